// SPDX-License-Identifier: MIT
#include "store/backups.h"

#include "store/disk.h"
#include "store/inside.h"
#include "store/opening.h"
#include "store/verify.h"
#include "wording/sentence.h"

#include <algorithm>
#include <regex>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

constexpr const char* not_backed_up = marked("the backup was not made");
constexpr const char* not_restored = marked("nothing was restored");

fs::path with_ending(fs::path file, const std::string& ending) { return file += ending; }

fs::path folder_of(const fs::path& library) { return with_ending(library, "-backups"); }

std::optional<Backup> as_backup(const fs::path& file) {
    static const std::regex form{R"(backup-(\d{6,18})-(\d{4}-\d\d-\d\d)\.logothete)"};
    const std::string name = file.filename().string();
    std::smatch parts;
    if (!std::regex_match(name, parts, form)) return std::nullopt;
    return Backup{file, std::stoull(parts[1]), parts[2]};
}

fs::path name_of(const fs::path& folder, std::uint64_t number, const std::string& date) {
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 6 ? 6 - digits.size() : 0, '0');
    return folder / ("backup-" + digits + "-" + date + ".logothete");
}

// Into one plain file, on the disk when this returns.
void copy_into(const fs::path& file, const Library& library) {
    Connection& connection = Inside::of(library);
    std::error_code ignored;
    fs::remove(file, ignored);
    auto copy = open_database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, connection.options.patience);
    copy_database(connection.db, copy, library.file());
    copy.exec("PRAGMA journal_mode = DELETE");
}

Library open_copy(const fs::path& file, const Options& options) {
    Options reading = options;
    reading.access = Access::read;
    return Library::open(file, reading);
}

void check_sound(const Library& library, const fs::path& named, const char* what_and_advice) {
    if (const auto found = faults(library); !found.empty())
        throw StoreError{Trouble::damaged, named, {what_and_advice, {{"fault", found.front()}}}};
}

void take_away_oldest(const fs::path& library) {
    const auto kept = backups(library);
    std::error_code ignored;
    for (std::size_t i = backups_kept; i < kept.size(); ++i) fs::remove(kept[i].file, ignored);
}

[[noreturn]] void fail(const fs::path& file, const char* failed, const std::error_code& error) {
    throw StoreError{error == std::errc::no_space_on_device ? Trouble::disk_full : Trouble::no_access,
                     file,
                     {marked("{failed} ({why}). Look whether there is room, and whether you may write there."),
                      {{"failed", wording::Sentence{failed}}, {"why", error.message()}}}};
}

void put_in_place(const fs::path& made, const fs::path& name, const char* failed) {
    std::error_code error;
    fs::rename(made, name, error);
    if (error) fail(name, failed, error);
    sync_name_of(name);
}

fs::path free_name(const fs::path& library) {
    for (int number = 1;; ++number)
        if (const auto name = with_ending(library, "-replaced-" + std::to_string(number)); !fs::exists(name))
            return name;
}

// Alone with the library and with nothing in its log, if it can be read at all.
bool settle(const fs::path& library, const Options& options) {
    try {
        claim(library, options).exec("PRAGMA journal_mode = DELETE");
        return true;
    } catch (const SQLite::Exception& error) {
        const auto trouble = explained(error, library, not_restored).trouble;
        if (trouble != Trouble::foreign && trouble != Trouble::damaged) throw;
        return false;
    }
}

// A second name for the file, so that there is no moment without a library; a copy where files have but one name.
void keep(const fs::path& library, const fs::path& kept) {
    std::error_code error;
    fs::create_hard_link(library, kept, error);
    if (error) fs::copy_file(library, kept, error);
    if (error) fail(library, not_restored, error);
}

// The log holds what is newest. SQLite deletes one that it cannot make sense of, so this comes before SQLite looks.
void keep_log(const fs::path& library, const fs::path& kept) {
    std::error_code error;
    if (!fs::exists(with_ending(library, "-wal"), error)) return;
    fs::copy_file(with_ending(library, "-wal"), with_ending(kept, "-wal"), fs::copy_options::overwrite_existing, error);
    if (error) fail(library, not_restored, error);
}

// Beside the restored library the log of another would spoil it.
void take_away_log(const fs::path& library) {
    std::error_code ignored;
    fs::remove(with_ending(library, "-wal"), ignored);
    fs::remove(with_ending(library, "-shm"), ignored);
}

// Frees the place of the library without taking it away; the name under which it stays.
fs::path set_aside(const fs::path& library, const Options& options) {
    const fs::path kept = free_name(library);
    keep_log(library, kept);
    std::error_code ignored;
    const bool settled = settle(library, options);
    if (settled) fs::remove(with_ending(kept, "-wal"), ignored);  // all of it is in the library now
    keep(library, kept);
    if (!settled) take_away_log(library);
    return kept;
}

}  // namespace

std::vector<Backup> backups(const fs::path& library) {
    std::vector<Backup> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator{folder_of(library), none})
        if (auto backup = as_backup(entry.path())) found.push_back(std::move(*backup));
    std::sort(found.begin(), found.end(), [](const Backup& a, const Backup& b) { return a.number > b.number; });
    return found;
}

Backup back_up(const Library& library) {
    const fs::path& file = library.file();
    const auto known = backups(file);
    const std::uint64_t number = known.empty() ? 1 : known.front().number + 1;
    const Options& options = Inside::of(library).options;
    const std::string date = options.now().substr(0, 10);
    const fs::path name = name_of(folder_of(file), number, date);
    const fs::path made = folder_of(file) / "unfinished";
    return guarded(name, not_backed_up, [&] {
        std::error_code error;
        fs::create_directories(folder_of(file), error);
        if (error) fail(name, not_backed_up, error);
        sync_name_of(folder_of(file));  // it may be new
        copy_into(made, library);
        check_sound(
            open_copy(made, options), file,
            marked("it is damaged ({fault}). So it was not backed up, and the backups there are were kept. Keep "
                   "a copy of it, then restore the newest backup."));
        put_in_place(made, name, not_backed_up);
        take_away_oldest(file);
        return Backup{name, number, date};
    });
}

std::optional<fs::path> restore_backup(const fs::path& library, const fs::path& backup, const Options& options) {
    const fs::path made = with_ending(library, ".restored");
    return guarded(library, not_restored, [&]() -> std::optional<fs::path> {
        const Library source = open_copy(backup, options);
        check_sound(source, backup, marked("it is damaged ({fault}). Choose another backup."));
        copy_into(made, source);
        if (!fs::exists(library)) {
            put_in_place(made, library, not_restored);
            return std::nullopt;
        }
        const fs::path kept = set_aside(library, options);
        put_in_place(made, library, not_restored);
        return kept;
    });
}

}  // namespace store
