// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/turn_ended.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/score.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using present::TurnEnd;
using present::TurnEndLine;
using present::TurnEndPart;
using Kind = TurnEndLine::Kind;

void enters(byzantium::text::Session& session, const Entry& entry) {
    BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
}

// Each line with what it is: "[ ]" is ticked off, "!" is missing, "=" is left.
std::vector<std::string> written(const TurnEndPart& part) {
    std::vector<std::string> lines{part.heading + (part.amount.empty() ? "" : " | ") + part.amount};
    for (const TurnEndLine& line : part.lines) {
        const char* const mark = line.kind == Kind::deed      ? "[ ] "
                                 : line.kind == Kind::missing ? "! "
                                 : line.kind == Kind::sum     ? "= "
                                                              : "";
        lines.push_back(mark + line.text + (line.amount.empty() ? "" : " | ") + line.amount);
    }
    return lines;
}

int number_in(std::string amount) {
    if (amount.starts_with("\u2212")) return -std::stoi(amount.substr(std::string{"\u2212"}.size()));
    return amount.empty() ? 0 : std::stoi(amount);
}

}  // namespace

// Anna controls Alexandria (3 tokens), and then all pass. By the set-up an Arab army costs 8 x 1 for Main and 5 x 1 for
// Move cubes, and its treasury has 5; a Byzantine one costs 3 + 3 + 4 + 2 = 12, of 15.
struct FirstTurn {
    FirstTurn() {
        enters(session, Control{support::city("alexandria"), Cube::pool});
        for (int i = 0; i < 3; ++i) enters(session, Pass{Cube::casualty});
    }
    TurnEnd page() const { return words::turn_end(names(), session, session.journal().cursor()).value(); }
    void has(std::size_t player, std::size_t part, const std::vector<std::string>& lines) const {
        const TurnEnd all = page();
        BOOST_TEST_REQUIRE(all.columns.at(player).parts.size() > part);
        BOOST_TEST(written(all.columns[player].parts[part]) == lines, boost::test_tools::per_element());
    }

    byzantium::text::Session session{support::standard_table(), three_players(), session::DiceSource::from_seed(1)};
};

BOOST_FIXTURE_TEST_SUITE(turns_that_have_ended, FirstTurn)

BOOST_AUTO_TEST_CASE(before_all_have_acted_there_is_no_page) {
    for (const std::size_t entries : {0U, 1U, 3U}) BOOST_TEST(!words::turn_end(names(), session, entries));
    BOOST_TEST(words::turn_end(names(), session, 4).has_value());
}

BOOST_AUTO_TEST_CASE(byz_58_who_is_asked_sees_what_is_missing_and_others_what_they_will_pay) {
    const TurnEnd all = page();
    BOOST_TEST(all.heading == "The end of turn 1");
    BOOST_TEST(all.next == "Other cubes go back once everything has been paid for.");
    BOOST_TEST_REQUIRE(all.columns.size() == 3U);
    BOOST_TEST(all.columns[0].name == "Anna");
    BOOST_TEST(all.columns[0].parts.size() == 2U);
    // Basil was first to pass, but Anna is still first in this turn.
    has(0, 0,
        {"Byzantine | 15 bezants", "[ ] Income: Alexandria\u00A06 | +6",
         "[ ] Pays for 1 Elite, 3 Main, 2 Levy and 2 Move | \u221212", "= left | 9"});
    has(0, 1, {"Arab | 5 bezants", "! 8 bezants missing"});
    has(1, 0, {"Byzantine | 15 bezants", "still to be paid | 12"});
    has(1, 1, {"Arab | 5 bezants", "still to be paid | 13"});
}

BOOST_AUTO_TEST_CASE(byz_59_and_60_what_is_given_up_and_where_cubes_go) {
    enters(session, GiveUp{0, 3, 0, 5});
    has(0, 1,
        {"Arab | 5 bezants", "[ ] Takes 3 Main and 5 Move out of the game: \u22128 VP", "[ ] Pays for 5 Main | \u22125",
         "= left | 0"});
    has(1, 1, {"Arab | 5 bezants", "! 8 bezants missing"});
    for (int i = 0; i < 2; ++i) enters(session, GiveUp{0, 8, 0, 0});
    const TurnEnd all = page();
    BOOST_TEST((all.entries == present::EntryRange{3, 7}));
    BOOST_TEST(all.next == "Turn 2 begins, and Basil is first player.");
    has(1, 1,
        {"Arab | 5 bezants", "[ ] Takes 8 Main out of the game: \u22128 VP", "[ ] Pays for 5 Move | \u22125",
         "= left | 0"});
    // Of 12 casualties one lay in the Pass box; of the 11 that were left half goes, rounded up.
    for (const std::size_t player : {0U, 1U, 2U})
        has(player, 2, {"To the Cube Pool", "[ ] Pass box | 1", "[ ] Casualty Pool | 6"});
    // It is the same page as long as the next turn lasts.
    enters(session, Control{support::city("damascus"), Cube::pool});
    BOOST_TEST((page().entries == present::EntryRange{3, 7}));
    has(1, 0, {"Byzantine | 15 bezants", "[ ] Pays for 1 Elite, 3 Main, 2 Levy and 2 Move | \u221212", "= left | 3"});
}

BOOST_AUTO_TEST_CASE(byz_59_no_more_vp_are_given_than_there_are) {
    enters(session, Correct{{SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 3}}, std::nullopt});
    enters(session, GiveUp{0, 8, 0, 0});
    has(0, 1,
        {"Arab | 5 bezants", "[ ] Takes 8 Main out of the game: \u22123 VP", "[ ] Pays for 5 Move | \u22125",
         "= left | 0"});
    enters(session, Correct{{SetDisplayCount{Color::yellow, Side::arab, DisplayCount::vp, 0}}, std::nullopt});
    enters(session, GiveUp{0, 8, 0, 0});
    BOOST_TEST(written(page().columns[1].parts[1])[1] == "[ ] Takes 8 Main out of the game");
}

// What the table sets lies there already: no hand has to do it.
BOOST_AUTO_TEST_CASE(corrections_meanwhile_are_told_but_not_ticked_off) {
    enters(session, Correct{{SetDisplayCount{Color::blue, Side::arab, DisplayCount::treasury, 7},
                             SetDisplayCount{Color::blue, Side::arab, DisplayCount::main, 7}},
                            std::nullopt});
    has(2, 1, {"Arab | 5 bezants", "Corrected by the table | +2", "= left | 7", "still to be paid | 12"});
    BOOST_TEST(page().columns[2].parts.size() == 2U);
}

BOOST_AUTO_TEST_CASE(byz_62_the_last_page_counts_the_cities) {
    const SampleReport report{sample_session()};
    const std::size_t last = report.session.journal().cursor();
    const auto all = words::turn_end(report.names, report.session, last);
    BOOST_TEST_REQUIRE(all.has_value());
    BOOST_TEST(all->heading == "The end of turn 3");
    BOOST_TEST(all->next == "The game is over. Basil wins.");
    const Position& now = report.session.position();
    for (std::size_t i = 0; i < now.players.size(); ++i)
        for (const Side side : sides) {
            const int vp = city_points(now, now.players[i].color)[index(side)];
            const auto lines = written(all->columns[i].parts[index(side)]);
            const std::string said = "[ ] For cities: +" + words::points(vp, side);
            BOOST_TEST((lines.back() == said) == (vp > 0), lines.back() << " / " << said);
        }
}

// In a whole game: every column comes to what is in the treasury, at every entry of every end.
BOOST_AUTO_TEST_CASE(byz_57_to_59_the_lines_come_to_what_is_left) {
    const SampleReport report{sample_session()};
    std::set<std::size_t> ends;
    for (std::size_t n = 1; n <= report.session.journal().cursor(); ++n) {
        const auto all = words::turn_end(report.names, report.session, n);
        if (!all || all->entries.end != n) continue;
        ends.insert(all->entries.first);
        const Position& now = report.session.journal().position_at(n);
        for (std::size_t i = 0; i < all->columns.size(); ++i)
            for (const Side side : sides) {
                const TurnEndPart& part = all->columns[i].parts.at(index(side));
                int sum = number_in(part.amount);
                for (const TurnEndLine& line : part.lines) {
                    if (line.kind == Kind::sum) {
                        BOOST_TEST(sum == number_in(line.amount), "entry " << n);
                        BOOST_TEST(sum == now.players[i][side].treasury, "entry " << n);
                        break;
                    }
                    sum += number_in(line.amount);
                }
            }
    }
    BOOST_TEST(ends.size() == 3U);  // turns
}

BOOST_AUTO_TEST_SUITE_END()
