// SPDX-License-Identifier: MIT
// What was counted over one session, as JSON that a library keeps: statistics then need not replay it. It holds what
// the entries alone tell; who played, where and when stands in the library, and may be changed there.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::text {

struct TrackSummary {
    int vp;  // on the track
    int bezants;
    byzantium::VpBySource by_source;
    bool operator==(const TrackSummary&) const = default;
};

struct PlayerSummary {
    byzantium::Color player;
    int score;
    int place;                           // from 1; players who are level share it
    int cities;                          // controlled
    std::array<TrackSummary, 2> tracks;  // Byzantine, Arab
    double luck;                         // in cities, as byzantium::odds::PlayerLuck
    double choice;                       // likewise
    int dice;
    int hits;  // among them; half the dice are expected
    bool operator==(const PlayerSummary&) const = default;
};

struct SessionSummary {
    std::optional<byzantium::EndReason> ended;  // nothing: not yet; then scores and places are as if it ended now
    std::optional<byzantium::Color> fallen_to;  // who took Constantinople, if that ended it
    int turn;                                   // 1 to 3
    std::size_t entries;                        // those that count
    int minutes;                                // at the table; 0: not known
    byzantium::Color first;                     // the first player of the first turn
    std::vector<PlayerSummary> players;         // in seating order
    bool operator==(const SessionSummary&) const = default;
};

// {"summary":1,"ended":"turns" ("fall" or null),"fallen_to":COLOR or null,"turn":3,"entries":N,"minutes":N,
//  "first":COLOR,"players":[{"player":COLOR,"score":N,"place":N,"cities":N,"byzantine":TRACK,"arab":TRACK,"luck":X,
//  "choice":X,"dice":N,"hits":N},...]}, a TRACK being {"vp":N,"bezants":N,"by_source":{"control":N,...}}, where sources
// of no VP are left out. One line, without a line feed.
std::string write_summary(const SessionSummary& summary);

// Nothing if this is no summary, or one of another format: it is counted anew then.
std::optional<SessionSummary> read_summary(std::string_view text);

}  // namespace byzantium::text
