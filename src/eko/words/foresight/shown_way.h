// SPDX-License-Identifier: MIT
// The rules ask only whether some way leads somewhere, and what it costs. Whoever is shown a move wants to see one.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <vector>

namespace eko::words {

// The fields from one end of the move to the other, both among them: of the ways that cost just its zones one over the
// fewest fields. Two exits of portals may be next to each other in it. Empty if there is no such way.
std::vector<FieldId> shown_way(const Table& table, const Position& now, const Move& move);

}  // namespace eko::words
