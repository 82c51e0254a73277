// SPDX-License-Identifier: MIT
#include "store/opening.h"

#include "store/backups.h"
#include "store/disk.h"
#include "store/inside.h"
#include "store/migration.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <random>
#include <sqlite3.h>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

constexpr const char* not_opened = marked("the library was not opened");

// The same file by whatever way: SQLite's log and our locks lie beside its real name.
fs::path real_path(const fs::path& path) {
    std::error_code unknown;
    const fs::path whole =
        fs::absolute(path, unknown);  // of a new file in this folder nothing is there to be made real
    const fs::path real = fs::weakly_canonical(unknown ? path : whole, unknown);
    return unknown ? path : real;
}

fs::path log_of(fs::path file) { return file += "-wal"; }

bool holds_bytes(const fs::path& file) {
    std::error_code none;
    const auto size = fs::file_size(file, none);
    return !none && size > 0;
}

// A library is never begun where one seems to have been: that would look as if all sessions were gone.
void check_may_be_made(const fs::path& file, const Options& options) {
    if (options.if_missing == IfMissing::refuse || options.access == Access::read)
        throw StoreError{Trouble::missing, file, {marked("there is no such library.")}};
    if (holds_bytes(log_of(file)))
        throw StoreError{Trouble::missing,
                         file,
                         {marked("the library is gone, but its log ({log}) is still there. Bring the library back "
                                 "beside it; or move the log away."),
                          {{"log", log_of(file).filename().string()}}}};
    if (const auto kept = backups(file); !kept.empty())
        throw StoreError{Trouble::missing,
                         file,
                         {marked("the library is gone, but there are backups of it. Restore {backup}; or, to begin a "
                                 "new library, move that folder away."),
                          {{"backup", kept.front().file.string()}}}};
}

void check_usable(const fs::path& file) {
    std::error_code unknown;
    const auto kind = fs::status(file, unknown).type();
    if (kind == fs::file_type::directory)
        throw StoreError{Trouble::no_access, file, {marked("this is a folder, not a library. Name a file in it.")}};
    if (kind != fs::file_type::regular)
        throw StoreError{
            Trouble::no_access, file, {marked("this is no file that a library can be in, or it cannot be seen.")}};
    if (!holds_bytes(file))
        throw StoreError{Trouble::damaged,
                         file,
                         {marked("this file is empty. If it was a library, restore a backup; else delete it, and a new "
                                 "library can be made here.")}};
}

fs::path unused_name(const fs::path& beside) {
    fs::path name = beside;
    return name += ".new-" + std::to_string(std::random_device{}());
}

// Complete under another name first: whoever is killed in the middle leaves no half of a library.
void make_library(const fs::path& file, const Options& options) {
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error)
        throw StoreError{
            Trouble::no_access,
            file,
            {marked("its folder cannot be made ({why}). Choose another one."), {{"why", error.message()}}}};
    const fs::path made = unused_name(file);
    make_plain_file(made, options).reset();
    fs::create_hard_link(made, file, error);  // unlike renaming it never replaces what another program just made
    if (error && !fs::exists(file)) {
        fs::rename(made, file, error);
        if (error)
            throw StoreError{
                Trouble::no_access, file, {marked("it cannot be made here ({why})."), {{"why", error.message()}}}};
    } else {
        fs::remove(made, error);
    }
    sync_name_of(file);
    sync_name_of(file.parent_path());  // it may be new
}

struct Versions {
    std::int32_t application = 0;
    std::int32_t version = 0;
};

std::int32_t number(SQLite::Database& db, const char* pragma) { return db.execAndGet(pragma).getInt(); }

Versions versions_of(SQLite::Database& db) {
    return {number(db, "PRAGMA application_id"), number(db, "PRAGMA user_version")};
}

void check_ours(const Versions& found, const fs::path& file) {
    if (found.application != application_id || found.version < 1)
        throw StoreError{
            Trouble::foreign, file, {marked("this is a database of another program. Choose another file.")}};
}

// SQLite fills up a file that was cut off with zeros, and rows in them are not found. What a log holds need not be in
// the file yet.
void check_whole(SQLite::Database& db, const fs::path& file) {
    if (holds_bytes(log_of(file))) return;
    const auto pages = static_cast<std::uintmax_t>(number(db, "PRAGMA page_count"));
    const auto wanted = pages * static_cast<std::uintmax_t>(number(db, "PRAGMA page_size"));
    std::error_code unknown;
    const auto found = fs::file_size(file, unknown);
    if (!unknown && found < wanted)
        throw StoreError{
            Trouble::damaged,
            file,
            {marked("it was cut off: of {wanted} bytes there are {found}. Keep a copy of it, then restore "
                    "the newest backup."),
             {{"wanted", static_cast<std::int64_t>(wanted)}, {"found", static_cast<std::int64_t>(found)}}}};
}

// A file whose tables are not ours was changed by somebody: our queries might do anything there.
void check_schema(SQLite::Database& db, const fs::path& file, const Schema& schema, std::int32_t version) {
    if (const auto faults = schema_faults(db, schema, version); !faults.empty())
        throw StoreError{Trouble::damaged,
                         file,
                         {marked("its tables are not those of a library ({fault}). Keep a copy of it, then restore the "
                                 "newest backup."),
                          {{"fault", faults.front()}}}};
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

void set_up(SQLite::Database& db) {
    db.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA cell_size_check = ON");
}

std::string as_uri(const fs::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char c : file.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || std::string_view{"/._-~"}.find(c) != std::string_view::npos) {
            uri += c;
        } else {
            uri += {'%', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return uri + "?immutable=1";
}

// In a folder that may only be read SQLite cannot make the files it shares a log with; without a log it needs none.
SQLite::Database open_to_read(const fs::path& file, const Options& options) {
    try {
        auto db = open_database(file, SQLite::OPEN_READONLY, options.patience);
        versions_of(db);
        return db;
    } catch (const SQLite::Exception&) {
        if (holds_bytes(log_of(file))) throw;
        return open_database(as_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, options.patience);
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
    const auto found = versions_of(db);
    check_ours(found, file);
    check_whole(db, file);
    const bool later = found.version > options.schema.version;
    if (!later) check_schema(db, file, options.schema, found.version);
    if (found.version < options.schema.version) db = migrated_in_memory(db, file, options);
    set_up(db);
    auto connection = std::make_shared<Connection>(std::move(db), file, options);
    connection->read_only_because = later ? later_version(found.version) : wording::Sentence{why};
    return connection;
}

void back_up_and_migrate(const fs::path& file, const Options& options, std::int32_t version) {
    auto older = open_to_read(file, options);
    check_schema(older, file, options.schema, version);
    back_up(Inside::around(std::make_shared<Connection>(std::move(older), file, options)));
    auto db = claim(file, options);
    migrate(db, file, options.schema);
}

std::shared_ptr<Connection> connect(SQLite::Database db, const fs::path& file, const Options& options) {
    check_schema(db, file, options.schema, options.schema.version);
    const bool logs = db.execAndGet("PRAGMA journal_mode = WAL").getString() == "wal";
    set_up(db);
    auto connection = std::make_shared<Connection>(std::move(db), file, options);
    if (logs) connection->log = log_of(file);
    return connection;
}

// SQLite opens what may not be written for reading, without a word.
bool may_be_written(SQLite::Database& db) { return sqlite3_db_readonly(db.getHandle(), "main") == 0; }

std::shared_ptr<Connection> open_for_writing(const fs::path& file, const Options& options) {
    std::optional db{open_database(file, SQLite::OPEN_READWRITE, options.patience)};
    if (!may_be_written(*db)) return open_for_reading(file, options, write_protected);
    const auto found = versions_of(*db);
    check_ours(found, file);
    check_whole(*db, file);
    if (found.version == options.schema.version) return connect(std::move(*db), file, options);
    db.reset();  // before others, and we ourselves, want the file alone
    if (found.version > options.schema.version) return open_for_reading(file, options, write_protected);
    back_up_and_migrate(file, options, found.version);
    return connect(open_database(file, SQLite::OPEN_READWRITE, options.patience), file, options);
}

}  // namespace

std::shared_ptr<Connection> open_library(const fs::path& path, const Options& options) {
    const fs::path file = real_path(path);
    return guarded(file, not_opened, [&] {
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
    });
}

std::shared_ptr<Connection> open_in_memory(const Options& options) { return make_plain_file(":memory:", options); }

SQLite::Database open_untouched(const fs::path& file) {
    return open_database(as_uri(real_path(file)), SQLite::OPEN_READONLY | SQLite::OPEN_URI, {});
}

std::shared_ptr<Connection> make_plain_file(const fs::path& file, const Options& options) {
    auto db = open_database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, options.patience);
    db.exec("BEGIN IMMEDIATE");
    db.exec(options.schema.complete);
    db.exec("COMMIT");
    set_up(db);
    return std::make_shared<Connection>(std::move(db), file == ":memory:" ? fs::path{} : file, options);
}

void copy_database(SQLite::Database& from, SQLite::Database& to, const fs::path& file) {
    if (SQLite::Backup{to, from}.executeStep() != SQLITE_DONE)
        throw StoreError{
            Trouble::busy, file, {marked("another program is using the library. Close it, and try again.")}};
}

SQLite::Database claim(const fs::path& file, const Options& options) {
    auto db = open_database(file, SQLite::OPEN_READWRITE, options.patience);
    // Before anything is read: a program that has the library open, even idly, keeps us out then, and we it.
    db.exec("PRAGMA locking_mode = EXCLUSIVE");
    db.exec("BEGIN EXCLUSIVE; COMMIT");
    db.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = FULL");
    return db;
}

}  // namespace store
