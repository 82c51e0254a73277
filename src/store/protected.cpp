// SPDX-License-Identifier: MIT
#include "store/protected.h"

#include "store/mark.h"
#include "store/opening.h"
#include "store/schema.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <regex>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

constexpr std::array companions{"-wal", "-shm", "-journal"};
constexpr const char* backups_folder = "-backups";

fs::path with(fs::path file, const char* ending) { return file += ending; }

bool same(const fs::path& one, const fs::path& other) {
    std::error_code none;
    return fs::equivalent(one, other, none) && !none;
}

// Also of files that are not there: the same name in the same folder.
bool same_place(const fs::path& one, const fs::path& other) {
    if (same(one, other)) return true;
    const auto folder = [](const fs::path& file) {
        return file.has_parent_path() ? file.parent_path() : fs::path{"."};
    };
    return one.filename() == other.filename() && same(folder(one), folder(other));
}

bool is_any_file_in(const fs::path& folder, const fs::path& file) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator{folder, none})
        if (same(entry.path(), file)) return true;
    return false;
}

// SQLite reads it: were a file that this program has open opened and closed by anybody else, SQLite's locks on it would
// fall. What it cannot look into may be one.
enum class Kept : std::uint8_t { nothing, session_file, library };

// Of one session; and no log was ever begun for it, as for each library that is written into.
bool holds_one_session(SQLite::Database& db) {
    return !read_mark(db) && db.execAndGet("SELECT count(*) FROM sessions").getInt() == 1;
}

Kept kept_in(const fs::path& file) {
    std::error_code none;
    if (!fs::is_regular_file(file, none) || fs::file_size(file, none) == 0) return Kept::nothing;
    try {
        auto db = open_untouched(file);
        if (db.execAndGet("PRAGMA application_id").getInt() != application_id) return Kept::nothing;
        return holds_one_session(db) ? Kept::session_file : Kept::library;
    } catch (const SQLite::Exception& error) {
        return (error.getErrorCode() & 0xFF) == SQLITE_NOTADB ? Kept::nothing : Kept::library;
    }
}

// Of a library's name and what its files add to it, the name; nothing if no file of a library is called so.
std::optional<std::string> library_named_by(const std::string& name) {
    static const std::regex lock{R"((.+)\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(lock|holder))"};
    for (const std::string_view ending : companions)
        if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
    std::smatch parts;
    return std::regex_match(name, parts, lock) ? std::optional{parts[1].str()} : std::nullopt;
}

// The library that a file of this name would belong to; nothing if it would to none.
std::optional<fs::path> owner_of(const fs::path& file) {
    if (const auto name = library_named_by(file.filename().string())) return file.parent_path() / *name;
    const std::string folder = file.parent_path().filename().string();
    if (!folder.ends_with(backups_folder)) return std::nullopt;
    return file.parent_path().parent_path() / folder.substr(0, folder.size() - std::string_view{backups_folder}.size());
}

// By whatever name it is reached.
bool belongs_to(const fs::path& file, const fs::path& library) {
    const auto is = [&](const char* ending) { return same(file, with(library, ending)); };
    return std::any_of(companions.begin(), companions.end(), is) || is_any_file_in(with(library, backups_folder), file);
}

wording::Sentence kept(const fs::path& library) {
    return {marked("this name belongs to the library {library}. Choose another name."),
            {{"library", library.string()}}};
}

wording::Sentence is_a_session_file() {
    return {marked("this is a session file; Logothete never overwrites one. Choose another name.")};
}

wording::Sentence is_a_library() {
    return {marked("this is a library of sessions; Logothete never overwrites one. Choose another name.")};
}

}  // namespace

std::optional<wording::Sentence> why_protected(const fs::path& file, const std::vector<fs::path>& known) {
    const auto is_known = [&](const fs::path& library) {
        return std::any_of(known.begin(), known.end(), [&](const fs::path& one) { return same_place(one, library); });
    };
    if (is_known(file)) return is_a_library();
    for (const fs::path& library : known)
        if (belongs_to(file, library)) return kept(library);
    if (const auto owner = owner_of(file); owner && (is_known(*owner) || kept_in(*owner) != Kept::nothing))
        return kept(*owner);
    switch (kept_in(file)) {
        case Kept::session_file:
            return is_a_session_file();
        case Kept::library:
            return is_a_library();
        case Kept::nothing:
            break;
    }
    return std::nullopt;
}

}  // namespace store
