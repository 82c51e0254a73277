// SPDX-License-Identifier: MIT
#include "store/writer.h"

#include "store/lock.h"
#include "store/rows.h"
#include "wording/sentence.h"

#include <stdexcept>

namespace store {

namespace {

using wording::marked;

constexpr const char* not_written = marked("the entry was not written");
constexpr const char* not_moved = marked("nothing was undone or redone");
constexpr const char* not_repaired = marked("nothing was repaired");

// What a caller that keeps to the header never does.
void require(bool kept, const char* what) {
    if (!kept) throw std::logic_error{what};
}

std::size_t last_cut(const Connection& connection, SessionId session) {
    Query row{connection, "SELECT ifnull(max(cut), 0) FROM cuts WHERE session = ?", session};
    row.next();
    return row.count(0);
}

// What `first` and all behind it were, goes into a cut of its own. Its number.
std::size_t put_aside(const Connection& connection, SessionId session, std::size_t first, const char* reason) {
    const std::size_t cut = last_cut(connection, session) + 1;
    execute(connection, "INSERT INTO cuts (session, cut, cut_at, reason) VALUES (?, ?, ?, ?)", session, cut,
            connection.options.now(), reason);
    execute(
        connection,
        "INSERT INTO cut_entries (session, cut, number, text, position_hash, hash_format, program, written_at, step, "
        "step_name) SELECT session, ?2, number, text, position_hash, hash_format, program, written_at, step, "
        "step_name FROM entries WHERE id BETWEEN ?3 AND ?4",
        session, cut, key(session, first), last_key(session));
    delete_entries(connection, session, first);
    return cut;
}

// Ways that could only be open again once one came back that is closed now.
void close_inner_ways(const Connection& connection, SessionId session) {
    while (execute(connection,
                   "DELETE FROM repairs WHERE session = ?1 AND within IS NOT NULL AND within NOT IN "
                   "(SELECT cut FROM repairs WHERE session = ?1)",
                   session) > 0) {
    }
}

void close_redo_ways(const Connection& connection, SessionId session) {
    execute(connection, "DELETE FROM repairs WHERE session = ? AND within IS NULL AND way = 'redo'", session);
    close_inner_ways(connection, session);
}

// Those that need more than the first `entries`.
void close_ways_beyond(const Connection& connection, SessionId session, std::size_t entries) {
    execute(connection, "DELETE FROM repairs WHERE session = ? AND within IS NULL AND offered_at > ?", session,
            entries);
    close_inner_ways(connection, session);
}

// Other entries follow the first `entries`.
void close_ways(const Connection& connection, SessionId session, std::size_t entries) {
    close_redo_ways(connection, session);
    close_ways_beyond(connection, session, entries);
}

// The open ways that need an entry from `first` on can be gone once this cut has come back.
void hide_ways(const Connection& connection, SessionId session, std::size_t first, std::size_t cut) {
    execute(connection,
            "UPDATE repairs SET within = ?3 WHERE session = ?1 AND within IS NULL AND offered_at >= ?2 AND cut <> ?3",
            session, first, cut);
}

WayBack way_back(const Connection& connection, SessionId session, std::size_t cut) {
    for (const Cut& one : read_cuts(connection, session, Cuts::with_way_back))
        if (one.number == cut) return one.back.value();
    throw std::logic_error{"bring_back: this cut has no way back"};
}

// The entries of a cut become the last ones, and the cut is gone.
void take_back(const Connection& connection, SessionId session, std::size_t cut) {
    execute(connection,
            "INSERT INTO entries (id, text, position_hash, hash_format, program, written_at, step, step_name) "
            "SELECT (session << 32) + number, text, position_hash, hash_format, program, written_at, step, step_name "
            "FROM cut_entries WHERE session = ? AND cut = ? ORDER BY number",
            session, cut);
    execute(connection, "DELETE FROM cuts WHERE session = ? AND cut = ?", session, cut);
    execute(connection, "UPDATE repairs SET within = NULL WHERE session = ? AND within = ?", session, cut);
}

WayBack::By other(WayBack::By by) { return by == WayBack::By::undo ? WayBack::By::redo : WayBack::By::undo; }

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
    if (state.cursor == state.entries)
        execute(connection, "UPDATE entries SET standing = ? WHERE id = ?", standing.awaits,
                key(session, state.entries));
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
    return change(believed, after, not_written, [&](Found& found) {
        const std::size_t first = believed.cursor + 1;
        const bool after_undo = believed.cursor < believed.entries;
        State state = ended(believed, first, entries);
        if (after_undo) put_aside(*library_, session_, first, "undone");
        if (found.repaired) close_ways(*library_, session_, believed.cursor);
        insert_from(*library_, session_, first, entries, after.awaits);
        if (after_undo) ++state.revision;
        if (after_undo || found.finished || after.outcome) stand_at(*library_, session_, state, after);
        return state;
    });
}

State Writer::set_cursor(const State& believed, std::size_t cursor, const Standing& there) {
    require(cursor <= believed.entries, "set_cursor: beyond the last entry");
    return change(believed, there, not_moved, [&](Found&) {
        const State state{believed.revision + 1, believed.entries, cursor, believed.last_hash};
        stand_at(*library_, session_, state, there);
        return state;
    });
}

State Writer::keep(const State& believed, const Kept& kept, const Standing& there) {
    require(kept.cursor <= kept.entries && kept.entries <= believed.entries, "keep: beyond the last entry");
    return change(believed, there, not_moved, [&](Found&) {
        if (kept.entries < believed.entries) put_aside(*library_, session_, kept.entries + 1, "repaired");
        close_ways_beyond(*library_, session_, kept.entries);
        State state = last_of(*library_, session_);
        state.revision = believed.revision + 1;
        state.cursor = kept.cursor;
        stand_at(*library_, session_, state, there);
        return state;
    });
}

State Writer::replace_from(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                           const Standing& after) {
    require(first >= 1 && first <= believed.entries + 1, "replace_from: no such entry");
    return change(believed, after, not_repaired, [&](Found&) {
        if (first <= believed.entries) put_aside(*library_, session_, first, "repaired");
        close_ways(*library_, session_, first - 1);
        return put_at_end(believed, first, entries, after);
    });
}

// In the place of entry `first` and all behind it, which are gone already.
State Writer::put_at_end(const State& before, std::size_t first, const std::vector<NewEntry>& entries,
                         const Standing& after) const {
    insert_from(*library_, session_, first, entries, after.awaits);
    State state = last_of(*library_, session_);
    state.revision = before.revision + 1;
    stand_at(*library_, session_, state, after);
    return state;
}

Writer::Repaired Writer::repair(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                                const Standing& after, const std::string& name) {
    require(first >= 1 && first <= believed.entries + 1, "repair: no such entry");
    std::size_t cut = 0;
    const State state = change(believed, after, not_repaired, [&](Found& found) {
        found.repaired = true;
        close_redo_ways(*library_, session_);
        cut = put_aside(*library_, session_, first, "repaired");
        hide_ways(*library_, session_, first, cut);
        const State now = put_at_end(believed, first, entries, after);
        insert_way_back(*library_, session_, cut, {WayBack::By::undo, now.cursor, first, believed.cursor, name, {}});
        return now;
    });
    return {state, cut};
}

Writer::Repaired Writer::bring_back(const State& believed, std::size_t cut, const Standing& there) {
    std::size_t other_cut = 0;
    const State state = change(believed, there, not_moved, [&](Found& found) {
        found.repaired = true;
        const WayBack back = way_back(*library_, session_, cut);
        require(!back.within && back.offered_at == believed.cursor, "bring_back: this way is not open here");
        other_cut = put_aside(*library_, session_, back.first, "repaired");
        hide_ways(*library_, session_, back.first, other_cut);
        take_back(*library_, session_, cut);
        insert_way_back(*library_, session_, other_cut,
                        {other(back.by), back.cursor, back.first, believed.cursor, back.name, {}});
        State now = last_of(*library_, session_);
        now.revision = believed.revision + 1;
        now.cursor = back.cursor;
        stand_at(*library_, session_, now, there);
        return now;
    });
    return {state, other_cut};
}

void Writer::set_standing_answers(const std::vector<StandingAnswer>& answers) {
    guarded(library_->file, marked("the standing answer was not changed"), [&] {
        Writing writing{*library_};
        write_standing_answers(*library_, session_, answers);
        writing.commit();
    });
}

// One transaction around `work`, which is told whether the session was finished, and is done only to the state that
// is believed. The state afterwards, as `work` gives it.
template <class Work>
State Writer::change(const State& believed, const Standing& after, const char* failed, const Work& work) {
    return guarded(library_->file, failed, [&] {
        Writing writing{*library_};
        Found found = check_believed(believed);
        const State state = work(found);
        writing.commit();
        left_ = Left{state, {after.outcome.has_value(), found.repaired}, library_->data_version()};
        return state;
    });
}

Writer::Found Writer::check_believed(const State& believed) const {
    if (left_ && left_->data_version == library_->data_version() && left_->state == believed) return left_->found;
    const auto [state, finished, repaired] = read_cursor(*library_, session_);
    if (state == believed) return {finished, repaired};
    throw StoreError{Trouble::changed_elsewhere,
                     library_->file,
                     {marked("this session was changed by another program, so nothing was written. Open it again.")}};
}

}  // namespace store
