// SPDX-License-Identifier: MIT
// What arrives at the end of a way: Move cubes are spent, and an imposed Byzantine fleet takes its toll (BYZ-18, 19).
#pragma once

#include "byzantium/odds/forces.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/position.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace byzantium::odds {

// What another player who holds the Byzantine fleet does on the way.
enum class Fleet : std::uint8_t { allowed, imposed };

struct Arrival {
    Force force;
    double p;
    bool operator==(const Arrival&) const = default;
};

// Every force that can come to the attack, and what comes of the rest. All sums to 1.
struct Approach {
    std::vector<Arrival> arrivals;  // the strongest first; none if the fleet cannot be paid
    double p_destroyed;             // by the fleet's hits
    double p_stopped;               // alive, but without the Move cubes for its next link or the cube for a civil war
    ExpectedLosses lost{};          // by the fleet's hits, whether the army arrives or not
};

// Of hits on the way the army gives up Move cubes that it does not need any more, then Main, then Elite cubes, then
// the Move cubes that it needs. With `Fleet::imposed` every link that can be is imposed; a link that cannot be paid
// then stops the army (BYZ-19). The cube of a civil war is laid down on arrival, if it is one of the army's own.
Approach approach(const byzantium::Position& position, byzantium::ArmyRef army, const byzantium::Way& way, Fleet fleet);

// What arrives if the fleet is not imposed: the force, or nothing if the army cannot make that attack.
std::optional<Force> arriving(const byzantium::Position& position, byzantium::ArmyRef army, const byzantium::Way& way);

// Whether the fleet can be imposed anywhere on the way.
inline bool meets_fleet(const byzantium::Way& way) {
    return std::any_of(way.links.begin(), way.links.end(),
                       [](const byzantium::WayLink& link) { return link.dice > 0; });
}

}  // namespace byzantium::odds
