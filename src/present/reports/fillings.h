// SPDX-License-Identifier: MIT
// How charts tell the parts of a bar apart, in black and white too: grounds with strokes on them.
#pragma once

#include "paper/picture.h"

#include <cstddef>
#include <string>
#include <vector>

namespace present {

struct Filling {
    paper::Ink ground;
    paper::Hatch hatch;
    paper::Ink strokes;
};

struct Swatch {
    paper::Point at;  // upper left corner
    double width;
    double height;
};
paper::Box filled_box(const Filling& filling, const Swatch& place);

struct NamedFilling {
    Filling filling;
    std::string name;
};
// A swatch and the name of each, in columns as wide as the picture, from `top` down.
void draw_legend(paper::Picture& picture, const std::vector<NamedFilling>& fillings, double top);
// Lengths of the picture that the legend takes.
double legend_height(std::size_t fillings);

}  // namespace present
