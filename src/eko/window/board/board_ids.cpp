// SPDX-License-Identifier: MIT
#include "eko/window/board/board_ids.h"

#include "eko/words/names.h"
#include "gui/canvas/sizes.h"
#include "paper/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

constexpr double id_letters = 9.5;  // points
// Of the hexagon's radius.
constexpr double most_id_height = 0.62;
constexpr double most_id_width = 1.66;  // those of one row do not meet
constexpr double circle_across = 0.84;  // with its line
// Where a box is tried: its middle, of the radius from the field's middle. First in the lower corner, where ids are on
// paper: an id in the upper one is near the field above.
constexpr std::array id_lower{paper::Point{0, 0.72},    paper::Point{0, 0.8},      paper::Point{0, 0.88},
                              paper::Point{-0.2, 0.76}, paper::Point{0.2, 0.76},   paper::Point{-0.2, 0.84},
                              paper::Point{0.2, 0.84},  paper::Point{-0.38, 0.68}, paper::Point{0.38, 0.68}};
constexpr std::array id_upper{paper::Point{0, -0.66}, paper::Point{-0.2, -0.66}, paper::Point{0.2, -0.66},
                              paper::Point{-0.38, -0.6}, paper::Point{0.38, -0.6}};
// How much smaller letters are tried, one after the other: in one corner, then in the other.
constexpr std::array readable_sizes{1.0, 0.86, 0.74};
constexpr std::array small_sizes{0.64};
constexpr double in_steps = 64;  // letters of ids have few sizes, since each is a stamp of its own

// As large as usual letters, but no larger than its field allows.
double largest_letters(Painter& painter, const std::string& id, double radius) {
    const TextStyle style{id_letters, Face::plain, {}, Align::centre};
    const double most = std::min(most_id_width * radius / (painter.width(id, style) + painter.scaled(gaps::close)),
                                 most_id_height * radius / painter.line_height(style));
    return id_letters * std::min(1.0, most);
}

// Ink of digits only: the room above and below it in a line may lie over something.
constexpr double ink_part = 0.72;

Rect box_of(Painter& painter, const std::string& id, double letters, paper::Point middle) {
    const TextStyle style{letters, Face::plain, {}, Align::centre};
    const double wide = painter.width(id, style) + painter.scaled(gaps::close) * letters / id_letters;
    const double high = painter.line_height(style) * ink_part;
    return {middle.x - wide / 2, middle.y - high / 2, wide, high};
}

// The circle of a bare field says no more than its ground. What showed of it beside the id looked like brackets.
Rect over_circle(const Rect& box, double radius) {
    const double across = circle_across * radius;
    const double wide = std::max(box.w, across);
    return {box.middle_x() - wide / 2, box.middle_y() - across / 2, wide, across};
}

bool is_free_of(const Rect& box, const std::vector<Rect>& taken) {
    return std::none_of(taken.begin(), taken.end(), [&](const Rect& other) {
        const Rect both = box.within(other);
        return both.w > 0 && both.h > 0;
    });
}

std::optional<IdBox> free_box(Painter& painter, const Hexagons& hexagons, const std::string& id, const WantedId& wanted,
                              const std::vector<Rect>& taken) {
    const paper::Point middle = hexagons.middle(wanted.field);
    const double largest = largest_letters(painter, id, hexagons.radius());
    const auto tried = [&](double letters, paper::Point by) -> std::optional<IdBox> {
        const Rect box =
            box_of(painter, id, letters, {middle.x + by.x * hexagons.radius(), middle.y + by.y * hexagons.radius()});
        return is_free_of(box, taken) ? std::optional{IdBox{wanted.field, box, letters}} : std::nullopt;
    };
    if (wanted.middle == WantedId::Middle::free) {
        auto bare = tried(largest, {});
        if (bare) bare->box = over_circle(bare->box, hexagons.radius());
        return bare;
    }
    std::optional<IdBox> found;
    const auto try_all = [&](const auto& sizes, const auto& corners) {
        for (const double size : sizes)
            for (const paper::Point& corner : corners)
                if (!found) found = tried(std::floor(largest * size * in_steps) / in_steps, corner);
    };
    try_all(readable_sizes, id_lower);
    try_all(readable_sizes, id_upper);
    try_all(small_sizes, id_lower);
    try_all(small_sizes, id_upper);
    return found;
}

}  // namespace

std::vector<IdBox> id_boxes(Painter& painter, const Hexagons& hexagons, const Board& board,
                            const std::vector<WantedId>& wanted, std::vector<Rect> taken) {
    std::vector<IdBox> all;
    for (const WantedId& one : wanted) {
        auto box = free_box(painter, hexagons, words::field_label(board[one.field].at), one, taken);
        if (!box) continue;
        taken.push_back(box->box);
        all.push_back(*std::move(box));
    }
    return all;
}

void draw_ids(Painter& painter, const Board& board, const std::vector<IdBox>& boxes) {
    for (const IdBox& one : boxes) {
        const std::string id = words::field_label(board[one.field].at);
        const TextStyle style{one.letters, Face::plain, {}, Align::centre};
        painter.stamp(one.box, "id:" + id + ' ' + std::to_string(one.letters), [&](Painter& onto, const Rect& place) {
            onto.fill(place, faded(painter.theme().card, 225), place.h / 3);
            onto.text(place.inset(-1), id, style);
        });
    }
}

}  // namespace eko::window
