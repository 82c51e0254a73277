// SPDX-License-Identifier: MIT
#include "store/lock.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int attempts = 20;

// Between opening the file and locking it, its last holder may have let go and taken the file away: a lock on a file
// without a name keeps nobody out.
bool has_moved(const SQLite::Database& db) {
    int moved = 0;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

bool is_busy(const SQLite::Exception& error) { return (error.getErrorCode() & 0xFF) == SQLITE_BUSY; }

bool is_torn(const SQLite::Exception& error) {
    const int code = error.getErrorCode() & 0xFF;
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

Holder read_holder(SQLite::Database& db) {
    try {
        SQLite::Statement row{db, "SELECT version, host, process, since FROM holder"};
        if (!row.executeStep()) return {};
        return {{row.getColumn(0).getString(), row.getColumn(1).getString(), row.getColumn(2).getString()},
                row.getColumn(3).getString()};
    } catch (const SQLite::Exception&) {
        return {};  // it has the lock and has not said its name yet
    }
}

void write_holder(SQLite::Database& db, const Holder& holder) {
    db.exec(
        "CREATE TABLE IF NOT EXISTS holder (version TEXT, host TEXT, process TEXT, since TEXT); "
        "DELETE FROM holder");
    SQLite::Statement insert{db, "INSERT INTO holder VALUES (?, ?, ?, ?)"};
    insert.bind(1, holder.program.version);
    insert.bind(2, holder.program.host);
    insert.bind(3, holder.program.process);
    insert.bind(4, holder.since);
    insert.exec();
}

// Others can read the name only when it is committed, so the lock is let go of for a moment: whoever comes between is
// the holder then.
void lock(SQLite::Database& db, const Holder& holder) {
    db.exec("PRAGMA synchronous = OFF; BEGIN IMMEDIATE");  // nobody needs the name after a power cut
    write_holder(db, holder);
    db.exec("COMMIT; BEGIN IMMEDIATE");
}

}  // namespace

SessionLock::~SessionLock() {
    std::error_code ignored;
    if (!has_moved(db_)) fs::remove(file_, ignored);  // while it is still held: see has_moved
}

fs::path lock_file(const fs::path& library, const std::string& uuid) {
    fs::path file = library;
    file += "." + uuid + ".lock";
    return file;
}

Taken take_lock(const fs::path& file, const Holder& holder) {
    for (int attempt = 1;; ++attempt) {
        auto db = open_database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 100ms);
        try {
            lock(db, holder);
            if (!has_moved(db)) return std::make_unique<SessionLock>(std::move(db), file);
        } catch (const SQLite::Exception& error) {
            if (is_busy(error)) return read_holder(db);
            if (!is_torn(error) || attempt == attempts) throw;
            std::error_code ignored;
            fs::remove(file, ignored);  // from before a power cut, so nobody holds it
        }
    }
}

std::optional<Holder> lock_holder(const fs::path& file) {
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return std::nullopt;
    try {
        auto db = open_database(file, SQLite::OPEN_READWRITE, 100ms);
        try {
            db.exec("BEGIN IMMEDIATE; ROLLBACK");
            return std::nullopt;
        } catch (const SQLite::Exception& error) {
            if (is_busy(error)) return read_holder(db);
        }
    } catch (const SQLite::Exception&) {
        return std::nullopt;  // it was taken away a moment ago, or was never finished
    }
    return std::nullopt;
}

}  // namespace store
