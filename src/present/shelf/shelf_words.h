// SPDX-License-Identifier: MIT
// Words of the shelves: their names, times, counts, what is asked before the trash is emptied.
#pragma once

#include "session/times.h"
#include "store/records.h"

#include <cstddef>
#include <string>

namespace present {

// The heading of a shelf, and what stands there when it holds nothing.
std::string shelf_name(store::Shelf shelf);
std::string nothing_on(store::Shelf shelf);

std::string date_words(const session::LocalTime& then);  // "1 March 2025"
std::string time_words(const session::LocalTime& then);  // "1 March 2025, 19:30"
// The same of a time as libraries keep it; as it stands, if it is none.
std::string time_words(const std::string& utc);
// "today, 19:30", "yesterday, 19:30", "Friday, 19:30", "1 March, 19:30", "1 March 2025".
std::string played_words(const session::LocalTime& then, const session::LocalTime& now);
// "1 entry"
std::string entries(std::size_t n);

// A session file that holds the same game with other entries; the session as the sentence begins: "Session 3".
std::string other_entries(const std::string& session, std::size_t common, std::size_t more_here,
                          std::size_t more_in_file);
// How many sessions would go, or went, with the trash.
std::string ask_empty_trash(std::size_t sessions);
std::string trash_emptied(std::size_t sessions);

}  // namespace present
