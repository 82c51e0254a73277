// SPDX-License-Identifier: MIT
// A session as a document that people keep: told turn by turn with boards, charts and the points.
#pragma once

#include "eko/words/looking_back/report.h"
#include "paper/document.h"
#include "paper/picture.h"

namespace eko::words {

// All of it. A session that is not over ends with what is asked now.
paper::Document chronicle(const Reported& reported);
// The same without charts, for a place that shows no pictures.
paper::Document told_chronicle(const Reported& reported);
// For a chat: who played, how it ended, and the points; no journal.
paper::Document short_report(const Reported& reported);
// One page of paper: the places, points by source, the board at the end, and how the table read the rules.
paper::Document score_sheet(const Reported& reported);

// The board as it is now, with its legend.
paper::Picture board_now(const Reported& reported);

}  // namespace eko::words
