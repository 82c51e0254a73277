// SPDX-License-Identifier: MIT
// Statistics over the finished sessions of a library, for any game: choosing results, grouping them, and computing
// figures.
//
// A filter keeps results, not sessions: filtered by Anna, the tables by seat and colour are those of Anna alone.
#pragma once

#include "paper/table.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "session/counting.h"
#include "session/summary.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

using Sessions = std::vector<session::CountedSession>;

// What is left out does not matter. Days are those of the clock on the wall when a session was begun.
struct StatisticsFilter {
    std::optional<std::string> player;                 // in any spelling that is the same person
    std::optional<std::string> mark;                   // of a seat, as session::Seat::color
    std::optional<std::size_t> players;                // at the table
    std::optional<std::chrono::year_month_day> since;  // and on it
    std::optional<std::chrono::year_month_day> until;  // and on it
    std::optional<std::string> board;                  // as the header calls it
    std::optional<std::string> game;                   // its id
    bool operator==(const StatisticsFilter&) const = default;
};

// In the order of the sessions, then by seat.
Results results_of(const Sessions& sessions, const StatisticsFilter& filter);

// The same for every spelling of one person: capital and small letters, and blanks around or between, make no
// difference. Empty for a seat that was given no name.
std::string person(std::string_view name);

struct Group {
    std::string key;  // for programs: "Anna", "red", "2"; never translated
    paper::Cell name;
    Results results;  // at least one
};
// Those with most sessions first. Seats without a name are nobody's. A name is spelt as in the last session.
std::vector<Group> by_player(const Results& results);
// Clockwise from the first player.
std::vector<Group> by_seat(const Results& results);
// By what tells the seats of this game apart, in its order; all results must be of it.
std::vector<Group> by_mark(const Results& results, const SeatMarks& marks);
// By the number of players at the table.
std::vector<Group> by_table(const Results& results);

// What results come to; everything is a mean over them, unless it says otherwise.
struct Figures {
    std::size_t results;
    std::size_t sessions;  // that they come from
    double wins;           // a sum: a win that two share counts half for each
    double expected_wins;  // a sum: what they were if all at each table were equally good
    double place;
    double score;
    std::size_t timed;              // sessions whose length is known
    std::optional<double> minutes;  // of a session; nothing if no length is known

    double share() const { return wins / static_cast<double>(results); }
    double expected_share() const { return expected_wins / static_cast<double>(results); }
};
// Of at least one result.
Figures figures_of(const Results& results);

// What their values come to, each as its kind says: the mean, the sum, or the share of those that are 1. In the order
// of `of_player`, which is that of the game that all results are of; there is at least one.
std::vector<double> values_of(const Results& results, const std::vector<session::Measure>& of_player);
// That of one of them, and of one measure of the table over the sessions of the results. Both throw std::out_of_range
// for a key of no measure.
double value_of(const Results& results, const session::Measures& measures, std::string_view key);
double table_value_of(const Results& results, const session::Measures& measures, std::string_view key);

}  // namespace present
