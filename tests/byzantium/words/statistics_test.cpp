// SPDX-License-Identifier: MIT
// Statistics over five sessions that can be reckoned by hand.
#include "present/statistics/statistics.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/summary.h"
#include "byzantium/words/statistics/counted_game.h"
#include "byzantium/words/texts.h"
#include "paper/svg.h"
#include "present/statistics/results_table.h"
#include "present/statistics/statistics_charts.h"
#include "present/statistics/statistics_tables.h"
#include "present/statistics/statistics_view.h"
#include "session/counting.h"
#include "session/files.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using namespace std::chrono_literals;
using present::Results;
using present::Sessions;
using present::StatisticsFilter;
using Texts = std::vector<std::string>;

constexpr session::LocalTime today{2026, 6, 15, 12, 0};

struct Played {
    Color color;
    std::string name;
    int score;
    int place;
    double luck = 0;
};

// Byzantine VP: 10 at the start, the rest of the score from control; 4 Arab VP by capture. Four dice, three hits.
session::PlayerCount counts_of(const Played& played) {
    const auto& measures = byzantium::text::measures().of_player;
    session::PlayerCount counts{std::string{to_text(played.color)}, played.score, played.place, played.place == 1,
                                std::vector<double>(measures.size())};
    const auto set = [&](const std::string& key, double value) {
        counts.values[session::place_of(measures, key)] = value;
    };
    using byzantium::text::vp_key;
    set(vp_key(Side::byzantine, VpSource::start), 10);
    set(vp_key(Side::byzantine, VpSource::control), played.score - 14);
    set(vp_key(Side::byzantine), played.score - 4);
    set(vp_key(Side::arab, VpSource::capture), 4);
    set(vp_key(Side::arab), 4);
    set("cities", 5);
    set("luck", played.luck);
    set("choice", -played.luck / 2);
    set("dice", 4);
    set("hits", 3);
    return counts;
}

session::CountedSession session_of(const std::string& title, const std::string& begun, std::size_t first, int lasted,
                                   const std::vector<Played>& players) {
    session::CountedSession session{{},
                                    "uuid of " + title,
                                    "byzantium",
                                    title,
                                    "",
                                    "byzantium-2005",
                                    begun,
                                    {},
                                    {"byzantium", "turns", 100, lasted, first, {3, 0}, {}}};
    for (const Played& played : players) {
        session.seats.push_back({std::string{to_text(played.color)}, played.name});
        session.summary.players.push_back(counts_of(played));
    }
    return session;
}

present::CountedGames games() { return {byzantium::words::counted_game()}; }

// Anna wins twice alone and once together with Basil; Clara once; a nameless player never.
Sessions five() {
    Sessions all{
        session_of("May", "2026-05-01T18:00:00Z", 1, 120,
                   {{Color::red, "Anna", 60, 1, 1.0}, {Color::blue, "Basil", 50, 2, -1.0}}),
        session_of("April", "2026-04-01T18:00:00Z", 0, 0,
                   {{Color::red, "Basil", 55, 1}, {Color::blue, " anna ", 55, 1}, {Color::green, "Clara", 20, 3}}),
        session_of("March", "2026-03-01T18:00:00Z", 0, 180,
                   {{Color::red, "ANNA", 80, 1, 0.5}, {Color::yellow, "", 70, 2}, {Color::green, "Clara", 30, 3}}),
        session_of("Old", "2025-02-01T18:00:00Z", 0, 90,
                   {{Color::yellow, "Clara", 45, 1}, {Color::red, "Anna", 44, 2}}),
        session_of("Older", "2024-02-01T18:00:00Z", 0, 0,
                   {{Color::red, "Basil", 40, 2}, {Color::yellow, "Clara", 41, 1}}),
    };
    all.back().board = "another";
    all.back().summary.ended = "fall";
    all.back().summary.values = {3, 1};
    all.back().summary.players.back().values.back() = 1;
    return all;
}

const Sessions& sessions() {
    static const Sessions all = five();
    return all;
}

Results results(const StatisticsFilter& filter = {}) { return present::results_of(sessions(), filter); }

StatisticsFilter of_anna() {
    StatisticsFilter filter;
    filter.player = "Anna";
    return filter;
}

Texts row(const paper::Table& table, std::size_t row) { return texts_of(table.rows.at(row)); }

Texts titles(const Results& results) {
    Texts all;
    for (const session::CountedSession& session : present::sessions_of(results)) all.push_back(session.title);
    return all;
}

}  // namespace

struct KeptSessions {
    store::Library library = store::Library::in_memory();
    byzantium::text::Boards boards{session::Resources::find()};
};

BOOST_AUTO_TEST_SUITE(statistics)

BOOST_AUTO_TEST_CASE(spellings_of_one_person_are_one_person) {
    BOOST_TEST(present::person("  Anna  Maria\t") == "anna maria");
    BOOST_TEST(present::person("\xC3\x81gnes") == present::person("\xC3\xA1gnes"));
    BOOST_TEST(present::person("   ").empty());
    const auto people = present::by_player(results());
    BOOST_REQUIRE(people.size() == 3U);
    BOOST_TEST(people[0].key == "Anna");
    BOOST_TEST(people[0].results.size() == 4U);
    BOOST_TEST(people[1].key == "Clara");
    BOOST_TEST(people[2].key == "Basil");
}

BOOST_AUTO_TEST_CASE(wins_are_counted_and_a_shared_one_is_half) {
    const auto table = present::wins_table("player", present::by_player(results()), present::Means::of_place_and_score);
    BOOST_TEST(row(table, 0) == (Texts{"Anna", "4", "2.5", "1.7", "1.3", "59.8"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"Clara", "4", "2", "1.7", "2.0", "34.0"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 2) == (Texts{"Basil", "3", "0.5", "1.3", "1.7", "48.3"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(all_wins_of_all_seats_are_the_sessions) {
    BOOST_TEST(present::figures_of(results()).wins == 5.0, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(present::figures_of(results()).expected_wins == 5.0, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(present::figures_of(results()).sessions == 5U);
}

BOOST_AUTO_TEST_CASE(seats_are_counted_from_the_first_player) {
    const auto table = present::wins_table("seat", present::by_seat(results()), present::Means::of_place_and_score);
    // First: Basil in May, Basil in April (half), Anna in March, Clara in Old, Basil in Older.
    BOOST_TEST(row(table, 0) == (Texts{"First player", "5", "2.5", "2.2", "1.4", "54.0"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"Second", "5", "2.5", "2.2", "1.4", "54.0"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 2)[0] == "Third");
    BOOST_TEST(row(table, 2)[2] == "0");
}

BOOST_AUTO_TEST_CASE(colours_have_their_badge) {
    const auto table =
        present::wins_table("colour", present::by_mark(results(), byzantium::words::counted_game().marks),
                            present::Means::of_place_and_score);
    BOOST_TEST(row(table, 0) == (Texts{"Red", "5", "2.5", "2.2", "1.4", "55.8"}), boost::test_tools::per_element());
    for (const auto& line : table.rows) BOOST_TEST(line.cells[0].badge.has_value());
}

BOOST_AUTO_TEST_CASE(tables_have_lead_length_and_falls) {
    const auto table = present::tables_table(present::by_table(results()), byzantium::words::counted_game());
    // Two players: 60:50, 45:44, 41:40; 120 and 90 minutes are known.
    BOOST_TEST(row(table, 0) == (Texts{"2 players", "3", "46.7", "48.7", "4.0", "1 h 45 min", "100", "1"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"3 players", "2", "51.7", "67.5", "5.0", "3 h 0 min", "100", "0"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(sources_are_means_over_results) {
    const auto table = byzantium::words::source_means_chart(results(of_anna())).table;
    BOOST_REQUIRE(table.rows.size() == 4U);
    BOOST_TEST(row(table, 0) == (Texts{"At the start", "10.0", "0.0"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"Control of cities", "45.8", "0.0"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 2)[2] == "4.0");
    BOOST_TEST(row(table, 3) == (Texts{"On the track", "55.8", "4.0"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(luck_is_a_mean_and_dice_are_a_sum) {
    const auto table = byzantium::words::luck_means_chart(results()).table;
    BOOST_TEST(row(table, 0) == (Texts{"Anna", "4", "+0.38", "\u22120.19", "16", "12", "8.0"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(records_say_who_and_when) {
    const auto table = present::records_table(results(), games());
    BOOST_TEST(row(table, 0) == (Texts{"Highest score", "80 VP", "ANNA", "March, 1 March 2026"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 1)[3] == "Older, 1 February 2024");
    BOOST_TEST(row(table, 2) == (Texts{"Largest lead", "10 VP", "Anna", "May, 1 May 2026"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 3)[1] == "0 VP");
    BOOST_TEST(row(table, 6) == (Texts{"Longest game", "3 h 0 min", "", "March, 1 March 2026"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 7)[1] == "1 h 30 min");
}

// BYZ-65: a lead of 0 VP did not decide.
BOOST_AUTO_TEST_CASE(a_lead_of_nothing_says_what_decided) {
    Sessions all{session_of("May", "2026-05-01T18:00:00Z", 0, 120,
                            {{Color::red, "Anna", 60, 1}, {Color::blue, "Basil", 60, 2}})};
    session::CountedSession& session = all.front();
    const auto& measures = byzantium::text::measures().of_player;
    const auto give_winner = [&](const char* key) {
        ++session.summary.players[0].values[session::place_of(measures, key)];
    };
    const auto smallest = [&] {
        return row(present::records_table(present::results_of(all, StatisticsFilter{}), games()), 3)[1];
    };
    BOOST_TEST(smallest() == "0 VP");
    give_winner("arab_bezants");
    BOOST_TEST(smallest() == "0 VP; more money decided");
    give_winner("cities");
    BOOST_TEST(smallest() == "0 VP; more cities decided");
    give_winner("arab_vp");
    BOOST_TEST(smallest() == "0 VP; more VP on both tracks together decided");
    session.summary.values = {3, 1};  // after a fall the tracks together do not decide
    BOOST_TEST(smallest() == "0 VP; more cities decided");
}

// The second, however many stand behind.
BOOST_AUTO_TEST_CASE(a_lead_of_nothing_is_over_the_second) {
    Sessions all{
        session_of("May", "2026-05-01T18:00:00Z", 0, 120,
                   {{Color::red, "Anna", 60, 1}, {Color::blue, "Basil", 60, 2}, {Color::green, "Clara", 60, 3}})};
    auto& players = all.front().summary.players;
    const auto cities = session::place_of(byzantium::text::measures().of_player, "cities");
    const auto money = session::place_of(byzantium::text::measures().of_player, "arab_bezants");
    players[0].values[cities] = 5;
    players[1].values[cities] = 5;
    players[0].values[money] = 3;
    players[2].values[cities] = 4;
    players[2].values[money] = 9;
    const auto smallest = row(present::records_table(present::results_of(all, StatisticsFilter{}), games()), 3)[1];
    BOOST_TEST(smallest == "0 VP; more money decided");
}

// --- filters
BOOST_AUTO_TEST_CASE(a_filter_keeps_results) {
    BOOST_TEST(results(of_anna()).size() == 4U);
    StatisticsFilter filter = of_anna();
    filter.mark = "red";
    BOOST_TEST(titles(results(filter)) == (Texts{"May", "March", "Old"}), boost::test_tools::per_element());
    filter.players = 2;
    BOOST_TEST(titles(results(filter)) == (Texts{"May", "Old"}), boost::test_tools::per_element());
    filter.since = 2026y / 5 / 1;
    BOOST_TEST(titles(results(filter)) == Texts{"May"}, boost::test_tools::per_element());
    filter.since = 2026y / 5 / 2;
    BOOST_TEST(results(filter).empty());
}

BOOST_AUTO_TEST_CASE(days_are_kept_to_the_day_and_boards_by_their_name) {
    StatisticsFilter filter;
    filter.until = 2025y / 2 / 1;
    BOOST_TEST(titles(results(filter)) == (Texts{"Old", "Older"}), boost::test_tools::per_element());
    filter.board = "another";
    BOOST_TEST(titles(results(filter)) == Texts{"Older"}, boost::test_tools::per_element());
    StatisticsFilter nobody;
    nobody.player = "";
    BOOST_TEST(results(nobody).empty());
}

BOOST_AUTO_TEST_CASE(a_session_whose_day_is_not_known_lies_in_no_span) {
    Sessions one{session_of("Undated", "long ago", 0, 0, {{Color::red, "Anna", 20, 1}})};
    StatisticsFilter filter;
    BOOST_TEST(present::results_of(one, filter).size() == 1U);
    filter.since = 1900y / 1 / 1;
    BOOST_TEST(present::results_of(one, filter).empty());
}

BOOST_AUTO_TEST_CASE(menus_offer_who_and_what_there_is) {
    const auto menus = present::filter_menus(sessions(), games(), {}, today);
    BOOST_REQUIRE(menus.size() == 5U);
    const auto labels = [](const present::FilterMenu& menu) {
        Texts all;
        for (const auto& option : menu.options) all.push_back(option.label);
        return all;
    };
    BOOST_TEST(labels(menus[0]) == (Texts{"everybody", "Anna", "Clara", "Basil"}), boost::test_tools::per_element());
    BOOST_TEST(labels(menus[2]) == (Texts{"any number", "2", "3"}), boost::test_tools::per_element());
    BOOST_TEST(labels(menus[3]) == (Texts{"any time", "the last twelve months", "2026", "2025", "2024"}),
               boost::test_tools::per_element());
    BOOST_TEST(labels(menus[4]) == (Texts{"all", "another", "byzantium-2005"}), boost::test_tools::per_element());
    std::set<std::string> keys;
    for (const auto& menu : menus) {
        keys.insert(menu.key);
        BOOST_TEST(*menu.chosen == 0U, menu.name);
        BOOST_TEST((menu.options[0].filter == StatisticsFilter{}), menu.name);
    }
    BOOST_TEST(keys.size() == menus.size());
}

BOOST_AUTO_TEST_CASE(what_a_menu_leads_to_is_chosen_there) {
    const auto menus = present::filter_menus(sessions(), games(), of_anna(), today);
    for (std::size_t menu = 0; menu < 5; ++menu)
        for (const auto& option : menus[menu].options) {
            const auto then = present::filter_menus(sessions(), games(), option.filter, today)[menu];
            BOOST_REQUIRE(then.chosen.has_value());
            BOOST_TEST(then.options[*then.chosen].label == option.label);
            BOOST_TEST(then.label.ends_with(": " + option.label), then.label);
        }
}

BOOST_AUTO_TEST_CASE(what_no_menu_offers_is_said_all_the_same) {
    StatisticsFilter filter;
    filter.player = "  aNNa";
    filter.since = 2026y / 3 / 2;
    const auto menus = present::filter_menus(sessions(), games(), filter, today);
    BOOST_TEST(menus[0].label == "Who: Anna");
    BOOST_TEST(*menus[0].chosen == 1U);
    BOOST_TEST(menus[3].label == "When: since 2 March 2026");
    BOOST_TEST(!menus[3].chosen.has_value());
}

BOOST_AUTO_TEST_CASE(the_last_twelve_months_begin_on_a_day_that_there_is) {
    const auto menus = present::filter_menus(sessions(), games(), {}, {2028, 2, 29, 12, 0});
    BOOST_TEST((menus[3].options[1].filter.since == 2027y / 2 / 28));
}

// --- charts
BOOST_AUTO_TEST_CASE(charts_can_be_read_without_colours_and_are_files) {
    const auto charts = present::statistics_charts(results(), games());
    BOOST_REQUIRE(charts.size() == 7U);
    std::set<std::string> files;
    for (const auto& chart : charts) {
        files.insert(chart.file);
        BOOST_TEST(!chart.text.empty(), chart.file);
        BOOST_TEST(chart.table.rows.size() > 1U, chart.file);
        for (const auto& table : {chart.table, chart.numbers})
            for (const auto& line : table.rows) BOOST_TEST(line.cells.size() == table.columns.size(), chart.file);
        BOOST_TEST(paper::svg_file(chart.picture).find("nan") == std::string::npos, chart.file);
    }
    BOOST_TEST(files.size() == 7U);
    BOOST_TEST(holds(paper::svg_file(charts[0].picture), "2.5 of 4"));
}

BOOST_AUTO_TEST_CASE(nameless_tables_have_charts_too) {
    const Sessions one{session_of("Nameless", "2026-05-01T18:00:00Z", 0, 0,
                                  {{Color::red, "", -12, 2, -0.1}, {Color::blue, " ", 5, 1, 0.1}})};
    const auto charts = present::statistics_charts(present::results_of(one, {}), games());
    BOOST_REQUIRE(charts.size() == 7U);
    BOOST_TEST(holds(paper::svg_file(charts[0].picture), "Nobody at these tables has a name."));
    BOOST_TEST(charts[0].table.rows.empty());
    BOOST_TEST(charts[4].numbers.rows.size() == 2U);
    BOOST_TEST(present::statistics_charts({}, games()).empty());
}

BOOST_AUTO_TEST_CASE(results_for_a_spreadsheet_are_a_row_each) {
    const std::string csv = present::results_csv(results(of_anna()), games());
    BOOST_TEST(std::count(csv.begin(), csv.end(), '\n') == 5);
    BOOST_TEST(csv.starts_with("session,title,place,begun,day,board,players,"));
    BOOST_TEST(holds(csv, "\"uuid of Old\"") == false);  // nothing in it needs quotation marks
    BOOST_TEST(holds(
        csv,
        "uuid of Old,Old,,2025-02-01T18:00:00Z,2025-02-01,byzantium-2005,2,100,3,1,turns,,90,1,2,red,Anna,0,2,0,44,"));
    BOOST_TEST(holds(present::results_csv(results(), games()), ",byzantium-2005,2,100,3,1,fall,yellow,0,1,") == false);
    BOOST_TEST(holds(present::results_csv(results(), games()), ",another,2,100,3,1,fall,yellow,0,1,"));
}

// --- the view
BOOST_FIXTURE_TEST_CASE(without_a_finished_session_it_is_said_what_will_stand_here, KeptSessions) {
    const byzantium::text::Counting counting{library, boards};
    const auto view = present::statistics_view(session::counted_so_far({counting}), games(), {}, today);
    BOOST_TEST(view.charts.empty());
    BOOST_TEST(view.menus.empty());
    BOOST_TEST(view.counted.empty());
    BOOST_TEST(view.empty.starts_with(
        "No game is finished yet. Once one is, this page shows who won how often, from which seat"));
    BOOST_TEST(view.remark.empty());
    BOOST_TEST(holds(present::statistics_text(view),
                     "No game is finished yet. Once one is, this page shows who won how often, from which seat"));
}

BOOST_FIXTURE_TEST_CASE(what_is_still_being_counted_is_said, KeptSessions) {
    auto lines = session::open_file(session::Resources::find().root() / "byzantium/samples" / "three-players.jsonl");
    byzantium::text::take_over(library, lines, "sample", {"Friday", ""}, boards);
    byzantium::text::Counting counting{library, boards};
    auto view = present::statistics_view(session::counted_so_far({counting}), games(), {}, today);
    BOOST_TEST(view.remark == "1 game is still being counted.");
    BOOST_TEST(view.empty == "The games are being counted.");
    counting.step();
    view = present::statistics_view(session::counted_so_far({counting}), games(), {}, today);
    BOOST_TEST(view.remark.empty());
    BOOST_TEST(view.empty.empty());
    BOOST_TEST(view.counted == "3 results from 1 of 1 finished games.");
    const std::string text = present::statistics_text(view);
    BOOST_TEST(holds(text, "Basil       1     1            0.3         1.0        71.0"), text);
    view = present::statistics_view(session::counted_so_far({counting}), games(), of_anna(), today);
    BOOST_TEST(holds(present::statistics_text(view), "\nWho: Anna\n"));
    StatisticsFilter nobody = of_anna();
    nobody.mark = "green";
    view = present::statistics_view(session::counted_so_far({counting}), games(), nobody, today);
    BOOST_TEST(view.empty == "No finished game matches. Widen the filter.");
}

BOOST_AUTO_TEST_SUITE_END()
