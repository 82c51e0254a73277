// SPDX-License-Identifier: MIT
// How charts tell the sources of VP apart, in black and white too.
#pragma once

#include "byzantium/rules/vp_sources.h"
#include "paper/picture.h"
#include "present/reports/fillings.h"

#include <cstddef>
#include <vector>

namespace byzantium::words {

paper::Box swatch_of(byzantium::VpSource source, const present::Swatch& place);

// A swatch and the name of each of these sources, in columns as wide as the picture, from `top` down.
void draw_source_legend(paper::Picture& picture, const std::vector<byzantium::VpSource>& sources, double top);
// Lengths of the picture that the legend takes.
double source_legend_height(std::size_t sources);

}  // namespace byzantium::words
