// SPDX-License-Identifier: MIT
// What a game brings to statistics besides the numbers that it counts: words, the marks of its seats, and charts of its
// own. A value, made in the current language.
#pragma once

#include "present/reports/chart.h"
#include "present/statistics/seat_result.h"
#include "present/table/seat_marks.h"
#include "session/summary.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace present {

struct ScoreWords {
    std::function<std::string(int score)> points;  // "80 VP"
    int step;                                      // the width of a column in the chart of scores
    std::string axis;                              // "score in VP"
    std::string text;                              // of the chart
    // What decided among equal scores: "more cities decided". Empty if the victory was shared.
    std::function<std::string(const session::Summary& summary)> tie_break{};
};

// The record values of a measure, for one player.
struct RecordWords {
    std::string measure;  // the key of one of Measures::of_player
    std::string most;
    std::string least;
    std::function<std::string(double value)> value;
};

// A column of the results file, in addition to those of every game.
struct ResultColumn {
    std::string key;  // never translated
    std::function<std::string(const SeatResult& result)> value;
    std::vector<std::string> instead_of;  // keys of measures whose columns it replaces
};

// What its results tell of those who did not win: games without second places count winners alone.
enum class Ranks : std::uint8_t { places, winners_alone };

struct CountedGame {
    std::string id;
    std::string name;  // its title
    session::Measures measures;
    SeatMarks marks;
    ScoreWords scores;
    std::vector<std::string> table_sums;  // keys of measures of the table: columns where table sizes are compared
    std::string tables_text;              // of that chart
    std::vector<std::string> figures;     // keys of measures of players: columns of a file of groups
    std::vector<RecordWords> records;     // after those of scores
    std::vector<ResultColumn> columns;    // after the column that says how a session ended
    std::vector<std::function<Chart(const Results& results)>> charts;  // of its own; asked for at least one result
    std::string empty;                                                 // shown before the first session is finished
    Ranks ranks = Ranks::places;
};
using CountedGames = std::vector<CountedGame>;

// The one with this id; nullptr if there is none.
const CountedGame* game_of(const CountedGames& games, const std::string& id);
// The game of all these results; nullptr if there are several games, or it is unknown.
const CountedGame* game_of(const CountedGames& games, const Results& results);

// The seat's name, or what its game calls it.
std::string seat_name(const SeatResult& result, const CountedGames& games);

}  // namespace present
