// SPDX-License-Identifier: MIT
// Where points come from: names, and how charts tell them apart.
#pragma once

#include "eko/rules/points.h"
#include "present/reports/fillings.h"

#include <string>
#include <vector>

namespace eko::words {

struct PointSource {
    std::string key;  // of its measure: "camps"; never translated
    std::string name;
    int Points::*points;
    present::Filling filling;
};
// In the order of the rules' page, in the language that is spoken.
const std::vector<PointSource>& point_sources();

// Their names and fillings, for a legend.
std::vector<present::NamedFilling> source_fillings();

}  // namespace eko::words
