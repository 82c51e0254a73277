// SPDX-License-Identifier: MIT
// What is said when a session that was taken up does not replay as it did.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/kept.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// "Entry 12, written by version 0.1.0, leads to another position than it did."
std::string disagreement(const byzantium::Board& board, const byzantium::text::Disagreement& trouble);

// What an older reading of BYZ-10 did to the table, and that it can be had again.
std::string moved_then(const Names& names, const byzantium::text::Restoring& restoring);

}  // namespace byzantium::words
