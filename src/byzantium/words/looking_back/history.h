// SPDX-License-Identifier: MIT
// A session looked at as time: where its turns end, and where the VP came from until then.
#pragma once

#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/session.h"
#include "present/reports/track_chart.h"

#include <vector>

namespace byzantium::words {

// In their order, over the entries before the cursor; the first is the start, the last is now.
std::vector<present::Milestone> milestones(const byzantium::text::Session& session);

// One for each moment, in the same order.
std::vector<byzantium::VpLedger> ledgers_at(const byzantium::text::Session& session,
                                            const std::vector<present::Milestone>& moments);

}  // namespace byzantium::words
