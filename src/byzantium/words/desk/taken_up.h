// SPDX-License-Identifier: MIT
// What is said when a session that was taken up does not replay as it did.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/kept.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <string>

namespace byzantium::words {

// "Entry 12, written by version 0.1.0, leads to another position than it did."
std::string disagreement(const byzantium::Board& board, const byzantium::text::Disagreement& trouble);

// Why nothing of a session file was taken over, and what to do.
std::string file_not_whole(const std::string& file, const byzantium::text::DisagreementAt& trouble);

// What an older reading of BYZ-10 did to the table, and that it can be had again.
std::string moved_then(const Names& names, const byzantium::text::Restoring& restoring);

// That what lies behind is not lost: `open` of `all` entries were taken up.
std::string open_as_far(std::size_t open, std::size_t all);

}  // namespace byzantium::words
