// SPDX-License-Identifier: MIT
// A session as charts, and all sessions: points, discs, and where points come from.
#pragma once

#include "eko/text/session.h"
#include "eko/words/names.h"
#include "present/reports/chart.h"
#include "present/statistics/seat_result.h"

#include <vector>

namespace eko::words {

// All of them, over the entries before the cursor.
std::vector<present::Chart> charts(const Names& names, const eko::text::Session& session);

// Each of them.
present::Chart points_chart(const Names& names, const eko::text::Session& session);
present::Chart discs_chart(const Names& names, const eko::text::Session& session);
present::Chart sources_chart(const Names& names, const eko::text::Session& session);

// What the points of people come from in the mean of a session; of at least one result.
present::Chart source_means_chart(const present::Results& results);

}  // namespace eko::words
