// SPDX-License-Identifier: MIT
// What stands above everything: the turn, the question and who must answer it, both VP tracks.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_view.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

class Desk;

struct TrackMarker {
    byzantium::Color color;
    int vp;
    Quantity quantity;
};
struct TrackView {
    byzantium::Side side;
    std::string heading;               // "Byzantine VP"
    std::vector<TrackMarker> markers;  // in seating order
};

struct HeadView {
    int turn;
    Quantity turn_quantity;
    std::string question;
    std::string repair;                       // which earlier entry is being repaired; empty: none is
    std::optional<byzantium::Color> speaker;  // none when the game is over
    std::array<TrackView, 2> tracks;
};

HeadView head_view(const Names& names, const byzantium::Position& now);
// Of what the desk shows.
HeadView head_view(const Desk& desk);

}  // namespace byzantium::words
