// SPDX-License-Identifier: MIT
#include "store/backups.h"

#include "store/sample.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

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
