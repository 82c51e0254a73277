// SPDX-License-Identifier: MIT
#include "store/connection.h"

#include "store/disk.h"

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
            return {Trouble::foreign,
                    marked("this is no library of sessions, or its beginning was overwritten. If it was one, restore a "
                           "backup; else choose another file.")};
        case SQLITE_CORRUPT:
            return {Trouble::damaged,
                    marked("a part of the file is damaged. Keep a copy of it, then restore the newest backup.")};
        case SQLITE_CANTOPEN:
            return {Trouble::no_access,
                    marked("the file cannot be opened. Look whether it and its folder are there and may be used.")};
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
            return {
                Trouble::disk_error,
                marked("the disk or the system reported an error. Look whether the disk is there and sound, then try "
                       "again.")};
        default:
            return {
                Trouble::refused,
                marked("the library is not as this version of the program expects it. If a later version wrote it, use "
                       "that one; else this is our fault.")};
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

SQLite::Statement& Connection::statement(const char* sql) const {
    if (const auto known = statements_.find(sql); known != statements_.end()) return known->second;
    return statements_.emplace(sql, SQLite::Statement{db, sql}).first->second;
}

bool Connection::file_in_place() const {
    int moved = 0;
    if (sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK) return true;
    return moved == 0;
}

bool Connection::log_in_place() const { return log.empty() || is_there(log); }

std::uint32_t Connection::data_version() const {
    std::uint32_t version = 0;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_DATA_VERSION, &version);
    return version;
}

bool Connection::in_transaction() const { return sqlite3_get_autocommit(db.getHandle()) == 0; }

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
    run(connection_.statement("BEGIN IMMEDIATE"));
}

Writing::~Writing() { roll_back(); }

void Writing::commit() {
    if (!connection_.file_in_place() || !connection_.log_in_place()) fail_vanished();
    run(connection_.statement("COMMIT"));
}

// After some errors SQLite has rolled back by itself.
void Writing::roll_back() {
    if (connection_.in_transaction()) try_to_run(connection_, "ROLLBACK");
}

void Writing::fail_vanished() {
    roll_back();
    if (!connection_.file_in_place())
        throw StoreError{
            Trouble::vanished,
            connection_.file,
            {marked("this was not written: {what}"), {{"what", wording::Sentence{gone.what_and_what_to_do}}}}};
    // What the log held is still in reach of this program: into the file with it.
    try_to_run(connection_, "PRAGMA wal_checkpoint(FULL)");
    throw StoreError{Trouble::vanished,
                     connection_.file,
                     {marked("the log beside it ({log}) was taken away while the library was in use, so this was not "
                             "written. Open the library again, and look at the last entries."),
                      {{"log", connection_.log.filename().string()}}}};
}

}  // namespace store
