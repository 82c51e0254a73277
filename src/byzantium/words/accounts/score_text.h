// SPDX-License-Identifier: MIT
// The score as text: where the VP came from, what they are worth now and after the final scoring, and who is first.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// All of it: the sources, then the ranking now and the one after the final scoring; when the game is over, its result.
// Each total is explained (BYZ-63, BYZ-64) and each tie-break named (BYZ-65).
std::string score_text(const Names& names, const byzantium::Position& now, const byzantium::VpLedger& ledger);

}  // namespace byzantium::words
