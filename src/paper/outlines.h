// SPDX-License-Identifier: MIT
// The geometry that every drawer of pictures needs: hatches as single strokes, shapes as corners, dashes as lengths.
// So a picture looks the same wherever it is drawn.
#pragma once

#include "paper/picture.h"

#include <vector>

namespace paper {

// The strokes of the box's hatch, cut off at its edges; none for `full` and `empty`.
std::vector<Line> hatching(const Box& box);

// The corners of a mark; empty for a circle, which has the radius `radius(mark)`.
std::vector<Point> corners(const Mark& mark);
double radius(const Mark& mark);

// Lengths drawn and left out in turn, for a line of that width; empty for a solid one.
std::vector<double> dashes(const Pen& pen);

// The letter of a mark, as a text of its own.
Text letter_of(const Mark& mark);

}  // namespace paper
