// SPDX-License-Identifier: MIT
// The questions of Ekö at a desk: every legal decision is at the end of some way through their rows, and no other; few
// inputs lead there; and whole games played through a desk are those of the rules.
#include "eko/words/desk/question.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/text/typed_ids.h"
#include "eko/words/desk/desk.h"
#include "eko/words/places.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

constexpr auto strings = boost::test_tools::per_element();
using Texts = std::vector<std::string>;

// Keys that have to be pressed to choose a row: Enter too, where its key is the beginning of another's.
std::size_t keys_for(const std::vector<words::Choice>& choices, const std::string& key) {
    for (std::size_t length = 1; length <= key.size(); ++length) {
        const auto begins = [&](const words::Choice& one) { return one.row.key.starts_with(key.substr(0, length)); };
        if (std::count_if(choices.begin(), choices.end(), begins) == 1) return length;
    }
    return key.size() + 1;
}

// What each entry costs at least.
struct Cost {
    std::size_t rows;
    std::size_t keys;
};
using Reached = std::map<std::string, Cost>;

// Everything that rows lead to, but the sharing-out over several stacks, which has far too many.
class Walk {
public:
    explicit Walk(const Table& table) : table_{table} {}

    const Reached& from(const words::Question& question) {
        walk(question, {0, 0});
        return reached_;
    }
    std::size_t shares() const { return shares_; }

private:
    void walk(const words::Question& question, Cost so_far) {
        std::set<std::string> keys;
        for (const auto& choice : question.choices) {
            BOOST_TEST(keys.insert(choice.row.key).second, "two rows with the key " + choice.row.key);
            BOOST_TEST(!choice.row.text.empty());
            BOOST_TEST(!choice.row.rule.empty());
            if (choice.row.rule == "EKO-66") {
                ++shares_;
                continue;
            }
            const Cost cost{so_far.rows + 1, so_far.keys + keys_for(question.choices, choice.row.key)};
            if (const auto* entry = std::get_if<Entry>(&choice.leads)) {
                reach(*entry, cost);
            } else {
                walk(std::get<words::NextQuestion>(choice.leads)(), cost);
            }
        }
    }
    void reach(const Entry& entry, Cost cost) {
        auto& known = reached_.try_emplace(text::write_entry(table_, entry), cost).first->second;
        known.rows = std::min(known.rows, cost.rows);
        known.keys = std::min(known.keys, cost.keys);
    }

    const Table& table_;
    Reached reached_;
    std::size_t shares_ = 0;
};

words::Asked asked_of(const words::Names& names, const Table& table, const Position& now) {
    return std::make_shared<const words::Asking>(
        words::Asking{names, table, now, legal(table, now), *awaited_player(now.awaits)});
}

// So many rows at most, by the issue; a way that is dearer than it must be is asked for by one row more.
std::size_t most_rows(const Decision& decision, bool with_emperor) {
    if (const auto* move = std::get_if<Move>(&decision)) return move->zones.empty() ? 2 : 4;
    if (std::holds_alternative<Build>(decision)) return with_emperor ? 4 : 3;
    if (std::holds_alternative<Reinforce>(decision)) return 2;
    if (std::holds_alternative<Moon>(decision)) return 3;
    return 2;
}

bool emperor_may_pay(const Position& now, const Decision& decision) {
    const auto* build = std::get_if<Build>(&decision);
    const auto stack = build != nullptr ? now.cells.stack(build->from) : std::nullopt;
    return stack && stack->emperor;
}

// How often the checks ran.
struct Ran {
    std::size_t positions = 0;
    std::size_t entries = 0;
    std::size_t shares = 0;
    std::set<std::size_t> awaited;
};

// With the discs lost in storms set free, a move is two rows and four keys.
void check_costs(const Position& now, const Decision& decision, const std::string& line, const Cost& cost) {
    BOOST_TEST(cost.rows <= most_rows(decision, emperor_may_pay(now, decision)), line);
    if (const auto* move = std::get_if<Move>(&decision); move != nullptr && move->zones.empty())
        BOOST_TEST(cost.keys <= 4U, line);
}

void check_position(const words::Names& names, const Table& table, const Position& now, Ran& ran) {
    const auto asked = asked_of(names, table, now);
    Walk walk{table};
    Reached reached = walk.from(words::first_question(asked));
    for (const Decision& decision : asked->legal) {
        const std::string line = text::write_entry(table, decision);
        const auto found = reached.find(line);
        BOOST_TEST_REQUIRE((found != reached.end()), "not offered: " + line);
        check_costs(now, decision, line, found->second);
        reached.erase(found);
        ++ran.entries;
    }
    for (const auto& [line, cost] : reached) BOOST_TEST(false, "offered, but not legal: " + line);
    ran.shares += walk.shares();
    ran.awaited.insert(now.awaits.index());
    ++ran.positions;
}

// Random rows until something was entered.
void answer(Bits& bits, words::Desk& desk) {
    const auto entries = desk.table().looks().cursor();
    for (int rows = 0; desk.table().looks().cursor() == entries; ++rows) {
        BOOST_TEST_REQUIRE(rows < 40);
        BOOST_TEST_REQUIRE(!desk.page().rows.empty());
        if (bits.one_in(6)) desk.back();
        desk.choose(bits.below(desk.page().rows.size()));
        BOOST_TEST(desk.message() == "");
    }
}

}  // namespace

// At a desk by itself, for cases that arrange a position.
class AtDesk {
public:
    explicit AtDesk(std::string_view pieces, const Layout& layout = board_t(), Rulings rulings = {})
        : scene_{pieces, layout, rulings}, names_{scene_.table().board, header()} {}

    Scene& scene() { return scene_; }
    words::Question first() { return words::first_question(asked_of(names_, scene_.table(), scene_.now)); }
    // What that row leads to; a fault if there is none of that text or it leads to an entry.
    words::Question next(const words::Question& question, const std::string& text) const {
        return std::get<words::NextQuestion>(row(question, text).leads)();
    }
    std::string entry(const words::Question& question, const std::string& text) const {
        return text::write_entry(scene_.table(), std::get<Entry>(row(question, text).leads));
    }
    static Texts texts(const words::Question& question) {
        Texts all;
        for (const auto& choice : question.choices) {
            std::string text = choice.row.key + " " + choice.row.text;
            if (!choice.row.note.empty()) text += " (" + choice.row.note + ")";
            if (!choice.row.price.empty()) text += " - " + choice.row.price;
            all.push_back(text::with_ids(text));
        }
        return all;
    }
    Texts why_not(const words::Question& question) const {
        Texts all;
        for (const auto& one : question.left_out()) all.push_back(one.place + " " + to_text(rule(one.why)));
        return all;
    }
    static bool has(const Texts& all, const std::string& text) {
        return std::find(all.begin(), all.end(), text) != all.end();
    }

private:
    static Header header() {
        return {{},
                {{Color::cyan, "Anna"}, {Color::violet, "Boris"}, {Color::blue, ""}, {Color::white, ""}},
                Color::cyan,
                {},
                {}};
    }
    const words::Choice& row(const words::Question& question, const std::string& text) const {
        const auto found = std::find_if(question.choices.begin(), question.choices.end(),
                                        [&](const auto& choice) { return text::with_ids(choice.row.text) == text; });
        BOOST_TEST_REQUIRE((found != question.choices.end()), text);
        return *found;
    }

    Scene scene_;
    words::Names names_;
};

BOOST_AUTO_TEST_SUITE(questions)

BOOST_AUTO_TEST_CASE(every_legal_decision_is_at_the_end_of_rows_and_no_other) {
    Ran ran;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const Table table = text::table_of(header);
        const words::Names names{table.board, header};
        Position now = start(table, header);
        for (int entries = 0; entries < 60 && !std::holds_alternative<Over>(now.awaits); ++entries) {
            const auto listed = legal(table, now);
            if (bits.one_in(4)) check_position(names, table, now, ran);
            now = apply(table, now, random_entry(bits, table, now, listed))->after;
        }
    }
    BOOST_TEST(ran.positions > 300U);
    BOOST_TEST(ran.entries > 10'000U);
    BOOST_TEST(ran.shares > 0U);
    BOOST_TEST(ran.awaited.size() >= 4U);
}

BOOST_AUTO_TEST_CASE(games_at_a_desk_are_those_of_the_rules) {
    std::size_t over = 0;
    std::size_t shared = 0;
    for (std::uint64_t seed = 100; seed < 124; ++seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const Table table = text::table_of(header);
        text::Session session{table, header, session::DiceSource::from_seed(seed)};
        words::Desk desk{session};
        Position now = session.position();
        for (std::size_t entries = 0; entries < 80 && !std::holds_alternative<Over>(now.awaits);) {
            answer(bits, desk);
            for (; entries < session.journal().cursor();
                 ++entries) {  // what is forced before the first turn goes along
                const Entry& entered = session.journal().record(entries).entry;
                shared += std::holds_alternative<Share>(entered) ? 1 : 0;
                now = apply(table, now, entered)->after;
            }
            BOOST_TEST_REQUIRE((now == session.position()));
        }
        over += std::holds_alternative<Over>(now.awaits) ? 1 : 0;
    }
    BOOST_TEST(over > 0U);
    BOOST_TEST(shared > 0U);
}

BOOST_AUTO_TEST_CASE(a_stack_then_its_end_is_a_move_and_the_row_says_what_it_does) {
    AtDesk desk{"c2@3,0 c1@2,0 c2@4,1 v1@5,0 v2@4,-1 c3@5,-1"};
    const auto first = desk.first();
    BOOST_TEST(AtDesk::has(AtDesk::texts(first), "B The stack on 3,0 (has 2 discs)"));
    const auto stack = desk.next(first, "The stack on 3,0");
    const auto texts = AtDesk::texts(stack);
    BOOST_TEST(AtDesk::has(texts, "2 Join the stack on 2,0 (then 3 discs)"));
    BOOST_TEST(AtDesk::has(texts, "3 Move to 4,0"));
    BOOST_TEST(texts.front() == "1 Attack Boris on 5,0 (against 1 disc)");  // it was behind the empty fields before it
    BOOST_TEST(text::with_ids(stack.choices.at(stack.first).row.text) == "Join the stack on 2,0");
    BOOST_TEST(desk.entry(stack, "Attack Boris on 5,0") == move("3,0", "5,0"));
    BOOST_TEST(stack.about == "field:3,0");
    const auto why = desk.why_not(stack);
    BOOST_TEST(AtDesk::has(why, "field:4,-1 EKO-17"));
    BOOST_TEST(AtDesk::has(why, "field:5,-1 EKO-16"));
    BOOST_TEST(AtDesk::has(why, "field:0,0 EKO-14"));
    BOOST_TEST(!AtDesk::has(why, "field:5,0 EKO-17"));
}

// "?" said that nothing was ruled out, though the stack was not offered.
BOOST_AUTO_TEST_CASE(eko_17_a_stack_that_nothing_is_possible_with_says_why) {
    AtDesk desk{"c1@0,0 v1@1,0 v1@2,0 c1@4,0 cC@0,1 cC@1,-1"};
    const auto first = desk.first();
    BOOST_TEST(!AtDesk::has(AtDesk::texts(first), "A The stack on 0,0 (has 1 disc)"));
    const auto why = desk.why_not(first);
    BOOST_TEST_REQUIRE(!why.empty());
    BOOST_TEST(why.front() == "field:0,0 EKO-17");
    BOOST_TEST(!AtDesk::has(why, "field:4,0 EKO-17"));
}

BOOST_AUTO_TEST_CASE(a_kamikaze_and_a_capture_are_said_before_they_are_made) {
    AtDesk desk{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    const auto texts = AtDesk::texts(desk.next(desk.first(), "The stack on 3,0"));
    BOOST_TEST(AtDesk::has(texts, "1 Kamikaze against Boris on 5,0 (4 discs with the emperor, captured)"));
}

// A site, its size, who pays: each asked only where there are several.
BOOST_AUTO_TEST_CASE(a_building_is_asked_for_by_its_field_its_size_and_who_pays) {
    AtDesk desk{"c3@1,0 c1@0,0 c1@2,0 vC@0,1 bC@1,1 cT@2,-1 wT@1,-1"};
    const auto first = desk.first();
    BOOST_TEST(AtDesk::has(AtDesk::texts(first), "1 Build a camp on 0,1 (in place of: camp of Boris) - costs 2 discs"));
    const auto sizes = desk.next(first, "Build on 1,1");
    BOOST_TEST(AtDesk::texts(sizes) == (Texts{"1 Build a camp on 1,1 (in place of: camp of Blue) - costs 2 discs",
                                              "2 Build a tower on 1,1 (in place of: camp of Blue) - costs 3 discs"}),
               strings);
    BOOST_TEST(desk.entry(sizes, "Build a tower on 1,1") == build("1,0", "1,1", "tower"));
}

// Nobody is asked where only the emperor can pay: the row itself says so.
BOOST_AUTO_TEST_CASE(a_building_that_the_emperor_pays_says_so) {
    AtDesk alone{"c1*@1,0 c1@5,0"};
    BOOST_TEST(AtDesk::has(AtDesk::texts(alone.first()), "3 Build a camp on 1,1 - costs the emperor"));
    AtDesk whole{"c2*@1,0 c1@5,0 vC@1,1"};
    BOOST_TEST(AtDesk::has(AtDesk::texts(whole.first()),
                           "3 Build a camp on 1,1 (in place of: camp of Boris) - costs 2 discs with the emperor"));
    AtDesk either{"c2*@1,0 c1@5,0"};
    BOOST_TEST(AtDesk::has(AtDesk::texts(either.first()), "3 Build a camp on 1,1 - costs 1 disc"));
}

// The first row is selected when a question is new, and Enter may be pressed once too often.
// Enter twice, and the emperor was gone.
BOOST_AUTO_TEST_CASE(a_stack_that_can_only_give_its_emperor_says_so_and_is_not_selected) {
    AtDesk desk{"c1*@0,0 c4@1,0 v1@5,0"};
    const auto question = desk.first();
    BOOST_TEST(AtDesk::texts(question).front() ==
               "A The stack on 0,0 (has the emperor) - can only build, with the emperor");
    BOOST_TEST(text::with_ids(question.choices.at(question.first).row.text) == "The stack on 1,0");
}

BOOST_AUTO_TEST_CASE(the_stack_of_the_emperor_is_not_the_first_to_pay) {
    const auto marked = [](const std::string& pieces) {
        AtDesk desk{pieces};
        const auto pays = desk.next(desk.first(), "Build a camp on 0,1");
        BOOST_TEST(pays.choices.front().row.key == "A");
        return text::with_ids(pays.choices.at(pays.first).row.text);
    };
    BOOST_TEST(marked("c1*@0,0 c1@1,0 v1@5,0") == "The stack on 1,0");
    BOOST_TEST(marked("c1@0,0 c1*@1,0 v1@5,0") == "The stack on 0,0");
}

BOOST_AUTO_TEST_CASE(no_forced_march_is_marked_first_and_keeps_its_key) {
    AtDesk desk{"c1@1,0 v1@5,0"};
    desk.scene().now.awaits = AwaitMarch{Color::cyan};
    const auto march = desk.first();
    BOOST_TEST(march.choices.at(march.first).row.text == "No forced march");
    BOOST_TEST(march.choices.at(march.first).row.key == "2");
}

BOOST_AUTO_TEST_CASE(whether_the_emperor_pays_is_asked_where_both_are_possible) {
    AtDesk desk{"c3*@1,0 v1@5,0"};
    const auto pays = desk.next(desk.first(), "Build a camp on 0,1");
    BOOST_TEST(AtDesk::texts(pays) == (Texts{"1 Without the emperor", "2 With the emperor"}), strings);
    BOOST_TEST(desk.entry(pays, "With the emperor") == build("1,0", "0,1", "camp", true));
}

BOOST_AUTO_TEST_CASE(storm_losses_are_asked_only_where_there_is_a_choice) {
    const auto layout = board_t_with("ss.");
    AtDesk plain{"c3@5,0 v1@0,0", layout};
    const auto stack = plain.next(plain.first(), "The stack on 5,0");
    BOOST_TEST(plain.entry(stack, "Move to 8,0") == storm_move("5,0", "8,0", "6,0"));
    AtDesk emperor{"c3*@5,0 v1@0,0", layout};
    const auto lost = emperor.next(emperor.next(emperor.first(), "The stack on 5,0"), "Move to 8,0");
    BOOST_TEST(AtDesk::texts(lost).size() == 2U);
    BOOST_TEST(emperor.entry(lost, "The emperor lost in the storm at 6,0") == storm_move("5,0", "8,0", "6,0", true));
}

// The rows told what the free way brings, and the next question marked "Nothing is lost".
BOOST_AUTO_TEST_CASE(another_way_through_the_storm_says_what_it_loses) {
    Layout layout = board_t();
    layout.rows.push_back({{3, -2}, "ss"});
    AtDesk desk{"c3@4,-1 c1@5,0 v1@0,0", layout};
    const auto stack = desk.next(desk.first(), "The stack on 4,-1");
    const auto texts = AtDesk::texts(desk.next(stack, "Another way through the storm, losing more"));
    BOOST_TEST(!texts.empty());
    for (const auto& row : texts) BOOST_TEST(row.find("lost in the storm") != std::string::npos, row);
}

// Enter may be pressed once too often, as where an attack stands first.
BOOST_AUTO_TEST_CASE(a_move_that_loses_nothing_is_selected_before_one_through_the_storm) {
    Layout layout = board_t();
    layout.rows.push_back({{-2, 0}, ".s"});
    AtDesk desk{"c3*@0,0 v1@5,0", layout};
    const auto stack = desk.next(desk.first(), "The stack on 0,0");
    BOOST_TEST(text::with_ids(stack.choices.front().row.text) == "Attack Boris on 5,0");
    BOOST_TEST(AtDesk::has(AtDesk::texts(stack), "10 Move to -1,0 - 1 disc lost in the storm"));
    BOOST_TEST(text::with_ids(stack.choices.at(stack.first).row.text) == "Move to 1,0");
}

BOOST_AUTO_TEST_CASE(a_stack_that_would_be_gone_is_said) {
    AtDesk desk{"c1@5,0 v1@0,0", board_t_with("ss.")};
    const auto texts = AtDesk::texts(desk.next(desk.first(), "The stack on 5,0"));
    BOOST_TEST(AtDesk::has(texts, "10 Move to 8,0 - the whole stack is lost"));
}

// A14: it was gone at once, and its row may stand on another page than the one in sight.
BOOST_AUTO_TEST_CASE(eko_72_a_stack_that_would_be_gone_is_asked_about_first) {
    AtDesk desk{"c1@5,0 v1@0,0", board_t_with("ss.")};
    const auto warning = desk.next(desk.next(desk.first(), "The stack on 5,0"), "Move to 8,0");
    BOOST_TEST(warning.heading == "The storm takes the whole stack. Move it all the same?");
    BOOST_TEST(warning.choices.size() == 1U);
    BOOST_TEST(desk.entry(warning, "1 disc lost in the storm at 6,0") == storm_move("5,0", "8,0", "6,0"));
}

// "?" said that nothing was ruled out.
BOOST_AUTO_TEST_CASE(why_the_moon_temple_places_nothing_on_a_field_is_said) {
    AtDesk desk{"c4*@0,0 v1@5,0 cC@7,0", board_t_with("sl")};
    desk.scene().now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    const auto question = desk.first();
    BOOST_TEST(question.heading == "Anna: no stack can be reinforced. Use the Moon temple?");
    const auto moon = desk.next(question, "Use the Moon temple");
    for (const auto& choice : moon.choices) BOOST_TEST(choice.row.price == "");  // it is said once, where it is chosen
    const auto why_not = desk.why_not(moon);
    for (const char* const field : {"0,0 EKO-74", "5,0 EKO-74"})
        BOOST_TEST(
            std::any_of(why_not.begin(), why_not.end(), [&](const std::string& one) { return one.ends_with(field); }),
            field);
}

// Rows and question counted as if nothing had been given yet.
BOOST_AUTO_TEST_CASE(eko_66_discs_given_so_far_count_in_what_is_shared_out_next) {
    AtDesk desk{"c1@0,0 c2@2,0 v1@5,0 cC@7,0", board_t_with("sw")};
    desk.scene().reserve(Color::cyan, 4);
    desk.scene().now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    const auto temple = desk.next(desk.first(), "Share the discs out over several stacks, by the Wind temple");
    BOOST_TEST(temple.heading == "Which stack gets the emperor?");
    const auto next = desk.next(temple, "The stack on 2,0");
    BOOST_TEST(next.heading == "Which stack gets the next disc? 3 discs are left in the reserve.");
    BOOST_TEST(AtDesk::has(AtDesk::texts(next), "A The stack on 0,0 (has 1 disc)"));
    BOOST_TEST(AtDesk::has(AtDesk::texts(next), "B The stack on 2,0 (has 3 discs with the emperor)"));
}

BOOST_AUTO_TEST_CASE(a_reinforcement_is_a_stack_and_a_number) {
    AtDesk desk{"c1@1,0 c2@3,0 c4@5,0 vC@3,1 v1@0,0"};
    desk.scene().reserve(Color::cyan, 5);
    desk.scene().now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    const auto first = desk.first();
    BOOST_TEST(AtDesk::texts(first) == (Texts{"A The stack on 1,0 (has 1 disc)"}), strings);
    const auto counts = desk.next(first, "The stack on 1,0");
    BOOST_TEST(AtDesk::texts(counts).size() == 3U);
    BOOST_TEST(counts.choices.back().row.key == "3");
    const auto why = desk.why_not(first);
    BOOST_TEST(AtDesk::has(why, "field:3,0 EKO-43"));
    BOOST_TEST(AtDesk::has(why, "field:5,0 EKO-42"));
}

BOOST_AUTO_TEST_SUITE_END()
