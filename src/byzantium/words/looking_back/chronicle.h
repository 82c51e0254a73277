// SPDX-License-Identifier: MIT
// A session as a document that people keep: told turn by turn with maps, charts and the score.
#pragma once

#include "byzantium/words/looking_back/report.h"
#include "paper/document.h"

namespace byzantium::words {

// All of it. A session that is not over ends with what is asked now.
paper::Document chronicle(const Reported& reported);
// For a chat: who played, how it ended, and the score; no journal.
paper::Document short_report(const Reported& reported);
// One page of paper: the places, the sources of all VP, and how the table read the rules.
paper::Document score_sheet(const Reported& reported);

}  // namespace byzantium::words
