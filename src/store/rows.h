// SPDX-License-Identifier: MIT
// Inside the store: rows as values and values as rows. Called inside a Reading or a Writing; SQLite's errors pass.
#pragma once

#include "store/query.h"
#include "store/records.h"

#include <optional>
#include <string>
#include <vector>

namespace store {

// The key of an entry holds both numbers, as db/schema.sql says; and the last that an entry of the session could have.
constexpr std::int64_t numbers_a_session = std::int64_t{1} << 32U;
constexpr std::int64_t key(SessionId session, std::size_t number) {
    return static_cast<std::int64_t>(session) * numbers_a_session + static_cast<std::int64_t>(number);
}
constexpr std::int64_t last_key(SessionId session) { return key(session, numbers_a_session - 1); }

// Throws StoreError `missing`.
[[noreturn]] void no_such_session(const Connection& connection, SessionId session);

// Throws `missing`, and `damaged` where they contradict each other.
struct Cursor {
    State state;
    bool finished;
    bool repaired;  // a repair of it can be undone or redone
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
enum class Cuts : std::uint8_t { all, with_way_back };
std::vector<Cut> read_cuts(const Connection& connection, SessionId session, Cuts which);
std::vector<Note> read_notes(const Connection& connection, SessionId session);
std::vector<StandingAnswer> read_standing_answers(const Connection& connection, SessionId session);
// In the place of all that there are.
void write_standing_answers(const Connection& connection, SessionId session,
                            const std::vector<StandingAnswer>& answers);

// A session with all that belongs to it, to be carried to another file.
struct Whole {
    Details details;
    std::vector<Entry> entries;
    std::vector<Cut> cuts;
    std::vector<Note> notes;
    std::vector<StandingAnswer> standing_answers{};
};
Whole read_whole(const Connection& connection, SessionId session);
// As it is, but for ids and revision.
SessionId insert_whole(const Connection& connection, const Whole& whole);

// Number `from` and all behind it.
void delete_entries(const Connection& connection, SessionId session, std::size_t from = 1);
// Who wrote an entry, and when.
struct Written {
    const std::string& by;
    const std::string& at;
};
// With what is awaited after it, if that is known.
void insert_entry(const Connection& connection, SessionId session, std::size_t number, const NewEntry& entry,
                  const Written& written, const std::optional<std::string>& awaits = {});
void insert_way_back(const Connection& connection, SessionId session, std::size_t cut, const WayBack& back);
// Of the board with this text, which is added if it is not there yet.
std::int64_t board_row(const Connection& connection, const std::string& text);
// Replaces those that are there.
void write_results(const Connection& connection, SessionId session, const std::vector<Result>& results);

std::string new_uuid();

}  // namespace store
