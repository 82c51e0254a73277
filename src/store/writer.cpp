// SPDX-License-Identifier: MIT
#include "store/writer.h"

#include "store/lock.h"
#include "store/rows.h"

#include <stdexcept>

namespace store {

namespace {

constexpr std::string_view not_written = "the entry was not written";

// What a caller that keeps to the header never does.
void require(bool kept, const char* what) {
    if (!kept) throw std::logic_error{what};
}

void check_believed(const Connection& connection, SessionId session, const State& believed) {
    if (read_state(connection, session) != believed)
        throw StoreError{Trouble::changed_elsewhere, connection.file,
                         "this session was changed by another program, so nothing was written. Open it again."};
}

// What `first` and all behind it were, goes into a cut of its own.
void put_aside(const Connection& connection, SessionId session, std::size_t first, const char* reason) {
    Query{connection,
          "INSERT INTO cuts (session, cut, cut_at, reason) "
          "VALUES (?1, (SELECT ifnull(max(cut), 0) + 1 FROM cuts WHERE session = ?1), ?2, ?3)",
          session, connection.options.now(), reason}
        .run();
    Query{connection,
          "INSERT INTO cut_entries (session, cut, number, text, position_hash, program, written_at, step, step_name) "
          "SELECT session, (SELECT max(cut) FROM cuts WHERE session = ?1), number, text, position_hash, program, "
          "written_at, step, step_name FROM entries WHERE session = ?1 AND number >= ?2",
          session, first}
        .run();
    Query{connection, "DELETE FROM entries WHERE session = ? AND number >= ?", session, first}.run();
}

void insert_from(const Connection& connection, SessionId session, std::size_t first,
                 const std::vector<NewEntry>& entries) {
    const std::string now = connection.options.now();
    std::size_t number = first;
    for (const NewEntry& entry : entries)
        insert_entry(connection, session,
                     {number++, entry.text, entry.position_hash, entry.step, entry.step_name,
                      connection.options.program.version, now});
}

bool is_finished(const Connection& connection, SessionId session) {
    Query row{connection, "SELECT finished_by IS NOT NULL FROM sessions WHERE id = ?", session};
    return row.next() && row.number(0) != 0;
}

void stand_at(const Connection& connection, SessionId session, std::size_t cursor, const Standing& standing) {
    const auto& outcome = standing.outcome;
    if (outcome || is_finished(connection, session))
        write_results(connection, session, outcome ? outcome->results : std::vector<Result>{});
    Query{connection,
          "UPDATE sessions SET revision = revision + 1, cursor = ?, changed_at = ?, standing = ?, finished_by = ? "
          "WHERE id = ?",
          cursor,
          connection.options.now(),
          standing.awaits,
          outcome ? std::optional{outcome->reason} : std::nullopt,
          session}
        .run();
}

// One transaction around `work`, which is done only to the state that is believed. The state afterwards.
template <class Work>
State change(Connection& connection, SessionId session, const State& believed, std::string_view failed,
             const Work& work) {
    return guarded(connection.file, failed, [&] {
        Writing writing{connection};
        check_believed(connection, session, believed);
        work();
        const State state = read_state(connection, session);
        writing.commit();
        return state;
    });
}

}  // namespace

Writer::Writer(std::shared_ptr<Connection> library, SessionId session, std::unique_ptr<SessionLock> lock)
    : library_{std::move(library)}, session_{session}, lock_{std::move(lock)} {}
Writer::~Writer() = default;
Writer::Writer(Writer&&) noexcept = default;
Writer& Writer::operator=(Writer&&) noexcept = default;

State Writer::state() const {
    return guarded(library_->file, "the session was not read", [&] { return read_state(*library_, session_); });
}

State Writer::append(const State& believed, const std::vector<NewEntry>& entries, const Standing& after) {
    require(!entries.empty(), "append: no entry");
    return change(*library_, session_, believed, not_written, [&] {
        if (believed.cursor < believed.entries) put_aside(*library_, session_, believed.cursor + 1, "undone");
        insert_from(*library_, session_, believed.cursor + 1, entries);
        stand_at(*library_, session_, believed.cursor + entries.size(), after);
    });
}

State Writer::set_cursor(const State& believed, std::size_t cursor, const Standing& there) {
    require(cursor <= believed.entries, "set_cursor: beyond the last entry");
    return change(*library_, session_, believed, "nothing was undone or redone",
                  [&] { stand_at(*library_, session_, cursor, there); });
}

State Writer::replace_from(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                           const Standing& after) {
    require(first >= 1 && first <= believed.entries + 1, "replace_from: no such entry");
    return change(*library_, session_, believed, "nothing was repaired", [&] {
        if (first <= believed.entries) put_aside(*library_, session_, first, "repaired");
        insert_from(*library_, session_, first, entries);
        stand_at(*library_, session_, first - 1 + entries.size(), after);
    });
}

}  // namespace store
