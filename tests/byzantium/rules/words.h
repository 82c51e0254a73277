// SPDX-License-Identifier: MIT
// The words the rule tests are written in, and the few hands that arrange a table for them.
#pragma once

#include "support/scene.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace words {

using namespace byzantium;
using boost::test_tools::per_element;
using support::city;
using support::Scene;
using support::standard_table;
using enum Color;
using enum Cube;

inline constexpr auto byzantine = Side::byzantine;
inline constexpr auto arab = Side::arab;
inline constexpr std::optional<CityId> off_the_map;
inline constexpr std::optional<Color> nobody;

// Nobody goes broke.
inline void make_rich(Scene& scene) {
    for (Player& player : scene.now.players)
        for (const Side side : sides) player[side].treasury = 100;
}

// Whoever has the action passes, until the turn is over.
inline void everyone_passes(Scene& scene) {
    const int turn = scene.now.turn;
    while (scene.now.turn == turn && std::holds_alternative<AwaitAction>(scene.now.awaits)) scene.takes(Pass{casualty});
}

// The player chose this action box earlier in the turn, with a pool cube.
inline void chose(Scene& scene, Color color, ActionBox box) {
    --scene.player(color).pool;
    scene.now[box].push_back(color);
    if (box == ActionBox::emperor) scene.display(color, byzantine).guard = true;
    if (box == ActionBox::caliph) scene.display(color, arab).guard = true;
}

// The city has changed hands before: its tokens are now these.
inline void belongs(Scene& scene, std::string_view id, Allegiance side, int tokens) {
    scene.at(id).side = side;
    scene.at(id).tokens = static_cast<std::int8_t>(tokens);
}

// The player holds the city with a fortification token.
inline void fortified(Scene& scene, Color color, std::string_view id) {
    scene.at(id).control = color;
    scene.at(id).fortified = true;
    --scene.player(color).fortifications;
}

inline int tokens(const Scene& scene, std::string_view id) { return scene.now[city(id)].tokens; }
inline std::optional<Color> controller(const Scene& scene, std::string_view id) { return scene.now[city(id)].control; }
inline Allegiance allegiance_of(const Scene& scene, std::string_view id) { return scene.now[city(id)].side; }
inline std::optional<CityId> pawn(const Scene& scene, Color color, Side side) { return scene.now[color][side].at; }

template <class Kind>
bool awaiting(const Scene& scene) {
    return std::holds_alternative<Kind>(scene.now.awaits);
}
inline bool action_of(const Scene& scene, Color color) {
    return awaiting<AwaitAction>(scene) && scene.awaited() == color;
}

// Whether the last entry told this kind of effect.
template <class Kind>
bool told(const Scene& scene) {
    return std::any_of(scene.effects.begin(), scene.effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<Kind>(effect); });
}

// Every player's cubes still number forty-two, and nothing else is odd.
inline bool sound(const Scene& scene) {
    const auto faults = audit(scene.table().board, scene.now);
    for (const Fault& fault : faults) BOOST_TEST_MESSAGE(fault.what);
    return faults.empty();
}

}  // namespace words
