// SPDX-License-Identifier: MIT
#include "store/backups.h"

#include "store/checks.h"
#include "store/disk.h"
#include "store/inside.h"
#include "store/making.h"
#include "store/opening.h"
#include "store/place.h"
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
    static const std::regex form{R"(backup-(\d{6,18})-(\d{4}-\d\d-\d\d)(-day)?\.logothete)"};
    const std::string name = file.filename().string();
    std::smatch parts;
    if (!std::regex_match(name, parts, form)) return std::nullopt;
    return Backup{file, std::stoull(parts[1]), parts[2], parts[3].matched ? BackupKind::daily : BackupKind::asked_for};
}

fs::path name_of(const fs::path& folder, std::uint64_t number, const std::string& date, BackupKind kind) {
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 6 ? 6 - digits.size() : 0, '0');
    const char* const ending = kind == BackupKind::daily ? "-day.logothete" : ".logothete";
    return folder / ("backup-" + digits + "-" + date + ending);
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

[[noreturn]] void fail(const fs::path& file, const char* failed, const std::error_code& error) {
    throw StoreError{error == std::errc::no_space_on_device ? Trouble::disk_full : Trouble::no_access,
                     file,
                     {marked("{failed} ({why}). Check that there is room, and that you may write there."),
                      {{"failed", wording::Sentence{failed}}, {"why", error.message()}}}};
}

void put_in_place(const fs::path& made, const fs::path& name, const char* failed) {
    std::error_code error;
    fs::rename(made, name, error);
    if (error) fail(name, failed, error);
    sync_name_of(name);
}

// Into one plain file for its user alone, on the disk when this returns.
void copy_into(const fs::path& file, SQLite::Database& from, const Options& options, const char* failed) {
    std::error_code error;
    fs::remove(file, error);
    make_private_file(file, error);
    if (error) fail(file, failed, error);
    auto copy = open_database(file, SQLite::OPEN_READWRITE, options.patience);
    copy_database(from, copy, file);
    copy.exec("PRAGMA journal_mode = DELETE");
}

// The newest ten stay, and of the daily ones of a day the newest.
void take_away_older(const fs::path& library, const Backup& made) {
    std::error_code ignored;
    for (const Backup& one : backups(library))
        if (made.kind == BackupKind::daily && one.kind == made.kind && one.date == made.date &&
            one.number < made.number)
            fs::remove(one.file, ignored);
    const auto kept = backups(library);
    for (std::size_t i = backups_kept; i < kept.size(); ++i) fs::remove(kept[i].file, ignored);
}

Backup back_up_as(const Library& library, BackupKind kind, const Making&) {
    const fs::path& file = library.file();
    const auto known = backups(file);
    const std::uint64_t number = known.empty() ? 1 : known.front().number + 1;
    Connection& connection = Inside::of(library);
    const std::string date = connection.options.now().substr(0, 10);
    const Backup made{name_of(folder_of(file), number, date, kind), number, date, kind};
    const fs::path unfinished = folder_of(file) / "unfinished";
    return guarded(made.file, not_backed_up, [&] {
        std::error_code error;
        make_folders(folder_of(file), error);
        if (error) fail(made.file, not_backed_up, error);
        copy_into(unfinished, connection.db, connection.options, not_backed_up);
        check_sound(open_copy(unfinished, connection.options), file,
                    marked("it is damaged ({fault}), so it was not backed up, and the existing backups were kept. Keep "
                           "a copy of it, then restore the newest backup."));
        put_in_place(unfinished, made.file, not_backed_up);
        take_away_older(file, made);
        return made;
    });
}

bool is_backed_up_today(const Library& library) {
    const auto kept = backups(library.file());
    return !kept.empty() && kept.front().date == Inside::of(library).options.now().substr(0, 10);
}

bool wants_daily(const Library& library) {
    return Inside::of(library).options.daily_backup == DailyBackup::yes && !library.read_only_because() &&
           !library.file().empty();
}

fs::path free_name(const fs::path& library) {
    for (int number = 1;; ++number)
        if (const auto name = with_ending(library, "-replaced-" + std::to_string(number));
            !fs::exists(name) && !fs::exists(log_of(name)))
            return name;
}

// Alone with the library and with nothing in its log; nothing if it cannot be read, or its log is not its own.
std::optional<SQLite::Database> claimed(const fs::path& library, const Options& options) {
    try {
        return guarded(library, not_restored, [&] { return claim(library, options); });
    } catch (const StoreError& error) {
        if (error.trouble != Trouble::foreign && error.trouble != Trouble::damaged) throw;
        return std::nullopt;
    }
}

// What stays of a library in whose place another is put. A copy, not a second name: programs that opened one file by
// two names would write beside each other.
class SetAside {
public:
    explicit SetAside(const fs::path& library) : name_{free_name(library)} {}
    // What was begun and not `done` is no use to anybody.
    ~SetAside() {
        if (is_done_) return;
        std::error_code ignored;
        fs::remove(name_, ignored);
        fs::remove(log_of(name_), ignored);
    }
    SetAside(const SetAside&) = delete;
    SetAside& operator=(const SetAside&) = delete;

    void copy(SQLite::Database& claimed, const Options& options) { copy_into(name_, claimed, options, not_restored); }
    // Byte by byte, if there is such a file.
    void copy_as_it_is(const fs::path& file, const fs::path& to) const {
        std::error_code error;
        if (!fs::exists(file, error)) return;
        fs::copy_file(file, to, fs::copy_options::overwrite_existing, error);
        if (error) fail(file, not_restored, error);
        make_private(to);
        sync_file(to);
    }
    void done() { is_done_ = true; }
    const fs::path& name() const { return name_; }

private:
    fs::path name_;
    bool is_done_ = false;
};

// Beside the restored library the log of another would spoil it.
void take_away_log(const fs::path& library) {
    std::error_code ignored;
    fs::remove(log_of(library), ignored);
    fs::remove(index_of(library), ignored);
}

// The claim lasts until the new library is in its place: a program that came in between would write a log for the old
// one beside the new one.
fs::path replace(const fs::path& library, const fs::path& made, const Options& options) {
    SetAside kept{library};
    auto claim = claimed(library, options);
    if (claim) {
        kept.copy(*claim, options);
    } else {
        kept.copy_as_it_is(library, kept.name());
        kept.copy_as_it_is(log_of(library), log_of(kept.name()));
    }
    sync_name_of(kept.name());
    take_away_log(library);
    put_in_place(made, library, not_restored);
    kept.done();
    return kept.name();
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

wording::Sentence no_backup_of_today(const StoreError& error) {
    return {marked("There is no backup of today: {why}"), {{"why", error.sentence}}};
}

Backup back_up(const Library& library, const Making& alone) {
    return back_up_as(library, BackupKind::asked_for, alone);
}

Backup back_up(const Library& library) {
    return guarded(library.file(), not_backed_up, [&] {
        return back_up(library, Making{library.file(), Inside::of(library).options});
    });
}

void back_up_the_day(const Library& library) {
    if (!wants_daily(library) || is_backed_up_today(library) || library.list().empty()) return;
    guarded(library.file(), not_backed_up, [&] {
        const auto alone = Making::if_free(library.file(), Inside::of(library).options);
        if (alone && !is_backed_up_today(library)) back_up_as(library, BackupKind::daily, *alone);
    });
}

std::optional<wording::Sentence> back_up_the_evening(const Library& library) {
    try {
        if (!wants_daily(library) || !Inside::of(library).was_changed || library.list().empty()) return std::nullopt;
        guarded(library.file(), not_backed_up, [&] {
            const Making alone{library.file(), Inside::of(library).options};
            back_up_as(library, BackupKind::daily, alone);
        });
        return std::nullopt;
    } catch (const StoreError& error) {
        return no_backup_of_today(error);
    }
}

std::optional<fs::path> restore_backup(const fs::path& path, const fs::path& backup, const Options& options) {
    const fs::path library = real_path(path);
    return guarded(library, not_restored, [&]() -> std::optional<fs::path> {
        std::error_code unknown;
        if (fs::equivalent(library, backup, unknown))
            throw StoreError{Trouble::refused, library, {marked("this is the library itself. Choose a backup of it.")}};
        const Making alone{library, options};
        const Library source = open_copy(backup, options);
        check_sound(source, backup, marked("it is damaged ({fault}). Choose another backup."));
        copy_into(alone.unfinished(), Inside::of(source).db, options, not_restored);
        if (fs::exists(library)) return replace(library, alone.unfinished(), options);
        SetAside kept{library};
        kept.copy_as_it_is(log_of(library), log_of(kept.name()));
        kept.done();
        take_away_log(library);
        put_in_place(alone.unfinished(), library, not_restored);
        return std::nullopt;
    });
}

}  // namespace store
