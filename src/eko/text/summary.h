// SPDX-License-Identifier: MIT
// What Ekö counts over a session, beside score, place, winners and length.
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/ids.h"
#include "session/summary.h"

namespace eko::text {

// Of the table: turns. Of each player: points by source at the end, discs destroyed, and what eko/text/deeds.h counts.
const session::Measures& measures();

// Winners share the first place, all others the one behind them; with no winner all share the first.
int place_of(const Result& result, Color color);

}  // namespace eko::text
