// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/source_looks.h"

#include "byzantium/words/accounts/accounts.h"
#include "present/reports/chart_parts.h"

#include <array>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::vp_sources;
using byzantium::VpSource;

constexpr double legend_row = 24;
constexpr std::size_t legend_columns = 4;

// Grounds and strokes; in the order of VpSource.
struct Look {
    paper::Ink ground;
    paper::Hatch hatch;
    paper::Ink strokes;
};
constexpr std::array<Look, vp_sources> source_look_table{{
    {paper::Ink::rule, paper::Hatch::full, paper::Ink::ink},
    {paper::Ink::card, paper::Hatch::rising, paper::Ink::ink},
    {paper::Ink::ink, paper::Hatch::full, paper::Ink::ink},
    {paper::Ink::rule, paper::Hatch::crossed, paper::Ink::ink},
    {paper::Ink::orange, paper::Hatch::level, paper::Ink::dark},
    {paper::Ink::gold, paper::Hatch::grid, paper::Ink::dark},
    {paper::Ink::card, paper::Hatch::upright, paper::Ink::accent},
    {paper::Ink::card, paper::Hatch::grid, paper::Ink::accent},
    {paper::Ink::card, paper::Hatch::level, paper::Ink::ink},
    {paper::Ink::card, paper::Hatch::empty, paper::Ink::ink},
    {paper::Ink::rule, paper::Hatch::falling, paper::Ink::ink},
}};

}  // namespace

paper::Box swatch_of(VpSource source, const Swatch& place) {
    const Look& look = source_look_table.at(static_cast<std::size_t>(source));
    return {place.at,   place.width, place.height, look.ground, paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid},
            look.hatch, look.strokes};
}

void draw_source_legend(paper::Picture& picture, const std::vector<VpSource>& sources, double top) {
    const double column = (picture.width - 40) / legend_columns;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const double x = 40 + static_cast<double>(i % legend_columns) * column;
        const std::size_t row = i / legend_columns;
        const double y = top + static_cast<double>(row) * legend_row;
        picture.items.emplace_back(swatch_of(sources[i], {{x, y}, 22, 15}));
        picture.items.emplace_back(label({x + 29, y + 12}, source_name(sources[i])));
    }
}

double source_legend_height(std::size_t sources) {
    const std::size_t rows = (sources + legend_columns - 1) / legend_columns;
    return legend_row * static_cast<double>(rows);
}

}  // namespace byzantium::words
