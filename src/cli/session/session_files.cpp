// SPDX-License-Identifier: MIT
// Sessions as files: exported, imported, backed up, verified.
#include "cli/journal/journal_in.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/columns.h"
#include "present/shelf/shelf_words.h"
#include "protocol/text.h"
#include "session/arrival.h"
#include "session/files.h"
#include "session/kept.h"
#include "session/undone.h"
#include "store/backups.h"
#include "store/exchange.h"
#include "store/records.h"
#include "store/verify.h"
#include "wording/sentence.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace cli {

namespace {

namespace fs = std::filesystem;

bool is_session_file(const fs::path& file) { return file.extension() == ".logothete"; }

int said_sentence(const std::string& sentence, const Console& console) {
    console.out << sentence << '\n';
    return done;
}

std::string the_same(store::SessionId session) {
    return say("Session {session} is the same; nothing was imported.",
               arg("session", static_cast<SessionNumber>(session)));
}

std::string is_in(SessionNumber session, const std::string& file) {
    return say("Session {session} is in {file}.", arg("session", session), arg("file", file));
}

int nothing_imported(const std::string& why, const Console& console) {
    console.err << present::wrapped(why, screen) << '\n' << translated("Nothing was imported.") << '\n';
    return refused;
}

// The game of a session in a file of its own.
const Game& game_of_file(const std::string& file, const Games& games) {
    const store::SessionFile in{file, {}};
    const auto details = in.library().details(in.session());
    if (const Game* game = games.find(details.game)) return *game;
    throw session::of_another_game(details.title, details.game);
}

int import_file(const ImportAct& act, Library& in, const Console& console) {
    const auto result = game_of_file(act.file, in.games).take_over_file(in.library, act.file, in.board);
    if (const auto* wrong = std::get_if<NotTakenOver>(&result)) {
        console.err << present::wrapped(wrong->why, screen) << '\n';
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

int import_journal(const ImportAct& act, Library& in, const Console& console) {
    std::ifstream file;
    if (act.file != "-") file = session::open_file(act.file);
    FirstLineSeen seen{act.file == "-" ? console.in : file};
    std::istream lines{&seen};
    const Game& game = expect_game(in.games, seen.first_line(), act.file);
    const std::string title = act.title.empty() ? fs::path{act.file}.stem().string() : act.title;
    const auto result = game.take_over(in.library, lines, act.file, {title, {}}, in.board);
    if (const auto* wrong = std::get_if<NotTakenOver>(&result)) return nothing_imported(wrong->why, console);
    if (const auto* known = std::get_if<session::KnownAlready>(&result))
        return said_sentence(the_same(known->id), console);
    const auto& taken = std::get<session::TakenOver>(result);
    return said_sentence(say_counted(static_cast<int>(taken.entries), "Session {session} is new here, with {n} entry.",
                                     "Session {session} is new here, with {n} entries.",
                                     arg("session", static_cast<SessionNumber>(taken.id))),
                         console);
}

session::Target target(const ExportAct& act, const Library& in) { return {act.file, act.if_there, in.library.file()}; }

// Not into the journal: what does not count is no part of what is replayed.
int export_undone(const ExportAct& act, const Library& in, const Console& console) {
    const store::SessionId id{act.session};
    if (act.file == "-") {
        session::write_undone(console.out, in.library, id);
        return done;
    }
    session::put_file(target(act, in), [&](std::ostream& out) { session::write_undone(out, in.library, id); });
    return said_sentence(say("The undone entries of session {session} are in {file}.", arg("session", act.session),
                             arg("file", act.file)),
                         console);
}

void tell_changed(const NotAsItWas& one, const Console& console) {
    console.out << present::wrapped(
                       say("Session {session}, “{title}”: {why}", arg("session", static_cast<SessionNumber>(one.id)),
                           arg("title", one.title), arg("why", one.why)),
                       screen)
                << '\n';
}

}  // namespace

int perform(const ExportAct& act, Library& in, const Console& console) {
    if (is_session_file(act.file) && act.part == Part::undone)
        throw protocol::FormatError{"--undone", {marked("a *.logothete file always contains them.")}};
    if (is_session_file(act.file)) {
        session::export_session(in.library, store::SessionId{act.session}, target(act, in));
        return said_sentence(is_in(act.session, act.file), console);
    }
    if (act.part == Part::undone) return export_undone(act, in, console);
    const auto opened = look_at(in, act.session, console);
    if (opened.trouble) return refused;
    if (act.file == "-") {
        opened.session->write_journal(console.out);
        return done;
    }
    session::put_file(target(act, in), [&](std::ostream& out) { opened.session->write_journal(out); });
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
        console.out << backup.number << "  " << present::backup_time(backup) << "  " << backup.file.string() << '\n';
    return done;
}

int perform(const VerifyAct&, Library& in, const Console& console) {
    const auto faults = store::faults(in.library);
    for (const wording::Sentence& fault : faults) console.out << say(fault) << '\n';
    bool changed = false;
    std::vector<std::string_view> known;
    for (const auto& game : in.games.all()) {
        known.push_back(game->id());
        for (const NotAsItWas& one : game->replay_all(in.library, in.board)) {
            changed = true;
            tell_changed(one, console);
        }
    }
    const auto unknown = session::of_unknown_games(in.library, known);
    for (const protocol::FormatError& one : unknown) console.out << present::wrapped(say(one.sentence), screen) << '\n';
    if (!faults.empty() || changed || !unknown.empty()) return refused;
    const auto count = in.library.list().size();
    console.out << say_counted(static_cast<int>(count),
                               "The library is sound: {n} session replays to the very same positions.",
                               "The library is sound: {n} sessions replay to the very same positions.")
                << '\n';
    return done;
}

}  // namespace cli
