// SPDX-License-Identifier: MIT
// What an open table of Ekö is told in: headlines, what an entry did, questions, rules.
#include "eko/words/teller.h"

#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/typed_ids.h"
#include "eko/words/story.h"
#include "present/help/article.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <variant>
#include <vector>

using namespace eko;
using namespace eko_support;

// Anna plays cyan, Boris violet; blue has no name, and Violet is the name of white.
class ToldScene {
public:
    explicit ToldScene(std::string_view pieces, const Layout& layout = board_t())
        : scene{pieces, layout}, teller_{scene.table(), header()} {}

    Scene scene;

    // Fields by their ids, here and below.
    std::string headline(const std::string& line) const {
        return text::with_ids(teller_.headline(scene.now, entry(line)));
    }
    std::string rules(const std::string& line) const { return joined(teller_.rules_of(scene.now, entry(line))); }
    std::string question() const { return teller_.question(scene.now); }
    std::string rules_asked() const { return joined(teller_.rules_asked(scene.now)); }
    // Of the entry, which is made.
    std::vector<std::string> told(const std::string& line) {
        const Position before = scene.now;
        const Entry made = entry(line);
        scene.takes(line);
        std::vector<std::string> texts;
        for (const auto& told : teller_.told_lines(before, made, scene.effects))
            texts.push_back(text::with_ids(told.text));
        return texts;
    }
    // The same as an act of the journal.
    std::string act(const std::string& line) {
        const Position before = scene.now;
        const Entry made = entry(line);
        scene.takes(line);
        return text::with_ids(teller_.act_headline({{before, scene.now, made, scene.effects}}));
    }
    // What hands do when the last entry is undone.
    std::string put_back() const {
        std::string texts;
        for (const auto& line : teller_.put_back_lines(scene.now, scene.effects))
            texts += text::with_ids(line.text) + '\n';
        return texts;
    }
    const words::Teller& teller() const { return teller_; }

private:
    static Header header() {
        return {{},
                {{Color::cyan, "Anna"}, {Color::violet, "Boris"}, {Color::blue, ""}, {Color::white, "Violet"}},
                Color::cyan,
                {},
                {}};
    }
    Entry entry(const std::string& line) const { return text::read_entry(scene.table(), line).value(); }
    static std::string joined(const present::RuleIds& ids) {
        std::string text;
        for (const auto& id : ids) text += (text.empty() ? "" : " ") + id;
        return text;
    }

    words::Teller teller_;
};

namespace {

constexpr auto one_by_one = boost::test_tools::per_element();
using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(tellers)

// A stack that stands elsewhere is no other number of anything.
BOOST_AUTO_TEST_CASE(what_stands_elsewhere_has_changed_too) {
    ToldScene told{"c1@3,0 v1@5,0"};
    const Position before = told.scene.now;
    const auto rows_after = [&] {
        const auto passage = told.teller().before_and_after(before, told.scene.now);
        return std::holds_alternative<present::Rows>(passage) ? std::get<present::Rows>(passage).rows
                                                              : std::vector<Texts>{};
    };
    BOOST_TEST(rows_after().empty());
    BOOST_TEST(std::get<present::Prose>(told.teller().before_and_after(before, before)).text ==
               "No number of any player changes.");
    told.scene.takes(R"({"do":"move","from":"3,0","to":"4,0"})");
    BOOST_TEST_REQUIRE(rows_after().size() == 2U);
    BOOST_TEST(rows_after().back() == (Texts{"2 fields differ on the board", "2", "0", "0", "0"}), one_by_one);
    ToldScene other{"c1@4,0 v1@5,0 vC@3,1"};
    told.scene.now = other.scene.now;
    BOOST_TEST(rows_after().back() == (Texts{"3 fields differ on the board", "2", "1", "0", "0"}), one_by_one);
}

BOOST_AUTO_TEST_CASE(players_are_called_by_name_and_colour) {
    const ToldScene told{"c1@0,0"};
    Texts names;
    Texts labels;
    for (const auto& seated : told.teller().players()) {
        names.push_back(seated.seen.name);
        labels.push_back(seated.seen.label);
    }
    BOOST_TEST(names == (Texts{"Anna", "Boris", "Blue", "Violet (white)"}), one_by_one);
    BOOST_TEST(labels == (Texts{"Anna (cyan)", "Boris (violet)", "Blue", "Violet (white)"}), one_by_one);
    BOOST_TEST(told.teller().players()[3].seen.badge.letter == "W");
}

// "Anna moves the stack on 5,0 to 8,0.", and nothing came there.
BOOST_AUTO_TEST_CASE(eko_70_a_stack_that_the_storm_takes_as_a_whole_moves_nowhere) {
    const ToldScene told{"c1@5,0 v1@0,0", board_t_with("ss.")};
    BOOST_TEST(told.headline(storm_move("5,0", "8,0", "6,0")) ==
               "Anna loses the whole stack on 5,0 in the storm, on the way to 8,0.");
}

BOOST_AUTO_TEST_CASE(every_kind_of_move_has_its_headline_and_rules) {
    const ToldScene told{"c2*@3,0 c1@2,0 v1@5,0 v2@4,-1 v4@4,1"};
    BOOST_TEST(told.headline(move("3,0", "4,0")) == "Anna moves the stack on 3,0 to 4,0.");
    BOOST_TEST(told.rules(move("3,0", "4,0")) == "EKO-13");
    BOOST_TEST(told.headline(move("3,0", "2,0")) == "Anna moves the stack on 3,0 onto the one on 2,0.");
    BOOST_TEST(told.rules(move("3,0", "2,0")) == "EKO-13 EKO-16");
    BOOST_TEST(told.headline(move("3,0", "5,0")) == "Anna attacks Boris's stack on 5,0 from 3,0.");
    BOOST_TEST(told.rules(move("3,0", "5,0")) == "EKO-13 EKO-17");
    BOOST_TEST(told.rules(move("3,0", "4,-1")) == "EKO-13 EKO-18");
    BOOST_TEST(told.headline(move("2,0", "4,1")) == "Anna sends a kamikaze from 2,0 against Boris's stack on 4,1.");
    BOOST_TEST(told.rules(move("2,0", "4,1")) == "EKO-13 EKO-19");
}

BOOST_AUTO_TEST_CASE(a_storm_can_make_a_kamikaze) {
    const ToldScene told{"c2@5,0 v4@8,0 v1@0,0 c1@1,0", board_t_with("ss.")};
    BOOST_TEST(told.headline(storm_move("5,0", "8,0", "6,0")) ==
               "Anna sends a kamikaze from 5,0 against Boris's stack on 8,0.");
    BOOST_TEST(told.rules(storm_move("5,0", "8,0", "6,0")) == "EKO-13 EKO-19 EKO-70");
}

BOOST_AUTO_TEST_CASE(buildings_say_whose_place_they_take) {
    const ToldScene told{"c3@1,0 v1@5,0 vC@0,1 cT@2,-1"};
    BOOST_TEST(told.headline(build("1,0", "1,1", "camp")) == "Anna builds a camp on 1,1.");
    BOOST_TEST(told.rules(build("1,0", "1,1", "camp")) == "EKO-20 EKO-22");
    BOOST_TEST(told.headline(build("1,0", "0,1", "camp")) == "Anna builds a camp on 0,1 in place of Boris's building.");
    BOOST_TEST(told.rules(build("1,0", "0,1", "camp")) == "EKO-20 EKO-24");
    BOOST_TEST(told.headline(build("1,0", "2,-1", "castle")) == "Anna builds the castle on 2,-1.");
    BOOST_TEST(told.rules(build("1,0", "2,-1", "castle")) == "EKO-20 EKO-23");
}

BOOST_AUTO_TEST_CASE(all_other_entries_have_headlines) {
    const ToldScene told{"c2*@3,0 c1@1,0 v1@5,0"};
    const std::vector<std::pair<std::string, std::string>> all{
        {R"({"do":"swap","to":"1,0"})", "Anna swaps the emperor with the disc on 1,0."},
        {std::string{keep}, "Anna leaves the emperor in his place."},
        {sand("5,0"), "Anna uses the Sand temple against the stack on 5,0."},
        {std::string{pass}, "Anna can neither move nor build."},
        {std::string{march}, "Anna makes a forced march."},
        {std::string{go_on}, "Anna makes no forced march."},
        {R"({"do":"exchange","give":"violet"})", "Anna gives Boris's emperor in exchange for their own."},
        {reinforce("1,0", 3), "Anna reinforces the stack on 1,0: 3 discs."},
        {reinforce_emperor("1,0", 2), "Anna reinforces the stack on 1,0: 2 discs with the emperor."},
        {reinforce_emperor("1,0", 1), "Anna brings the emperor back onto 1,0."},
        {R"({"do":"reinforce","place":{"1,0":2,"3,0":1},"emperor":"3,0"})",
         "Anna shares out a reinforcement: 2 discs on 1,0 and the emperor on 3,0."},
        {moon("4,0"), "Anna uses the Moon temple to place a disc on 4,0."},
        {moon("4,0", true), "Anna uses the Moon temple to place the emperor on 4,0."},
        {std::string{stop}, "Anna ends the reinforcement."},
        {R"({"do":"await","player":"violet"})", "The table gives the turn to Boris."},
        {R"({"do":"correct","set":{"turn":3,"players.cyan.reserve":1,"players.violet.emperor":"captive:cyan"}})",
         "The table corrects: turn 3, Anna has 1 disc in reserve and the emperor of Boris is a captive of Anna."},
        {R"({"do":"correct","set":{"stacks.4,0":{"owner":"cyan","count":2,"emperor":false},"stacks.3,0":null,)"
         R"("buildings.1,1":{"owner":"violet","size":"tower"},"marched":true},"note":"the cat"})",
         "The table corrects: Anna has 2 discs on 4,0, no stack on 3,0, Boris has a building on 1,1: tower and a "
         "forced "
         "march was made this turn. (the cat)"},
        {R"({"do":"correct","set":{}})", "The table corrects: nothing."},
    };
    for (const auto& [line, text] : all) BOOST_TEST(told.headline(line) == text);
    BOOST_TEST(told.rules(R"({"do":"correct","set":{}})") == "");
}

BOOST_AUTO_TEST_CASE(a_capture_is_told_piece_by_piece) {
    ToldScene told{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    told.scene.reserve(Color::cyan, 5);
    told.scene.reserve(Color::violet, 0);
    const Texts texts = told.told(move("3,0", "5,0"));
    BOOST_TEST(
        texts == (Texts{"Anna captures the emperor of Boris on 5,0.", "Boris: 3 discs from 5,0 to the reserve, beaten.",
                        "Anna: 1 disc from 3,0 to the reserve, as a kamikaze."}),
        one_by_one);
}

BOOST_AUTO_TEST_CASE(an_act_ends_with_what_came_of_it) {
    ToldScene fight{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    fight.scene.reserve(Color::cyan, 5);
    fight.scene.reserve(Color::violet, 0);
    const std::string told = fight.act(move("3,0", "5,0"));
    BOOST_TEST(
        told.find(". Anna captures the emperor of Boris on 5,0. Boris: 3 discs from 5,0 to the reserve, beaten.") !=
            std::string::npos,
        told);
    ToldScene building{"c4@1,0 v1@5,0 vC@1,1"};
    const std::string built = building.act(build("1,0", "1,1", "tower"));
    BOOST_TEST(built.find("Boris: camp from 1,1 back to the supply.") != std::string::npos, built);
    BOOST_TEST(built.find("Anna now has ") != std::string::npos, built);
}

// Whoever has discs in reserve waited for a question that did not come.
BOOST_AUTO_TEST_CASE(eko_42_that_no_stack_can_be_reinforced_is_told) {
    ToldScene full{"c4*@3,0 v1@5,0"};
    full.scene.reserve(Color::cyan, 2);
    BOOST_TEST(full.act(move("3,0", "2,0")) ==
               "Anna moves the stack on 3,0 to 2,0. Anna has no stack that can be reinforced.");
    ToldScene spent{"c4*@3,0 v1@5,0"};
    spent.scene.reserve(Color::cyan, 0);
    BOOST_TEST(spent.act(move("3,0", "2,0")) == "Anna moves the stack on 3,0 to 2,0.");
}

BOOST_AUTO_TEST_CASE(exchanges_and_further_discs_belong_to_the_act_before) {
    ToldScene told{"c1@0,0 v1@5,0"};
    const std::vector<std::pair<Awaits, bool>> all{{AwaitSwap{Color::violet}, true},
                                                   {AwaitAction{Color::cyan, Which::extra}, true},
                                                   {AwaitMarch{Color::cyan}, true},
                                                   {AwaitExchange{Color::blue, Onward::next_turn, Color::cyan}, false},
                                                   {AwaitReinforce{Color::cyan, Placed::no}, true},
                                                   {AwaitReinforce{Color::cyan, Placed::yes}, false}};
    for (const auto& [awaits, begins] : all) {
        told.scene.now.awaits = awaits;
        BOOST_TEST(told.teller().begins_an_act(told.scene.now) == begins, told.question());
    }
}

BOOST_AUTO_TEST_CASE(a_building_taken_over_goes_back_to_its_supply) {
    ToldScene told{"c4@1,0 v1@5,0 vC@1,1"};
    const Texts texts = told.told(build("1,0", "1,1", "tower"));
    BOOST_TEST(texts.size() == 3U);
    for (const char* line : {"Anna: 3 discs from 1,0 to the reserve, as the price.",
                             "Boris: camp from 1,1 back to the supply.", "Anna: tower from the supply to 1,1."})
        BOOST_TEST((std::find(texts.begin(), texts.end(), line) != texts.end()), line);
}

BOOST_AUTO_TEST_CASE(what_is_undone_is_told_to_the_hands) {
    ToldScene fight{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    fight.scene.reserve(Color::cyan, 5);
    fight.scene.reserve(Color::violet, 0);
    fight.told(move("3,0", "5,0"));
    BOOST_TEST(fight.put_back() ==
               "Anna: 1 disc from the reserve to 3,0.\n"
               "Boris: 3 discs from the reserve to 5,0.\n"
               "Anna puts the emperor of Boris back on 5,0.\n");
    ToldScene building{"c4@1,0 v1@5,0 vC@1,1"};
    building.told(build("1,0", "1,1", "tower"));
    BOOST_TEST(building.put_back() ==
               "Anna: tower from 1,1 back to the supply.\n"
               "Boris: camp from the supply to 1,1.\n"
               "Anna: 3 discs from the reserve to 1,0.\n");
    ToldScene placing{"c2*@3,0 v1@5,0 c1@1,0"};
    placing.scene.reserve(Color::cyan, 2);
    placing.told(move("1,0", "0,0"));
    BOOST_TEST(placing.put_back() == "Anna: 1 disc from 0,0 to 1,0.\n");
    placing.told(reinforce("3,0", 2));
    BOOST_TEST(placing.put_back() == "Anna: 2 discs from 3,0 back to the reserve.\n");
}

// Each in its own words: what came is what goes.
BOOST_AUTO_TEST_CASE(every_piece_that_is_undone_goes_back_to_where_it_was) {
    ToldScene told{"c4@1,0 v1@5,0"};
    const FieldId here = told.scene.field("1,0");
    const FieldId there = told.scene.field("5,0");
    told.scene.effects = {EmperorSwapped{Color::cyan, here, there}, DiscsDestroyed{Color::violet, 2},
                          CaptiveGiven{Color::violet, Color::cyan, Color::blue},
                          EmperorHome{Color::violet, Color::cyan}};
    BOOST_TEST(told.put_back() ==
               "Boris: the emperor from the reserve back to Anna.\n"
               "Blue gives the emperor of Boris to Anna.\n"
               "Boris: 2 destroyed discs back to the reserve.\n"
               "Anna: the emperor from 5,0 to 1,0, and the disc from there to 5,0.\n");
}

BOOST_AUTO_TEST_CASE(what_happens_by_itself_is_told) {
    ToldScene told{"c2*@3,0 v1@5,0 c1@1,0"};
    told.scene.reserve(Color::cyan, 2);
    told.told(move("1,0", "0,0"));
    const Texts texts = told.told(reinforce("3,0", 2));
    BOOST_TEST(texts.front() == "Anna: 2 discs from the reserve to 3,0.");
    BOOST_TEST(texts.back() == "Turn 2 begins: Boris.");
}

BOOST_AUTO_TEST_CASE(questions_name_who_is_asked) {
    ToldScene told{"c1*@0,0 v1@5,0"};
    BOOST_TEST(told.question() == "Anna: move a stack or build?");
    BOOST_TEST(told.rules_asked() == "EKO-11");
    BOOST_TEST(told.teller().begins_an_action(told.scene.now));
    const std::vector<std::pair<Awaits, std::string>> all{
        {AwaitSwap{Color::violet}, "Boris: swap the emperor with another disc?"},
        {AwaitAction{Color::cyan, Which::extra}, "Anna: move or build with the forced march?"},
        {AwaitMarch{Color::cyan}, "Anna: make a forced march for 3 discs of the reserve?"},
        {AwaitExchange{Color::blue, Onward::next_turn, Color::cyan},
         "Blue: which captive emperor do you give for your own?"},
        {AwaitReinforce{Color::cyan, Placed::no}, "Anna: reinforce which stack?"},
        {AwaitReinforce{Color::cyan, Placed::yes}, "Anna: use the Moon temple too?"},
        {Over{}, "The game is over."}};
    for (const auto& [awaits, text] : all) {
        told.scene.now.awaits = awaits;
        BOOST_TEST(told.question() == text);
    }
    told.scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    told.scene.now[Color::cyan].emperor = InReserve{};
    BOOST_TEST(told.question() == "Anna: the emperor comes back. Reinforce which stack?");
}

BOOST_AUTO_TEST_CASE(an_end_names_its_winners) {
    const ToldScene told{"c1@0,0"};
    const auto ended = [&](EndReason reason, std::initializer_list<Color> winners) {
        return words::ended(told.teller().names(), {reason, winners, {}});
    };
    BOOST_TEST(ended(EndReason::points, {Color::cyan, Color::violet}) ==
               "12 points and a building on a capital end the game. Anna and Boris win together.");
    BOOST_TEST(ended(EndReason::last, {Color::violet}) ==
               "Only one player has discs on the board, which ends the game. Boris wins.");
    BOOST_TEST(ended(EndReason::empty, {}) == "Nobody has discs on the board, which ends the game. Nobody wins.");
}

BOOST_AUTO_TEST_CASE(a_refusal_names_its_rule) {
    const ToldScene told{"c1@3,0 v2@4,1"};
    const auto refused =
        check(told.scene.table(), told.scene.now, text::read_entry(told.scene.table(), move("3,0", "4,1")).value());
    BOOST_TEST_REQUIRE(refused.has_value());
    BOOST_TEST(told.teller().refusal(*refused).starts_with("Not allowed, EKO-17: "));
    BOOST_TEST(told.teller().rules_of(*refused).front() == "EKO-17");
    BOOST_TEST(!told.teller().is_for_another_question(*refused));
}

BOOST_AUTO_TEST_CASE(before_and_after_shows_what_differs) {
    ToldScene told{"c4@1,0 v1@5,0"};
    const Position before = told.scene.now;
    told.scene.takes(build("1,0", "1,1", "camp"));
    const auto rows = std::get<present::Rows>(told.teller().before_and_after(before, told.scene.now)).rows;
    BOOST_TEST_REQUIRE(rows.size() == 4U);
    BOOST_TEST(rows[1][0] == "Points");
    BOOST_TEST(rows[1][1] == "0 -> 1");
    BOOST_TEST(rows[2][0] == "Discs in reserve");
    BOOST_TEST(rows[3][0] == "2 fields differ on the board");
    BOOST_TEST((std::holds_alternative<present::Prose>(told.teller().before_and_after(before, before))));
}

BOOST_AUTO_TEST_CASE(few_answers_may_be_what_is_missing) {
    ToldScene told{"c4@1,0 v1@5,0"};
    BOOST_TEST(told.teller().likely_missing(told.scene.now).empty());
    told.scene.takes(build("1,0", "1,1", "camp"));
    BOOST_TEST(told.scene.awaits() == "march cyan");
    BOOST_TEST(told.teller().likely_missing(told.scene.now).size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
