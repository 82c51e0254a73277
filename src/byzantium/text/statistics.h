// SPDX-License-Identifier: MIT
// Statistics over sessions as lines of JSON.
#pragma once

#include "byzantium/rules/vp_sources.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::text {

// {"finished":40,"sessions":12,"results":35,"left_out":["Friday"]}: how many finished sessions count, how many of them
// the filter keeps with how many results, and the titles of those that cannot be replayed.
struct StatisticsLine {
    std::size_t finished;
    std::size_t sessions;
    std::size_t results;
    std::vector<std::string> left_out;
};
std::string write_statistics(const StatisticsLine& line);

struct TrackMeans {
    double vp;
    std::array<double, byzantium::vp_sources> by_source;
};
// {"by":"player","name":"Anna","sessions":12,"results":12,"wins":5.5,"wins_expected":4,"place":1.8,"score":61.2,
//  "cities":7,"byzantine":{"vp":40,"by_source":{"control":11.5,...}},"arab":{...},"luck":0.1,"choice":-0.2,"dice":300,
//  "hits":160,"minutes":150 or null,"sessions_timed":11}. `by` is player, seat, color or players, with the name, the
// place clockwise from the first player, the colour or the number of players as `name`. Wins, dice and hits are sums;
// all else are means. Sources of no VP are left out.
struct GroupLine {
    std::string by;
    std::string name;
    std::size_t sessions;
    std::size_t results;
    double wins;
    double wins_expected;
    double place;
    double score;
    double cities;
    std::array<TrackMeans, 2> tracks;  // Byzantine, Arab
    double luck;
    double choice;
    int dice;
    int hits;
    std::optional<double> minutes;
    std::size_t sessions_timed;
};
std::string write_group(const GroupLine& line);

}  // namespace byzantium::text
