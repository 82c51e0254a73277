// SPDX-License-Identifier: MIT
// How the game stands in a line: the turn, the question and who must answer it, both VP tracks.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_view.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

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
    std::optional<byzantium::Color> speaker;  // none when the game is over
    std::array<TrackView, 2> tracks;
};

HeadView head_view(const Names& names, const byzantium::Position& now);

}  // namespace byzantium::words
