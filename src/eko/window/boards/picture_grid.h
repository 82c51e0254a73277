// SPDX-License-Identifier: MIT
// How pictures to choose from stand in the room there is: in as many columns as make them largest. Beside each stands
// its key or its short name, below it a longer name.
#pragma once

#include "eko/words/shelf/palette.h"
#include "gui/canvas/painter.h"

#include <cstddef>

namespace eko::window {

class PictureGrid {
public:
    // Lengths are logical pixels, as all of them here.
    PictureGrid(const gui::Painter& painter, const words::PaletteGroup& group, double width);

    // Below which the kinds of a tile's fields cannot be told apart, whatever the size of text.
    static constexpr double least_side = 48;

    // What pictures of that side need, in as few rows as they can.
    double least_height() const;
    // What they fill if there is so much room.
    double height(double room) const;
    // At least as many as the group has.
    std::size_t columns(double room) const;

    // Of each cell, and its parts.
    double inset() const { return inset_; }
    double beside() const { return beside_; }  // key or short name; 0: there are none
    double below() const { return below_; }    // name; 0: all are short

private:
    double rows(std::size_t columns) const;
    double side(std::size_t columns, double room) const;

    std::size_t items_;
    std::size_t fewest_;
    double width_;
    double inset_;
    double frame_;
    double beside_ = 0;
    double below_ = 0;
};

// Whether it stands beside the picture.
bool is_short(const words::PaletteItem& item);

}  // namespace eko::window
