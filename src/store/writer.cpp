// SPDX-License-Identifier: MIT
#include "store/writer.h"

#include "store/lock.h"
#include "store/rows.h"

#include <stdexcept>

namespace store {

namespace {

using wording::marked;

constexpr const char* not_written = marked("the entry was not written");

// What a caller that keeps to the header never does.
void require(bool kept, const char* what) {
    if (!kept) throw std::logic_error{what};
}

// What `first` and all behind it were, goes into a cut of its own.
void put_aside(const Connection& connection, SessionId session, std::size_t first, const char* reason) {
    execute(connection,
            "INSERT INTO cuts (session, cut, cut_at, reason) "
            "VALUES (?1, (SELECT ifnull(max(cut), 0) + 1 FROM cuts WHERE session = ?1), ?2, ?3)",
            session, connection.options.now(), reason);
    execute(
        connection,
        "INSERT INTO cut_entries (session, cut, number, text, position_hash, hash_format, program, written_at, step, "
        "step_name) SELECT session, (SELECT max(cut) FROM cuts WHERE session = ?1), number, text, position_hash, "
        "hash_format, program, written_at, step, step_name FROM entries WHERE id BETWEEN ?2 AND ?3",
        session, key(session, first), last_key(session));
    delete_entries(connection, session, first);
}

// They are the last ones then; `awaits` is for the last of all.
void insert_from(const Connection& connection, SessionId session, std::size_t first,
                 const std::vector<NewEntry>& entries, const std::optional<std::string>& awaits) {
    const std::string now = connection.options.now();
    std::size_t number = first;
    for (const NewEntry& entry : entries) {
        const bool last = &entry == &entries.back();
        insert_entry(connection, session, number++, entry, {connection.options.program.version, now},
                     last ? awaits : std::nullopt);
    }
}

// The state after entries have become the last ones, at `first` and behind.
State ended(const State& before, std::size_t first, const std::vector<NewEntry>& entries) {
    const std::size_t count = first - 1 + entries.size();
    return {before.revision, count, count, entries.back().position_hash.value};
}

// With the cursor at its end, whatever that was before.
State last_of(const Connection& connection, SessionId session) {
    execute(connection, "UPDATE sessions SET cursor = NULL WHERE id = ?", session);
    return read_state(connection, session);
}

// Everything of the session that its last entry does not tell.
void stand_at(const Connection& connection, SessionId session, const State& state, const Standing& standing) {
    const auto& outcome = standing.outcome;
    write_results(connection, session, outcome ? outcome->results : std::vector<Result>{});
    execute(connection,
            "UPDATE sessions SET revision = ?, cursor = nullif(?, ?), changed_at = ?, standing = ?, finished_by = ? "
            "WHERE id = ?",
            state.revision, state.cursor, state.entries, connection.options.now(), standing.awaits,
            outcome ? std::optional{outcome->reason} : std::nullopt, session);
}

}  // namespace

Writer::Writer(std::shared_ptr<Connection> library, SessionId session, std::unique_ptr<SessionLock> lock)
    : library_{std::move(library)}, session_{session}, lock_{std::move(lock)} {}
Writer::~Writer() {
    if (library_) library_->settle();
}
Writer::Writer(Writer&&) noexcept = default;
Writer& Writer::operator=(Writer&&) noexcept = default;

State Writer::state() const {
    return guarded(library_->file, marked("the session was not read"), [&] { return read_state(*library_, session_); });
}

// The usual entry, one more at the end of a game that goes on, writes one row and touches no other.
State Writer::append(const State& believed, const std::vector<NewEntry>& entries, const Standing& after) {
    require(!entries.empty(), "append: no entry");
    return change(believed, after, not_written, [&](bool finished) {
        const std::size_t first = believed.cursor + 1;
        const bool after_undo = believed.cursor < believed.entries;
        State state = ended(believed, first, entries);
        if (after_undo) put_aside(*library_, session_, first, "undone");
        insert_from(*library_, session_, first, entries, after.awaits);
        if (after_undo) ++state.revision;
        if (after_undo || finished || after.outcome) stand_at(*library_, session_, state, after);
        return state;
    });
}

State Writer::set_cursor(const State& believed, std::size_t cursor, const Standing& there) {
    require(cursor <= believed.entries, "set_cursor: beyond the last entry");
    return change(believed, there, marked("nothing was undone or redone"), [&](bool) {
        const State state{believed.revision + 1, believed.entries, cursor, believed.last_hash};
        stand_at(*library_, session_, state, there);
        return state;
    });
}

State Writer::replace_from(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                           const Standing& after) {
    require(first >= 1 && first <= believed.entries + 1, "replace_from: no such entry");
    return change(believed, after, marked("nothing was repaired"), [&](bool) {
        if (first <= believed.entries) put_aside(*library_, session_, first, "repaired");
        insert_from(*library_, session_, first, entries, after.awaits);
        State state = last_of(*library_, session_);
        state.revision = believed.revision + 1;
        stand_at(*library_, session_, state, after);
        return state;
    });
}

// One transaction around `work`, which is told whether the session was finished, and is done only to the state that
// is believed. The state afterwards, as `work` gives it.
template <class Work>
State Writer::change(const State& believed, const Standing& after, const char* failed, const Work& work) {
    return guarded(library_->file, failed, [&] {
        Writing writing{*library_};
        const State state = work(check_believed(believed));
        writing.commit();
        left_ = Left{state, after.outcome.has_value(), library_->data_version()};
        return state;
    });
}

// Whether the session was finished at the believed state.
bool Writer::check_believed(const State& believed) const {
    if (left_ && left_->data_version == library_->data_version() && left_->state == believed) return left_->finished;
    const auto [state, finished] = read_cursor(*library_, session_);
    if (state == believed) return finished;
    throw StoreError{Trouble::changed_elsewhere,
                     library_->file,
                     {marked("this session was changed by another program, so nothing was written. Open it again.")}};
}

}  // namespace store
