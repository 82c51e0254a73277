// SPDX-License-Identifier: MIT
#include "store/lock.h"

#include "wording/printable.h"

#include <fstream>
#include <sqlite3.h>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int attempts = 100;

fs::path with_suffix(fs::path base, const char* ending) { return base += ending; }

// Between opening the file and locking it, its last holder may have let go and taken the file away: a lock on a file
// without a name keeps nobody out.
bool has_moved(const SQLite::Database& db) {
    int moved = 0;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

enum class Lock : std::uint8_t { taken, busy };

// Nothing is ever written into the file, so nothing in it can be torn; and the journal that SQLite begins nevertheless
// stays in memory, or two files of the same name would share it.
Lock lock(SQLite::Database& db) {
    try {
        db.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
        return Lock::taken;
    } catch (const SQLite::Exception& error) {
        if ((error.getErrorCode() & 0xFF) != SQLITE_BUSY) throw;
        return Lock::busy;
    }
}

void write_holder(const fs::path& base, const Holder& holder) {
    std::ofstream{with_suffix(base, ".holder")} << holder.program.version << '\n'
                                                << holder.program.host << '\n'
                                                << holder.program.process << '\n'
                                                << holder.since << '\n';
}

// What is not written yet stays empty.
Holder read_holder(const fs::path& base) {
    Holder holder;
    std::ifstream in{with_suffix(base, ".holder")};
    for (std::string* line : {&holder.program.version, &holder.program.host, &holder.program.process, &holder.since})
        if (std::getline(in, *line)) *line = wording::printable(*line);
    return holder;
}

SQLite::Database open_lock(const fs::path& base, int flags) {
    return open_database(with_suffix(base, ".lock"), SQLite::OPEN_READWRITE | flags, 0ms);
}

}  // namespace

SessionLock::~SessionLock() {
    if (has_moved(db_)) return;
    std::error_code ignored;
    fs::remove(with_suffix(base_, ".holder"), ignored);
    fs::remove(with_suffix(base_, ".lock"), ignored);  // while it is still held: see has_moved
}

fs::path lock_base(const fs::path& library, const std::string& uuid) {
    fs::path base = library;
    return base += "." + uuid;
}

Taken take_lock(const fs::path& base, const Holder& holder) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto db = open_lock(base, SQLite::OPEN_CREATE);
        if (lock(db) == Lock::busy) return read_holder(base);
        if (has_moved(db)) continue;
        write_holder(base, holder);
        return std::make_unique<SessionLock>(std::move(db), base);
    }
    return read_holder(base);  // others take it and let it go all the time
}

std::optional<Holder> lock_holder(const fs::path& base) {
    std::error_code ignored;
    if (!fs::exists(with_suffix(base, ".lock"), ignored)) return std::nullopt;
    try {
        auto db = open_lock(base, 0);
        if (lock(db) == Lock::busy) return read_holder(base);
    } catch (const SQLite::Exception&) {
        return std::nullopt;  // it was taken away a moment ago, or is not for us to touch
    }
    return std::nullopt;
}

}  // namespace store
