// SPDX-License-Identifier: MIT
// One session: looked at, gone on with, undone and redone.
#include "cli/line/answering_input.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/columns.h"
#include "present/shelf/shelf_words.h"
#include "present/table/looks.h"
#include "present/table/taken_up.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "session/arrival.h"
#include "store/holder.h"
#include "store/records.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cli {

namespace {

constexpr std::size_t last_entries = 3;

void tell_last(const present::Looks& looks, std::size_t most, const Console& console) {
    const std::size_t count = looks.cursor();
    for (std::size_t n = count > most ? count - most + 1 : 1; n <= count; ++n)
        console.out << n << "  " << looks.headline(n) << '\n';
}

// What the journal had beyond the trouble is not lost, and that is worth saying.
void tell_trouble(const OpenedKept& opened, SessionNumber session, const Console& console) {
    if (!opened.trouble) return;
    const auto as_far = present::open_as_far(opened.session->table().looks().size(), opened.details.state.entries);
    console.err << present::wrapped(opened.trouble->why, screen) << '\n' << present::wrapped(as_far, screen) << '\n';
    if (!opened.trouble->restoring) return;
    console.err << present::wrapped(*opened.trouble->restoring + ' ' +
                                        say("To restore the table as it was: {command}",
                                            arg("command", "session mend " + std::to_string(session))),
                                    screen)
                << '\n';
}

int answer_position(const OpenSession& session, std::size_t entries, const Library& in, const Console& console) {
    if (in.form == Form::json)
        console.out << session.position_json(entries) << '\n';
    else
        console.out << session.table_text(entries);
    return done;
}

// After an undo or a redo.
int answer_step(const OpenSession& session, const std::string& sentence, const Library& in, const Console& console) {
    const auto& looks = session.table().looks();
    if (in.form == Form::json) return answer_position(session, looks.cursor(), in, console);
    console.out << sentence << '\n';
    tell_last(looks, 1, console);
    return done;
}

int nothing_done(const char* sentence, const Console& console) {
    console.err << translated(sentence) << '\n';
    return refused;
}

int counting(const OpenSession& session) { return static_cast<int>(session.table().looks().cursor()); }

// The acknowledgement of one line: it is on the disk.
int append_line(OpenSession& session, const protocol::Line& line, const Console& console) {
    const std::size_t n = session.table().looks().cursor() + 1;
    const auto why = session.take(line);
    console.out << (why ? protocol::write_refused(n, *why) : protocol::write_accepted(n)) << '\n';
    return why ? refused : done;
}

}  // namespace

const Game& game_of(const Library& in, SessionNumber session) {
    const auto details = in.library.details(store::SessionId{session});
    if (const Game* game = in.games.find(details.game)) return *game;
    throw session::of_another_game(details.title, details.game);
}

OpenedKept look_at(const Library& in, SessionNumber session, const Console& console) {
    auto opened = game_of(in, session).look_at(in.library, store::SessionId{session}, in.board);
    tell_trouble(opened, session, console);
    return opened;
}

std::optional<OpenedKept> take_up(Library& in, SessionNumber session, const Console& console) {
    auto taken = game_of(in, session).take_up(in.library, store::SessionId{session}, in.board);
    if (const auto* holder = std::get_if<store::Holder>(&taken)) {
        console.err << present::wrapped(words(*holder), screen) << '\n';
        return std::nullopt;
    }
    auto& opened = std::get<OpenedKept>(taken);
    tell_trouble(opened, session, console);
    return std::move(opened);
}

int perform(const OpenAct& act, Library& in, const Console& console) {
    const auto opened = look_at(in, act.session, console);
    const OpenSession& session = *opened.session;
    const auto& looks = session.table().looks();
    const auto cursor = looks.cursor();
    if (in.form == Form::json) return answer_position(session, cursor, in, console);
    console.out << opened.details.title << (opened.details.place.empty() ? "" : ", " + opened.details.place) << ": "
                << say("{entries}, last changed {time}.", arg("entries", present::entries(cursor)),
                       arg("time", present::time_words(opened.details.changed_at)))
                << '\n'
                << session.moment_text();
    tell_last(looks, last_entries, console);
    const auto beyond = looks.size() - cursor;
    if (beyond > 0)
        console.out << say_counted(static_cast<int>(beyond), "{n} entry can be redone.", "{n} entries can be redone.")
                    << '\n';
    return done;
}

int perform(const AppendAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    AnsweringInput answering{console, [&in] { in.library.settle(); }};
    std::istream lines{&answering};
    protocol::LineReader reader{lines};
    int status = done;
    while (const auto line = reader.next())
        if (append_line(*opened->session, *line, console) == refused) status = refused;
    return status;
}

int perform(const UndoAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    if (!opened->session->table().undo()) return nothing_done(marked("There is nothing to undo."), console);
    return answer_step(*opened->session,
                       say_counted(counting(*opened->session), "Undone: the journal now has {n} entry.",
                                   "Undone: the journal now has {n} entries."),
                       in, console);
}

int perform(const RedoAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    if (!opened->session->table().redo()) return nothing_done(marked("There is nothing to redo."), console);
    return answer_step(*opened->session,
                       say_counted(counting(*opened->session), "Redone: the journal now has {n} entry.",
                                   "Redone: the journal now has {n} entries."),
                       in, console);
}

int perform(const MendAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    const auto mending = opened->session->mend();
    if (const auto* why = std::get_if<NotMended>(&mending))
        return nothing_done(*why == NotMended::nothing_to_mend
                                ? marked("No older reading of a rule has left another table here.")
                                : marked("The table cannot be restored as it was."),
                            console);
    return answer_step(*opened->session,
                       say_counted(static_cast<int>(std::get<Mended>(mending).entries),
                                   "The table is as it was: {n} entry was restored.",
                                   "The table is as it was: {n} entries were restored."),
                       in, console);
}

int perform(const AtAct& act, Library& in, const Console& console) {
    const auto opened = look_at(in, act.session, console);
    const std::size_t all = opened.session->table().looks().size();
    if (act.entries <= all) return answer_position(*opened.session, act.entries, in, console);
    console.err << say_counted(static_cast<int>(all), "The session has {n} entry: N is 0 to {n}.",
                               "The session has {n} entries: N is 0 to {n}.")
                << '\n';
    return unusable;
}

}  // namespace cli
