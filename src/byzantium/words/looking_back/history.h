// SPDX-License-Identifier: MIT
// A session looked at as time: where its turns end, and where the VP came from until then.
#pragma once

#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/session.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::words {

// A moment that people remember: the start, the end of each turn, and now.
struct Milestone {
    std::size_t entries;  // that count then
    std::string label;    // "start", "turn 1", "now"
};
// In their order, over the entries before the cursor; the first is the start, the last is now.
std::vector<Milestone> milestones(const byzantium::text::Session& session);

// One for each moment, in the same order.
std::vector<byzantium::VpLedger> ledgers_at(const byzantium::text::Session& session,
                                            const std::vector<Milestone>& moments);

}  // namespace byzantium::words
