// SPDX-License-Identifier: MIT
// The last page of a game: places, points by source, and what decided it.
#pragma once

#include "eko/words/looking_back/report.h"
#include "present/reports/finale.h"

namespace eko::words {

// Of a session that is over.
present::Finale finale(const Reported& reported);

}  // namespace eko::words
