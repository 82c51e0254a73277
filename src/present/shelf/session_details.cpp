// SPDX-License-Identifier: MIT
#include "present/shelf/session_details.h"

#include "present/language/key_words.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/titles.h"
#include "session/times.h"

#include <fmt/format.h>

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
    if (title.empty() && !before.title.empty()) return translated("A session needs a title.");
    if (const auto fault = title_fault(title); !fault.empty()) return with_field(words.title, fault);
    if (const auto fault = text_fault(wished.place, most_letters_of_a_place); !fault.empty())
        return with_field(words.place, fault);
    if (wished.begun != before.begun && !session::utc_of_written(without_spaces(wished.begun)))
        return say("\"{text}\" is not a day. Write it like this: 2026-03-01, or with the time: 2026-03-01 19:30.",
                   arg("text", wished.begun));
    for (const NoteText& note : wished.notes)
        if (const auto fault = note_fault(note.text); !fault.empty()) return with_field(words.notes, fault);
    if (const auto fault = note_fault(wished.new_note); !fault.empty()) return with_field(words.new_note, fault);
    return {};
}

void save_notes(store::Library& library, store::SessionId session, const SessionDetails& before,
                const SessionDetails& wished) {
    for (std::size_t i = 0; i < before.notes.size() && i < wished.notes.size(); ++i) {
        if (wished.notes[i] == before.notes[i]) continue;
        const auto text = without_spaces(wished.notes[i].text);
        text.empty() ? library.remove_note(before.notes[i].id) : library.change_note(before.notes[i].id, text);
    }
    if (const auto note = without_spaces(wished.new_note); !note.empty()) library.add_note(session, note);
}

}  // namespace

SessionDetails details_of(const store::Library& library, store::SessionId session) {
    const store::Details kept = library.details(session);
    SessionDetails details{kept.title, kept.place, kept.created_at, kept.not_counted ? Counts::no : Counts::yes,
                           {},         {}};
    if (const auto begun = session::local_time(kept.created_at)) details.begun = written(*begun);
    for (const store::Note& note : library.notes(session)) details.notes.push_back({note.id, note.text});
    return details;
}

std::string save_details(store::Library& library, store::SessionId session, const SessionDetails& wished) {
    const SessionDetails before = details_of(library, session);
    if (auto fault = fault_of(before, wished); !fault.empty()) return fault;
    const std::string title = without_spaces(wished.title);
    const std::string place = without_spaces(wished.place);
    if (title != before.title) library.rename(session, title);
    if (place != before.place) library.set_place(session, place);
    if (wished.begun != before.begun)
        library.set_created_at(session, *session::utc_of_written(without_spaces(wished.begun)));
    if (wished.counts != before.counts)
        library.set_not_counted(session, wished.counts == Counts::no ? std::optional<std::string>{""} : std::nullopt);
    save_notes(library, session, before, wished);
    return {};
}

DetailsWords details_words() {
    return {translated("Details of the session"),
            translated("Title"),
            translated("Place"),
            translated("Begun"),
            translated("Year, month and day, with or without the time: 2026-03-01 19:30"),
            translated("Counts in statistics"),
            translated("Notes"),
            translated("New note"),
            say("{label} ({key})", arg("label", translated("Save")), arg("key", "Ctrl+" + key_words("Enter"))),
            say("{label} ({key})", arg("label", translated("Back")), arg("key", key_words("Esc")))};
}

std::string length_sentence(const store::Library& library, store::SessionId session) {
    std::vector<std::string> times;
    for (const store::Entry& entry : library.entries(session)) times.push_back(entry.written_at);
    const auto minutes = static_cast<int>(session::time_played(times).count());
    const std::string all = entries(times.size());
    if (minutes == 0) return all;
    return say("Played for {hours} h {minutes} min, {entries}", arg("hours", minutes / 60),
               arg("minutes", minutes % 60), arg("entries", all));
}

}  // namespace present
