// SPDX-License-Identifier: MIT
// Statistics over sessions as charts.
#pragma once

#include "byzantium/words/statistics/statistics.h"
#include "paper/document.h"
#include "present/reports/chart.h"

#include <string>
#include <vector>

namespace byzantium::words {

// All of them; none if there is no result.
std::vector<present::Chart> statistics_charts(const Results& results);

// Each of them, of at least one result.
present::Chart source_means_chart(const Results& results);
present::Chart scores_chart(const Results& results);

}  // namespace byzantium::words
