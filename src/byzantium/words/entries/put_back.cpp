// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/put_back.h"

#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

namespace {

Arrival other(Arrival arrival) { return arrival == Arrival::arrives ? Arrival::leaves : Arrival::arrives; }

// The effect that takes this one back.
struct Turned {
    Effect operator()(CubesMoved cubes) const {
        std::swap(cubes.from, cubes.to);
        return cubes;
    }
    Effect operator()(MoneyChanged money) const {
        money.by = -money.by;
        return money;
    }
    Effect operator()(VpChanged vp) const {
        vp.by = -vp.by;
        return vp;
    }
    Effect operator()(PawnMoved pawn) const {
        std::swap(pawn.from, pawn.to);
        return pawn;
    }
    Effect operator()(GuardMoved guard) const {
        guard.arrival = other(guard.arrival);
        return guard;
    }
    Effect operator()(TokensChanged tokens) const {
        std::swap(tokens.side_before, tokens.side_after);
        std::swap(tokens.before, tokens.after);
        return tokens;
    }
    Effect operator()(FortificationMoved fortification) const {
        fortification.arrival = other(fortification.arrival);
        return fortification;
    }
    Effect operator()(BulgarsChanged bulgars) const {
        bulgars.by = -bulgars.by;
        return bulgars;
    }
    // No piece moved.
    Effect operator()(const TakenByItself& none) const { return none; }
    Effect operator()(const StepWithdrawn& none) const { return none; }
    Effect operator()(const Rolled& none) const { return none; }
    Effect operator()(const AttackBegan& none) const { return none; }
    Effect operator()(const ArmyStands& none) const { return none; }
    Effect operator()(const BattleWon& none) const { return none; }
    Effect operator()(const BattleLost& none) const { return none; }
    Effect operator()(const SiegeLost& none) const { return none; }
    Effect operator()(const CityCaptured& none) const { return none; }
    Effect operator()(const ArmyDestroyed& none) const { return none; }
    Effect operator()(const SeaDenied& none) const { return none; }
    Effect operator()(const PlayerPassed& none) const { return none; }
    Effect operator()(const ActionPhaseEnded& none) const { return none; }
    Effect operator()(const TurnBegan& none) const { return none; }
    Effect operator()(const GameEnded& none) const { return none; }
    Effect operator()(const ActionGiven& none) const { return none; }
    Effect operator()(const Corrected& none) const { return none; }
};

Effect turned(const Effect& effect) { return std::visit(Turned{}, effect); }

void make(Hands& hands, const Effect& effect) {
    std::visit(
        values::overloaded{
            [&](const CubesMoved& what) { hands.moved(what); }, [&](const MoneyChanged& what) { hands.changed(what); },
            [&](const VpChanged& what) { hands.changed(what); }, [&](const PawnMoved& what) { hands.moved(what); },
            [&](const GuardMoved& what) { hands.moved(what); }, [&](const TokensChanged& what) { hands.changed(what); },
            [&](const FortificationMoved& what) { hands.moved(what); },
            [&](const BulgarsChanged& what) { hands.changed(what); }, [](const auto&) {}},
        effect);
}

// Adds what the later one does to the earlier one, between the same two places; false if they are of other pieces.
bool goes_into(CubesMoved& earlier, const CubesMoved& later) {
    if (earlier.player != later.player) return false;
    const bool is_same = earlier.from == later.from && earlier.to == later.to;
    const bool is_back = earlier.from == later.to && earlier.to == later.from;
    if (!is_same && !is_back) return false;
    earlier.count += is_same ? later.count : -later.count;
    if (earlier.count < 0) {
        std::swap(earlier.from, earlier.to);
        earlier.count = -earlier.count;
    }
    return true;
}

bool goes_into(BulgarsChanged& earlier, const BulgarsChanged& later) {
    earlier.by += later.by;
    return true;
}

bool goes_into(PawnMoved& earlier, const PawnMoved& later) {
    if (earlier.player != later.player || earlier.side != later.side) return false;
    earlier.to = later.to;
    return true;
}

bool goes_into(TokensChanged& earlier, const TokensChanged& later) {
    if (earlier.city != later.city) return false;
    earlier.side_after = later.side_after;
    earlier.after = later.after;
    return true;
}

// Money and tracks are counted on by hands themselves.
bool goes_into(Effect& earlier, const Effect& later) {
    return std::visit(
        values::overloaded{[](CubesMoved& one, const CubesMoved& other) { return goes_into(one, other); },
                           [](BulgarsChanged& one, const BulgarsChanged& other) { return goes_into(one, other); },
                           [](PawnMoved& one, const PawnMoved& other) { return goes_into(one, other); },
                           [](TokensChanged& one, const TokensChanged& other) { return goes_into(one, other); },
                           [](const auto&, const auto&) { return false; }},
        earlier, later);
}

bool moves_nothing(const Effect& effect) {
    return std::visit(values::overloaded{[](const CubesMoved& moved) { return moved.count == 0; },
                                         [](const BulgarsChanged& changed) { return changed.by == 0; },
                                         [](const PawnMoved& moved) { return moved.from == moved.to; },
                                         [](const TokensChanged& changed) {
                                             return changed.before == changed.after &&
                                                    changed.side_before == changed.side_after;
                                         },
                                         [](const auto&) { return false; }},
                      effect);
}

// Nobody moves twenty cubes back and fifteen of them again.
std::vector<Effect> netted(const std::vector<Effect>& effects) {
    std::vector<Effect> net;
    for (const Effect& effect : effects)
        if (std::none_of(net.begin(), net.end(), [&](Effect& earlier) { return goes_into(earlier, effect); }))
            net.push_back(effect);
    std::erase_if(net, moves_nothing);
    return net;
}

}  // namespace

std::vector<Deed> put_back(const Names& names, const Position& after, const std::vector<Effect>& effects) {
    Hands hands{names, after};
    for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) make(hands, turned(*effect));
    return hands.take();
}

std::vector<Deed> put_right(const Names& names, const Position& at, const std::vector<Effect>& undone,
                            const std::vector<Effect>& made) {
    std::vector<Effect> all;
    for (auto effect = undone.rbegin(); effect != undone.rend(); ++effect) all.push_back(turned(*effect));
    all.insert(all.end(), made.begin(), made.end());
    Hands hands{names, at};
    for (const Effect& effect : netted(all)) make(hands, effect);
    return hands.take();
}

}  // namespace byzantium::words
