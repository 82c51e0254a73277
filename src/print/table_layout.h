// SPDX-License-Identifier: MIT
// How wide the columns of a table are on paper.
#pragma once

#include "paper/table.h"
#include "print/brush.h"

#include <vector>

namespace print {

inline constexpr double cell_gap = 10;  // behind each cell

// Of a badge beside letters of that size, with the gap behind it.
double badge_room(const paper::Cell& cell, double size);

struct TableLayout {
    std::vector<double> widths;  // with the gaps
    double size;                 // of the letters
};

// As wide as the longest texts. Where that is wider than `room`, long texts are broken between words, and then letters
// are made smaller; a word is broken only where the smallest letters do not help.
TableLayout lay_out(Brush& brush, const paper::Table& table, double room, double scale);

}  // namespace print
