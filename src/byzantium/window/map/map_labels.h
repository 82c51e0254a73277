// SPDX-License-Identifier: MIT
// Where names go on a map: beside their city, clear of links, pawns, boxes and one another. Nothing but geometry.
#pragma once

#include "byzantium/window/map/map_projection.h"
#include "gui/canvas/rect.h"

#include <vector>

namespace byzantium::window {

struct LabelWish {
    gui::Rect beside;  // what it names
    double w = 0;
    double h = 0;
    bool operator==(const LabelWish&) const = default;
};

struct Crowd {
    gui::Rect bounds;                      // labels stay in here
    std::vector<gui::Rect> things;         // must not be covered
    std::vector<std::vector<Spot>> lines;  // had better not be
    bool operator==(const Crowd&) const = default;
};

// Square pixels that both cover.
double shared_area(const gui::Rect& a, const gui::Rect& b);

// Pixels between two rectangles; 0 if they touch.
double gap_between(const gui::Rect& a, const gui::Rect& b);

// Numbers touch what they are about. Names keep away from what other names are of, and may stand a line apart.
enum class Standing { touching, clear_of_others };
// One rectangle a wish: of the places round its city the one that covers least.
std::vector<gui::Rect> placed(const std::vector<LabelWish>& wishes, const Crowd& crowd, Standing standing);

}  // namespace byzantium::window
