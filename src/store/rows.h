// SPDX-License-Identifier: MIT
// Inside the store: rows as values and values as rows. Called inside a Reading or a Writing; SQLite's errors pass.
#pragma once

#include "store/query.h"
#include "store/records.h"

#include <optional>
#include <string>
#include <vector>

namespace store {

// Throws StoreError `missing`.
[[noreturn]] void no_such_session(const Connection& connection, SessionId session);

// Throws `missing`, and `damaged` where they contradict each other.
struct Cursor {
    State state;
    bool finished;
};
Cursor read_cursor(const Connection& connection, SessionId session);
Details read_details(const Connection& connection, SessionId session);
std::vector<Listed> read_list(const Connection& connection);
inline State read_state(const Connection& connection, SessionId session) {
    return read_cursor(connection, session).state;
}
// Throws `damaged` at a gap: a lost entry is never passed over.
void visit_entries(const Connection& connection, SessionId session, std::size_t from, const Library::Visitor& visitor);
std::vector<Entry> read_entries(const Connection& connection, SessionId session);
std::vector<Cut> read_cuts(const Connection& connection, SessionId session);
std::vector<Note> read_notes(const Connection& connection, SessionId session);

// A session with all that belongs to it, to be carried to another file.
struct Whole {
    Details details;
    std::vector<Entry> entries;
    std::vector<Cut> cuts;
    std::vector<Note> notes;
};
Whole read_whole(const Connection& connection, SessionId session);
// As it is, but for ids and revision.
SessionId insert_whole(const Connection& connection, const Whole& whole);

// With what is awaited after it, if that is known.
void insert_entry(const Connection& connection, SessionId session, const Entry& entry,
                  const std::optional<std::string>& awaits = {});
// Replaces those that are there.
void write_results(const Connection& connection, SessionId session, const std::vector<Result>& results);

std::string new_uuid();

}  // namespace store
