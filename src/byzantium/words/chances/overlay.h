// SPDX-License-Identifier: MIT
// What can be laid over the map: the attacks of one army, the danger of every controlled city, the income. A number at
// each city it is about, and a sentence for whoever points at it.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

enum class OverlayKind : std::uint8_t { threats, danger, money };

// An army, or the Bulgars sent by that player.
struct Attacker {
    byzantium::Color player;
    std::optional<byzantium::Side> army;  // none: the Bulgars
    bool operator==(const Attacker&) const = default;
};

// Which overlay is wished for. It lasts while the game goes on.
struct OverlayWish {
    OverlayKind kind;
    std::optional<Attacker> attacker;  // whose threats; none of the others
    bool operator==(const OverlayWish&) const = default;
};

// What a key makes of the wish. Danger and money come and go; threats go from each attacker that can attack anything
// to the next, from whoever is asked on clockwise, and then away. Nothing can attack: the Byzantine army of the active
// player is shown, which says so.
std::optional<OverlayWish> pressed(const std::optional<OverlayWish>& before, OverlayKind key,
                                   const byzantium::Table& table, const byzantium::Position& now);

struct OverlayMark {
    byzantium::CityId city;
    std::string label;  // "37%", "+6"
    std::string words;  // a sentence
    double weight;      // 0 to 1: how much it matters, compared with the others
};
struct Overlay {
    OverlayKind kind;
    std::string heading;
    std::vector<OverlayMark> marks;  // at most one a city; of danger none where there is no chance
};
// Where the table is beyond what can be reckoned, the heading says so and there are no marks.
Overlay overlay(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                const OverlayWish& wish);

// That the table is beyond what the odds can hold.
std::string beyond_reckoning();
std::string next_army_label();
std::string overlay_away_label();

}  // namespace byzantium::words
