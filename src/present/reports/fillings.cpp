// SPDX-License-Identifier: MIT
#include "present/reports/fillings.h"

#include "present/reports/chart_parts.h"

namespace present {
namespace {

constexpr double legend_row = 24;
constexpr std::size_t legend_columns = 4;

}  // namespace

paper::Box filled_box(const Filling& filling, const Swatch& place) {
    return {place.at,
            place.width,
            place.height,
            filling.ground,
            paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid},
            filling.hatch,
            filling.strokes};
}

void draw_legend(paper::Picture& picture, const std::vector<NamedFilling>& fillings, double top) {
    const double column = (picture.width - 40) / legend_columns;
    for (std::size_t i = 0; i < fillings.size(); ++i) {
        const double x = 40 + static_cast<double>(i % legend_columns) * column;
        const std::size_t row = i / legend_columns;
        const double y = top + static_cast<double>(row) * legend_row;
        picture.items.emplace_back(filled_box(fillings[i].filling, {{x, y}, 22, 15}));
        picture.items.emplace_back(label({x + 29, y + 12}, fillings[i].name));
    }
}

double legend_height(std::size_t fillings) {
    const std::size_t rows = (fillings + legend_columns - 1) / legend_columns;
    return legend_row * static_cast<double>(rows);
}

}  // namespace present
