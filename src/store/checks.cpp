// SPDX-License-Identifier: MIT
#include "store/checks.h"

#include "store/backups.h"
#include "store/disk.h"
#include "store/mark.h"
#include "store/opening.h"
#include "store/place.h"
#include "wording/sentence.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Transaction.h>

#include <cctype>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

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

// Of the file that is open, whatever its name is by now.
std::uintmax_t size_of(SQLite::Database& db) {
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return file->pMethods->xFileSize(file, &size) == SQLITE_OK ? static_cast<std::uintmax_t>(size) : 0;
}

// SQLite fills up a file that was cut off with zeros, and rows in them are not found. What a log holds need not be in
// the file yet. Inside a transaction, so that what is compared is of one moment: a log that it reads from cannot be
// emptied meanwhile, and a file that it reads from without a log cannot be written.
void check_whole(SQLite::Database& db, const fs::path& file) {
    const auto pages = static_cast<std::uintmax_t>(number(db, "PRAGMA page_count"));
    const auto wanted = pages * static_cast<std::uintmax_t>(number(db, "PRAGMA page_size"));
    const auto found = size_of(db);
    if (found >= wanted || holds_bytes(log_of(file))) return;
    throw StoreError{Trouble::damaged,
                     file,
                     {marked("it was cut off: of {wanted} bytes there are {found}. Keep a copy of it, then restore "
                             "the newest backup."),
                      {{"wanted", static_cast<std::int64_t>(wanted)}, {"found", static_cast<std::int64_t>(found)}}}};
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

// Nothing if it cannot be read without its log, half of which may be in it.
std::optional<Mark> mark_without_log(const fs::path& file) try {
    return read_mark(open_untouched(file));
} catch (const SQLite::Exception&) {
    return std::nullopt;
}

void check_log(const SQLite::Database& db, const fs::path& file) {
    if (!is_its_own_log(db, file)) throw log_of_another(file);
}

}  // namespace

fs::path real_path(const fs::path& path) {
    std::error_code unknown;
    const fs::path whole =
        fs::absolute(path, unknown);  // of a new file in this folder nothing is there to be made real
    const fs::path real = fs::weakly_canonical(unknown ? path : whole, unknown);
    return unknown ? path : real;
}

bool holds_bytes(const fs::path& file) {
    std::error_code none;
    const auto size = fs::file_size(file, none);
    return !none && size > 0;
}

void check_may_be_made(const fs::path& file, const Options& options) {
    if (file_id(log_of(file)))
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
    if (options.if_missing == IfMissing::refuse || options.access == Access::read)
        throw StoreError{Trouble::missing, file, {marked("there is no such library.")}};
}

void check_usable(const fs::path& file) {
    std::error_code unseen;
    const auto kind = fs::status(file, unseen).type();
    if (kind == fs::file_type::none || kind == fs::file_type::unknown)
        throw StoreError{
            Trouble::no_access,
            file,
            {marked(
                 "this file cannot be examined ({why}). Check that you may open its folder, or choose another file."),
             {{"why", unseen.message()}}}};
    if (kind == fs::file_type::directory)
        throw StoreError{Trouble::no_access, file, {marked("this is a folder, not a library. Name a file in it.")}};
    if (kind != fs::file_type::regular)
        throw StoreError{Trouble::no_access, file, {marked("a library cannot be in a file of this kind.")}};
    if (!holds_bytes(file))
        throw StoreError{Trouble::damaged,
                         file,
                         {marked("this file is empty. If it was a library, restore a backup; otherwise delete it, and "
                                 "a new library can be made here.")}};
}

bool has_left_something(const fs::path& library) {
    const auto file = real_path(library);
    return file_id(log_of(file)) || !backups(file).empty();
}

std::int32_t checked_version(SQLite::Database& db, const fs::path& file) {
    const SQLite::Transaction one_moment{db};
    const auto found = versions_of(db);
    check_ours(found, file);
    check_whole(db, file);
    check_log(db, file);
    return found.version;
}

void check_schema(SQLite::Database& db, const fs::path& file, const Schema& schema, std::int32_t version) {
    if (const auto faults = schema_faults(db, schema, version); !faults.empty())
        throw StoreError{Trouble::damaged,
                         file,
                         {marked("its tables are not those of a library ({fault}). Keep a copy of it, then restore the "
                                 "newest backup."),
                          {{"fault", faults.front()}}}};
}

// While the transaction lasts, nobody brings more of the log into the file than it sees; so what is in the file has one
// of its two marks. A look at a page that is just being written is repeated.
bool is_its_own_log(const SQLite::Database& db, const fs::path& file) {
    if (!holds_bytes(log_of(file))) return true;
    const auto seen = read_mark(db);
    if (!seen) return true;
    for (int look = 0; look < 3; ++look) {
        const auto below = mark_without_log(file);
        if (!below || below->now == seen->now || below->now == seen->before) return true;
    }
    return false;
}

StoreError log_of_another(const fs::path& file) {
    return StoreError{Trouble::damaged,
                      file,
                      {marked("the log beside it ({log}) does not belong to it: the library was continued elsewhere "
                              "after that log was written, or this is another library. Keep a copy of both, then move "
                              "the log away and open the library again."),
                       {{"log", log_of(file).filename().string()}}}};
}

SQLite::Database open_untouched(const fs::path& file) {
    return open_database(as_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, {});
}

}  // namespace store
