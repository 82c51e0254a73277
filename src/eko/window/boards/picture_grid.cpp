// SPDX-License-Identifier: MIT
#include "eko/window/boards/picture_grid.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>

namespace eko::window {
namespace {

constexpr double between_pictures = 4;
constexpr double beside_picture = 15;
constexpr std::size_t short_label = 2;  // bytes

}  // namespace

bool is_short(const words::PaletteItem& item) { return item.label.size() <= short_label; }

PictureGrid::PictureGrid(const gui::Painter& painter, const words::PaletteGroup& group, double width)
    : items_{group.items.size()},
      fewest_{group.columns},
      width_{width},
      inset_{painter.scaled(gui::gaps::thin)},
      frame_{painter.scaled(between_pictures) + 2 * inset_} {
    for (const words::PaletteItem& item : group.items) {
        if (!item.key.empty() || (is_short(item) && !item.label.empty())) beside_ = painter.scaled(beside_picture);
        if (!is_short(item)) below_ = painter.scaled(gui::gaps::large);
    }
}

double PictureGrid::rows(std::size_t columns) const {
    return std::ceil(static_cast<double>(items_) / static_cast<double>(columns));
}

double PictureGrid::side(std::size_t columns, double room) const {
    return std::min(width_ / static_cast<double>(columns) - beside_, room / rows(columns) - below_) - frame_;
}

std::size_t PictureGrid::columns(double room) const {
    std::size_t best = fewest_;
    for (std::size_t columns = fewest_ + 1; columns <= items_; ++columns)
        if (side(columns, room) > side(best, room)) best = columns;
    return best;
}

double PictureGrid::height(double room) const {
    const std::size_t columns = this->columns(room);
    return rows(columns) * (side(columns, room) + frame_ + below_);
}

double PictureGrid::least_height() const {
    const auto abreast = static_cast<std::size_t>(std::max(1.0, width_ / (least_side + frame_ + beside_)));
    return rows(std::max(abreast, fewest_)) * (least_side + frame_ + below_);
}

}  // namespace eko::window
