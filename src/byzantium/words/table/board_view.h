// SPDX-License-Identifier: MIT
// The board as plain values, ready to be drawn: what lies where, what it is called, and what there is to say about it.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

struct CityView {
    byzantium::CityId city;
    std::string id;  // the protocol's
    std::string name;
    double lon;  // degrees
    double lat;
    byzantium::Allegiance side;
    int tokens;       // 0 on Persian cities and the capital, which show their strength
    int most_tokens;  // that can lie here: as printed, or as built (BYZ-14); 0 on the capital
    int strength;     // what a siege faces, fortification included
    bool capital;
    bool bulgar_arrow;
    bool fortified;
    std::optional<byzantium::Color> control;
    std::vector<byzantium::ArmyRef> armies;  // whose pawns stand here, in seating order
    std::vector<std::string> facts;          // sentences, for whoever points at the city
};

struct LinkView {
    byzantium::CityId from;
    byzantium::CityId to;
    byzantium::LinkKind kind;
    bool dear;  // costs an Arab army double (BYZ-28)
    bool operator==(const LinkView&) const = default;
};

// A box of the special action display, with its cubes in the order they came.
struct ActionBoxView {
    byzantium::ActionBox box;
    std::string id;
    std::string label;
    std::optional<byzantium::Side> side;  // none: either
    int places;
    std::vector<byzantium::Color> cubes;
};

// One number of a box that lies beside the map, and how the table would set it to what it is now.
struct CountView {
    std::string id;  // tax:red
    byzantium::Color player;
    int count;
    byzantium::Setting setting;
};
// Tax, Pass, churches or mosques: a number for each player in seating order.
struct HoldingsView {
    std::string label;
    std::vector<CountView> counts;
};

struct BoardView {
    std::vector<CityView> cities;  // by CityId
    std::vector<LinkView> links;
    std::string special_actions;  // heading of the boxes
    std::vector<ActionBoxView> boxes;
    std::vector<HoldingsView> holdings;
    std::string bulgar_label;
    int bulgars;
    std::string turn_label;
    int turn;
    int turns;
};

BoardView board_view(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

// Whether cities and links lie at the same places, whatever lies on them.
bool same_map(const BoardView& one, const BoardView& other);

// How the table would set this box to what it holds now.
byzantium::Setting setting_of(const ActionBoxView& box);

}  // namespace byzantium::words
