// SPDX-License-Identifier: MIT
#include "store/backups.h"

#include "store/child.h"
#include "store/sample.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/syscall.h>

#include <chrono>
#include <fcntl.h>
#include <functional>
#include <thread>
#include <unistd.h>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

Options daily(const std::string& now) {
    auto options = plain(now);
    options.daily_backup = DailyBackup::yes;
    return options;
}

void make(const fs::path& file, std::size_t count) {
    auto library = Library::open(file, plain());
    played(library, count);
}

std::size_t entries_in(const fs::path& file) { return Library::open(file, plain()).list().at(0).entries; }

}  // namespace

// What happens just before a file is renamed, by whomever. In place of the system's own function, which does the work.
static std::function<void(const fs::path& to)> before_rename;

extern "C" int rename(const char* from, const char* to) {
    if (before_rename) before_rename(to);
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

BOOST_AUTO_TEST_SUITE(backing_up)

BOOST_AUTO_TEST_CASE(a_backup_is_a_library_in_one_file) {
    const Folder folder;
    make(folder / "library", 5);
    const auto library = Library::open(folder / "library", plain());
    const auto made = back_up(library);
    BOOST_TEST(made.number == 1U);
    BOOST_TEST(made.date == "2026-03-01");
    BOOST_TEST(entries_in(made.file) == 5U);
    BOOST_TEST((std::distance(fs::directory_iterator{made.file.parent_path()}, {}) == 1));
}

BOOST_AUTO_TEST_CASE(a_backup_has_what_is_only_in_the_log_yet) {
    const Folder folder;
    make(folder / "library", 5);
    auto library = Library::open(folder / "library", plain());
    auto writing = writer(library, library.list().at(0).id);
    writing.append(writing.state(), {entry(6)}, awaiting());
    BOOST_TEST(entries_in(back_up(library).file) == 6U);
}

BOOST_AUTO_TEST_CASE(one_a_day_of_use_and_not_before_there_is_anything) {
    const Folder folder;
    const auto file = folder / "library";
    { Library::open(file, daily("2026-03-01T08:00:00Z")); }
    BOOST_TEST(backups(file).empty());
    make(file, 1);
    for (const std::string now : {"2026-03-01T09:00:00Z", "2026-03-01T23:59:59Z", "2026-03-02T00:00:00Z"})
        BOOST_TEST(Library::open(file, daily(now)).warnings().empty());
    BOOST_TEST(backups(file).size() == 2U);
}

BOOST_AUTO_TEST_CASE(the_newest_ten_are_kept_though_the_clock_goes_back) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 1);
    for (int day = 28; day > 10; --day) Library::open(file, daily("2026-02-" + std::to_string(day) + "T08:00:00Z"));
    const auto kept = backups(file);
    BOOST_TEST(kept.size() == backups_kept);
    BOOST_TEST(kept.front().number == 18U);
    BOOST_TEST(kept.front().date == "2026-02-11");
    BOOST_TEST(kept.back().number == 9U);
}

BOOST_AUTO_TEST_CASE(other_files_in_the_folder_are_left_alone) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 1);
    fs::create_directory(folder / "library-backups");
    folder.write("library-backups/mine.logothete", "x");
    for (int day = 10; day < 25; ++day) Library::open(file, daily("2026-02-" + std::to_string(day) + "T08:00:00Z"));
    BOOST_TEST(backups(file).size() == backups_kept);
    BOOST_TEST(folder.read("library-backups/mine.logothete") == "x");
}

BOOST_AUTO_TEST_CASE(a_damaged_library_pushes_out_no_good_backup) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 300);
    back_up(Library::open(file, plain()));
    auto bytes = folder.read("library");
    for (std::size_t i = bytes.size() - 3 * 4096; i < bytes.size(); ++i) bytes[i] = '\xA5';
    folder.write("library", bytes);
    const auto error = error_of([&] { back_up(Library::open(file, plain())); }).value();
    BOOST_TEST(error.trouble == Trouble::damaged);
    const auto opened = Library::open(file, daily("2027-01-01T00:00:00Z"));
    BOOST_TEST(opened.warnings().size() == 1U);
    BOOST_TEST(backups(file).size() == 1U);
    BOOST_TEST(entries_in(backups(file)[0].file) == 300U);
}

BOOST_AUTO_TEST_CASE(the_days_backup_holds_the_evening_too) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    {
        auto library = Library::open(file, daily("2026-03-01T18:00:00Z"));
        BOOST_TEST(backups(file).size() == 1U);
        auto writing = writer(library, SessionId{1});
        writing.append(writing.state(), {entry(6)}, awaiting());
        BOOST_TEST(!back_up_the_evening(library));
    }
    BOOST_TEST_REQUIRE(backups(file).size() == 1U);
    BOOST_TEST(backups(file).at(0).number == 2U);
    BOOST_TEST(entries_in(backups(file).at(0).file) == 6U);
}

BOOST_AUTO_TEST_CASE(an_evening_without_a_change_needs_no_other_backup) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto library = Library::open(file, daily("2026-03-01T18:00:00Z"));
    BOOST_TEST(library.list().size() == 1U);
    BOOST_TEST(!back_up_the_evening(library));
    BOOST_TEST(backups(file).at(0).number == 1U);
}

// Ten days of play leave ten backups, and one that was asked for stays beside that of its day.
BOOST_AUTO_TEST_CASE(a_day_has_one_backup_of_its_own) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 1);
    for (int day = 10; day < 20; ++day) {
        auto library = Library::open(file, daily("2026-02-" + std::to_string(day) + "T18:00:00Z"));
        library.rename(SessionId{1}, std::to_string(day));
        if (day == 18) back_up(library);
        BOOST_TEST(!back_up_the_evening(library));
    }
    const auto kept = backups(file);
    BOOST_TEST(kept.size() == backups_kept);
    BOOST_TEST(kept.front().date == "2026-02-19");
    BOOST_TEST(kept.at(1).date == "2026-02-18");
    BOOST_TEST(kept.at(2).date == "2026-02-18");
    BOOST_TEST(kept.back().date == "2026-02-11");
}

// As somebody else would read them: nothing but what can be wrong with a backup is wrong with it.
BOOST_AUTO_TEST_CASE(several_programs_back_up_at_once) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 300);
    const auto back_up_five_times = [&](const Acknowledge& done) {
        auto options = daily("2026-03-01T18:00:00Z");
        options.patience = std::chrono::seconds{60};
        for (int i = 0; i < 5; ++i) {
            const auto library = Library::open(file, options);
            if (!library.warnings().empty()) _exit(3);
            back_up(library);
            done();
        }
    };
    Child one{back_up_five_times};
    Child two{back_up_five_times};
    Child three{back_up_five_times};
    for (Child* child : {&one, &two, &three}) BOOST_TEST((child->end() == std::pair<int, std::size_t>{0, 5}));
    const auto kept = backups(file);
    BOOST_TEST(kept.size() == backups_kept);
    BOOST_TEST(kept.front().number == 16U);
    for (const Backup& backup : kept) BOOST_TEST(entries_in(backup.file) == 300U);
}

BOOST_AUTO_TEST_CASE(restoring_keeps_what_was_replaced) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    back_up(Library::open(file, plain()));
    make(file, 7);
    const auto kept = restore_backup(file, backups(file).at(0).file, plain()).value();
    BOOST_TEST(Library::open(file, plain()).list().size() == 1U);
    BOOST_TEST(Library::open(kept, plain()).list().size() == 2U);
    const auto again = restore_backup(file, kept, plain()).value();
    BOOST_TEST(again != kept);
    BOOST_TEST(Library::open(file, plain()).list().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_damaged_library_and_a_lost_one_are_replaced) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto backup = back_up(Library::open(file, plain())).file;
    folder.write("library", "noise " + std::string(9000, '\xFF'));
    folder.write("library-wal", "noise of the log");
    const auto kept = restore_backup(file, backup, plain()).value();
    BOOST_TEST(entries_in(file) == 5U);
    BOOST_TEST(folder.read(kept.filename().string()).starts_with("noise"));
    BOOST_TEST(folder.read(kept.filename().string() + "-wal") == "noise of the log");
    fs::remove(file);
    BOOST_TEST(!restore_backup(file, backup, plain()));
    BOOST_TEST(entries_in(file) == 5U);
}

BOOST_AUTO_TEST_CASE(nothing_is_restored_while_somebody_has_the_library_open) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto backup = back_up(Library::open(file, plain())).file;
    const auto open = Library::open(file, plain());
    BOOST_TEST((trouble_of([&] { restore_backup(file, backup, plain()); }) == Trouble::busy));
    BOOST_TEST(open.list().size() == 1U);
}

// Whatever comes while the backup takes the library's place: nobody gets in between.
BOOST_AUTO_TEST_CASE(nobody_opens_a_library_that_is_being_replaced) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto backup = back_up(Library::open(file, plain())).file;
    Child other{[&](const Acknowledge& done) {  // begun before this program opens what it restores
        while (!fs::exists(folder / "go")) std::this_thread::sleep_for(std::chrono::milliseconds{2});
        const auto error = error_of([&] { Library::open(file, plain()).rename(SessionId{1}, "lost"); });
        if (error && error->trouble == Trouble::busy) done();
    }};
    std::size_t refused = 0;
    before_rename = [&](const fs::path& to) {
        if (to != file) return;
        folder.write("go", "");
        refused = other.end().second;
    };
    static_cast<void>(restore_backup(file, backup, plain()));
    before_rename = {};
    BOOST_TEST(refused == 1U);
    BOOST_TEST(entries_in(file) == 5U);
}

BOOST_AUTO_TEST_CASE(a_restored_library_and_the_one_before_are_two_files) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto backup = back_up(Library::open(file, plain())).file;
    std::uintmax_t names = 0;
    before_rename = [&](const fs::path& to) {
        if (to == file) names = fs::hard_link_count(file);
    };
    static_cast<void>(restore_backup(file, backup, plain()));
    before_rename = {};
    BOOST_TEST(names == 1U);
}

BOOST_AUTO_TEST_CASE(a_restore_that_is_refused_leaves_nothing_behind) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto backup = back_up(Library::open(file, plain())).file;
    {
        const auto open = Library::open(file, plain());
        BOOST_TEST(open.list().size() == 1U);
        BOOST_TEST((trouble_of([&] { restore_backup(file, backup, plain()); }) == Trouble::busy));
        BOOST_TEST((trouble_of([&] { restore_backup(file, file, plain()); }) == Trouble::refused));
    }
    BOOST_TEST((std::distance(fs::directory_iterator{folder / ""}, {}) == 2));  // the library and its backups
}

BOOST_AUTO_TEST_CASE(only_a_sound_library_is_restored) {
    const Folder folder;
    const auto file = folder / "library";
    make(file, 5);
    const auto bad = folder.write("bad", "no library at all, " + std::string(600, '.'));
    BOOST_TEST((trouble_of([&] { restore_backup(file, bad, plain()); }) == Trouble::foreign));
    BOOST_TEST((trouble_of([&] { restore_backup(file, folder / "none", plain()); }) == Trouble::missing));
    BOOST_TEST(entries_in(file) == 5U);
}

BOOST_AUTO_TEST_SUITE_END()
