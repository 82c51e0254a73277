// SPDX-License-Identifier: MIT
#include "store/opening.h"

#include "store/backups.h"
#include "store/checks.h"
#include "store/disk.h"
#include "store/inside.h"
#include "store/making.h"
#include "store/migration.h"
#include "store/place.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Column.h>

#include <optional>
#include <sqlite3.h>
#include <stdexcept>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

constexpr const char* not_opened = marked("the library was not opened");

// Complete under another name first: whoever is killed in the middle leaves no half of a library.
void make_library(const fs::path& file, const Options& options) {
    std::error_code error;
    make_folders(file.parent_path(), error);
    if (error)
        throw StoreError{
            Trouble::no_access,
            file,
            {marked("its folder cannot be made ({why}). Choose another one."), {{"why", error.message()}}}};
    const Making alone{file, options};
    if (fs::exists(file, error)) return;  // another program has just made it
    make_plain_file(alone.unfinished(), options).reset();
    fs::rename(alone.unfinished(), file, error);
    if (error)
        throw StoreError{
            Trouble::no_access, file, {marked("it cannot be made here ({why})."), {{"why", error.message()}}}};
    sync_name_of(file);
    sync_name_of(file.parent_path());  // it may be new
}

wording::Sentence later_version(std::int32_t version) {
    return {
        marked("a later version of Logothete wrote this library (its format is {format}), so it is open for reading "
               "only. To go on with it, install that version."),
        {{"format", version}}};
}

constexpr const char* write_protected = marked(
    "the library, or its folder, may only be read, so it is open for reading only. To go on with it, allow writing, "
    "or copy it to where you may write.");

// Two programs that open it by different names keep two logs, and neither knows of the other.
constexpr const char* two_names = marked(
    "the library has two names in the file system. Another program might use it by the other name, so it is open for "
    "reading "
    "only. To go on with it, delete the name you do not need; or copy the library to a new file and open that.");

constexpr int most_openings = 10;

void set_up(SQLite::Database& db) {
    db.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA cell_size_check = ON");
}

// A library with nothing in it.
std::shared_ptr<Connection> made(SQLite::Database db, const fs::path& file, const Options& options) {
    db.exec("BEGIN IMMEDIATE");
    db.exec(options.schema.complete);
    db.exec("COMMIT");
    set_up(db);
    return std::make_shared<Connection>(std::move(db), file, options);
}

// In a folder that may only be read SQLite cannot make the files it shares a log with; without a log it needs none.
SQLite::Database open_to_read(const fs::path& file, const Options& options) {
    try {
        auto db = open_database(file, SQLite::OPEN_READONLY, options.patience);
        db.execAndGet("PRAGMA user_version");
        return db;
    } catch (const SQLite::Exception&) {
        if (holds_bytes(log_of(file))) throw;
        return open_untouched(file);
    }
}

// The newest version of it in memory, while the file stays as it is.
SQLite::Database migrated_in_memory(SQLite::Database& older, const fs::path& file, const Options& options) {
    auto db = open_database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, options.patience);
    copy_database(older, db, file);
    migrate(db, file, options.schema);
    return db;
}

std::shared_ptr<Connection> open_for_reading(const fs::path& file, const Options& options, const char* why) {
    auto db = open_to_read(file, options);
    const auto version = checked_version(db, file);
    const bool later = version > options.schema.version;
    if (!later) check_schema(db, file, options.schema, version);
    if (version < options.schema.version) db = migrated_in_memory(db, file, options);
    set_up(db);
    auto connection = std::make_shared<Connection>(std::move(db), file, options);
    connection->read_only_because = later ? later_version(version) : wording::Sentence{why};
    return connection;
}

// Several programs may come at once: the others wait, and find the new version.
void back_up_and_migrate(const fs::path& file, const Options& options) {
    const Making alone{file, options};
    {
        auto older = open_to_read(file, options);
        const auto version = checked_version(older, file);
        if (version >= options.schema.version) return;
        check_schema(older, file, options.schema, version);
        back_up(Inside::around(std::make_shared<Connection>(std::move(older), file, options)), alone);
    }
    auto db = claim(file, options);
    migrate(db, file, options.schema);
    keep_log_at_close(db, KeepLog::no);
}

std::shared_ptr<Connection> connect(SQLite::Database db, const fs::path& file, const Options& options) {
    check_schema(db, file, options.schema, options.schema.version);
    const bool logs = db.execAndGet("PRAGMA journal_mode = WAL").getString() == "wal";
    set_up(db);
    auto connection = std::make_shared<Connection>(std::move(db), file, options);
    if (logs) connection->settle_down();
    return connection;
}

// SQLite opens what may not be written for reading, without a word.
bool may_be_written(SQLite::Database& db) { return sqlite3_db_readonly(db.getHandle(), "main") == 0; }

bool has_two_names(const fs::path& file) {
    const auto now = look_at(file);
    return now && now->names > 1;
}

// A log that is not its own must not be brought into the file by closing it.
SQLite::Database open_to_write(const fs::path& file, const Options& options) {
    auto db = open_database(file, SQLite::OPEN_READWRITE, options.patience);
    keep_log_at_close(db, KeepLog::yes);
    return db;
}

std::shared_ptr<Connection> open_for_writing(const fs::path& file, const Options& options) {
    std::optional db{open_to_write(file, options)};
    if (!may_be_written(*db)) return open_for_reading(file, options, write_protected);
    if (has_two_names(file)) return open_for_reading(file, options, two_names);
    const auto version = checked_version(*db, file);
    keep_log_at_close(*db, KeepLog::no);
    if (version == options.schema.version) return connect(std::move(*db), file, options);
    db.reset();  // before others, and we ourselves, want the file alone
    if (version > options.schema.version) return open_for_reading(file, options, write_protected);
    back_up_and_migrate(file, options);
    return connect(open_database(file, SQLite::OPEN_READWRITE, options.patience), file, options);
}

std::shared_ptr<Connection> open_once(const fs::path& file, const Options& options) {
    std::error_code unknown;
    if (fs::status(file, unknown).type() == fs::file_type::not_found) {
        check_may_be_made(file, options);
        make_library(file, options);
        return open_for_writing(file, options);
    }
    check_usable(file);
    if (options.access == Access::read)
        return open_for_reading(file, options, marked("the library was opened for reading only."));
    return open_for_writing(file, options);
}

}  // namespace

// Whoever opens a library while another is restored in its place may have got hold of the one before.
std::shared_ptr<Connection> open_library(const fs::path& path, const Options& options) {
    const fs::path file = real_path(path);
    return guarded(file, not_opened, [&] {
        for (int attempt = 1;; ++attempt) {
            const auto before = file_id(file);
            const auto replaced = [&] { return before && attempt < most_openings && file_id(file) != before; };
            try {
                auto connection = open_once(file, options);
                if (!replaced()) return connection;
            } catch (const std::runtime_error&) {
                if (!replaced()) throw;
            }
        }
    });
}

std::shared_ptr<Connection> open_in_memory(const Options& options) {
    return made(open_database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, options.patience), {}, options);
}

std::shared_ptr<Connection> make_plain_file(const fs::path& file, const Options& options) {
    std::error_code error;
    if (!fs::exists(file, error)) make_private_file(file, error);
    if (error)
        throw StoreError{
            Trouble::no_access, file, {marked("it cannot be made here ({why})."), {{"why", error.message()}}}};
    return made(open_database(file, SQLite::OPEN_READWRITE, options.patience), file, options);
}

void copy_database(SQLite::Database& from, SQLite::Database& to, const fs::path& file) {
    if (SQLite::Backup{to, from}.executeStep() != SQLITE_DONE)
        throw StoreError{
            Trouble::busy, file, {marked("another program is using the library. Close it, and try again.")}};
}

SQLite::Database claim(const fs::path& file, const Options& options) {
    auto db = open_to_write(file, options);
    // Before anything is read: a program that has the library open, even idly, keeps us out then, and we it.
    db.exec("PRAGMA locking_mode = EXCLUSIVE");
    db.exec("BEGIN EXCLUSIVE");
    const bool its_own = is_its_own_log(db, file);
    db.exec("COMMIT");
    if (!its_own) throw log_of_another(file);
    db.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = FULL");
    return db;
}

}  // namespace store
