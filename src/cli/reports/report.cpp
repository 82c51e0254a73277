// SPDX-License-Identifier: MIT
// `report`: a session as a page to keep, print or send.
#include "cli/execute.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/reports/report_words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "store/library.h"
#include "wording/failure.h"
#include "wording/sentence.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cli {

namespace {

[[noreturn]] void refuse_format(const wording::Sentence& why) { throw protocol::FormatError{"--format", why}; }

present::ReportWords kind_of_key(const std::vector<present::ReportWords>& all, const std::string& key) {
    for (const auto& kind : all)
        if (kind.key == key) return kind;
    refuse_format(
        {marked("there is no report “{format}”. logothete-cli report --help lists the reports."), {{"format", key}}});
}

// Unless somebody names it, what the file's name promises; the first where that promises nothing.
present::ReportWords kind_of(const std::vector<present::ReportWords>& all, const ReportOptions& options) {
    if (options.format) return kind_of_key(all, *options.format);
    const std::string ending = std::filesystem::path{options.output}.extension().string();
    if (ending.size() < 2) return all.at(0);
    for (const auto& kind : all)
        if (kind.ending == ending.substr(1)) return kind;
    refuse_format(
        {marked("no report has a file that ends in {ending}. Name the report you want."), {{"ending", ending}}});
}

int put_report(const present::ReportWords& kind, const std::string& report, const ReportOptions& options,
               const Library& in, const Console& console) {
    if (options.output == "-") {
        (present::is_bytes(kind) ? console.bytes : console.out) << report;
        return done;
    }
    session::put_file({options.output, options.if_there, in.library.file()}, [&](std::ostream& out) { out << report; });
    console.out << say("The report of session {session} is in {file}.", arg("session", options.session),
                       arg("file", options.output))
                << '\n';
    return done;
}

}  // namespace

int execute(const ReportOptions& options, const Games& games, const Console& console) {
    SessionOptions session;
    session.library = options.library;
    const Library in{library_to_read(session, console), options.board, Form::text, games};
    const Game& game = game_of(in, options.session);
    const auto all = game.reports();
    if (all.empty()) throw wording::Failure{{marked("There are no reports of {game}."), {{"game", game.name()}}}};
    const auto kind = kind_of(all, options);
    const auto opened = look_at(in, options.session, console);
    const auto report = game.report(*opened.session, kind.key, opened.details, in.library.entries(opened.details.id));
    return put_report(kind, report, options, in, console);
}

}  // namespace cli
