// SPDX-License-Identifier: MIT
// Statistics over sessions as charts.
#pragma once

#include "paper/document.h"
#include "present/charts.h"
#include "present/statistics.h"

#include <string>
#include <vector>

namespace present {

// All of them; none if there is no result.
std::vector<Chart> statistics_charts(const Results& results);

// Each of them, of at least one result.
Chart source_means_chart(const Results& results);
Chart scores_chart(const Results& results);

}  // namespace present
