// SPDX-License-Identifier: MIT
#include "store/rows.h"

#include "wording/printable.h"
#include "wording/sentence.h"

#include <array>
#include <random>
#include <sqlite3.h>
#include <string_view>
#include <unordered_map>

namespace store {

namespace {

using wording::marked;

[[noreturn]] void damaged(const Connection& connection, SessionId session, const wording::Sentence& what) {
    throw StoreError{Trouble::damaged,
                     connection.file,
                     {marked("session {session}: {what}. Keep a copy of the library, then restore the newest backup."),
                      {{"session", static_cast<std::int64_t>(session)}, {"what", what}}}};
}

Shelf shelf_of(std::string_view word) {
    if (word == "open") return Shelf::open;
    if (word == "finished") return Shelf::finished;
    return word == "archived" ? Shelf::archived : Shelf::trashed;
}

// Titles, places, names and notes as people wrote them, without what could steer a terminal.
std::string shown(const std::string& text) { return wording::printable(text); }

std::vector<Player> read_players(const Connection& connection, SessionId session) {
    std::vector<Player> players;
    Query rows{connection, "SELECT color, name FROM players WHERE session = ? ORDER BY seat", session};
    while (rows.next()) players.push_back({rows.text(0), shown(rows.text(1))});
    return players;
}

std::vector<Ruling> read_rulings(const Connection& connection, SessionId session) {
    std::vector<Ruling> rulings;
    Query rows{connection, "SELECT ruling, choice FROM rulings WHERE session = ? ORDER BY ruling", session};
    while (rows.next()) rulings.push_back({rows.text(0), rows.text(1)});
    return rulings;
}

int small(const Query& row, int column) { return static_cast<int>(row.number(column)); }

std::vector<Result> read_results(const Connection& connection, SessionId session) {
    std::vector<Result> results;
    Query rows{connection, "SELECT score, place, winner, facts FROM scores WHERE session = ? ORDER BY seat", session};
    while (rows.next()) results.push_back({small(rows, 0), small(rows, 1), small(rows, 2) != 0, rows.text(3)});
    return results;
}

// From eight columns: number, text, position_hash, hash_format, step, step_name, program, written_at.
void read_entry(const Query& row, int first, Entry& entry) {
    entry.number = row.count(first);
    row.text_into(first + 1, entry.text);
    entry.position_hash = {static_cast<std::uint64_t>(row.number(first + 2)), small(row, first + 3)};
    entry.step = row.count(first + 4);
    row.text_into(first + 5, entry.step_name);
    row.text_into(first + 6, entry.program);
    row.text_into(first + 7, entry.written_at);
}

// Long sessions are opened by this, so it asks SQLite itself: the wrapper's columns take longer than the reading.
class EntryRows {
public:
    EntryRows(const Connection& connection, SessionId session, std::size_t from) : db_{connection.db.getHandle()} {
        check(sqlite3_prepare_v2(db_,
                                 "SELECT number, text, position_hash, hash_format, step, step_name FROM entries "
                                 "WHERE id BETWEEN ? AND ? ORDER BY id",
                                 -1, &statement_, nullptr));
        check(sqlite3_bind_int64(statement_, 1, key(session, from)));
        check(sqlite3_bind_int64(statement_, 2, last_key(session)));
    }
    ~EntryRows() { sqlite3_finalize(statement_); }
    EntryRows(const EntryRows&) = delete;
    EntryRows& operator=(const EntryRows&) = delete;

    bool next() {
        const int code = sqlite3_step(statement_);
        if (code != SQLITE_ROW && code != SQLITE_DONE) check(code);
        return code == SQLITE_ROW;
    }
    EntryView entry() const {
        const Hash hash{static_cast<std::uint64_t>(sqlite3_column_int64(statement_, 2)),
                        sqlite3_column_int(statement_, 3)};
        return {count(0), text(1), hash, count(4), text(5)};
    }

private:
    void check(int code) const {
        if (code != SQLITE_OK) throw SQLite::Exception(db_, code);
    }
    std::size_t count(int column) const { return static_cast<std::size_t>(sqlite3_column_int64(statement_, column)); }
    std::string_view text(int column) const {
        const auto* bytes = static_cast<const char*>(static_cast<const void*>(sqlite3_column_text(statement_, column)));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        return bytes == nullptr ? std::string_view{} : std::string_view{bytes, size};
    }

    sqlite3* db_;
    sqlite3_stmt* statement_ = nullptr;
};

std::vector<Entry> read_cut_entries(const Connection& connection, SessionId session, std::size_t cut) {
    std::vector<Entry> entries;
    Query row{connection,
              "SELECT number, text, position_hash, hash_format, step, step_name, program, written_at FROM cut_entries "
              "WHERE session = ? AND cut = ? ORDER BY number",
              session, cut};
    while (row.next()) read_entry(row, 0, entries.emplace_back());
    return entries;
}

// From six columns: way, offered_at, first, cursor, name, within; nothing where there is none.
std::optional<WayBack> read_way_back(const Query& row, int first) {
    if (row.is_null(first)) return std::nullopt;
    const auto by = row.text(first) == "undo" ? WayBack::By::undo : WayBack::By::redo;
    const auto within = row.is_null(first + 5) ? std::nullopt : std::optional{row.count(first + 5)};
    return WayBack{by, row.count(first + 1), row.count(first + 2), row.count(first + 3), row.text(first + 4), within};
}

// Calls `use` for each row with the number that it should have; false if it has another.
template <class Rows, class Use>
void every_entry(const Connection& connection, SessionId session, std::size_t from, Rows& rows, const Use& use) {
    const State state = read_state(connection, session);
    std::size_t expected = from;
    while (rows.next() && use(expected)) ++expected;
    if (expected <= state.entries)
        damaged(connection, session, {marked("entry {n} is missing"), {{"n", static_cast<std::int64_t>(expected)}}});
}

std::unordered_map<std::int64_t, std::vector<Player>> all_players(const Connection& connection) {
    std::unordered_map<std::int64_t, std::vector<Player>> players;
    Query rows{connection, "SELECT session, color, name FROM players ORDER BY session, seat"};
    while (rows.next()) players[rows.number(0)].push_back({rows.text(1), shown(rows.text(2))});
    return players;
}

std::unordered_map<std::int64_t, std::vector<Scored>> all_scores(const Connection& connection) {
    std::unordered_map<std::int64_t, std::vector<Scored>> scores;
    Query rows{connection, "SELECT session, score, winner FROM scores ORDER BY session, seat"};
    while (rows.next()) scores[rows.number(0)].push_back({small(rows, 1), small(rows, 2) != 0});
    return scores;
}

void insert_cut(const Connection& connection, SessionId session, const Cut& cut) {
    execute(connection, "INSERT INTO cuts (session, cut, cut_at, reason) VALUES (?, ?, ?, ?)", session, cut.number,
            cut.cut_at, cut.reason == CutReason::undone ? "undone" : "repaired");
    if (cut.back) insert_way_back(connection, session, cut.number, *cut.back);
    for (const Entry& entry : cut.entries)
        execute(connection,
                "INSERT INTO cut_entries (session, cut, number, text, position_hash, hash_format, step, step_name, "
                "program, written_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                session, cut.number, entry.number, entry.text, entry.position_hash.value, entry.position_hash.format,
                entry.step, entry.step_name, entry.program, entry.written_at);
}

SessionId insert_details(const Connection& connection, const Details& details) {
    const auto& outcome = details.standing.outcome;
    const auto stamp = [&](Shelf shelf) {
        return details.shelf == shelf ? std::optional{details.changed_at} : std::nullopt;
    };
    execute(
        connection,
        "INSERT INTO sessions (uuid, game, title, place, board, header, created_at, changed_at, taken_up, revision, "
        "cursor, "
        "standing, finished_by, archived_at, trashed_at, not_counted, printed_board) VALUES (?, ?, ?, ?, ?, ?, ?, ?, "
        "(SELECT ifnull(max(taken_up), 0) + 1 FROM sessions), 0, nullif(?, ?), ?, ?, ?, ?, ?, ?)",
        details.uuid, details.game, details.title, details.place, details.board, details.header, details.created_at,
        details.changed_at, details.state.cursor, details.state.entries, details.standing.awaits,
        outcome ? std::optional{outcome->reason} : std::nullopt, stamp(Shelf::archived), stamp(Shelf::trashed),
        details.not_counted,
        details.printed_board ? std::optional{board_row(connection, *details.printed_board)} : std::nullopt);
    return SessionId{connection.db.getLastInsertRowid()};
}

void insert_players(const Connection& connection, SessionId session, const Details& details) {
    std::size_t seat = 0;
    for (const Player& player : details.players)
        execute(connection, "INSERT INTO players (session, seat, color, name) VALUES (?, ?, ?, ?)", session, ++seat,
                player.color, player.name);
    for (const Ruling& ruling : details.rulings)
        execute(connection, "INSERT INTO rulings (session, ruling, choice) VALUES (?, ?, ?)", session, ruling.ruling,
                ruling.choice);
}

}  // namespace

void no_such_session(const Connection& connection, SessionId session) {
    throw StoreError{Trouble::missing,
                     connection.file,
                     {marked("there is no session {session} in this library. Look at the list of sessions."),
                      {{"session", static_cast<std::int64_t>(session)}}}};
}

Cursor read_cursor(const Connection& connection, SessionId session) {
    State state;
    Query row{connection,
              "SELECT revision, cursor, e.number, e.position_hash, finished_by IS NOT NULL, "
              "EXISTS (SELECT 1 FROM repairs WHERE session = ?1) FROM sessions s "
              "LEFT JOIN entries e ON e.id = (SELECT max(id) FROM entries WHERE id BETWEEN ?2 AND ?3) WHERE s.id = ?1",
              session, key(session, 1), last_key(session)};
    if (!row.next()) no_such_session(connection, session);
    state.revision = row.number(0);
    if (!row.is_null(2)) {
        state.entries = row.count(2);
        state.last_hash = static_cast<std::uint64_t>(row.number(3));
    }
    state.cursor = row.is_null(1) ? state.entries : row.count(1);
    if (state.cursor > state.entries) damaged(connection, session, {marked("its last entries are missing")});
    return {state, row.number(4) != 0, row.number(5) != 0};
}

Details read_details(const Connection& connection, SessionId session) {
    Details details;
    details.id = session;
    details.state = read_state(connection, session);
    details.players = read_players(connection, session);
    details.rulings = read_rulings(connection, session);
    Query row{
        connection,
        "SELECT uuid, title, place, board, header, created_at, max(changed_at, ifnull(e.written_at, '')), "
        "state, not_counted, CASE WHEN cursor IS NULL AND e.number THEN e.standing ELSE s.standing END, "
        "finished_by, (SELECT text FROM boards WHERE id = printed_board), game FROM sessions s LEFT JOIN entries e "
        "ON e.id = (SELECT max(id) FROM entries WHERE id BETWEEN ?2 AND ?3) WHERE s.id = ?1",
        session, key(session, 1), last_key(session)};
    if (!row.next()) no_such_session(connection, session);
    details.uuid = row.text(0);
    details.title = shown(row.text(1));
    details.place = shown(row.text(2));
    details.board = row.text(3);
    details.header = row.text(4);
    details.created_at = row.text(5);
    details.changed_at = row.text(6);
    details.shelf = shelf_of(row.text(7));
    details.not_counted = row.maybe_text(8);
    details.standing.awaits = row.maybe_text(9);
    details.printed_board = row.maybe_text(11);
    details.game = row.text(12);
    if (!row.is_null(10)) details.standing.outcome = Outcome{row.text(10), read_results(connection, session)};
    return details;
}

std::vector<Listed> read_list(const Connection& connection) {
    auto players = all_players(connection);
    auto scores = all_scores(connection);
    std::vector<Listed> all;
    Query row{
        connection,
        "SELECT s.id, uuid, title, place, board, created_at, max(changed_at, ifnull(e.written_at, '')), state, "
        "not_counted, ifnull(e.number, 0), coalesce(cursor, e.number, 0), "
        "CASE WHEN cursor IS NULL AND e.number THEN e.standing ELSE s.standing END, game, finished_by IS NOT NULL "
        "FROM sessions s LEFT JOIN entries e ON e.id = (SELECT max(id) FROM entries WHERE id BETWEEN "
        "(s.id << 32) + 1 AND (s.id + 1 << 32) - 1) ORDER BY taken_up DESC, s.id DESC"};
    while (row.next())
        all.push_back({SessionId{row.number(0)}, row.text(1), row.text(12), shown(row.text(2)), shown(row.text(3)),
                       row.text(4), std::move(players[row.number(0)]), row.text(5), row.text(6), shelf_of(row.text(7)),
                       row.maybe_text(8), row.number(13) != 0, row.count(9), row.count(10), row.maybe_text(11),
                       std::move(scores[row.number(0)])});
    return all;
}

void visit_entries(const Connection& connection, SessionId session, std::size_t from, const Library::Visitor& visitor) {
    EntryRows rows{connection, session, from};
    every_entry(connection, session, from, rows, [&](std::size_t expected) {
        const EntryView entry = rows.entry();
        if (entry.number != expected) return false;
        visitor(entry);
        return true;
    });
}

std::vector<Entry> read_entries(const Connection& connection, SessionId session) {
    std::vector<Entry> entries;
    Query row{connection,
              "SELECT number, text, position_hash, hash_format, step, step_name, program, written_at FROM entries "
              "WHERE id BETWEEN ? AND ? ORDER BY id",
              key(session, 1), last_key(session)};
    every_entry(connection, session, 1, row, [&](std::size_t expected) {
        if (row.count(0) != expected) return false;
        read_entry(row, 0, entries.emplace_back());
        return true;
    });
    return entries;
}

std::vector<Cut> read_cuts(const Connection& connection, SessionId session, Cuts which) {
    std::vector<Cut> cuts;
    Query row{connection,
              "SELECT c.cut, c.cut_at, c.reason, way, offered_at, first, cursor, name, within FROM cuts c "
              "LEFT JOIN repairs r USING (session, cut) WHERE session = ?1 AND (?2 OR r.way IS NOT NULL) ORDER BY 1",
              session, which == Cuts::all ? 1 : 0};
    while (row.next()) {
        const auto reason = row.text(2) == "undone" ? CutReason::undone : CutReason::repaired;
        cuts.push_back({row.count(0), reason, row.text(1), {}, read_way_back(row, 3)});
    }
    for (Cut& cut : cuts) cut.entries = read_cut_entries(connection, session, cut.number);
    return cuts;
}

std::vector<Note> read_notes(const Connection& connection, SessionId session) {
    std::vector<Note> notes;
    Query row{connection, "SELECT id, number, text, written_at FROM notes WHERE session = ? ORDER BY id", session};
    while (row.next())
        notes.push_back({NoteId{row.number(0)}, row.is_null(1) ? std::nullopt : std::optional{row.count(1)},
                         shown(row.text(2)), row.text(3)});
    return notes;
}

Whole read_whole(const Connection& connection, SessionId session) {
    const Reading reading{connection};
    return {read_details(connection, session), read_entries(connection, session),
            read_cuts(connection, session, Cuts::all), read_notes(connection, session),
            read_standing_answers(connection, session)};
}

SessionId insert_whole(const Connection& connection, const Whole& whole) {
    const SessionId session = insert_details(connection, whole.details);
    insert_players(connection, session, whole.details);
    if (whole.details.standing.outcome) write_results(connection, session, whole.details.standing.outcome->results);
    const auto& awaits = whole.details.standing.awaits;
    const auto at_end = whole.details.state.cursor == whole.entries.size() ? awaits : std::nullopt;
    for (const Entry& entry : whole.entries)
        insert_entry(connection, session, entry.number, entry, {entry.program, entry.written_at},
                     entry.number == whole.entries.size() ? at_end : std::nullopt);
    for (const Cut& cut : whole.cuts) insert_cut(connection, session, cut);
    for (const Note& note : whole.notes)
        execute(connection, "INSERT INTO notes (session, number, text, written_at) VALUES (?, ?, ?, ?)", session,
                note.after, note.text, note.written_at);
    write_standing_answers(connection, session, whole.standing_answers);
    return session;
}

void insert_entry(const Connection& connection, SessionId session, std::size_t number, const NewEntry& entry,
                  const Written& written, const std::optional<std::string>& awaits) {
    execute(
        connection,
        "INSERT INTO entries (id, text, position_hash, hash_format, program, written_at, step, step_name, standing) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key(session, number), entry.text, entry.position_hash.value, entry.position_hash.format, written.by, written.at,
        entry.step, entry.step_name, awaits);
}

void delete_entries(const Connection& connection, SessionId session, std::size_t from) {
    execute(connection, "DELETE FROM entries WHERE id BETWEEN ? AND ?", key(session, from), last_key(session));
}

void insert_way_back(const Connection& connection, SessionId session, std::size_t cut, const WayBack& back) {
    execute(connection,
            "INSERT INTO repairs (session, cut, way, offered_at, first, cursor, name, within) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            session, cut, back.by == WayBack::By::undo ? "undo" : "redo", back.offered_at, back.first, back.cursor,
            back.name, back.within);
}

std::int64_t board_row(const Connection& connection, const std::string& text) {
    execute(connection, "INSERT INTO boards (text) SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM boards WHERE text = ?1)",
            text);
    Query row{connection, "SELECT id FROM boards WHERE text = ?", text};
    row.next();
    return row.number(0);
}

void write_results(const Connection& connection, SessionId session, const std::vector<Result>& results) {
    execute(connection, "DELETE FROM scores WHERE session = ?", session);
    std::size_t seat = 0;
    for (const Result& result : results)
        execute(connection, "INSERT INTO scores (session, seat, score, place, winner, facts) VALUES (?, ?, ?, ?, ?, ?)",
                session, ++seat, result.score, result.place, result.winner, result.facts);
}

// RFC 9562, version 4: 122 random bits.
std::string new_uuid() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string uuid = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
    std::random_device random;
    for (char& c : uuid)
        if (c == 'x') c = digits[random() & 15U];
    uuid[19] = digits[8 + (random() & 3U)];
    return uuid;
}

}  // namespace store
