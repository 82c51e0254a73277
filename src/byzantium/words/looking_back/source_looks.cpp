// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/source_looks.h"

#include "byzantium/words/accounts/accounts.h"

#include <array>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::vp_sources;
using byzantium::VpSource;

// In the order of VpSource.
constexpr std::array<Filling, vp_sources> source_look_table{{
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

const Filling& filling_of(VpSource source) { return source_look_table.at(static_cast<std::size_t>(source)); }

}  // namespace

paper::Box swatch_of(VpSource source, const Swatch& place) { return filled_box(filling_of(source), place); }

void draw_source_legend(paper::Picture& picture, const std::vector<VpSource>& sources, double top) {
    std::vector<NamedFilling> named;
    for (const VpSource source : sources) named.push_back({filling_of(source), source_name(source)});
    draw_legend(picture, named, top);
}

double source_legend_height(std::size_t sources) { return legend_height(sources); }

}  // namespace byzantium::words
