// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_edges.h"

#include "gui/canvas/rect.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using Sums = std::vector<std::array<double, 3>>;  // of the edge's colours from the top down to each row

std::size_t at(const wxImage& image, int x, int y) {
    return 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.GetWidth()) + static_cast<std::size_t>(x));
}

// Of several columns from `x` on: a coast that happens to run along the very edge must not be drawn on.
Sums sums_of_columns(const wxImage& image, int x) {
    constexpr int columns = 14;
    const int end = std::min(x + columns, image.GetWidth());
    Sums sums{{}};
    for (int y = 0; y < image.GetHeight(); ++y) {
        auto next = sums.back();
        for (int column = x; column < end; ++column)
            for (std::size_t c = 0; c < 3; ++c)
                next[c] += static_cast<double>(image.GetData()[at(image, column, y) + c]) / (end - x);
        sums.push_back(next);
    }
    return sums;
}

// Paler and softer the farther from the map: coasts must not become stripes.
void paint_column(wxImage& image, int x, const Sums& edge, double distance, const std::array<double, 3>& page) {
    const int high = image.GetHeight();
    const int soft = static_cast<int>(distance * high / 7) + 2;
    const double pale = distance * distance * (3 - 2 * distance);
    for (int y = 0; y < high; ++y) {
        const auto from = static_cast<std::size_t>(std::max(0, y - soft));
        const auto to = static_cast<std::size_t>(std::min(high, y + soft + 1));
        for (std::size_t c = 0; c < 3; ++c) {
            const double mean = (edge[to][c] - edge[from][c]) / static_cast<double>(to - from);
            image.GetData()[at(image, x, y) + c] = static_cast<unsigned char>(mean + (page[c] - mean) * pale);
        }
    }
}

}  // namespace

void fade_out(wxImage& image, int left, int right, const wxColour& page) {
    const std::array<double, 3> colour{static_cast<double>(page.Red()), static_cast<double>(page.Green()),
                                       static_cast<double>(page.Blue())};
    const int wide = image.GetWidth();
    if (left > 0 && left < wide) {
        const Sums edge = sums_of_columns(image, left);
        for (int x = 0; x < left; ++x) paint_column(image, x, edge, 1 - static_cast<double>(x) / left, colour);
    }
    if (right > 0 && right < wide) {
        const Sums edge = sums_of_columns(image, std::max(0, right - 14));
        for (int x = right; x < wide; ++x)
            paint_column(image, x, edge, static_cast<double>(x - right + 1) / (wide - right), colour);
    }
}

}  // namespace byzantium::window
