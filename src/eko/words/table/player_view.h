// SPDX-License-Identifier: MIT
// What the side of the table of one player shows: discs beside the board, captives, buildings in supply, points.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"
#include "paper/table.h"

#include <string>
#include <vector>

namespace eko::words {

// Something that is counted beside the board; a click corrects it.
struct Counted {
    std::string name;   // of its place: "cyan:reserve"; unlike all others
    std::string label;  // "reserve"
    std::string shown;  // "5"
    Setting now;        // its present value
};

// Buildings of one size that are not built yet.
struct Supply {
    Size size;
    int left;
    int all;
};

struct PlayerView {
    Color color;
    paper::Badge badge;
    std::string label;  // "Anna (cyan)"
    bool is_asked;      // it is this player who must speak
    int points;
    bool capital;
    std::string capital_words;  // "holds a capital", "no capital"
    std::string sources;        // where the points come from
    std::string missing;        // what is missing to the end
    std::string discs_off;      // "17 of 16 discs"; empty while all are there
    std::vector<Counted> counted;
    std::vector<Supply> supply;
    std::vector<paper::Badge> captives;  // whose emperors the player holds
    std::string captives_words;          // "captives: Boris"; empty if there are none
};

// In seating order.
std::vector<PlayerView> player_views(const Names& names, const Table& table, const Position& now);

}  // namespace eko::words
