// SPDX-License-Identifier: MIT
// What the players of a session did, counted from what its entries did. What the table set right counts for nothing.
#pragma once

#include "eko/rules/ids.h"
#include "eko/text/session.h"

#include <array>

namespace eko::text {

struct Deeds {
    int attacks = 0;  // kamikazes among them
    int kamikazes = 0;
    int beaten = 0;    // discs of others that attacks sent back or captured
    int captures = 0;  // emperors
    int marches = 0;
    int built = 0;       // buildings of any size
    int enlarged = 0;    // of those, in the place of an own building
    int built_over = 0;  // of those, in the place of another player's
    int lost = 0;        // own buildings that others built over
    int stormed = 0;     // discs that storms cost
    bool operator==(const Deeds&) const = default;
};
using DeedsByColor = std::array<Deeds, most_players>;

// Over the entries before the cursor, by colour.
DeedsByColor deeds_of(const Session& session);

}  // namespace eko::text
