// SPDX-License-Identifier: MIT
// The kinds of report, what they are called, and their bytes.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/table/names.h"
#include "present/reports/report_words.h"
#include "store/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::words {

enum class ReportKind : std::uint8_t {
    chronicle,
    chronicle_pdf,
    score_sheet,
    score_sheet_pdf,
    text,
    entries_csv,
    players_csv,
    bgg_comment,
    bg_stats_link,
    bg_stats_file,
};

// In the order of ReportKind, in which they are offered.
const std::vector<present::ReportWords>& report_words();
const present::ReportWords& words_of(ReportKind kind);
std::optional<ReportKind> report_kind(std::string_view key);
// The first whose files end so ("txt"); nothing if none does.
std::optional<ReportKind> report_kind_of_file(std::string_view ending);

// The whole file, or the text to copy. Throws std::runtime_error with a sentence if it cannot be made.
std::string report(ReportKind kind, const Reported& reported);

// What is told of a session beside what its library says.
struct ToldSession {
    const Names& names;
    const byzantium::text::Session& session;
    const Reviewed* reviewed = nullptr;  // of its present position; nullptr: nobody asked for a review
};
// The one of this key, of a session as its library has it.
std::string report_of(const ToldSession& told, const std::string& key, const store::Details& details,
                      const std::vector<store::Entry>& entries);

}  // namespace byzantium::words
