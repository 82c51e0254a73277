// SPDX-License-Identifier: MIT
#include "byzantium/counsel/usual_answers.h"

#include "byzantium/odds/adviser.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/forces.h"
#include "byzantium/rules/rules.h"
#include "values/overloaded.h"

#include <algorithm>
#include <vector>

namespace byzantium::counsel {
namespace {

using Answer = std::optional<Decision>;

// The answer if it is legal, else the first that is.
Answer or_first(const Table& table, const Position& now, const Decision& wanted) {
    if (!check(table, now, Entry{wanted})) return wanted;
    const auto all = legal(table, now);
    return all.empty() ? Answer{} : Answer{all.front()};
}

Answer losses(const Table& table, const Position& now, const AwaitLosses& asked) {
    const auto lost = odds::losses_in_order(odds::force_of(now[asked.player][asked.side]), asked.count);
    return or_first(table, now, Lose{lost.elite, lost.main, lost.move});
}

// Stand or retreat, levy or none.
template <class Fallback>
Answer defence(const Table& table, const Position& now, const Fallback& fallback) {
    try {
        const auto advice = odds::defence_advice(table, now);
        if (!advice.empty()) return advice.front().decision;
    } catch (const odds::OutOfLimits&) {
        // A table corrected beyond its own cubes: its armies stand.
    }
    return or_first(table, now, fallback);
}

// BYZ-59: each costs 1 VP, and nothing else once no turn comes after this.
int worth(const Table& table, const Position& now, const GiveUp& cubes) {
    if (now.turn >= table.board.setup.turns) return cubes.elite + cubes.main + cubes.levy + cubes.move;
    return 4 * cubes.elite + 3 * cubes.main + 2 * cubes.levy + cubes.move;
}

Answer upkeep(const Table& table, const Position& now) {
    const auto all = legal(table, now);
    const auto cheaper = [&](const Decision& one, const Decision& other) {
        return worth(table, now, std::get<GiveUp>(one)) < worth(table, now, std::get<GiveUp>(other));
    };
    const auto cheapest = std::min_element(all.begin(), all.end(), cheaper);
    return cheapest == all.end() ? Answer{} : Answer{*cheapest};
}

Answer first(const Table& table, const Position& now) {
    const auto all = legal(table, now);
    return all.empty() ? Answer{} : Answer{all.front()};
}

}  // namespace

std::optional<Decision> usual_answer(const Table& table, const Position& now) {
    return std::visit(
        values::overloaded{[](const AwaitAction&) { return Answer{}; }, [](const AwaitRoll&) { return Answer{}; },
                           [](const Over&) { return Answer{}; },
                           [&](const AwaitIncrease&) { return or_first(table, now, Stop{}); },
                           [&](const AwaitMarch&) { return or_first(table, now, Stop{}); },
                           [&](const AwaitFleet&) { return or_first(table, now, Impose{}); },
                           [&](const AwaitSail&) { return or_first(table, now, Proceed{}); },
                           [&](const AwaitDefence&) { return defence(table, now, Stand{}); },
                           [&](const AwaitLevy&) { return defence(table, now, UseLevy{}); },
                           [&](const AwaitSeaRetreat&) { return or_first(table, now, Deny{}); },
                           [&](const AwaitRetreat&) { return first(table, now); },
                           [&](const AwaitFight&) { return first(table, now); },
                           [&](const AwaitLosses& asked) { return losses(table, now, asked); },
                           [&](const AwaitGarrison&) { return first(table, now); },
                           [&](const AwaitUpkeep&) { return upkeep(table, now); }},
        now.awaits);
}

}  // namespace byzantium::counsel
