// SPDX-License-Identifier: MIT
// The board as data: cities, links, printed numbers, set-up. Nothing on it changes during a game.
// Made by `make_board`, which refuses a board that no game could be played on.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"

#include <tl/expected.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium {

inline constexpr std::size_t most_cities = 64;
inline constexpr int most_tokens_built = 3;  // a city can be improved up to (BYZ-14)

struct BoardCity {
    std::string id;
    std::string name;
    Allegiance side;
    int strength;  // the printed number: tokens at set-up, dice of a Persian city or the capital; 0 to 9
    double lon;    // degrees, for drawing only
    double lat;
    bool coastal;       // can be sailed to from the capital (BYZ-29)
    bool bulgar_arrow;  // has an orange arrow (BYZ-21)
    bool capital;       // Constantinople
};

struct Link {
    std::array<CityId, 2> between;
    LinkKind kind;
    int arab_cost_factor;  // 1, or 2 between Nicaea and Constantinople (BYZ-28)
};

struct BoxCounts {
    int elite;
    int main;
    int levy;
    int move;
};

struct Setup {
    int fewest_players;
    int most_players;
    int turns;
    std::array<int, 2> treasury;        // bezants, by side
    std::array<int, 2> victory_points;  // by side
    std::array<BoxCounts, 2> army;      // cubes, by side
    int cube_pool;
    int casualty_pool;
    int cubes_per_player;
    int fortifications_per_player;
    int bulgar_cubes;
};

struct Supply {
    std::array<int, 2> tokens;  // city tokens in the box, by side (BYZ-14)
    int bulgar_tokens;
    int bulgar_cubes;  // the most the Bulgar box holds (BYZ-20)
    int dice;
    int silver_counters;
    int copper_counters;
};

struct BoardFacts {
    std::string id;
    std::string name;
    std::vector<BoardCity> cities;
    std::vector<Link> links;
    Setup setup;
    BoxCounts maintenance;  // bezants a cube (BYZ-58)
    Supply supply;
    std::array<int, action_box_kinds> action_boxes;  // how many boxes of each kind (BYZ-13)
};

// A set of cities, as bits: neighbourhoods are looked up many times in a retreat.
using CitySet = std::uint64_t;
constexpr CitySet only(CityId city) { return CitySet{1} << index(city); }
constexpr bool has(CitySet set, CityId city) { return (set & only(city)) != 0; }
// The set must not be empty; `set &= set - 1` goes on to the next.
constexpr CityId first_of(CitySet set) { return static_cast<CityId>(std::countr_zero(set)); }

struct Neighbours {
    CitySet road;
    CitySet desert;
    CitySet sea;
    CitySet dear_sea;  // those of them that cost an Arab army more than usual (BYZ-28)
};

struct Board : BoardFacts {
    CityId capital;
    CitySet coastal;
    CitySet bulgar_arrows;
    std::vector<Neighbours> neighbours;  // by city

    // Throws std::out_of_range for a city of another board.
    const BoardCity& operator[](CityId city) const { return cities.at(index(city)); }
    // The city with this protocol id; nothing if the board has none.
    std::optional<CityId> find(std::string_view id) const;
    // The link between two cities in either direction; nothing if there is none.
    const Link* link(CityId from, CityId to) const;
};

// What is wrong with a board: where (as in the file, `cities[3].strength`) and why.
struct BoardFault {
    std::string where;
    std::string why;
};

// A board that can be played on, or its first fault: one capital; no city, name or link twice; no link
// from a city to itself; at most `most_links` links a city; set-up cubes that add up (BYZ-3).
tl::expected<Board, BoardFault> make_board(BoardFacts);

}  // namespace byzantium
