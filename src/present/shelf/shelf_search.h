// SPDX-License-Identifier: MIT
// Searching the sessions of a library, by what their rows show and by their notes.
#pragma once

#include "present/shelf/session_row.h"

#include <string>
#include <string_view>

namespace present {

// Whether the session's title, place, day, players, state, remark, game or notes contain every one of these words,
// ignoring case. No words match every session.
bool matches(const ShelvedSession& session, std::string_view words);

// "found: Boris brought a cake": the line of notes, or the place, or the end of a long title, with the first of these
// words that the row does not show. Empty if it shows all of them.
std::string found_unseen(const ShelvedSession& session, std::string_view words);

// In the empty field; and instead of rows, when none matches.
std::string search_hint();
std::string nothing_matches();

}  // namespace present
