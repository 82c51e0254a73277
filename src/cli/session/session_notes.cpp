// SPDX-License-Identifier: MIT
// What a table knows beside its game: where and when it was, its notes, and what it took back.
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/columns.h"
#include "present/shelf/shelf_words.h"
#include "protocol/sessions.h"
#include "protocol/text.h"
#include "session/times.h"
#include "store/library.h"
#include "store/records.h"
#include "wording/failure.h"

#include <algorithm>
#include <optional>
#include <string>

namespace cli {

namespace {

// As users write it, or as libraries keep it; nothing if there is no such moment.
std::optional<std::string> moment_written(const std::string& when) {
    return session::moment_of(when) ? std::optional{when} : session::utc_of_written(when);
}

std::string words(const store::Note& note) {
    const auto number = static_cast<std::int64_t>(note.id);
    return present::wrapped(note.after ? say("{number} ({time}, after entry {n})  {text}", arg("number", number),
                                             arg("time", present::time_words(note.written_at)), arg("n", *note.after),
                                             arg("text", note.text))
                                       : say("{number} ({time})  {text}", arg("number", number),
                                             arg("time", present::time_words(note.written_at)), arg("text", note.text)),
                            screen);
}

std::string json_line(const store::Note& note) {
    return protocol::write_note({static_cast<std::int64_t>(note.id), note.after, note.text, note.written_at});
}

int list_notes(const Library& in, store::SessionId session, const Console& console) {
    static_cast<void>(in.library.details(session));  // says if there is no such session
    for (const store::Note& note : in.library.notes(session))
        console.out << (in.form == Form::json ? json_line(note) : words(note)) << '\n';
    return done;
}

int remove_note(const NoteAct& act, Library& in, const Console& console) {
    const store::NoteId note{*act.remove};
    const auto notes = in.library.notes(store::SessionId{act.session});
    if (std::none_of(notes.begin(), notes.end(), [&](const store::Note& one) { return one.id == note; }))
        throw protocol::FormatError{
            "--remove",
            {marked("session {session} has no note {note}."), {{"session", act.session}, {"note", *act.remove}}}};
    in.library.remove_note(note);
    return tell_change(
        in, act.session,
        say("Note {note} of session {session} is deleted.", arg("session", act.session), arg("note", *act.remove)),
        console);
}

int add_note(const NoteAct& act, Library& in, const Console& console) {
    const store::SessionId session{act.session};
    if (act.after > in.library.details(session).state.entries)
        throw protocol::FormatError{"--after", {marked("the session has fewer entries.")}};
    const auto note = static_cast<std::int64_t>(in.library.add_note(session, *act.text, act.after));
    return tell_change(in, act.session,
                       say("Session {session} now has note {note}.", arg("session", act.session), arg("note", note)),
                       console);
}

}  // namespace

int perform(const PlaceAct& act, Library& in, const Console& console) {
    in.library.set_place(store::SessionId{act.session}, act.place);
    return tell_change(
        in, act.session,
        say("Session {session} is now played at “{place}”.", arg("session", act.session), arg("place", act.place)),
        console);
}

int perform(const BegunAct& act, Library& in, const Console& console) {
    const auto when = moment_written(act.when);
    if (!when)
        throw wording::Failure{
            {marked("“{text}” is not a day. Write it like this: 2026-03-01, or with the time by your own clock: "
                    "2026-03-01 19:30, or in UTC: 2026-03-01T19:30:00Z."),
             {{"text", act.when}}}};
    in.library.set_created_at(store::SessionId{act.session}, *when);
    return tell_change(
        in, act.session,
        say("Session {session} began on {day}.", arg("session", act.session), arg("day", present::time_words(*when))),
        console);
}

int perform(const NoteAct& act, Library& in, const Console& console) {
    if (act.remove) return remove_note(act, in, console);
    return act.text ? add_note(act, in, console) : list_notes(in, store::SessionId{act.session}, console);
}

}  // namespace cli
