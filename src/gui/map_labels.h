// SPDX-License-Identifier: MIT
// Where names go on a map: beside their city, clear of links, pawns, boxes and one another. Nothing but geometry.
#pragma once

#include "gui/map_projection.h"
#include "gui/rect.h"

#include <vector>

namespace gui {

struct LabelWish {
    Rect beside;  // what it names
    double w = 0;
    double h = 0;
};

struct Crowd {
    Rect bounds;                           // labels stay in here
    std::vector<Rect> things;              // must not be covered
    std::vector<std::vector<Spot>> lines;  // had better not be
};

// Square pixels that both cover.
double shared_area(const Rect& a, const Rect& b);

// One rectangle a wish: of the places round its city the one that covers least.
std::vector<Rect> placed(const std::vector<LabelWish>& wishes, const Crowd& crowd);

}  // namespace gui
