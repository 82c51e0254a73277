// SPDX-License-Identifier: MIT
// Where the victory points came from, counted over the journal.
#pragma once

#include "byzantium/effect.h"
#include "byzantium/entry.h"
#include "byzantium/header.h"
#include "byzantium/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace session {
class Session;
}

namespace present {

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

class VpLedger {
public:
    explicit VpLedger(const byzantium::Position& start);

    // An entry and what it did; entries in the order of the journal.
    void add(const byzantium::Table& table, const byzantium::Entry& entry,
             const std::vector<byzantium::Effect>& effects);

    // VP of that player and side from that source; below 0 if it cost some.
    int points(byzantium::Color player, byzantium::Side side, VpSource source) const;
    // The sum over all sources: what stands on the track.
    int total(byzantium::Color player, byzantium::Side side) const;

private:
    void add(byzantium::Color player, byzantium::Side side, VpSource source, int by);

    std::array<std::array<std::array<int, vp_sources>, 2>, 4> points_{};
};

// Over all entries before the cursor.
VpLedger vp_ledger(const session::Session& session);

}  // namespace present
