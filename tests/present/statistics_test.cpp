// SPDX-License-Identifier: MIT
// Statistics of the toy game, whose sessions both players win or nobody, and of two games in one library.
#include "present/statistics/statistics.h"

#include "paper/svg.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/results_table.h"
#include "present/statistics/statistics_charts.h"
#include "present/statistics/statistics_tables.h"
#include "present/statistics/statistics_view.h"
#include "present/texts.h"
#include "session/counting.h"
#include "session/kept.h"
#include "store/library.h"
#include "support/counter_game.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using present::Results;
using present::StatisticsFilter;
using Texts = std::vector<std::string>;

constexpr session::LocalTime today{2026, 6, 15, 12, 0};

present::CountedGame counter_words() {
    present::CountedGame game;
    game.id = "counter";
    game.name = "The counter";
    game.measures = counter::KeptGame::measures();
    game.marks = {"parity",
                  {"even", "odd"},
                  [](const std::string& key) { return key; },
                  [](const std::string& key) { return paper::Cell{"the " + key + " one"}; },
                  "Parity",
                  "parity",
                  "parities",
                  "Parities",
                  "Wins by parity",
                  "Even begins."};
    game.scores = {[](int score) { return std::to_string(score) + " steps"; }, 5, "steps", "How full it was."};
    game.table_sums = {"full"};
    game.tables_text = "How many count.";
    game.figures = {"added", "last"};
    game.records = {{"added", "Most added", "Least added", [](double value) { return present::one_decimal(value); }}};
    game.charts = {[](const Results& results) { return present::measures_chart(results, counter_words(), "added"); }};
    game.empty = "Nothing was counted.";
    return game;
}

// A game that nobody can play here, of one player; its id stands for its name.
session::CountedSession lonely_session() {
    return {{},
            "uuid",
            "solo",
            "Alone",
            "",
            "",
            "2026-03-01T12:00:00Z",
            {{"one", "Anna"}},
            {"solo", "over", 3, 0, 0, {}, {{"one", 1000, 1, true, {}}}}};
}

Texts headings(const paper::Table& table) {
    Texts all;
    for (const paper::Column& column : table.columns) all.push_back(column.heading.text);
    return all;
}

Texts row(const paper::Table& table, std::size_t row) { return texts_of(table.rows.at(row)); }

Texts names(const std::vector<present::FilterMenu>& menus) {
    Texts all;
    for (const present::FilterMenu& menu : menus) all.push_back(menu.name);
    return all;
}

Texts files(const std::vector<present::Chart>& charts) {
    Texts all;
    for (const present::Chart& chart : charts) all.push_back(chart.file);
    return all;
}

}  // namespace

// One session that both have won, of 10, and a later one that nobody has, of 9.
struct CountedCounters {
    CountedCounters() {
        play("won", 10, {{3}, {7}}, "2026-01-01T12:00:00Z");
        play("lost", 9, {{9}}, "2026-02-01T12:00:00Z");
        counter::Counting counting{library, none};
        while (counting.left() > 0) counting.step();
        so_far = session::counted_so_far({counting});
    }

    void play(const std::string& title, int limit, const std::vector<counter::Add>& entries, const std::string& begun) {
        const auto id = session::begin_session(library, {{0}, limit, {"Anna", "Boris"}}, {title, ""}, none);
        library.set_created_at(id, begun);
        auto taken = session::take_up(library, id, none, session::DiceSource::from_seed(1));
        auto& open = std::get<counter::OpenedKept>(taken).session;
        for (const auto& entry : entries) BOOST_TEST_REQUIRE(open.submit(open.state(), entry).has_value());
    }

    Results results(const StatisticsFilter& filter = {}) const { return present::results_of(so_far.sessions, filter); }

    const counter::Boards none{};
    store::Library library = store::Library::in_memory();
    session::CountedSoFar so_far{};
    const present::CountedGames games{counter_words()};
};

BOOST_FIXTURE_TEST_SUITE(statistics_of_any_game, CountedCounters)

// Whoever has not won has no place there.
BOOST_AUTO_TEST_CASE(a_game_that_knows_winners_alone_has_no_mean_place) {
    auto game = games.front();
    const auto has_place = [&] {
        const auto charts = present::statistics_charts(results(), {game});
        BOOST_TEST_REQUIRE(!charts.empty());
        const Texts page = headings(charts.front().table);
        const Texts file = headings(present::figures_table("player", present::by_player(results()), &game));
        const bool of_page = std::find(page.begin(), page.end(), "mean place") != page.end();
        BOOST_TEST((std::find(file.begin(), file.end(), "place") != file.end()) == of_page);
        BOOST_TEST(charts.front().table.rows.front().cells.size() == page.size());
        return of_page;
    };
    BOOST_TEST(has_place());
    game.ranks = present::Ranks::winners_alone;
    BOOST_TEST(!has_place());
}

BOOST_AUTO_TEST_CASE(a_session_is_won_by_both_or_by_nobody) {
    const auto table = present::wins_table("player", present::by_player(results()), present::Means::of_place_and_score);
    BOOST_TEST(row(table, 0) == (Texts{"Anna", "2", "0.5", "1.0", "1.0", "9.5"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"Boris", "2", "0.5", "1.0", "1.0", "9.5"}), boost::test_tools::per_element());
    BOOST_TEST(present::winners(so_far.sessions[0]) == 0U);
    BOOST_TEST(present::winners(so_far.sessions[1]) == 2U);
}

BOOST_AUTO_TEST_CASE(what_nobody_has_won_has_no_winning_score) {
    StatisticsFilter lost;
    lost.since = std::chrono::year{2026} / 2 / 1;
    const auto groups = present::by_table(results(lost));
    const auto table = present::tables_table(groups, games.front());
    BOOST_TEST(row(table, 0) == (Texts{"2 players", "1", "9.0", "not known", "not known", "not known", "1", "9.0"}),
               boost::test_tools::per_element());
    const auto both = present::tables_table(present::by_table(results()), games.front());
    BOOST_TEST(row(both, 0) == (Texts{"2 players", "2", "9.5", "10.0", "0.0", "not known", "2", "9.5"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(present::records_table(results(lost), games), 1)[0] == "Most added");
    for (const auto& chart : present::statistics_charts(results(lost), games))
        BOOST_TEST(paper::svg_file(chart.picture).find("nan") == std::string::npos, chart.file);
}

BOOST_AUTO_TEST_CASE(measures_come_out_as_their_kind_says) {
    const auto table = present::measures_table("player", present::by_player(results()), games.front());
    BOOST_TEST(headings(table) == (Texts{"player", "games", "added", "had the last word"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(table, 0) == (Texts{"Anna", "2", "12", "50%"}), boost::test_tools::per_element());
    BOOST_TEST(row(table, 1) == (Texts{"Boris", "2", "7", "50%"}), boost::test_tools::per_element());
    BOOST_TEST(present::value_of(results(), games.front().measures, "added") == 19);
    BOOST_TEST(present::value_of(results(), games.front().measures, "last") == 0.5);
    BOOST_TEST(present::table_value_of(results(), games.front().measures, "full") == 9.5);
    BOOST_CHECK_THROW(present::value_of(results(), games.front().measures, "cities"), std::out_of_range);
}

BOOST_AUTO_TEST_CASE(files_have_a_column_for_each_measure) {
    const auto table = present::results_table(results(), games, present::InStatistics::yes);
    BOOST_TEST(headings(table) ==
                   (Texts{"session",      "title", "place",    "begun",   "day",     "board", "players", "entries",
                          "full",         "over",  "ended_by", "minutes", "counted", "seat",  "parity",  "name",
                          "first_player", "rank",  "winner",   "score",   "added",   "last"}),
               boost::test_tools::per_element());
    const std::string csv = present::results_csv(results(), games);
    BOOST_TEST(holds(csv, ",2,1,9,1,full,0,1,1,even,Anna,1,1,0,9,9,"), csv);
    BOOST_TEST(holds(csv, ",2,2,10,1,full,0,1,2,odd,Boris,0,1,1,10,7,1\r\n"), csv);
    const auto figures = present::figures_table("player", present::by_player(results()), &games.front());
    BOOST_TEST(headings(figures) == (Texts{"player", "sessions", "results", "wins", "wins_expected", "place", "score",
                                           "added", "last", "minutes", "sessions_timed"}),
               boost::test_tools::per_element());
    BOOST_TEST(row(figures, 0)[7] == "12");
    BOOST_TEST(row(figures, 0)[8] == "0.50");
}

BOOST_AUTO_TEST_CASE(seats_are_told_apart_as_the_game_says) {
    StatisticsFilter odd;
    odd.mark = "odd";
    BOOST_TEST(results(odd).size() == 2U);
    const auto groups = present::by_mark(results(), games.front().marks);
    BOOST_TEST_REQUIRE(groups.size() == 2U);
    BOOST_TEST(groups[1].name.text == "the odd one");
    const auto menus = present::filter_menus(so_far.sessions, games, odd, today);
    BOOST_TEST(names(menus) == (Texts{"player", "parity", "players", "time"}), boost::test_tools::per_element());
    BOOST_TEST(menus[1].label == "Parity: odd");
}

BOOST_AUTO_TEST_CASE(the_page_has_the_words_of_its_game) {
    const auto view = present::statistics_view(so_far, games, {}, today);
    BOOST_TEST(files(view.charts) == (Texts{"players", "seats", "parities", "tables", "scores", "added"}),
               boost::test_tools::per_element());
    BOOST_TEST(view.charts[4].table.rows[0].cells[1].text == "10 steps");
    BOOST_TEST(holds(present::statistics_text(view), "Wins by parity"));
    BOOST_TEST(present::statistics_view({{}, 0, {}}, games, {}, today).empty == "Nothing was counted.");
}

// --- two games
BOOST_AUTO_TEST_CASE(one_game_is_chosen_where_there_are_several) {
    so_far.sessions.insert(so_far.sessions.begin(), lonely_session());
    StatisticsFilter filter;
    auto menus = present::filter_menus(so_far.sessions, games, filter, today);
    BOOST_TEST(names(menus) == (Texts{"player", "players", "time", "game"}), boost::test_tools::per_element());
    BOOST_TEST_REQUIRE(menus.back().options.size() == 3U);
    BOOST_TEST(menus.back().options[1].label == "The counter");
    BOOST_TEST(menus.back().options[2].label == "solo");
    filter = menus.back().options[1].filter;
    BOOST_TEST(results(filter).size() == 4U);
    filter.mark = "odd";
    menus = present::filter_menus(so_far.sessions, games, filter, today);
    BOOST_TEST(names(menus)[1] == "parity");
    BOOST_TEST(menus.back().label == "Game: The counter");
    BOOST_TEST((menus.back().options[1].filter == filter));
    BOOST_TEST(!menus.back().options[2].filter.mark.has_value());
}

BOOST_AUTO_TEST_CASE(over_several_games_only_wins_are_compared) {
    so_far.sessions.insert(so_far.sessions.begin(), lonely_session());
    const auto view = present::statistics_view(so_far, games, {}, today);
    BOOST_TEST(files(view.charts) == (Texts{"players", "seats"}), boost::test_tools::per_element());
    BOOST_TEST(row(view.charts[0].table, 0) == (Texts{"Anna", "3", "1.5", "2.0"}), boost::test_tools::per_element());
    const auto table = present::results_table(results(), games, present::InStatistics::yes);
    BOOST_TEST(headings(table)[1] == "game");
    for (const auto& line : table.rows) BOOST_TEST(line.cells.size() == table.columns.size());
    StatisticsFilter solo;
    solo.game = "solo";
    BOOST_TEST(files(present::statistics_view(so_far, games, solo, today).charts) == (Texts{"players", "seats"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
