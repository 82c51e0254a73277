// SPDX-License-Identifier: MIT
// Words of the shelves: their names, times, counts, and the question before the trash is emptied.
#pragma once

#include "session/times.h"
#include "store/backups.h"
#include "store/records.h"

#include <cstddef>
#include <string>

namespace present {

// The heading of a shelf, and the sentence on an empty shelf.
std::string shelf_name(store::Shelf shelf);
std::string nothing_on(store::Shelf shelf);
// "Key 1": a tip.
std::string key_of_shelf(std::size_t number);

std::string date_words(const session::LocalTime& then);  // "1 March 2025"
std::string time_words(const session::LocalTime& then);  // "1 March 2025, 19:30"
// The same for a time as libraries keep it; a text that is no time is returned unchanged.
std::string time_words(const std::string& utc);
// When the backup was made, by its file's time; the day in its name if that is unknown.
std::string backup_time(const store::Backup& backup);
// "today, 19:30", "yesterday, 19:30", "Friday, 19:30", "1 March, 19:30", "1 March 2025".
std::string played_words(const session::LocalTime& then, const session::LocalTime& now);
// "1 entry"
std::string entries(std::size_t n);

// Why a session is not counted, in the language that is spoken: of reasons that libraries keep, `copy` is the program's
// own and in none; all others are as somebody wrote them.
std::string why_not_counted(const std::string& kept);

std::string in_quotes(const std::string& title);
// Says that a session file has the same game with other entries. `session` begins the sentence: "Session 3".
std::string other_entries(const std::string& session, std::size_t common, std::size_t more_here,
                          std::size_t more_in_file);
// Of a session in the library, at least one.
std::string undone_here(std::size_t entries);
// How many sessions emptying the trash would delete, or deleted.
std::string ask_empty_trash(std::size_t sessions);
std::string trash_emptied(std::size_t sessions);

}  // namespace present
