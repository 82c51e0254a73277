// SPDX-License-Identifier: MIT
// One session: looked at, gone on with, undone and redone.
#include "byzantium/prompt/journal_file.h"
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/position.h"
#include "byzantium/text/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/shelf/session_rows.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/answering_input.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "present/shelf/shelf_words.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "session/dice.h"
#include "store/holder.h"
#include "store/records.h"

#include <algorithm>
#include <string>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

constexpr std::size_t last_entries = 3;

words::Names names_of(const byzantium::text::Session& session) { return {session.table().board, session.header()}; }

void tell_last(const byzantium::text::Session& session, std::size_t most, const Console& console) {
    for (const auto& line : words::last_entries(names_of(session), session, most))
        console.out << line.number << "  " << line.headline << '\n';
}

// What the journal had beyond the trouble is not lost, and that is worth saying.
void tell_trouble(const byzantium::text::OpenedKept& opened, SessionNumber session, const Console& console) {
    if (!opened.trouble) return;
    const auto& board = opened.session.table().board;
    const auto as_far = words::open_as_far(opened.session.journal().size(), opened.details.state.entries);
    console.err << present::wrapped(words::disagreement(board, *opened.trouble), screen) << '\n'
                << present::wrapped(as_far, screen) << '\n';
    if (!opened.trouble->restoring) return;
    const auto moved = words::moved_then(names_of(opened.session), *opened.trouble->restoring);
    console.err << present::wrapped(moved + ' ' +
                                        say("To have the table as it was: {command}",
                                            arg("command", "session mend " + std::to_string(session))),
                                    screen)
                << '\n';
}

int answer_position(const byzantium::text::Session& session, const byzantium::Position& position, const Library& in,
                    const Console& console) {
    if (in.form == Form::json)
        console.out << byzantium::text::write_position(session.table(), position) << '\n';
    else
        console.out << words::table_text(names_of(session), session.table(), position);
    return done;
}

// After an undo or a redo.
int answer_step(const byzantium::text::Session& session, const std::string& sentence, const Library& in,
                const Console& console) {
    if (in.form == Form::json) return answer_position(session, session.position(), in, console);
    console.out << sentence << '\n';
    tell_last(session, 1, console);
    return done;
}

int nothing_done(const char* sentence, const Console& console) {
    console.err << translated(sentence) << '\n';
    return refused;
}

int counting(const byzantium::text::Session& session) { return static_cast<int>(session.journal().cursor()); }

// The acknowledgement of one line: it is on the disk.
int append_line(byzantium::text::Session& session, const protocol::Line& line, const Console& console) {
    const auto& board = session.table().board;
    const std::size_t n = session.journal().cursor() + 1;
    const auto entry = byzantium::text::read_entry(board, byzantium::text::Seats{session.header()}, line);
    if (!entry) {
        console.out << protocol::write_refused(n, entry.error()) << '\n';
        return refused;
    }
    const auto taken = session.submit(session.state(), *entry);
    if (!taken) {
        console.out << protocol::write_refused(
                           n, byzantium::text::refused(board, std::get<byzantium::Refusal>(taken.error())))
                    << '\n';
        return refused;
    }
    console.out << protocol::write_accepted(n) << '\n';
    return done;
}

}  // namespace

byzantium::text::OpenedKept look_at(Library& in, SessionNumber session, const Console& console) {
    auto opened =
        byzantium::text::look_at(in.library, store::SessionId{session}, in.boards, session::DiceSource::from_system());
    tell_trouble(opened, session, console);
    return opened;
}

std::optional<byzantium::text::OpenedKept> take_up(Library& in, SessionNumber session, const Console& console) {
    auto taken =
        byzantium::text::take_up(in.library, store::SessionId{session}, in.boards, session::DiceSource::from_system());
    if (const auto* holder = std::get_if<store::Holder>(&taken)) {
        console.err << present::wrapped(words(*holder), screen) << '\n';
        return std::nullopt;
    }
    auto& opened = std::get<byzantium::text::OpenedKept>(taken);
    tell_trouble(opened, session, console);
    return std::move(opened);
}

int perform(const OpenAct& act, Library& in, const Console& console) {
    const auto opened = look_at(in, act.session, console);
    const byzantium::text::Session& session = opened.session;
    if (in.form == Form::json) return answer_position(session, session.position(), in, console);
    const auto names = names_of(session);
    const auto cursor = session.journal().cursor();
    console.out << opened.details.title << (opened.details.place.empty() ? "" : ", " + opened.details.place) << ": "
                << say("{entries}, last changed {time}.", arg("entries", present::entries(cursor)),
                       arg("time", present::time_words(opened.details.changed_at)))
                << '\n'
                << words::turn_text(names, session.table(), session.position());
    tell_last(session, last_entries, console);
    const auto beyond = session.journal().size() - cursor;
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
        if (append_line(opened->session, *line, console) == refused) status = refused;
    return status;
}

int perform(const UndoAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    if (!opened->session.undo()) return nothing_done(marked("There is nothing to undo."), console);
    return answer_step(
        opened->session,
        say_counted(counting(opened->session), "Undone: {n} entry counts now.", "Undone: {n} entries count now."), in,
        console);
}

int perform(const RedoAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    if (!opened->session.redo()) return nothing_done(marked("There is nothing to redo."), console);
    return answer_step(
        opened->session,
        say_counted(counting(opened->session), "Redone: {n} entry counts now.", "Redone: {n} entries count now."), in,
        console);
}

int perform(const MendAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    if (!opened->trouble || !opened->trouble->restoring)
        return nothing_done(marked("No older reading of a rule has left another table here."), console);
    const byzantium::text::Restoring& restoring = *opened->trouble->restoring;
    if (!opened->session.submit(opened->session.state(), restoring.act))
        return nothing_done(marked("The table cannot be had as it was."), console);
    return answer_step(
        opened->session,
        say_counted(static_cast<int>(restoring.entries), "The table is as it was: {n} entry was taken up again.",
                    "The table is as it was: {n} entries were taken up again."),
        in, console);
}

int perform(const AtAct& act, Library& in, const Console& console) {
    const auto opened = look_at(in, act.session, console);
    const auto& journal = opened.session.journal();
    if (act.entries <= journal.size())
        return answer_position(opened.session, journal.position_at(act.entries), in, console);
    console.err << say_counted(static_cast<int>(journal.size()), "The session has {n} entry: N is 0 to {n}.",
                               "The session has {n} entries: N is 0 to {n}.")
                << '\n';
    return unusable;
}

}  // namespace byzantium::prompt
