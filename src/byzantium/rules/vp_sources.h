// SPDX-License-Identifier: MIT
// Where the victory points came from, counted over a game's entries.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace byzantium {

enum class VpSource : std::uint8_t {
    start,           // BYZ-3
    control,         // BYZ-9
    capture,         // BYZ-53, by an army
    civil_war,       // BYZ-53
    bulgars,         // BYZ-23
    constantinople,  // BYZ-55
    office,          // BYZ-16: Emperor, Caliph
    building,        // BYZ-26: church, mosque
    cities_at_end,   // BYZ-62
    unpaid,          // BYZ-59, below 0
    correction,      // by the table
};
inline constexpr std::size_t vp_sources = 11;

// VP of one player and side, each source's at its place.
using VpBySource = std::array<int, vp_sources>;

class VpLedger {
public:
    explicit VpLedger(const Position& start);

    // An entry and what it did; entries in the order of the journal.
    void add(const Table& table, const Entry& entry, const std::vector<Effect>& effects);

    // VP of that player and side from that source; below 0 if it cost some.
    int points(Color player, Side side, VpSource source) const;
    const VpBySource& by_source(Color player, Side side) const { return points_[index(player)][index(side)]; }
    // The sum over all sources: what stands on the track.
    int total(Color player, Side side) const;

private:
    void add(Color player, Side side, VpSource source, int by);

    std::array<std::array<VpBySource, 2>, 4> points_{};
};

}  // namespace byzantium
