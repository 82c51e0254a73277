// SPDX-License-Identifier: MIT
// Statistics over sessions of any game as lines of JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace protocol {

// {"finished":40,"sessions":12,"results":35,"left_out":["Friday"]}: how many finished sessions count, how many of them
// the filter keeps with how many results, and the titles of those that cannot be replayed.
struct StatisticsLine {
    std::size_t finished;
    std::size_t sessions;
    std::size_t results;
    std::vector<std::string> left_out;
};
std::string write_statistics(const StatisticsLine& line);

// What a game counts, by its keys: a number, or numbers that belong together.
struct CountedMember;
using CountedMembers = std::vector<CountedMember>;
struct CountedMember {
    std::string key;
    std::variant<double, CountedMembers> value;
};

// {"by":"player","name":"Anna","sessions":12,"results":12,"wins":5.5,"wins_expected":4,"place":1.8,"score":61.2,
//  ...,"minutes":150 or null,"sessions_timed":11}. `by` says what was grouped, `name` the group: the player, the place
// clockwise from the first player, the colour or the number of players. Wins are sums, place and score means; `counted`
// stands behind the score.
struct GroupLine {
    std::string by;
    std::string name;
    std::size_t sessions;
    std::size_t results;
    double wins;
    double wins_expected;
    double place;
    double score;
    CountedMembers counted;
    std::optional<double> minutes;
    std::size_t sessions_timed;
};
std::string write_group(const GroupLine& line);

}  // namespace protocol
