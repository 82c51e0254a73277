// SPDX-License-Identifier: MIT
// Acts of the journal in a sentence or two: what was done, and what came of it.
#include "byzantium/words/entries/act_headline.h"

#include "byzantium/words/desk/teller.h"
#include "byzantium/words/texts.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Session;

// Anna, Basil and Clara.
Session three_of_them() { return {support::standard_table(), three_players(), session::DiceSource::from_seed(1)}; }

void makes(Session& session, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        const auto taken = session.submit(session.state(), entry);
        BOOST_REQUIRE_MESSAGE(taken.has_value(), "entry " << session.journal().size() + 1 << " was refused");
    }
}

// Of the entries from that one on (from 0).
std::string told(const Session& session, std::size_t first = 0) {
    return byzantium::words::Looks{session}.act({first, session.journal().cursor()}).text;
}

Entry set(std::vector<Setting> settings) { return Correct{std::move(settings), std::nullopt}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(act_headlines)

BOOST_AUTO_TEST_CASE(what_is_paid_and_scored_stands_behind_the_deed) {
    Session session = three_of_them();
    makes(session, {Control{support::city("damascus"), Cube::casualty}});
    BOOST_TEST(told(session) == "Anna takes control of Damascus: \u22123 bezants, +3 VP (Byz.).");
    makes(session, {Tax{3, 2}});
    BOOST_TEST(told(session, 1) == "Basil taxes with 3 cubes: +2 bezants (Byz.), +4 bezants (Arab).");
    makes(session, {Pass{Cube::casualty}});
    BOOST_TEST(told(session, 2) == "Clara passes.");
}

BOOST_AUTO_TEST_CASE(an_increase_is_summed_up) {
    Session session = three_of_them();
    const ArmyBox main{Side::byzantine, Box::main};
    makes(session,
          {Increase{Cube::pool, main}, Increase{Cube::casualty, {Side::arab, Box::move}}, Increase{Cube::pool, main}});
    BOOST_TEST(told(session) ==
               "Anna adds 2 cubes to the Byzantine Main box and 1 cube to the Arab Move box: \u22123 bezants (Arab).");
}

// Newcomers asked: did Thessalonica fall?
BOOST_AUTO_TEST_CASE(what_falls_to_the_bulgars_is_told) {
    Session session = three_of_them();
    makes(session, {BulgarsAttack{Cube::pool, support::city("thessalonica")}, Roll{Hits{0, 1}}});
    BOOST_TEST(told(session) ==
               "Anna sends the Bulgars against Thessalonica. Thessalonica falls to the Bulgars: +2 VP (Arab).");
}

BOOST_AUTO_TEST_CASE(what_holds_out_is_told) {
    Session session = three_of_them();
    makes(session, {set({SetBulgars{1}}), BulgarsAttack{Cube::pool, support::city("thessalonica")}, Roll{Hits{0, 3}}});
    BOOST_TEST(told(session, 1) == "Anna sends the Bulgars against Thessalonica. Thessalonica holds out.");
}

BOOST_AUTO_TEST_CASE(an_act_of_the_table_is_told_as_it_is) {
    Session session = three_of_them();
    makes(session, {set({SetDisplayCount{Color::red, Side::byzantine, DisplayCount::vp, 20}})});
    BOOST_TEST(told(session) == "The table corrects: Anna's Byzantine track stands at 20 VP.");
}

BOOST_AUTO_TEST_CASE(a_turns_end_is_told_without_its_account) {
    Session session = three_of_them();
    std::vector<Setting> rich;
    for (const Color color : {Color::red, Color::yellow, Color::blue})
        rich.emplace_back(SetDisplayCount{color, Side::arab, DisplayCount::treasury, 40});
    makes(session, {set(rich), Pass{Cube::casualty}, Pass{Cube::casualty}, Pass{Cube::casualty}});
    BOOST_TEST(told(session, 3) == "Clara passes. Turn 1 ends.");
}

// What was given up costs VP at once: the sentence says so, though the account of the turn's end is left out.
BOOST_AUTO_TEST_CASE(byz_59_cubes_given_up_are_told_with_the_vp_they_cost) {
    Session session = three_of_them();
    std::vector<Setting> poor;
    for (const Color color : {Color::red, Color::yellow, Color::blue})
        for (const Side side : {Side::byzantine, Side::arab})
            poor.emplace_back(SetDisplayCount{color, side, DisplayCount::treasury, 40});
    poor.emplace_back(SetDisplayCount{Color::red, Side::byzantine, DisplayCount::treasury, 10});
    makes(session, {set(poor), Pass{Cube::casualty}, Pass{Cube::casualty}, Pass{Cube::casualty}});
    BOOST_REQUIRE(std::holds_alternative<AwaitUpkeep>(session.position().awaits));
    makes(session, {GiveUp{0, 0, 1, 0}});
    BOOST_TEST(told(session, 3) == "Clara passes. Turn 1 ends. Anna gives up 1 Levy cube: \u22121 VP (Byz.).");
}

// "Anna's Byzantine army is destroyed: -3 bezants, +3 VP": the price seemed to be the army's.
BOOST_AUTO_TEST_CASE(what_becomes_of_an_army_is_told_behind_what_the_deed_cost) {
    Session session = three_of_them();
    const auto cubes = [](DisplayCount box, int n) { return SetDisplayCount{Color::red, Side::byzantine, box, n}; };
    makes(session, {set({SetArmy{Color::red, Side::byzantine, support::city("nicaea")}, cubes(DisplayCount::elite, 1),
                         cubes(DisplayCount::main, 0), cubes(DisplayCount::move, 0)}),
                    Control{support::city("ankara"), Cube::byzantine_elite}});
    BOOST_TEST(told(session, 1) ==
               "Anna takes control of Ankara: \u22123 bezants, +2 VP (Byz.). Anna's Byzantine army is destroyed.");
}

BOOST_AUTO_TEST_CASE(who_wins_is_told) {
    Session session = three_of_them();
    std::vector<Setting> last{SetTurn{3}, SetDisplayCount{Color::blue, Side::arab, DisplayCount::vp, 30}};
    for (const Color color : {Color::red, Color::yellow, Color::blue})
        last.emplace_back(SetDisplayCount{color, Side::arab, DisplayCount::treasury, 40});
    makes(session, {set(last), Pass{Cube::casualty}, Pass{Cube::casualty}, Pass{Cube::casualty}});
    BOOST_TEST(told(session, 3) == "Clara passes. Turn 3 ends. The game is over. Clara wins.");
}

// The gains are of whoever attacked, and stood behind the winner's name.
BOOST_AUTO_TEST_CASE(what_the_fall_of_constantinople_scores_is_not_the_winners) {
    Session session = three_of_them();
    makes(session, {set({SetCitySide{support::city("adrianople"), Allegiance::bulgar}, SetBulgars{9},
                         SetDisplayCount{Color::blue, Side::arab, DisplayCount::vp, 30}}),
                    BulgarsAttack{Cube::pool, support::city("constantinople")}, Roll{Hits{0, 0}}});
    BOOST_TEST(told(session, 1) ==
               "Anna sends the Bulgars against Constantinople. Constantinople falls to the Bulgars: +5 VP (Arab). "
               "Constantinople has fallen and the game is over. Clara wins.");
}

// Random games: every act is told in whole sentences, and every city that fell is named in its act.
BOOST_AUTO_TEST_CASE(every_act_of_random_games_is_told) {
    int fallen = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        const Header header = player.header();
        Session session{support::table_with(header.rulings), header, session::DiceSource::from_seed(seed)};
        for (int i = 0; i < 200 && !std::holds_alternative<Over>(session.position().awaits); ++i)
            static_cast<void>(session.submit(session.state(), player.entry(session.table(), session.position())));
        const byzantium::words::Looks looks{session};
        const byzantium::words::Names called{session.table().board, header};
        for (std::size_t first = 0, n = 1; n <= session.journal().size(); ++n) {
            if (n < session.journal().size() && !looks.begins_act(n + 1)) continue;
            const std::string text = looks.act({first, n}).text;
            BOOST_TEST(is_sentence(text), text);
            for (std::size_t i = first; i < n; ++i)
                for (const Effect& effect : session.effects(i))
                    if (const auto* captured = std::get_if<CityCaptured>(&effect)) {
                        ++fallen;
                        BOOST_TEST(holds(text, called.city(captured->city)), text);
                    }
            first = n;
        }
    }
    BOOST_TEST(fallen > 10);
}

BOOST_AUTO_TEST_SUITE_END()
