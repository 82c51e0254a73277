// SPDX-License-Identifier: MIT
// Statistics over the finished sessions of a library: which results are looked at, how they are grouped, and what they
// come to.
//
// A result is what one player had in one session. A filter keeps results, not sessions: asked for Anna, the tables by
// seat and colour are those of Anna alone.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/counting.h"
#include "byzantium/words/statistics/results_table.h"
#include "paper/table.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::words {

using Sessions = std::vector<byzantium::text::CountedSession>;
using Results = std::vector<SeatResult>;  // those of one session stand together

// What is left out does not matter. Days are those of the clock on the wall when a session was begun.
struct StatisticsFilter {
    std::optional<std::string> player;  // in any spelling that is the same person
    std::optional<byzantium::Color> color;
    std::optional<std::size_t> players;                // at the table
    std::optional<std::chrono::year_month_day> since;  // and on it
    std::optional<std::chrono::year_month_day> until;  // and on it
    std::optional<std::string> board;                  // as the header calls it
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
// Clockwise from the first player of the first turn.
std::vector<Group> by_seat(const Results& results);
std::vector<Group> by_color(const Results& results);
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
    double cities;
    std::array<double, 2> vp;  // Byzantine, Arab
    std::array<std::array<double, byzantium::vp_sources>, 2> by_source;
    double luck;
    double choice;
    int dice;                       // a sum
    int hits;                       // a sum
    std::size_t timed;              // sessions whose length is known
    std::optional<double> minutes;  // of a session; nothing if no length is known

    double share() const { return wins / static_cast<double>(results); }
    double expected_share() const { return expected_wins / static_cast<double>(results); }
};
// Of at least one result.
Figures figures_of(const Results& results);

// Each session that results come from, once.
std::vector<std::reference_wrapper<const byzantium::text::CountedSession>> sessions_of(const Results& results);
// How many players share the first place.
std::size_t winners(const byzantium::text::CountedSession& session);

}  // namespace byzantium::words
