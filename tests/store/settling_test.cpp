// SPDX-License-Identifier: MIT
// The library's one file holds what was acknowledged, whoever copies it, moves it or gives it two names; and what
// lies beside it is never taken away without a word.
#include "store/backups.h"
#include "store/child.h"
#include "store/exchange.h"
#include "store/place.h"
#include "store/sample.h"
#include "store/sql.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <memory>
#include <thread>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

// A library in a folder of its own, with one session of five entries.
struct Kept {
    Folder folder;
    fs::path file = folder / "library";
    fs::path log = folder / "library-wal";

    Kept() {
        auto library = Library::open(file, plain());
        played(library, 5);
    }

    // As somebody copies it to a stick: the file, and nothing else.
    std::size_t entries_in_a_copy(const std::string& name = "library") const {
        fs::copy_file(folder / name, folder / "copy", fs::copy_options::overwrite_existing);
        return entries_of(folder / "copy");
    }
    static std::size_t entries_of(const fs::path& which) {
        const auto library = Library::open(which, plain());
        return faults(library).empty() ? library.list().at(0).entries : 0;
    }
    // One entry more.
    static void go_on(const fs::path& which, std::size_t number) {
        auto library = Library::open(which, plain());
        auto writing = writer(library, SessionId{1});
        writing.append(writing.state(), {entry(number)}, awaiting());
    }
    static void begin_another(const fs::path& which) {
        auto library = Library::open(which, plain());
        played(library, 3);
    }
    // Another program, which waits until it is told to `act`. It must begin before this one opens a library.
    template <class Act>
    std::unique_ptr<Child> another(const Act& act) const {
        return std::make_unique<Child>([this, act](const Acknowledge&) {
            while (!fs::exists(folder / "go")) std::this_thread::sleep_for(std::chrono::milliseconds{2});
            act();
        });
    }
    void let_act(Child& other) const {
        folder.write("go", "");
        BOOST_TEST(other.end().first == 0);
    }
    // A program that has written entries 6 to `last` and is killed before anything else happens.
    void killed_after(std::size_t last) const {
        Child other{[&](const Acknowledge& done) {
            auto library = Library::open(file, plain());
            auto writing = writer(library, SessionId{1});
            auto state = writing.state();
            for (std::size_t n = 6; n <= last; ++n) state = writing.append(state, {entry(n)}, awaiting());
            done();
            pause();
        }};
        BOOST_TEST_REQUIRE(other.acknowledged());
        other.kill_now();
    }
};

// And one that goes on with it.
struct GoingOn : Kept {
    Library library = Library::in_memory(plain());
    std::optional<Writer> writing;

    GoingOn() { take_up(); }
    void take_up() {
        library = Library::open(file, plain());
        writing = writer(library, SessionId{1});
    }
    void let_go() {
        writing.reset();
        library = Library::in_memory(plain());
    }

    void add(std::size_t number) { writing->append(writing->state(), {entry(number)}, awaiting()); }
    std::optional<StoreError> refused(std::size_t number) {
        return error_of([&] { add(number); });
    }
};

BOOST_AUTO_TEST_SUITE(settling)

BOOST_FIXTURE_TEST_CASE(settled_a_copy_of_the_file_is_whole, GoingOn) {
    add(6);
    BOOST_TEST(entries_in_a_copy() == 5U);  // so the test can fail
    BOOST_TEST((library.settle() == Settled::yes));
    BOOST_TEST(entries_in_a_copy() == 6U);
    BOOST_TEST(fs::file_size(log) == 0U);
    BOOST_TEST((library.settle() == Settled::yes));
}

BOOST_FIXTURE_TEST_CASE(leaving_a_session_settles, GoingOn) {
    add(6);
    writing.reset();
    BOOST_TEST(entries_in_a_copy() == 6U);
}

BOOST_FIXTURE_TEST_CASE(closing_settles_while_another_program_has_the_library_open, Kept) {
    const auto another = Library::open(file, plain());
    BOOST_TEST(another.list().size() == 1U);
    {
        auto library = Library::open(file, plain());
        library.rename(SessionId{1}, "Saturday");
    }
    fs::copy_file(file, folder / "copy");
    BOOST_TEST(Library::open(folder / "copy", plain()).list().at(0).title == "Saturday");
}

BOOST_FIXTURE_TEST_CASE(a_reader_in_the_middle_is_not_waited_for, GoingOn) {
    SQLite::Database reader{file.string(), SQLite::OPEN_READONLY};
    reader.exec("BEGIN; SELECT * FROM sessions");
    add(6);
    BOOST_TEST((library.settle() == Settled::not_yet));
    reader.exec("COMMIT");
    BOOST_TEST((library.settle() == Settled::yes));
    BOOST_TEST(entries_in_a_copy() == 6U);
}

BOOST_FIXTURE_TEST_CASE(a_library_that_was_moved_gets_what_its_log_holds, GoingOn) {
    add(6);
    fs::rename(file, folder / "moved");
    BOOST_TEST((refused(7).value().trouble == Trouble::vanished));
    BOOST_TEST(entries_in_a_copy("moved") == 6U);
    BOOST_TEST(fs::file_size(log) == 0U);
}

BOOST_FIXTURE_TEST_CASE(a_moved_library_settles_without_an_entry_more, GoingOn) {
    add(6);
    fs::rename(file, folder / "moved");
    library.settle();
    BOOST_TEST(entries_in_a_copy("moved") == 6U);
}

BOOST_FIXTURE_TEST_CASE(what_takes_the_place_of_a_library_gets_nothing_of_it, GoingOn) {
    add(6);
    fs::rename(file, folder / "moved");
    const auto other = folder.write("library", "a letter");
    BOOST_TEST((library.settle() == Settled::not_yet));
    BOOST_TEST((refused(7).value().trouble == Trouble::vanished));
    BOOST_TEST(folder.read("library") == "a letter");
    BOOST_TEST(fs::file_size(log) > 0U);
}

// What cannot be brought into a file that has no name any more stays in the log.
BOOST_FIXTURE_TEST_CASE(a_deleted_library_leaves_its_log, GoingOn) {
    fs::copy_file(file, folder / "kept");
    add(6);
    fs::remove(file);
    BOOST_TEST((refused(7).value().trouble == Trouble::vanished));
    BOOST_TEST((library.settle() == Settled::not_yet));
    let_go();
    fs::rename(folder / "kept", file);
    BOOST_TEST(entries_of(file) == 6U);
}

BOOST_FIXTURE_TEST_CASE(gone_on_with_elsewhere_and_put_back_under_a_program_that_has_it_open, GoingOn) {
    let_go();
    const auto other = another([this] { go_on(folder / "moved", 7); });
    take_up();
    add(6);
    library.settle();
    fs::rename(file, folder / "moved");
    let_act(*other);
    fs::rename(folder / "moved", file);
    const auto error = refused(7).value();
    BOOST_TEST((error.trouble == Trouble::vanished));
    BOOST_TEST(holds(error.what(), "moved back"), error.what());
    let_go();
    BOOST_TEST(entries_of(file) == 7U);
}

BOOST_FIXTURE_TEST_CASE(a_log_that_is_older_than_its_library_is_not_taken_for_its_own, Kept) {
    killed_after(8);
    fs::rename(file, folder / "moved");
    go_on(folder / "moved", 6);
    go_on(folder / "moved", 7);
    fs::rename(folder / "moved", file);
    const auto before = folder.read("library");
    for (const Access access : {Access::write, Access::read}) {
        auto options = plain();
        options.access = access;
        const auto error = error_of([&] { Library::open(file, options); }).value();
        BOOST_TEST((error.trouble == Trouble::damaged));
        BOOST_TEST(holds(error.what(), "move the log away"), error.what());
    }
    BOOST_TEST((folder.read("library") == before));
    fs::rename(log, folder / "old log");
    fs::remove(folder / "library-shm");
    BOOST_TEST(entries_of(file) == 7U);
}

BOOST_FIXTURE_TEST_CASE(a_log_after_a_kill_is_its_librarys_own, Kept) {
    killed_after(8);
    BOOST_TEST(fs::file_size(log) > 0U);
    BOOST_TEST(entries_of(file) == 8U);
}

// SQLite uses its log anew by itself, once all of it is in the file.
BOOST_FIXTURE_TEST_CASE(a_log_that_was_begun_anew_has_its_mark_too, Kept) {
    Child other{[&](const Acknowledge& done) {
        auto library = Library::open(file, plain());
        auto writing = writer(library, SessionId{1});
        auto state = writing.append(writing.state(), {entry(6)}, awaiting());
        change(file.string(), "PRAGMA wal_checkpoint(PASSIVE)");
        writing.append(state, {entry(7)}, awaiting());
        done();
        pause();
    }};
    BOOST_TEST_REQUIRE(other.acknowledged());
    other.kill_now();
    other.end();
    BOOST_TEST(entries_in_a_copy() == 6U);  // the seventh is in the log that was begun anew
    fs::rename(file, folder / "moved");
    go_on(folder / "moved", 7);
    fs::rename(folder / "moved", file);
    BOOST_TEST((trouble_of([&] { Library::open(file, plain()); }) == Trouble::damaged));
}

BOOST_FIXTURE_TEST_CASE(an_old_log_is_kept_apart_when_a_backup_is_restored, Kept) {
    const auto backup = back_up(Library::open(file, plain())).file;
    killed_after(8);
    fs::rename(file, folder / "moved");
    go_on(folder / "moved", 6);
    fs::rename(folder / "moved", file);
    const auto before = folder.read("library");
    const auto kept = restore_backup(file, backup, plain()).value();
    BOOST_TEST(entries_of(file) == 5U);
    BOOST_TEST((folder.read(kept.filename().string()) == before));
    BOOST_TEST(fs::file_size(log_of(kept)) > 0U);
}

BOOST_FIXTURE_TEST_CASE(a_log_left_behind_by_a_lost_library_is_not_given_to_a_backup, Kept) {
    const auto backup = back_up(Library::open(file, plain())).file;
    killed_after(8);
    fs::remove(file);
    BOOST_TEST(!restore_backup(file, backup, plain()));
    BOOST_TEST(entries_of(file) == 5U);
    BOOST_TEST(fs::file_size(folder / "library-replaced-1-wal") > 0U);
}

BOOST_FIXTURE_TEST_CASE(a_log_and_an_index_that_were_taken_away_lose_nothing, GoingOn) {
    add(6);
    fs::remove(log);
    fs::remove(folder / "library-shm");
    BOOST_TEST((refused(7).value().trouble == Trouble::vanished));
    let_go();
    BOOST_TEST(entries_of(file) == 6U);
}

// Without their index two programs do not know of each other.
BOOST_FIXTURE_TEST_CASE(an_index_that_was_taken_away_is_noticed, GoingOn) {
    let_go();
    const auto other = another([this] { begin_another(file); });
    take_up();
    add(6);
    fs::remove(folder / "library-shm");
    let_act(*other);
    const auto error = refused(7).value();
    BOOST_TEST((error.trouble == Trouble::vanished));
    BOOST_TEST(holds(error.what(), "index"), error.what());
    let_go();
    library = Library::open(file, plain());
    BOOST_TEST(faults(library).empty());
    BOOST_TEST(library.list().size() == 2U);
    BOOST_TEST(library.entries(SessionId{1}).size() == 6U);
}

BOOST_FIXTURE_TEST_CASE(closing_without_its_index_takes_nothing_from_others, GoingOn) {
    let_go();
    const auto other = another([this] { begin_another(file); });
    take_up();
    add(6);
    fs::remove(folder / "library-shm");
    let_act(*other);
    let_go();
    library = Library::open(file, plain());
    BOOST_TEST(faults(library).empty());
    BOOST_TEST(library.list().size() == 2U);
    BOOST_TEST(library.entries(SessionId{1}).size() == 6U);
}

BOOST_FIXTURE_TEST_CASE(a_library_that_is_cut_off_under_way_is_noticed, GoingOn) {
    add(6);
    fs::resize_file(file, 4096);
    const auto error = refused(7).value();
    BOOST_TEST((error.trouble == Trouble::damaged));
    BOOST_TEST(holds(error.what(), "cut off while it was in use"), error.what());
    BOOST_TEST(fs::file_size(file) == 4096U);
    BOOST_TEST(fs::file_size(log) > 0U);
}

BOOST_FIXTURE_TEST_CASE(a_library_of_two_names_may_only_be_read, Kept) {
    fs::create_hard_link(file, folder / "other name");
    for (const auto& name : {file, folder / "other name"}) {
        auto library = Library::open(name, plain());
        BOOST_TEST(holds(library.read_only_because().value(), "two names"));
        BOOST_TEST(library.list().size() == 1U);
    }
    fs::remove(folder / "other name");
    BOOST_TEST(!Library::open(file, plain()).read_only_because());
}

BOOST_FIXTURE_TEST_CASE(an_empty_log_without_its_library_makes_no_new_one, GoingOn) {
    fs::rename(file, folder / "moved");
    BOOST_TEST((trouble_of([&] { Library::open(file, plain()); }) == Trouble::missing));
    BOOST_TEST(!fs::exists(file));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(privacy)

namespace {

int mode(const fs::path& path) { return static_cast<int>(fs::status(path).permissions()) & 0777; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_library_and_its_copies_are_for_their_user_alone) {
    const Folder folder;
    const auto file = folder / "new/folder/library";
    auto library = Library::open(file, plain());
    const auto session = played(library, 3);
    const auto writing = writer(library, session);
    BOOST_TEST(mode(folder / "new") == 0700);
    BOOST_TEST(mode(file.parent_path()) == 0700);
    BOOST_TEST(mode(file) == 0600);
    BOOST_TEST(mode(log_of(file)) == 0600);
    BOOST_TEST(mode(index_of(file)) == 0600);
    const auto backup = back_up(library).file;
    BOOST_TEST(mode(backup) == 0600);
    BOOST_TEST(mode(backup.parent_path()) == 0700);
}

BOOST_AUTO_TEST_CASE(what_is_restored_and_what_it_replaced_are_for_their_user_alone) {
    const Folder folder;
    const auto file = folder / "library";
    {
        auto library = Library::open(file, plain());
        played(library, 3);
    }
    const auto backup = back_up(Library::open(file, plain())).file;
    for (const auto& one : {file, backup}) fs::permissions(one, fs::perms{0644});
    const auto sound = restore_backup(file, backup, plain()).value();
    BOOST_TEST(mode(file) == 0600);
    BOOST_TEST(mode(sound) == 0600);
    folder.write("library", "noise " + std::string(9000, '\xFF'));
    fs::permissions(file, fs::perms{0644});
    BOOST_TEST(mode(restore_backup(file, backup, plain()).value()) == 0600);
}

BOOST_AUTO_TEST_SUITE_END()
