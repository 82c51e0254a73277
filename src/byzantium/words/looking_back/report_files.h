// SPDX-License-Identifier: MIT
// The kinds of report, what they are called, and their bytes.
#pragma once

#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report.h"

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

// Whether it makes sense outside of a file.
enum class Copied : std::uint8_t { yes, no };
struct ReportWords {
    ReportKind kind;
    std::string key;     // on the command line: "chronicle-pdf"; never translated
    std::string ending;  // of its file: "pdf"
    std::string label;   // "Chronicle (PDF)"
    std::string help;    // a sentence
    Copied copied;       // to the clipboard
};
// In the order in which they are offered.
const std::vector<ReportWords>& report_words();
const ReportWords& words_of(ReportKind kind);
std::optional<ReportKind> report_kind(std::string_view key);
// The first whose files end so ("txt"); nothing if none does.
std::optional<ReportKind> report_kind_of_file(std::string_view ending);

// The whole file, or the text to copy. Throws std::runtime_error with a sentence if it cannot be made.
std::string report(ReportKind kind, const Reported& reported);

// A file name for it, made of the title: "friday-byzantium-chronicle.html".
std::string report_file_name(const ReportWords& words, const ReportFacts& facts);

// --- charts as files
enum class ChartFormat : std::uint8_t { png, svg, csv };
std::string chart_file(const Chart& chart, ChartFormat format);
std::string ending(ChartFormat format);  // "png"
// A name for it, made of a title: "friday-money.svg".
std::string chart_file_name(const Chart& chart, ChartFormat format, const std::string& title);

}  // namespace byzantium::words
