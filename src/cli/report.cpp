// SPDX-License-Identifier: MIT
// `report`: a session as a page to keep, print or send.
#include "present/report.h"

#include "cli/commands.h"
#include "cli/journal_file.h"
#include "cli/session_acts.h"
#include "cli/words.h"
#include "present/names.h"
#include "present/report_files.h"
#include "protocol/land.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/program.h"

namespace cli {

namespace {

present::ReportKind kind_of(const std::string& format) {
    if (const auto kind = present::report_kind(format)) return *kind;
    throw protocol::FormatError{
        "--format",
        {marked("there is no report \"{format}\". logothete-cli report --help lists those there are."),
         {{"format", format}}}};
}

// Maps are drawn without a coast where there is none.
std::optional<protocol::Land> land() try {
    return session::Resources::find().land();
} catch (const session::FileError&) {
    return std::nullopt;
} catch (const protocol::FormatError&) {
    return std::nullopt;
}

int put_report(const std::string& report, const ReportOptions& options, const Console& console) {
    if (options.output == "-") {
        console.out << report;
        return done;
    }
    session::replace_file(options.output, [&](std::ostream& out) { out << report; });
    console.out << say("The report of session {session} is in {file}.", arg("session", options.session),
                       arg("file", options.output))
                << '\n';
    return done;
}

}  // namespace

int execute(const ReportOptions& options, const Console& console) {
    const present::ReportKind kind = kind_of(options.format);
    SessionOptions session;
    session.library = options.library;
    store::Options how;
    how.access = store::Access::read;
    how.if_missing = store::IfMissing::refuse;
    Library in{open_library(session, how, console), boards_for(options.board), Form::text};
    const auto opened = look_at(in, options.session, console);
    const present::Names names{opened.session.table().board, opened.session.header()};
    const auto facts =
        present::report_facts(opened.details, in.library.entries(opened.details.id), store::program_version());
    const auto coast = land();
    return put_report(present::report(kind, {names, opened.session, facts, coast}), options, console);
}

}  // namespace cli
