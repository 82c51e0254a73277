// SPDX-License-Identifier: MIT
// The review as a page: the curve of chances, the accounts, and the decisions and rolls that weighed most, each with
// the entry that it leads to.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "byzantium/words/table/names.h"
#include "paper/table.h"
#include "present/help/help_topic.h"
#include "present/reports/chart.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::words {

struct ReviewRow {
    std::size_t entry;  // from 0: so many were before it
    paper::Badge player;
    std::string text;    // "57  Anna: Active cube to Elite (Arab)."
    std::string better;  // "Better: ..."; empty for a roll
    std::string points;  // "14 points (9 to 19)", "+12"
};

struct ReviewPart {
    std::string heading;
    std::vector<ReviewRow> rows;  // at least one
};

struct ReviewView {
    std::string cost;  // which decision cost the game; empty until all are judged
    present::Chart chances;
    paper::Table accounts;
    std::string accounts_text;
    std::vector<ReviewPart> parts;
};

enum class ReviewEnd { judged, under_way };
// All of what is reviewed are the entries before the session's cursor.
ReviewView review_view(const Names& names, const byzantium::text::Session& session, const Reviewed& reviewed,
                       ReviewEnd end);

// Each player's chance over the entries, in points of 100.
present::Chart chances_chart(const Names& names, const byzantium::text::Session& session, const Reviewed& reviewed);

struct ReviewWords {
    std::string heading;
    std::string begin;   // on the button that begins it
    std::string to_see;  // what it would do
    std::string close;
    std::string keys;
};
ReviewWords review_words();
// How far it is, or that it is done or was stopped.
std::string review_state_words(const Reviewer::State& state);

}  // namespace byzantium::words
