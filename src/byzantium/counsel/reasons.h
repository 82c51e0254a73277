// SPDX-License-Identifier: MIT
// What speaks for a decision, as values: what it changes on the table for whoever makes it. Not what the evaluation
// weighed, which is a sum of many numbers, but what a player would see.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace byzantium::counsel {

// Chances are those of an attack that takes its city, everybody at their best, from 0 to 1.
struct AttackBegins {  // or goes on
    CityId city;
    double chance;
    bool operator==(const AttackBegins&) const = default;
};
struct CapturePays {  // if that attack takes the city
    int vp;
    int bezants;
    bool operator==(const CapturePays&) const = default;
};
struct AttackPossible {  // by an action of the same player, if nobody prevents it
    CityId city;
    double chance;
    bool operator==(const AttackPossible&) const = default;
};
struct ScoreRises {  // by the half rule, cities among it
    int vp;
    bool operator==(const ScoreRises&) const = default;
};
struct HalfRuleReached {  // both tracks count (BYZ-63)
    bool operator==(const HalfRuleReached&) const = default;
};
struct HalfRuleNearer {
    int short_by;  // VP that the lower track still lacks
    bool operator==(const HalfRuleNearer&) const = default;
};
struct IncomeRises {
    Side side;
    int bezants;  // a turn
    bool operator==(const IncomeRises&) const = default;
};
struct ShortfallShrinks {
    Side side;
    int left;  // bezants that will still be missing
    bool operator==(const ShortfallShrinks&) const = default;
};
struct DangerPasses {  // for an own city
    CityId city;
    double before;
    double after;
    bool operator==(const DangerPasses&) const = default;
};
struct RivalLoses {  // by the half rule, cities among it
    Color rival;
    int vp;
    bool operator==(const RivalLoses&) const = default;
};
struct FirstNextTurn {
    bool operator==(const FirstNextTurn&) const = default;
};
using Reason = std::variant<AttackBegins, CapturePays, AttackPossible, ScoreRises, HalfRuleReached, HalfRuleNearer,
                            IncomeRises, ShortfallShrinks, DangerPasses, RivalLoses, FirstNextTurn>;

// The weightiest first, at most so many; none if the decision changes nothing of this by itself. The decision must be
// legal.
inline constexpr std::size_t usual_reasons = 3;
std::vector<Reason> reasons(const Table& table, const Position& position, const Decision& decision,
                            std::size_t most = usual_reasons);

}  // namespace byzantium::counsel
