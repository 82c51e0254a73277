// SPDX-License-Identifier: MIT
// Sessions as files: exported, imported, backed up, verified.
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/entries/refusals.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "present/shelf/shelf_words.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/times.h"
#include "store/backups.h"
#include "store/exchange.h"
#include "store/records.h"
#include "store/verify.h"
#include "wording/sentence.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

namespace fs = std::filesystem;

bool is_session_file(const fs::path& file) { return file.extension() == ".logothete"; }

int said_sentence(const std::string& sentence, const Console& console) {
    console.out << sentence << '\n';
    return done;
}

std::string the_same(store::SessionId session) {
    return say("Session {session} is the same: nothing was done.", arg("session", static_cast<SessionNumber>(session)));
}

std::string is_in(SessionNumber session, const std::string& file) {
    return say("Session {session} is in {file}.", arg("session", session), arg("file", file));
}

int import_file(const ImportAct& act, Library& in, const Console& console) {
    const auto result = byzantium::text::take_over_file(in.library, act.file, store::IfDiffers::report, in.boards);
    if (const auto* wrong = std::get_if<byzantium::text::DisagreementAt>(&result)) {
        console.err << present::wrapped(words::file_not_whole(act.file, *wrong), screen) << '\n';
        return refused;
    }
    if (const auto* imported = std::get_if<store::Imported>(&result))
        return said_sentence(
            say("Session {session} is new here.", arg("session", static_cast<SessionNumber>(imported->session))),
            console);
    if (const auto* here = std::get_if<store::AlreadyHere>(&result))
        return said_sentence(the_same(here->session), console);
    const auto& differs = std::get<store::Differs>(result);
    const std::string subject = say("Session {session}", arg("session", static_cast<SessionNumber>(differs.session)));
    console.err << present::wrapped(present::other_entries(subject, differs.common, differs.ours - differs.common,
                                                           differs.theirs - differs.common) +
                                        ' ' + translated("To keep both, import the file's journal."),
                                    screen)
                << '\n';
    return refused;
}

int not_taken(const byzantium::text::NotTaken& result, const ImportAct& act, const Console& console) {
    const auto* refusal = std::get_if<byzantium::Refusal>(&result.why);
    const std::string why =
        refusal ? act.file + ":" + std::to_string(result.line) + ": " + words::refusal(result.table.board, *refusal)
                : say(std::get<protocol::FormatError>(result.why).sentence);
    console.err << present::wrapped(why, screen) << '\n' << translated("Nothing was imported.") << '\n';
    return refused;
}

int import_journal(const ImportAct& act, Library& in, const Console& console) {
    std::ifstream file;
    if (act.file != "-") file = session::open_file(act.file);
    std::istream& lines = act.file == "-" ? console.in : file;
    const std::string title = act.title.empty() ? fs::path{act.file}.stem().string() : act.title;
    const auto result = byzantium::text::take_over(in.library, lines, act.file, {title, {}}, in.boards);
    if (const auto* wrong = std::get_if<byzantium::text::NotTaken>(&result)) return not_taken(*wrong, act, console);
    if (const auto* known = std::get_if<byzantium::text::KnownAlready>(&result))
        return said_sentence(the_same(known->id), console);
    const auto& taken = std::get<byzantium::text::TakenOver>(result);
    return said_sentence(say_counted(static_cast<int>(taken.entries), "Session {session} is new here, with {n} entry.",
                                     "Session {session} is new here, with {n} entries.",
                                     arg("session", static_cast<SessionNumber>(taken.id))),
                         console);
}

session::Target target(const ExportAct& act, const Library& in) { return {act.file, act.if_there, in.library.file()}; }

// Not into the journal: what does not count is no part of what is replayed.
int export_undone(const ExportAct& act, const Library& in, const Console& console) {
    const store::SessionId session{act.session};
    if (act.file == "-") {
        write_undone(console.out, in.library, session);
        return done;
    }
    session::put_file(target(act, in), [&](std::ostream& out) { write_undone(out, in.library, session); });
    return said_sentence(
        say("Session {session} has its undone entries in {file}.", arg("session", act.session), arg("file", act.file)),
        console);
}

// As its file says; the day in its name, if that cannot be asked.
std::string made_at(const store::Backup& backup) {
    std::error_code unknown;
    const auto time = fs::last_write_time(backup.file, unknown);
    if (unknown) return backup.date;
    return present::time_words(
        session::local_time(std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time))));
}

}  // namespace

int perform(const ExportAct& act, Library& in, const Console& console) {
    if (is_session_file(act.file) && act.part == Part::undone)
        throw protocol::FormatError{"--undone", {marked("a *.logothete file holds them without being asked.")}};
    if (is_session_file(act.file)) {
        byzantium::text::export_session(in.library, store::SessionId{act.session}, target(act, in));
        return said_sentence(is_in(act.session, act.file), console);
    }
    if (act.part == Part::undone) return export_undone(act, in, console);
    const auto opened = look_at(in, act.session, console);
    if (opened.trouble) return refused;
    if (act.file == "-") {
        byzantium::text::write_journal(console.out, opened.session);
        return done;
    }
    byzantium::text::save_journal(target(act, in), opened.session);
    return said_sentence(is_in(act.session, act.file), console);
}

int perform(const ImportAct& act, Library& in, const Console& console) {
    return is_session_file(act.file) ? import_file(act, in, console) : import_journal(act, in, console);
}

int perform(const BackupAct& act, Library& in, const Console& console) {
    if (act.listing == Listing::current) {
        const auto made = store::back_up(in.library);
        console.out << say("Backup {n}: {file}.", arg("n", made.number), arg("file", made.file.string())) << '\n';
        return done;
    }
    for (const store::Backup& backup : store::backups(in.library.file()))
        console.out << backup.number << "  " << made_at(backup) << "  " << backup.file.string() << '\n';
    return done;
}

int perform(const VerifyAct&, Library& in, const Console& console) {
    const auto faults = store::faults(in.library);
    for (const wording::Sentence& fault : faults) console.out << say(fault) << '\n';
    const auto changed = byzantium::text::replay_all(in.library, in.boards);
    for (const byzantium::text::NotAsItWas& one : changed) {
        const auto* found = std::get_if<byzantium::text::DisagreementAt>(&one.why);
        const std::string why = found ? words::disagreement(found->table.board, found->trouble)
                                      : say(std::get<protocol::FormatError>(one.why).sentence);
        console.out << present::wrapped(say("Session {session}, \"{title}\": {why}",
                                            arg("session", static_cast<SessionNumber>(one.id)), arg("title", one.title),
                                            arg("why", why)),
                                        screen)
                    << '\n';
    }
    const auto unknown = session::of_unknown_games(in.library, {byzantium::text::Game::id});
    for (const protocol::FormatError& one : unknown) console.out << present::wrapped(say(one.sentence), screen) << '\n';
    if (!faults.empty() || !changed.empty() || !unknown.empty()) return refused;
    const auto count = in.library.list().size();
    console.out << say_counted(static_cast<int>(count),
                               "The library is sound: {n} session replays to the very same positions.",
                               "The library is sound: {n} sessions replay to the very same positions.")
                << '\n';
    return done;
}

}  // namespace byzantium::prompt
