// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/report_files.h"

#include "eko/words/looking_back/chronicle.h"
#include "eko/words/looking_back/plays.h"
#include "eko/words/looking_back/report_tables.h"
#include "paper/document.h"
#include "paper/svg.h"
#include "paper/table.h"
#include "present/language/language.h"
#include "present/language/words.h"
#include "print/pdf.h"
#include "print/png.h"
#include "protocol/bg_stats.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

struct ReportKind {
    ReportWords words;
    std::function<std::string(const Reported&)> make;
};

// A document in a form, and a table for a spreadsheet.
template <class Make, class Write>
auto written(Make make, Write write) {
    return [=](const Reported& reported) { return write(make(reported)); };
}

std::vector<ReportKind> pages() {
    return {
        {{"chronicle", "html", translated("Chronicle"),
          translated("The whole game turn by turn, with boards, charts and the points: one page for any browser."),
          Copied::no},
         written(chronicle, paper::html)},
        {{"chronicle-pdf", "pdf", translated("Chronicle (PDF)"), translated("The same, to print on several pages."),
          Copied::no},
         written(chronicle, print::pdf)},
        {{"sheet", "html", translated("Score sheet"),
          translated("Places, points by source, the board and the rulings of the table, on one page for any browser."),
          Copied::no},
         written(score_sheet, paper::html)},
        {{"sheet-pdf", "pdf", translated("Score sheet (PDF)"), translated("The same, to print on one page."),
          Copied::no},
         written(score_sheet, print::pdf)},
        {{"board", "svg", translated("Board (SVG)"),
          translated("The board as it is now, with a legend, as a drawing of any size."), Copied::no},
         written(board_now, paper::svg_file)},
        {{"board-png", "png", translated("Board (PNG)"), translated("The same as a picture to send."), Copied::no},
         written(board_now, [](const paper::Picture& picture) { return print::png(picture); })},
    };
}

std::vector<ReportKind> texts() {
    return {
        {{"text", "txt", translated("Text for a chat"), translated("Who played, and how it ended."), Copied::yes},
         written(short_report, paper::plain_text)},
        {{"chronicle-text", "txt", translated("Chronicle (text)"),
          translated("The whole game turn by turn, without pictures."), Copied::yes},
         written(told_chronicle, paper::plain_text)},
        {{"csv", "csv", translated("Entries (CSV)"), translated("For a spreadsheet: a row for each entry."),
          Copied::no},
         written(entries_table, paper::csv)},
        {{"turns-csv", "csv", translated("Turns (CSV)"),
          translated("For a spreadsheet: a row for each player at the end of each turn."), Copied::no},
         written(turns_table, paper::csv)},
        {{"players-csv", "csv", translated("Players (CSV)"),
          translated("For a spreadsheet: a row for each player, with the result and the points by source."),
          Copied::no},
         written([](const Reported& reported) { return words::players_table(reported); }, paper::csv)},
    };
}

std::vector<ReportKind> plays() {
    return {
        {{"bgg", "txt", translated("BoardGameGeek comment"), translated("Paste it into the comments of a logged play."),
          Copied::yes},
         bgg_comment},
        {{"bgstats-link", "txt", translated("Link for BG Stats"),
          translated("Open it on a phone with the BG Stats app: it fills in the play there."), Copied::to_a_phone_too},
         written(bg_play, [](const protocol::BgPlay& play) { return protocol::bg_stats_link(play) + '\n'; })},
        {{"bgstats", "bgsplay", translated("File for BG Stats"),
          translated("The play as a file that the BG Stats app imports."), Copied::no},
         written(bg_play, protocol::bg_stats_file)},
    };
}

std::vector<ReportKind> all_kinds() {
    auto all = pages();
    for (auto& kinds : {texts(), plays()}) all.insert(all.end(), kinds.begin(), kinds.end());
    return all;
}

}  // namespace

std::vector<ReportWords> report_words() {
    std::vector<ReportWords> all;
    for (const ReportKind& kind : once_a_language<all_kinds>()) all.push_back(kind.words);
    return all;
}

std::string report(const Reported& reported, const std::string& key) {
    const auto& all = once_a_language<all_kinds>();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const ReportKind& kind) { return kind.words.key == key; });
    if (found == all.end()) throw std::out_of_range{"no report " + key};
    return found->make(reported);
}

}  // namespace eko::words
