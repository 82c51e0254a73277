// SPDX-License-Identifier: MIT
#include "present/shelf/session_details.h"

#include "present/language/key_words.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/titles.h"
#include "session/times.h"

#include <fmt/format.h>

#include <chrono>
#include <optional>

namespace present {
namespace {

constexpr std::size_t most_letters_of_a_place = 60;  // letters
constexpr std::size_t most_letters_of_a_note = 2000;

std::string written(const session::LocalTime& then) {
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", then.year, then.month, then.day, then.hour, then.minute);
}

std::string with_field(const std::string& field, const std::string& fault) {
    return say("{field}: {fault}", arg("field", field), arg("fault", fault));
}

// Notes may have several lines.
std::string note_fault(const std::string& note) {
    std::string line = note;
    for (char& letter : line)
        if (letter == '\n') letter = ' ';
    return text_fault(line, most_letters_of_a_note);
}

std::string fault_of(const SessionDetails& before, const SessionDetails& wished) {
    const DetailsWords words = details_words();
    const std::string title = without_spaces(wished.title);
    if (title.empty() && !before.title.empty()) return translated("A game needs a title.");
    if (const auto fault = title_fault(title); !fault.empty()) return with_field(words.title, fault);
    if (const auto fault = text_fault(wished.place, most_letters_of_a_place); !fault.empty())
        return with_field(words.place, fault);
    if (wished.begun != before.begun && !session::utc_of_written(without_spaces(wished.begun)))
        return say("“{text}” is not a day. Write it like this: 2026-03-01, or with the time: 2026-03-01 19:30.",
                   arg("text", wished.begun));
    if (const auto fault = text_fault(wished.why_not, most_letters_of_a_place); !fault.empty())
        return with_field(words.why_not, fault);
    for (const NoteText& note : wished.notes)
        if (const auto fault = note_fault(note.text); !fault.empty()) return with_field(words.notes, fault);
    if (const auto fault = note_fault(wished.new_note); !fault.empty()) return with_field(words.new_note, fault);
    return {};
}

std::vector<store::ChangedNote> changed_notes(const SessionDetails& before, const SessionDetails& wished) {
    std::vector<store::ChangedNote> changed;
    for (std::size_t i = 0; i < before.notes.size() && i < wished.notes.size(); ++i)
        if (wished.notes[i] != before.notes[i])
            changed.push_back({before.notes[i].id, without_spaces(wished.notes[i].text)});
    return changed;
}

// A session that the program itself did not count says so in a word of its own, and keeps it until somebody writes
// another reason.
std::optional<std::string> not_counted(const store::Details& kept, const SessionDetails& before,
                                       const SessionDetails& wished) {
    if (wished.counts == Counts::yes) return std::nullopt;
    if (wished.counts == before.counts && wished.why_not == before.why_not) return kept.not_counted;
    return without_spaces(wished.why_not);
}

}  // namespace

SessionDetails details_of(const store::Library& library, store::SessionId session) {
    const store::Details kept = library.details(session);
    SessionDetails details{kept.title,
                           kept.place,
                           kept.created_at,
                           kept.not_counted ? Counts::no : Counts::yes,
                           {},
                           {},
                           why_not_counted(kept.not_counted.value_or(""))};
    if (const auto begun = session::local_time(kept.created_at)) details.begun = written(*begun);
    for (const store::Note& note : library.notes(session)) details.notes.push_back({note.id, note.text});
    return details;
}

std::string save_details(store::Library& library, store::SessionId session, const SessionDetails& wished) {
    const SessionDetails before = details_of(library, session);
    if (auto fault = fault_of(before, wished); !fault.empty()) return fault;
    const store::Details kept = library.details(session);
    const std::string note = without_spaces(wished.new_note);
    library.set_evening(
        session,
        {without_spaces(wished.title), without_spaces(wished.place),
         wished.begun == before.begun ? kept.created_at : session::utc_of_written(without_spaces(wished.begun)).value(),
         not_counted(kept, before, wished), changed_notes(before, wished),
         note.empty() ? std::nullopt : std::optional{note}});
    return {};
}

DetailsWords details_words() {
    return {translated("Details of the game"),
            translated("Title"),
            translated("Place"),
            translated("Started"),
            translated("Year, month and day, with or without the time: 2026-03-01 19:30"),
            translated("Counts in statistics"),
            translated("Why it does not count"),
            translated("Notes"),
            translated("New note"),
            say("{label} ({key})", arg("label", translated("Save")), arg("key", key_words("Ctrl+Enter"))),
            say("{label} ({key})", arg("label", translated("Back")), arg("key", key_words("Esc")))};
}

std::string length_sentence(const store::Library& library, const ShelvedSession& session) {
    const std::string& all = session.row.entries;
    const auto length = session::time_played(library.entry_times(session.id));
    if (length.count() == 0) return all;
    return say("Played for {length}, {entries}", arg("length", length_words(length)), arg("entries", all));
}

std::string checked_sentence(const std::optional<std::string>& fault, const std::vector<wording::Sentence>& of_file) {
    std::string all = fault.value_or("");
    for (const wording::Sentence& one : of_file) all += (all.empty() ? "" : " ") + say(one);
    return all.empty() ? translated("Checked: every entry leads to the same position as when it was entered.") : all;
}

std::string length_words(const store::Library& library, store::SessionId session) {
    const auto length = session::time_played(library.entry_times(session));
    return length.count() == 0 ? std::string{} : length_words(length);
}

}  // namespace present
