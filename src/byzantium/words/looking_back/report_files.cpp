// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/report_files.h"

#include "byzantium/words/looking_back/chronicle.h"
#include "byzantium/words/looking_back/plays.h"
#include "byzantium/words/looking_back/report_tables.h"
#include "paper/document.h"
#include "paper/table.h"
#include "present/language/language.h"
#include "present/language/words.h"
#include "print/pdf.h"
#include "protocol/bg_stats.h"
#include "protocol/land.h"
#include "session/resources.h"
#include "store/program.h"
#include "wording/failure.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

using Kind = ReportKind;

// In the order of ReportKind.
std::vector<ReportWords> all_report_words() {
    return {
        {"chronicle", "html", translated("Chronicle"),
         translated("The whole game turn by turn, with maps, charts and the score: one page for any browser."),
         Copied::no},
        {"chronicle-pdf", "pdf", translated("Chronicle (PDF)"), translated("The same, to print on several pages."),
         Copied::no},
        {"sheet", "html", translated("Score sheet"),
         translated("Places, VP by source and the rulings of the table, on one page for any browser."), Copied::no},
        {"sheet-pdf", "pdf", translated("Score sheet (PDF)"), translated("The same, to print on one page."),
         Copied::no},
        {"text", "txt", translated("Text for a chat"), translated("Who played, and how it ended."), Copied::yes},
        {"csv", "csv", translated("Entries (CSV)"), translated("For a spreadsheet: a row for each entry."), Copied::no},
        {"players-csv", "csv", translated("Players (CSV)"),
         translated("For a spreadsheet: a row for each player, with the result and the VP by source."), Copied::no},
        {"bgg", "txt", translated("BoardGameGeek comment"), translated("Paste it into the comments of a logged play."),
         Copied::yes},
        {"bgstats-link", "txt", translated("Link for BG Stats"),
         translated("Open it on a phone with the BG Stats app: it fills in the play there."), Copied::to_a_phone_too},
        {"bgstats", "bgsplay", translated("File for BG Stats"),
         translated("The play as a file that the BG Stats app imports."), Copied::no},
    };
}

// Of the first of which that holds.
template <class Holds>
std::optional<ReportKind> first_kind(const Holds& holds) {
    const auto& all = report_words();
    const auto found = std::find_if(all.begin(), all.end(), holds);
    if (found == all.end()) return std::nullopt;
    return static_cast<ReportKind>(found - all.begin());
}

// Maps are drawn without a coast where there is none.
std::optional<protocol::Land> land() try { return session::Resources::find().land(); } catch (const wording::Failure&) {
    return std::nullopt;
}

}  // namespace

const std::vector<ReportWords>& report_words() { return once_a_language<all_report_words>(); }

const ReportWords& words_of(ReportKind kind) { return report_words().at(static_cast<std::size_t>(kind)); }

std::optional<ReportKind> report_kind(std::string_view key) {
    return first_kind([&](const ReportWords& words) { return words.key == key; });
}

std::optional<ReportKind> report_kind_of_file(std::string_view ending) {
    return first_kind([&](const ReportWords& words) { return words.ending == ending; });
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

std::string report_of(const ToldSession& told, const std::string& key, const store::Details& details,
                      const std::vector<store::Entry>& entries) {
    const auto facts = present::report_facts(details, entries, store::program_version());
    const auto coast = land();
    return report(report_kind(key).value(), {told.names, told.session, facts, coast, told.reviewed});
}

}  // namespace byzantium::words
