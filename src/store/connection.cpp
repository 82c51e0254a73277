// SPDX-License-Identifier: MIT
#include "store/connection.h"

#include <array>
#include <cstring>
#include <sqlite3.h>

namespace store {

namespace {

namespace fs = std::filesystem;
using wording::marked;

struct Meaning {
    Trouble trouble;
    const char* what_and_what_to_do;
};

constexpr Meaning gone{
    Trouble::vanished,
    marked("the library is not there any more, or another file was put in its place. Bring back the disk "
           "or the file, and open it again.")};

Meaning meaning_of(int code) {
    switch (code) {
        case SQLITE_FULL:
            return {Trouble::disk_full, marked("the disk is full. Free some space and try again.")};
        case SQLITE_READONLY:
            return {
                Trouble::read_only,
                marked("the file, or its folder, may only be read. Allow writing, or copy it to where you may write.")};
        case SQLITE_NOTADB:
            return {Trouble::foreign, marked("this is not a library of sessions, or its beginning was overwritten. If "
                                             "it was one, restore a backup; otherwise choose another file.")};
        case SQLITE_CORRUPT:
            return {Trouble::damaged,
                    marked("a part of the file is damaged. Keep a copy of it, then restore the newest backup.")};
        case SQLITE_CANTOPEN:
            return {Trouble::no_access,
                    marked("the file cannot be opened. Check that it and its folder are there and may be used.")};
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {Trouble::busy,
                    marked("another program is using the library. Wait for it, or close it, and try again.")};
        case SQLITE_CONSTRAINT:
        case SQLITE_MISMATCH:
        case SQLITE_TOOBIG:
            return {Trouble::refused, marked("this may not be written into a library.")};
        case SQLITE_IOERR:
        case SQLITE_PERM:
        case SQLITE_PROTOCOL:
            return {Trouble::disk_error, marked("the disk or the system reported an error. Check that the disk is "
                                                "there and sound, then try again.")};
        default:
            return {Trouble::refused, marked("the library is not as this version of the program expects it. If a later "
                                             "version wrote it, use that one; otherwise this is our fault.")};
    }
}

void configure(sqlite3* handle) {
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

void run(SQLite::Statement& statement) {
    statement.exec();
    statement.reset();
}

void try_to_run(const Connection& connection, const char* sql) {
    try {
        run(connection.statement(sql));
    } catch (const SQLite::Exception&) {
        connection.statement(sql).tryReset();
    }
}

}  // namespace

StoreError explained(const SQLite::Exception& error, const fs::path& file, const char* failed) {
    const auto [trouble, meaning] =
        error.getExtendedErrorCode() == SQLITE_READONLY_DBMOVED ? gone : meaning_of(error.getErrorCode() & 0xFF);
    return {trouble,
            file,
            {"{failed}: {meaning} (SQLite: {what}, {code})",
             {{"failed", wording::Sentence{failed}},
              {"meaning", wording::Sentence{meaning}},
              {"what", error.what()},
              {"code", error.getExtendedErrorCode()}}}};
}

SQLite::Database open_database(const fs::path& file, int flags, std::chrono::milliseconds patience) {
    // One thread at a time, so SQLite need not see to that at every call.
    SQLite::Database db{file.string(), flags | SQLite::OPEN_NOMUTEX, static_cast<int>(patience.count())};
    configure(db.getHandle());
    return db;
}

void keep_log_at_close(SQLite::Database& db, KeepLog keep) {
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep == KeepLog::yes ? 1 : 0, nullptr);
}

SQLite::Statement& Connection::statement(const char* sql) const {
    if (const auto known = statements_.find(sql); known != statements_.end()) return known->second;
    return statements_.emplace(sql, SQLite::Statement{db, sql}).first->second;
}

std::uint32_t Connection::data_version() const {
    std::uint32_t version = 0;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_DATA_VERSION, &version);
    return version;
}

bool Connection::in_transaction() const { return sqlite3_get_autocommit(db.getHandle()) == 0; }

// The first look into a library is what makes its log.
void Connection::settle_down() {
    read_mark(db);
    place.emplace(file);
    note_left();
}

Connection::~Connection() {
    if (!place) return;
    settle();
    const auto now = place->file_now();
    if (now == FileNow::moved || now == FileNow::cut_off || place->may_be_shared())
        keep_log_at_close(db, KeepLog::yes);  // it may hold what others have added without our knowledge
}

Settled Connection::settle() try {
    if (!place || read_only_because) return Settled::yes;
    if (in_transaction()) return Settled::not_yet;
    if (!log_number()) return Settled::yes;
    const auto now = place->file_now();
    const bool in_place = now != FileNow::moved && now != FileNow::cut_off && !place->beside_now();
    if (!in_place && !place->is_elsewhere()) return Settled::not_yet;
    const int code = checkpoint();
    left_.log = log_number();
    if (now != FileNow::written) note_left();  // else the next change has to look what others wrote
    return code == SQLITE_OK ? Settled::yes : Settled::not_yet;
} catch (const SQLite::Exception&) {
    return Settled::not_yet;  // what was acknowledged is in the log, and stays there
}

// Waits for nobody.
int Connection::checkpoint() const {
    auto* const handle = db.getHandle();
    sqlite3_busy_timeout(handle, 0);
    const int code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(handle, static_cast<int>(options.patience.count()));
    return code;
}

// Two random numbers in the head of the log. It is read through SQLite's own file: to open and close the log by other
// means would let go of its locks.
std::optional<std::uint64_t> Connection::log_number() const {
    constexpr int place_in_head = 16;
    sqlite3_file* log = nullptr;
    std::array<char, sizeof(std::uint64_t)> bytes{};
    if (sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) != SQLITE_OK ||
        log == nullptr || log->pMethods == nullptr ||
        log->pMethods->xRead(log, bytes.data(), static_cast<int>(bytes.size()), place_in_head) != SQLITE_OK)
        return std::nullopt;
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data(), bytes.size());
    return number;
}

void Connection::note_left() {
    left_.mark = read_mark(*this);  // first: reading brings the number of the version up to date
    left_.data_version = data_version();
    left_.log = log_number();
    place->note();
}

Reading::Reading(const Connection& connection) : connection_{connection}, ours_{!connection.in_transaction()} {
    if (ours_) run(connection_.statement("BEGIN"));
}

// Nothing was changed, so there is nothing that a failure could lose.
Reading::~Reading() {
    if (ours_) try_to_run(connection_, "ROLLBACK");
}

Writing::Writing(Connection& connection) : connection_{connection} {
    if (connection.read_only_because)
        throw StoreError{Trouble::read_only, connection.file, *connection.read_only_because};
    if (connection.place)
        begin_checked();
    else
        run(connection_.statement("BEGIN IMMEDIATE"));
}

Writing::~Writing() { roll_back(); }

// What SQLite remembers of a file that others have written is not to be relied on.
void Writing::begin_checked() {
    const auto now = connection_.place->file_now();
    if (now == FileNow::moved) fail(Amiss::moved);
    if (now == FileNow::cut_off) fail(Amiss::cut_off);
    if (now == FileNow::written) {
        if (const auto amiss = connection_.place->beside_now()) fail(*amiss);
        sqlite3_db_release_memory(connection_.db.getHandle());
    }
    run(connection_.statement("BEGIN IMMEDIATE"));
    if (now == FileNow::as_noted && connection_.data_version() == connection_.left_.data_version) return;
    try {
        if (now == FileNow::written) check_gone_on_elsewhere();
        connection_.note_left();
    } catch (...) {
        roll_back();  // the destructor of what is not made does not run
        throw;
    }
}

// A program that has the library open beside us tells SQLite of each commit. Another mark without that is one of a
// program that wrote the file under another name.
void Writing::check_gone_on_elsewhere() {
    if (connection_.data_version() != connection_.left_.data_version) return;
    if (read_mark(connection_) == connection_.left_.mark) return;
    keep_log_at_close(connection_.db, KeepLog::yes);
    throw StoreError{Trouble::vanished,
                     connection_.file,
                     {marked("the library was moved, continued elsewhere and moved back, so this was not written. Open "
                             "it again, and look at the last entries.")}};
}

void Writing::commit() {
    if (!connection_.place) return run(connection_.statement("COMMIT"));
    if (const auto amiss = connection_.place->beside_now()) fail(*amiss);
    const auto before = connection_.left_.log;
    auto mark = connection_.left_.mark;
    if (!before) write_mark(connection_, mark.emplace(next_mark(mark)));
    run(connection_.statement("COMMIT"));
    connection_.was_changed = true;
    connection_.left_ = {connection_.data_version(), std::move(mark), connection_.log_number()};
    if (before && connection_.left_.log != before) mark_log_begun_anew(connection_.left_.log);
}

// SQLite begins a log anew by itself, once all of it is in the file. It is known only afterwards, so the mark comes in
// a transaction of its own; if that fails, the next log has one again.
void Writing::mark_log_begun_anew(std::optional<std::uint64_t> begun) {
    try {
        run(connection_.statement("BEGIN IMMEDIATE"));
        if (connection_.log_number() == begun) write_mark(connection_, next_mark(read_mark(connection_)));
        run(connection_.statement("COMMIT"));
        connection_.note_left();
    } catch (const SQLite::Exception&) {
        roll_back();
    }
}

// After some errors SQLite has rolled back by itself.
void Writing::roll_back() {
    if (connection_.in_transaction()) try_to_run(connection_, "ROLLBACK");
}

// What the log holds is still in reach of this program, so it goes into the file where that can be done.
void Writing::fail(Amiss amiss) {
    roll_back();
    const auto& file = connection_.file;
    const std::vector<wording::Fact> log{{"log", connection_.place->log().filename().string()}};
    switch (amiss) {
        case Amiss::moved:
            connection_.settle();
            throw StoreError{
                Trouble::vanished,
                file,
                {marked("this was not written: {what}"), {{"what", wording::Sentence{gone.what_and_what_to_do}}}}};
        case Amiss::cut_off:
            keep_log_at_close(connection_.db, KeepLog::yes);
            throw StoreError{
                Trouble::damaged,
                file,
                {marked("the library was cut off while it was in use, so this was not written. Keep a copy "
                        "of it and of its log ({log}), then restore the newest backup."),
                 log}};
        case Amiss::no_log:
            if (!connection_.place->may_be_shared()) try_to_run(connection_, "PRAGMA wal_checkpoint(FULL)");
            throw StoreError{
                Trouble::vanished,
                file,
                {marked("the log beside it ({log}) was taken away while the library was in use, so this was not "
                        "written. Open the library again, and look at the last entries."),
                 log}};
        case Amiss::no_index:
            break;
    }
    keep_log_at_close(connection_.db, KeepLog::yes);
    throw StoreError{Trouble::vanished,
                     file,
                     {marked("the index of its log ({index}) was taken away while the library was in use, so this was "
                             "not written. Close the library in all programs, open it again, and look at the last "
                             "entries."),
                      {{"index", index_of(file).filename().string()}}}};
}

}  // namespace store
