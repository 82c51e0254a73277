// SPDX-License-Identifier: MIT
// What was counted over one session of Byzantium, by name; a library keeps it as values of this game's measures
// (session/summary.h).
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "session/summary.h"

#include <array>
#include <cstddef>
#include <optional>
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

// What this game counts: of the table `turn` and `fallen`; of a player `cities`, for each side its track (`arab_vp`),
// its treasury (`arab_bezants`) and where its VP came from (`arab_vp_control`), then `luck`, `choice`, `dice`, `hits`,
// and `took_capital` of whoever captured Constantinople, if that ended the session.
const session::Measures& measures();

// The same counts as values of these measures, and back. What is no summary of this game throws std::out_of_range.
session::Summary as_values(const SessionSummary& summary);
SessionSummary typed(const session::Summary& summary);

}  // namespace byzantium::text
