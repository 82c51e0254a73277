// SPDX-License-Identifier: MIT
// What a game brings to statistics over its sessions, beside the numbers that it counts: words, what tells its seats
// apart, and pictures of its own. A value, made in the language that is spoken.
#pragma once

#include "paper/table.h"
#include "present/reports/chart.h"
#include "present/statistics/seat_result.h"
#include "session/summary.h"

#include <functional>
#include <string>
#include <vector>

namespace present {

// What tells the seats of a game apart, as session::Seat::color: colours, say.
struct SeatMarks {
    std::string by;                                              // for programs: "color"; never translated
    std::vector<std::string> keys;                               // in the order in which they are offered
    std::function<std::string(const std::string& key)> word;     // "red"
    std::function<paper::Cell(const std::string& key)> heading;  // "Red", with its mark
    std::string label;                                           // of the menu that chooses one: "Colour"
    std::string what;                                            // heads a table of them: "colour"
    std::string file;                                            // of their chart; never translated
    std::string tab;
    std::string title;
    std::string text;
};

struct ScoreWords {
    std::function<std::string(int score)> points;  // "80 VP"
    int step;                                      // of scores that stand in one column of their chart
    std::string axis;                              // "score in VP"
    std::string text;                              // of the chart
};

// The most and the least that one player had of something.
struct RecordWords {
    std::string measure;  // the key of one of Measures::of_player
    std::string most;
    std::string least;
    std::function<std::string(double value)> value;
};

// A column of a file of results, beside those that every game has.
struct ResultColumn {
    std::string key;  // never translated
    std::function<std::string(const SeatResult& result)> value;
    std::vector<std::string> instead_of;  // keys of measures that have no columns then
};

struct CountedGame {
    std::string id;
    std::string name;  // its title
    session::Measures measures;
    SeatMarks marks;
    ScoreWords scores;
    std::vector<std::string> table_sums;  // keys of measures of the table: columns where table sizes are compared
    std::string tables_text;              // of that chart
    std::vector<std::string> figures;     // keys of measures of players: columns of a file of groups
    std::vector<RecordWords> records;     // behind those of scores
    std::vector<ResultColumn> columns;    // behind how a session ended
    std::vector<std::function<Chart(const Results& results)>> charts;  // of its own; asked for at least one result
    std::string empty;                                                 // what will stand here after a first session
};
using CountedGames = std::vector<CountedGame>;

// That of this id; null if it is not among them.
const CountedGame* game_of(const CountedGames& games, const std::string& id);
// The one that all of these results are of; null if there are several, or none is known.
const CountedGame* game_of(const CountedGames& games, const Results& results);

// The name that was given to the seat, short and without what could disturb a screen, or what its game calls the seat.
std::string seat_name(const SeatResult& result, const CountedGames& games);

}  // namespace present
