// SPDX-License-Identifier: MIT
// A session counted over its entries, those before the cursor.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/session.h"
#include "session/summary.h"

#include <span>
#include <string>

namespace byzantium::text {

// Where the VP came from.
VpLedger vp_ledger(const Session& session);

// What the dice and the decisions did.
odds::LuckReport luck_of(const Session& session);

// All that statistics want to know, by the measures of this game; `entered` are the times of its entries, as many as
// are known.
session::Summary summary_of(const Session& session, std::span<const std::string> entered);

}  // namespace byzantium::text
