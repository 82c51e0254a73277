// SPDX-License-Identifier: MIT
// The end of a turn as it happened: what each player received, paid and gave up on both sides, and where cubes went
// (BYZ-57 to BYZ-60, BYZ-62).
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "present/journal/turn_end.h"

#include <cstddef>
#include <optional>

namespace byzantium::words {

// The last one among the first `entries`, through or not; nothing if no turn has ended among them.
std::optional<present::TurnEnd> turn_end(const Names& names, const byzantium::text::Session& session,
                                         std::size_t entries);

}  // namespace byzantium::words
