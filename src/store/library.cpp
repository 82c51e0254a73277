// SPDX-License-Identifier: MIT
#include "store/library.h"

#include "store/backups.h"
#include "store/inside.h"
#include "store/lock.h"
#include "store/making.h"
#include "store/opening.h"
#include "store/rows.h"
#include "wording/printable.h"

#include <algorithm>

namespace store {

namespace {

using wording::marked;
using wording::Sentence;

constexpr const char* not_read = marked("the library was not read");
constexpr const char* not_changed = marked("nothing was changed");

template <class Work>
auto read(const Connection& connection, const Work& work) {
    return guarded(connection.file, not_read, [&] {
        const Reading reading{connection};
        return work();
    });
}

template <class Work>
auto change(Connection& connection, const Work& work) {
    return guarded(connection.file, not_changed, [&] {
        Writing writing{connection};
        auto result = work();
        writing.commit();
        return result;
    });
}

// One row of `sessions`; the session is the last value.
template <class... Values>
void update(Connection& connection, SessionId session, const char* sql, const Values&... values) {
    change(connection, [&] {
        const int rows = execute(connection, sql, values..., session);
        return rows == 1 ? rows : (no_such_session(connection, session), 0);
    });
}

std::string uuid_of(const Connection& connection, SessionId session) {
    Query row{connection, "SELECT uuid FROM sessions WHERE id = ?", session};
    if (!row.next()) no_such_session(connection, session);
    return row.text(0);
}

// The uuid becomes a part of file names. One that is no uuid was not written by us.
std::filesystem::path lock_base_of(const Connection& connection, SessionId session) {
    const std::string uuid = uuid_of(connection, session);
    if (uuid.size() != 36 || uuid.find_first_not_of("0123456789abcdef-") != uuid.npos)
        throw StoreError{
            Trouble::damaged, connection.file, {marked("a session has an invalid UUID. Restore the newest backup.")}};
    return lock_base(connection.file, uuid);
}

Sentence written_by(const Holder& holder) {
    if (holder.program.process.empty())
        return {marked("another program is writing this session. Close it there first.")};
    return {marked("process {process} on {host} (since {time}) is writing this session. Close it there first."),
            {{"process", holder.program.process}, {"host", holder.program.host}, {"time", holder.since}}};
}

Taken take(const Connection& connection, SessionId session) {
    if (connection.file.empty()) return std::unique_ptr<SessionLock>{};
    return take_lock(lock_base_of(connection, session), {connection.options.program, connection.options.now()});
}

std::unique_ptr<SessionLock> take_or_fail(const Connection& connection, SessionId session) {
    auto taken = take(connection, session);
    if (auto* lock = std::get_if<std::unique_ptr<SessionLock>>(&taken)) return std::move(*lock);
    throw StoreError{Trouble::busy, connection.file, written_by(std::get<Holder>(taken))};
}

bool same_entries(const Connection& connection, SessionId session, const std::vector<std::string>& texts) {
    if (read_state(connection, session).entries != texts.size()) return false;
    bool same = true;
    visit_entries(connection, session, 1,
                  [&](const EntryView& entry) { same = same && entry.text == texts[entry.number - 1]; });
    return same;
}

std::vector<std::string> texts_of(const Connection& connection, SessionId session) {
    std::vector<std::string> texts;
    visit_entries(connection, session, 1, [&](const EntryView& entry) { texts.emplace_back(entry.text); });
    return texts;
}

Library::Alike alike(SessionId session, const std::vector<std::string>& ours, const std::vector<std::string>& theirs) {
    const auto differ = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end());
    const auto first = static_cast<std::size_t>(differ.first - ours.begin());
    const std::size_t rest = std::min(ours.size(), theirs.size()) - first;
    const auto end = ours.rbegin() + static_cast<std::ptrdiff_t>(rest);
    const auto from_end = std::mismatch(ours.rbegin(), end, theirs.rbegin());
    return {session, ours.size(), first, static_cast<std::size_t>(from_end.first - ours.rbegin())};
}

// How many that were: one, or none if it was restored in the meantime.
int delete_if_trashed(const Connection& connection, SessionId session) {
    const int rows = execute(connection, "DELETE FROM sessions WHERE id = ? AND trashed_at IS NOT NULL", session);
    if (rows == 1) delete_entries(connection, session);
    execute(connection, "DELETE FROM boards WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE printed_board = boards.id)");
    return rows;
}

void write_note(const Connection& connection, const ChangedNote& note) {
    if (note.text.empty())
        execute(connection, "DELETE FROM notes WHERE id = ?", note.id);
    else
        execute(connection, "UPDATE notes SET text = ? WHERE id = ?", note.text, note.id);
}

NoteId insert_note(const Connection& connection, SessionId session, const std::string& text,
                   const std::optional<std::size_t>& after) {
    execute(connection, "INSERT INTO notes (session, number, text, written_at) VALUES (?, ?, ?, ?)", session, after,
            text, connection.options.now());
    return NoteId{connection.db.getLastInsertRowid()};
}

// Nobody is kept from playing because a backup failed; but it is said.
void begin_day(const Library& library, Connection& connection) {
    try {
        back_up_the_day(library);
    } catch (const StoreError& error) {
        connection.warnings.push_back(no_backup_of_today(error));
    }
}

}  // namespace

Library::Library(std::shared_ptr<Connection> connection) : connection_{std::move(connection)} {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

Library Library::open(const std::filesystem::path& file, const Options& options) {
    Library library{open_library(file, options)};
    begin_day(library, *library.connection_);
    return library;
}

Library Library::in_memory(const Options& options) { return Library{open_in_memory(options)}; }

const std::filesystem::path& Library::file() const { return connection_->file; }
const std::optional<Sentence>& Library::read_only_because() const { return connection_->read_only_because; }
const std::vector<Sentence>& Library::warnings() const { return connection_->warnings; }
Settled Library::settle() { return connection_->settle(); }

SessionId Library::create(const NewSession& session) { return create(session, {}, {session.awaits, std::nullopt}); }

SessionId Library::create(const NewSession& session, const std::vector<NewEntry>& entries, const Standing& after) {
    Whole whole;
    whole.details.uuid = new_uuid();
    whole.details.game = session.game;
    whole.details.title = session.title;
    whole.details.place = session.place;
    whole.details.board = session.board;
    whole.details.printed_board = session.printed_board;
    whole.details.header = session.header;
    whole.details.players = session.players;
    whole.details.rulings = session.rulings;
    whole.details.created_at = connection_->options.now();
    whole.details.changed_at = whole.details.created_at;
    whole.details.standing = after;
    whole.details.state.entries = whole.details.state.cursor = entries.size();
    for (const NewEntry& entry : entries)
        whole.entries.push_back(
            {entry, whole.entries.size() + 1, connection_->options.program.version, whole.details.created_at});
    return change(*connection_, [&] { return insert_whole(*connection_, whole); });
}

std::vector<Listed> Library::list() const {
    return read(*connection_, [&] { return read_list(*connection_); });
}

std::optional<SessionId> Library::find(std::string_view uuid) const {
    return read(*connection_, [&] {
        Query row{*connection_, "SELECT id FROM sessions WHERE uuid = ?", uuid};
        return row.next() ? std::optional{SessionId{row.number(0)}} : std::nullopt;
    });
}

Details Library::details(SessionId session) const {
    return read(*connection_, [&] { return read_details(*connection_, session); });
}

void Library::rename(SessionId session, const std::string& title) {
    update(*connection_, session, "UPDATE sessions SET title = ? WHERE id = ?", title);
}

void Library::set_place(SessionId session, const std::string& place) {
    update(*connection_, session, "UPDATE sessions SET place = ? WHERE id = ?", place);
}

void Library::set_printed_board(SessionId session, const std::string& board) {
    change(*connection_, [&] {
        const std::int64_t row = board_row(*connection_, board);
        const int rows = execute(*connection_, "UPDATE sessions SET printed_board = ? WHERE id = ?", row, session);
        return rows == 1 ? rows : (no_such_session(*connection_, session), 0);
    });
}

void Library::set_created_at(SessionId session, const std::string& when) {
    update(*connection_, session, "UPDATE sessions SET created_at = ? WHERE id = ?", when);
}

void Library::set_not_counted(SessionId session, const std::optional<std::string>& why) {
    update(*connection_, session, "UPDATE sessions SET not_counted = ? WHERE id = ?", why);
}

void Library::set_evening(SessionId session, const Evening& evening) {
    change(*connection_, [&] {
        const int rows = execute(*connection_,
                                 "UPDATE sessions SET title = ?, place = ?, created_at = ?, not_counted = ? "
                                 "WHERE id = ?",
                                 evening.title, evening.place, evening.created_at, evening.not_counted, session);
        if (rows != 1) no_such_session(*connection_, session);
        for (const ChangedNote& note : evening.notes) write_note(*connection_, note);
        if (evening.new_note) insert_note(*connection_, session, *evening.new_note, std::nullopt);
        return rows;
    });
}

void Library::archive(SessionId session) {
    update(*connection_, session, "UPDATE sessions SET archived_at = ? WHERE id = ?", connection_->options.now());
}

void Library::unarchive(SessionId session) {
    update(*connection_, session, "UPDATE sessions SET archived_at = NULL WHERE id = ?");
}

SessionId Library::duplicate(SessionId session, const std::string& title) {
    return change(*connection_, [&] {
        Whole whole = read_whole(*connection_, session);
        whole.details.uuid = new_uuid();
        whole.details.title = title;
        whole.details.shelf = Shelf::open;
        whole.details.not_counted = not_counted_copy;
        return insert_whole(*connection_, whole);
    });
}

void Library::trash(SessionId session) {
    const auto lock = guarded(file(), not_changed, [&] { return take_or_fail(*connection_, session); });
    update(*connection_, session, "UPDATE sessions SET trashed_at = ? WHERE id = ?", connection_->options.now());
}

void Library::restore(SessionId session) {
    update(*connection_, session, "UPDATE sessions SET trashed_at = NULL WHERE id = ?");
}

// A session in the trash that somebody writes nevertheless stays.
std::size_t Library::empty_trash() {
    std::size_t deleted = 0;
    for (const Listed& listed : list()) {
        if (listed.shelf != Shelf::trashed) continue;
        const auto taken = guarded(file(), not_changed, [&] { return take(*connection_, listed.id); });
        if (std::holds_alternative<Holder>(taken)) continue;
        const int rows = change(*connection_, [&] { return delete_if_trashed(*connection_, listed.id); });
        deleted += static_cast<std::size_t>(rows);
    }
    return deleted;
}

void Library::visit(SessionId session, const Visitor& visitor, std::size_t from) const {
    read(*connection_, [&] { visit_entries(*connection_, session, from, visitor); });
}

std::vector<Entry> Library::entries(SessionId session) const {
    return read(*connection_, [&] { return read_entries(*connection_, session); });
}

std::vector<std::string> Library::entry_times(SessionId session) const {
    return read(*connection_, [&] {
        std::vector<std::string> times;
        Query row{*connection_, "SELECT written_at FROM entries WHERE id BETWEEN ? AND ? ORDER BY id", key(session, 1),
                  last_key(session)};
        while (row.next()) times.push_back(row.text(0));
        return times;
    });
}

std::vector<Cut> Library::cuts(SessionId session) const {
    return read(*connection_, [&] { return read_cuts(*connection_, session, Cuts::all); });
}

std::vector<Cut> Library::repairs(SessionId session) const {
    return read(*connection_, [&] { return read_cuts(*connection_, session, Cuts::with_way_back); });
}

std::vector<StandingAnswer> Library::standing_answers(SessionId session) const {
    return read(*connection_, [&] { return read_standing_answers(*connection_, session); });
}

std::vector<SessionId> Library::same_journal(const std::string& header, const std::vector<std::string>& texts) const {
    return read(*connection_, [&] {
        std::vector<SessionId> same;
        Query row{*connection_, "SELECT id FROM sessions WHERE header = ? ORDER BY id", header};
        while (row.next())
            if (same_entries(*connection_, SessionId{row.number(0)}, texts)) same.push_back(SessionId{row.number(0)});
        return same;
    });
}

std::vector<Library::Alike> Library::beginning_alike(const std::string& header,
                                                     const std::vector<std::string>& texts) const {
    return read(*connection_, [&] {
        std::vector<Alike> all;
        Query row{*connection_, "SELECT id FROM sessions WHERE header = ? ORDER BY id", header};
        while (row.next()) {
            const SessionId id{row.number(0)};
            const Alike found = alike(id, texts_of(*connection_, id), texts);
            if (found.first > 0 && (found.first < found.entries || found.first < texts.size())) all.push_back(found);
        }
        return all;
    });
}

std::variant<Writer, Holder> Library::write(SessionId session) {
    if (read_only_because()) throw StoreError{Trouble::read_only, file(), *read_only_because()};
    auto taken = guarded(file(), marked("the session was not opened"), [&] { return take(*connection_, session); });
    if (const auto* holder = std::get_if<Holder>(&taken)) return *holder;
    update(*connection_, session,
           "UPDATE sessions SET taken_up = (SELECT max(taken_up) + 1 FROM sessions) WHERE id = ?");
    return Writer{connection_, session, std::move(std::get<std::unique_ptr<SessionLock>>(taken))};
}

std::optional<Holder> Library::holder(SessionId session) const {
    if (file().empty()) return std::nullopt;
    return read(*connection_, [&] { return lock_holder(lock_base_of(*connection_, session)); });
}

std::map<SessionId, std::string> Library::summaries() const {
    return read(*connection_, [&] {
        std::map<SessionId, std::string> all;
        Query row{
            *connection_,
            "SELECT s.id, c.text FROM summaries c JOIN sessions s ON s.id = c.session WHERE c.revision = s.revision "
            "AND c.entries = (SELECT ifnull(max(id), s.id << 32) FROM entries WHERE id BETWEEN (s.id << 32) + 1 "
            "AND (s.id + 1 << 32) - 1) - (s.id << 32)"};
        while (row.next()) all.emplace(SessionId{row.number(0)}, row.text(1));
        return all;
    });
}

void Library::set_summary(SessionId session, const State& counted, const std::string& text) {
    change(*connection_, [&] {
        uuid_of(*connection_, session);
        return execute(*connection_,
                       "INSERT OR REPLACE INTO summaries (session, revision, entries, text) VALUES (?, ?, ?, ?)",
                       session, counted.revision, counted.entries, text);
    });
}

NoteId Library::add_note(SessionId session, const std::string& text, std::optional<std::size_t> after) {
    return change(*connection_, [&] {
        uuid_of(*connection_, session);
        return insert_note(*connection_, session, text, after);
    });
}

void Library::change_note(NoteId note, const std::string& text) {
    change(*connection_, [&] { return execute(*connection_, "UPDATE notes SET text = ? WHERE id = ?", text, note); });
}

void Library::remove_note(NoteId note) {
    change(*connection_, [&] { return execute(*connection_, "DELETE FROM notes WHERE id = ?", note); });
}

std::vector<Note> Library::notes(SessionId session) const {
    return read(*connection_, [&] { return read_notes(*connection_, session); });
}

std::map<SessionId, std::vector<std::string>> Library::note_texts() const {
    return read(*connection_, [&] {
        std::map<SessionId, std::vector<std::string>> all;
        Query row{*connection_, "SELECT session, text FROM notes ORDER BY id"};
        while (row.next()) all[SessionId{row.number(0)}].push_back(wording::printable(row.text(1)));
        return all;
    });
}

}  // namespace store
