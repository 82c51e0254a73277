// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/report_files.h"

#include "byzantium/words/looking_back/chronicle.h"
#include "byzantium/words/looking_back/plays.h"
#include "byzantium/words/looking_back/report_tables.h"
#include "paper/document.h"
#include "paper/svg.h"
#include "paper/table.h"
#include "present/language/language.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "print/pdf.h"
#include "print/png.h"
#include "protocol/bg_stats.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;
namespace {

using Kind = ReportKind;

std::vector<ReportWords> all_report_words() {
    return {
        {Kind::chronicle, "chronicle", "html", translated("Chronicle"),
         translated("The whole game told turn by turn, with maps, charts and the score: one page for any browser."),
         Copied::no},
        {Kind::chronicle_pdf, "chronicle-pdf", "pdf", translated("Chronicle (PDF)"),
         translated("The same on pages of paper."), Copied::no},
        {Kind::score_sheet, "sheet", "html", translated("Score sheet"),
         translated("Places, VP by source and the rulings of the table, on one page for any browser."), Copied::no},
        {Kind::score_sheet_pdf, "sheet-pdf", "pdf", translated("Score sheet (PDF)"),
         translated("The same on one page of paper."), Copied::no},
        {Kind::text, "text", "txt", translated("Text for a chat"), translated("Who played, and how it ended."),
         Copied::yes},
        {Kind::entries_csv, "csv", "csv", translated("Entries (CSV)"),
         translated("For a spreadsheet: a row for each entry."), Copied::no},
        {Kind::players_csv, "players-csv", "csv", translated("Players (CSV)"),
         translated("For a spreadsheet: a row for each player, with the result and the VP by source."), Copied::no},
        {Kind::bgg_comment, "bgg", "txt", translated("BoardGameGeek comment"),
         translated("To be pasted into the comments of a logged play."), Copied::yes},
        {Kind::bg_stats_link, "bgstats-link", "txt", translated("Link for BG Stats"),
         translated("Opened on a phone with the BG Stats app, it fills in the play there."), Copied::yes},
        {Kind::bg_stats_file, "bgstats", "bgsplay", translated("File for BG Stats"),
         translated("The play as a file that the BG Stats app imports."), Copied::no},
    };
}

}  // namespace

const std::vector<ReportWords>& report_words() { return once_a_language<all_report_words>(); }

const ReportWords& words_of(ReportKind kind) {
    const auto& all = report_words();
    return *std::find_if(all.begin(), all.end(), [&](const ReportWords& words) { return words.kind == kind; });
}

std::optional<ReportKind> report_kind(std::string_view key) {
    for (const ReportWords& words : report_words())
        if (words.key == key) return words.kind;
    return std::nullopt;
}

std::optional<ReportKind> report_kind_of_file(std::string_view ending) {
    for (const ReportWords& words : report_words())
        if (words.ending == ending) return words.kind;
    return std::nullopt;
}

std::string report(ReportKind kind, const Reported& reported) {
    switch (kind) {
        case Kind::chronicle:
            return paper::html(chronicle(reported));
        case Kind::chronicle_pdf:
            return print::pdf(chronicle(reported));
        case Kind::score_sheet:
            return paper::html(score_sheet(reported));
        case Kind::score_sheet_pdf:
            return print::pdf(score_sheet(reported));
        case Kind::text:
            return paper::plain_text(short_report(reported));
        case Kind::entries_csv:
            return paper::csv(entries_table(reported));
        case Kind::players_csv:
            return paper::csv(players_table(reported));
        case Kind::bgg_comment:
            return bgg_comment(reported);
        case Kind::bg_stats_link:
            return protocol::bg_stats_link(bg_play(reported)) + '\n';
        case Kind::bg_stats_file:
            break;
    }
    return protocol::bg_stats_file(bg_play(reported));
}

std::string report_file_name(const ReportWords& words, const ReportFacts& facts) {
    const std::string what = words.key.substr(0, words.key.find("-pdf"));
    return fmt::format("{}-{}.{}", file_stem(facts.title), what, words.ending);
}

std::string chart_file(const Chart& chart, ChartFormat format) {
    switch (format) {
        case ChartFormat::png:
            return print::png(chart.picture);
        case ChartFormat::svg:
            return paper::svg_file(chart.picture);
        case ChartFormat::csv:
            break;
    }
    return paper::csv(chart.numbers);
}

std::string ending(ChartFormat format) {
    if (format == ChartFormat::png) return "png";
    return format == ChartFormat::svg ? "svg" : "csv";
}

std::string chart_file_name(const Chart& chart, ChartFormat format, const std::string& title) {
    return fmt::format("{}-{}.{}", file_stem(title), chart.file, ending(format));
}

}  // namespace byzantium::words
