// SPDX-License-Identifier: MIT
// `session`: the sessions of a library.
#include "cli/execute.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/columns.h"
#include "present/window/words_of_panels.h"
#include "session/library_place.h"
#include "store/backups.h"
#include "store/holder.h"
#include "store/library.h"
#include "wording/failure.h"
#include "wording/sentence.h"

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace cli {

namespace {

bool lists_notes(const SessionAct& act) {
    const auto* note = std::get_if<NoteAct>(&act);
    return note != nullptr && !note->text && !note->remove;
}

store::Access access_for(const SessionAct& act) {
    const bool looks = lists_notes(act) || std::holds_alternative<ListAct>(act) ||
                       std::holds_alternative<OpenAct>(act) || std::holds_alternative<AtAct>(act) ||
                       std::holds_alternative<ExportAct>(act) || std::holds_alternative<VerifyAct>(act);
    return looks ? store::Access::read : store::Access::write;
}

// Only these make a library where there is none.
store::IfMissing if_missing(const SessionAct& act) {
    const bool begins = std::holds_alternative<NewSessionAct>(act) || std::holds_alternative<ImportAct>(act);
    return begins ? store::IfMissing::make : store::IfMissing::refuse;
}

bool is_number(const std::string& text) { return text.find_first_not_of("0123456789") == std::string::npos; }

// The number of a backup, or the file itself.
std::filesystem::path backup_file(const std::filesystem::path& library, const std::string& chosen) {
    const auto backups = store::backups(library);
    for (const store::Backup& backup : backups)
        if (std::to_string(backup.number) == chosen) return backup.file;
    std::error_code unseen;
    if (!is_number(chosen) || std::filesystem::exists(chosen, unseen)) return chosen;
    if (backups.empty()) throw wording::Failure{{marked("There are no backups of this library.")}};
    throw wording::Failure{
        {marked("There is no backup {n}: logothete-cli session backup --list lists them."), {{"n", chosen}}}};
}

// The library is not opened: it may be what is broken.
int restore(const RestoreAct& act, const SessionOptions& options, const Console& console) {
    const auto library = library_path(options);
    const auto replaced = store::restore_backup(library, backup_file(library, act.backup));
    console.out << say("The backup is now the library: {file}.", arg("file", library.string())) << '\n';
    if (replaced)
        console.out << say("The previous library is kept as {file}.", arg("file", replaced->string())) << '\n';
    return done;
}

// A list of nothing is an answer, and no fault: where no library was ever begun. One that was named, or that has left
// something behind, or that cannot be seen, is looked for, and what came of that is said.
bool lists_what_is_not_there(const SessionOptions& options) {
    if (options.library || !std::holds_alternative<ListAct>(options.act)) return false;
    std::error_code unseen;
    const auto library = library_path(options);
    return std::filesystem::status(library, unseen).type() == std::filesystem::file_type::not_found &&
           !store::has_left_something(library);
}

void warn(const std::optional<wording::Sentence>& warning, const Console& console) {
    if (warning) console.err << present::wrapped(say(*warning), screen) << '\n';
}

}  // namespace

std::filesystem::path library_path(const SessionOptions& options) {
    return options.library ? std::filesystem::path{*options.library} : session::library_file();
}

store::Library open_library(const SessionOptions& options, const store::Options& how, const Console& console) {
    store::Library library = store::Library::open(library_path(options), how);
    for (const wording::Sentence& warning : library.warnings()) warn(warning, console);
    return library;
}

store::Library library_to_read(const SessionOptions& options, const Console& console) {
    store::Options how;
    how.access = store::Access::read;
    how.if_missing = store::IfMissing::refuse;
    return open_library(options, how, console);
}

std::string words(const store::Holder& holder) {
    return present::held_elsewhere(holder.program.process, holder.program.host, holder.since);
}

int execute(const SessionOptions& options, const Games& games, const Console& console) {
    if (lists_what_is_not_there(options)) {
        if (options.form == Form::text) console.out << no_sessions();
        return done;
    }
    if (const auto* act = std::get_if<RestoreAct>(&options.act)) return restore(*act, options, console);
    store::Options how;
    how.access = access_for(options.act);
    how.if_missing = if_missing(options.act);
    Library in{open_library(options, how, console), options.board, options.form, games};
    const int status = std::visit(
        [&](const auto& act) {
            if constexpr (std::is_same_v<std::decay_t<decltype(act)>, RestoreAct>)
                return done;
            else
                return perform(act, in, console);
        },
        options.act);
    warn(store::back_up_the_evening(in.library), console);
    return status;
}

}  // namespace cli
