// SPDX-License-Identifier: MIT
// `report`: a session as a page to keep, print or send.
#include "byzantium/words/looking_back/report.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/prompt/session_acts.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"
#include "present/reports/report_facts.h"
#include "protocol/land.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/program.h"
#include "wording/sentence.h"

#include <filesystem>

namespace byzantium::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_format(const wording::Sentence& why) { throw protocol::FormatError{"--format", why}; }

words::ReportKind kind_of(const std::string& format) {
    if (const auto kind = words::report_kind(format)) return *kind;
    refuse_format({marked("there is no report \"{format}\". logothete-cli report --help lists those there are."),
                   {{"format", format}}});
}

// What nobody named is what the file's name promises; a chronicle where it promises nothing.
words::ReportKind kind_of(const ReportOptions& options) {
    if (options.format) return kind_of(*options.format);
    const std::string ending = std::filesystem::path{options.output}.extension().string();
    if (ending.size() < 2) return words::ReportKind::chronicle;
    if (const auto kind = words::report_kind_of_file(ending.substr(1))) return *kind;
    refuse_format(
        {marked("no report has a file that ends in {ending}. Say which report you want."), {{"ending", ending}}});
}

// Maps are drawn without a coast where there is none.
std::optional<protocol::Land> land() try {
    return session::Resources::find().land();
} catch (const session::FileError&) {
    return std::nullopt;
} catch (const protocol::FormatError&) {
    return std::nullopt;
}

bool is_text(words::ReportKind kind) { return words::words_of(kind).ending != "pdf"; }

int put_report(words::ReportKind kind, const std::string& report, const ReportOptions& options, const Library& in,
               const Console& console) {
    if (options.output == "-") {
        (is_text(kind) ? console.out : console.bytes) << report;
        return done;
    }
    session::put_file({options.output, options.if_there, in.library.file()}, [&](std::ostream& out) { out << report; });
    console.out << say("The report of session {session} is in {file}.", arg("session", options.session),
                       arg("file", options.output))
                << '\n';
    return done;
}

}  // namespace

int execute(const ReportOptions& options, const Console& console) {
    const words::ReportKind kind = kind_of(options);
    SessionOptions session;
    session.library = options.library;
    store::Options how;
    how.access = store::Access::read;
    how.if_missing = store::IfMissing::refuse;
    Library in{open_library(session, how, console), boards_for(options.board), Form::text};
    const auto opened = look_at(in, options.session, console);
    const words::Names names{opened.session.table().board, opened.session.header()};
    const auto facts =
        present::report_facts(opened.details, in.library.entries(opened.details.id), store::program_version());
    const auto coast = land();
    return put_report(kind, words::report(kind, {names, opened.session, facts, coast}), options, in, console);
}

}  // namespace byzantium::prompt
