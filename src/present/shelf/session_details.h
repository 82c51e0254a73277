// SPDX-License-Identifier: MIT
// What a table knows of a session beside the game: title, place, when it began, notes, and whether it counts in
// statistics. Users change all of it together.
#pragma once

#include "present/shelf/session_row.h"
#include "store/library.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <optional>
#include <string>
#include <vector>

namespace present {

struct NoteText {
    store::NoteId id;
    std::string text;

    bool operator==(const NoteText&) const = default;
};

struct SessionDetails {
    std::string title;  // empty: the players are its title
    std::string place;
    std::string begun;  // "2026-03-01 19:30", by this computer's clock
    Counts counts = Counts::yes;
    std::vector<NoteText> notes;  // in the order they were written; an empty text removes the note
    std::string new_note;         // empty: none
    std::string why_not{};        // why it does not count; may be empty, and means nothing if it counts

    bool operator==(const SessionDetails&) const = default;
};

// Throws wording::Failure.
SessionDetails details_of(const store::Library& library, store::SessionId session);
// Writes all of it together, or nothing. Returns what is wrong with it, as a sentence; then nothing is written. Empty
// if nothing is. Throws wording::Failure.
std::string save_details(store::Library& library, store::SessionId session, const SessionDetails& wished);

struct DetailsWords {
    std::string heading;
    std::string title;
    std::string place;
    std::string begun;
    std::string begun_help;
    std::string counts;
    std::string why_not;
    std::string notes;
    std::string new_note;
    std::string save;
    std::string back;
};
DetailsWords details_words();
// "Played for 2 h 10 min, 120 entries.", those that count, as in the session's row; without a length, if none is known.
std::string length_sentence(const store::Library& library, const ShelvedSession& session);
// The result of checking a session: its own fault, if it has one, and those of the library's file.
std::string checked_sentence(const std::optional<std::string>& fault, const std::vector<wording::Sentence>& of_file);
// "2 h 10 min", for a row of the list; empty if no length is known.
std::string length_words(const store::Library& library, store::SessionId session);

}  // namespace present
