// SPDX-License-Identifier: MIT
// A library as a file: made, opened again, of another version, of another kind, not writable, gone.
#include "store/backups.h"
#include "store/child.h"
#include "store/library.h"
#include "store/sample.h"
#include "store/sql.h"
#include "store/verify.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <fstream>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

// A closed library with one session of five entries.
fs::path made(const Folder& folder, const std::string& name = "library.logothete") {
    auto library = Library::open(folder / name, plain());
    played(library, 5);
    return folder / name;
}

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, fs::directory_iterator{}));
}

Options only_if_there() {
    auto options = plain();
    options.if_missing = IfMissing::refuse;
    return options;
}

// Schema with one version more than the program's.
Schema later() {
    Schema schema = store::schema();
    const std::string change =
        "ALTER TABLE notes ADD COLUMN author TEXT; PRAGMA user_version = " + std::to_string(++schema.version) + ";";
    schema.complete += change;
    schema.migrations.push_back({schema.version, change});
    return schema;
}

Options of_later_version() {
    auto options = plain();
    options.schema = later();
    return options;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(files)

// As a user names it who stands in its folder.
BOOST_AUTO_TEST_CASE(a_new_library_may_be_named_without_a_folder) {
    const Folder folder;
    const auto before = fs::current_path();
    fs::current_path(folder / "");
    const auto error = error_of([] { Library::open("mine.logothete", plain()); });
    fs::current_path(before);
    BOOST_TEST(!error);
    BOOST_TEST(fs::exists(folder / "mine.logothete"));
}

BOOST_AUTO_TEST_CASE(what_was_written_is_there_again) {
    const Folder folder;
    const auto file = made(folder);
    const auto library = Library::open(file, only_if_there());
    BOOST_TEST(!library.read_only_because());
    BOOST_TEST(library.list().at(0).entries == 5U);
    BOOST_TEST(library.entries(library.list().at(0).id).size() == 5U);
    BOOST_TEST(faults(library).empty());
}

BOOST_AUTO_TEST_CASE(a_closed_library_is_one_file) {
    const Folder folder;
    made(folder);
    BOOST_TEST(files_in(folder / "") == 1U);
}

BOOST_AUTO_TEST_CASE(folders_above_are_made) {
    const Folder folder;
    made(folder, "deep/er/library.logothete");
    BOOST_TEST(fs::exists(folder / "deep/er/library.logothete"));
}

BOOST_AUTO_TEST_CASE(the_file_says_what_it_is_and_what_it_keeps_to) {
    const Folder folder;
    const auto file = made(folder);
    const auto text = folder.read("library.logothete");
    BOOST_TEST(text.substr(68, 4) == "Lgth");
    BOOST_TEST(text_of(file.string(), "PRAGMA journal_mode") == "wal");
}

BOOST_AUTO_TEST_CASE(a_link_and_the_file_are_the_same_library) {
    const Folder folder;
    const auto file = made(folder);
    fs::create_symlink(file, folder / "link");
    auto one = Library::open(file, plain());
    auto other = Library::open(folder / "link", plain());
    BOOST_TEST(one.file() == other.file());
    const auto session = one.list().at(0).id;
    const auto writing = writer(one, session);
    BOOST_TEST(std::holds_alternative<Holder>(other.write(session)));
}

BOOST_AUTO_TEST_CASE(a_library_that_should_be_there_is_not_made) {
    const Folder folder;
    const auto error = error_of([&] { Library::open(folder / "none", only_if_there()); }).value();
    BOOST_TEST(error.trouble == Trouble::missing);
    BOOST_TEST(holds(error.what(), "there is no such library"));
    BOOST_TEST(files_in(folder / "") == 0U);
}

BOOST_AUTO_TEST_CASE(no_new_library_takes_the_place_of_a_lost_one) {
    const Folder folder;
    const auto file = made(folder);
    back_up(Library::open(file, plain()));
    fs::remove(file);
    const auto error = error_of([&] { Library::open(file, plain()); }).value();
    BOOST_TEST(error.trouble == Trouble::missing);
    BOOST_TEST(holds(error.what(), "backup-000001"));
    fs::remove_all(folder / "library.logothete-backups");
    folder.write("library.logothete-wal", "left");
    BOOST_TEST(holds(error_of([&] { Library::open(file, plain()); }).value().what(), "log"));
    BOOST_TEST(!fs::exists(file));
}

BOOST_AUTO_TEST_CASE(what_is_no_library_is_left_as_it_was) {
    const Folder folder;
    folder.write("letter", "Dear Anna, " + std::string(5000, '.'));
    SQLite::Database{(folder / "other").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE}.exec(
        "CREATE TABLE t (a); PRAGMA application_id = 7; PRAGMA user_version = 1");
    folder.write("empty", "");
    for (const std::string name : {"letter", "other"}) {
        const auto before = folder.read(name);
        BOOST_TEST((trouble_of([&] { Library::open(folder / name, plain()); }) == Trouble::foreign), name);
        BOOST_TEST(folder.read(name) == before);
    }
    BOOST_TEST((trouble_of([&] { Library::open(folder / "empty", plain()); }) == Trouble::damaged));
    BOOST_TEST((trouble_of([&] { Library::open(folder / "", plain()); }) == Trouble::no_access));
    BOOST_TEST((trouble_of([&] { Library::open("/dev/null", plain()); }) == Trouble::no_access));
    BOOST_TEST((trouble_of([&] { Library::open("/proc/none/library", plain()); }) == Trouble::no_access));
}

BOOST_AUTO_TEST_CASE(changed_tables_are_noticed) {
    const Folder folder;
    for (const std::string sql :
         {"DROP VIEW counted_results", "CREATE TABLE more (a)", "ALTER TABLE notes ADD COLUMN b TEXT",
          "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END"}) {
        const auto file = made(folder, std::to_string(sql.size()));
        change(file.string(), sql);
        BOOST_TEST((trouble_of([&] { Library::open(file, plain()); }) == Trouble::damaged), sql);
    }
}

BOOST_AUTO_TEST_CASE(a_newer_library_can_be_read_but_not_written) {
    const Folder folder;
    { const auto newer = Library::open(folder / "newer", of_later_version()); }
    change((folder / "newer").string(),
           "INSERT INTO sessions (uuid, title, place, board, header, created_at, changed_at, taken_up, revision, "
           "cursor) VALUES ('" +
               std::string(36, 'a') + "', 'from later', '', '', '{}', '', '', 1, 0, 0)");
    const auto before = folder.read("newer");
    auto library = Library::open(folder / "newer", plain());
    BOOST_TEST(holds(library.read_only_because().value(), "later version"));
    BOOST_TEST(library.list().at(0).title == "from later");
    const auto error = error_of([&] { library.rename(library.list().at(0).id, "x"); }).value();
    BOOST_TEST(error.trouble == Trouble::read_only);
    BOOST_TEST(holds(error.what(), "later version"));
    BOOST_TEST((trouble_of([&] { library.write(library.list().at(0).id); }) == Trouble::read_only));
    BOOST_TEST(folder.read("newer") == before);
}

BOOST_AUTO_TEST_CASE(an_older_library_is_backed_up_and_migrated) {
    const Folder folder;
    const auto file = made(folder);
    const auto library = Library::open(file, of_later_version());
    BOOST_TEST(!library.read_only_because());
    BOOST_TEST(library.list().at(0).entries == 5U);
    BOOST_TEST(text_of(file.string(), "PRAGMA user_version") == std::to_string(later().version));
    const auto kept = backups(file);
    BOOST_TEST_REQUIRE(kept.size() == 1U);
    BOOST_TEST(text_of(kept[0].file.string(), "PRAGMA user_version") == std::to_string(store::schema().version));
}

BOOST_AUTO_TEST_CASE(an_older_library_that_may_only_be_read_is_migrated_in_memory) {
    const Folder folder;
    const auto file = made(folder);
    const auto before = folder.read("library.logothete");
    auto options = of_later_version();
    options.access = Access::read;
    const auto library = Library::open(file, options);
    BOOST_TEST(library.list().at(0).entries == 5U);
    BOOST_TEST(folder.read("library.logothete") == before);
    BOOST_TEST(backups(file).empty());
}

BOOST_AUTO_TEST_CASE(a_migration_that_fails_leaves_the_library_as_it_was) {
    const Folder folder;
    const auto file = made(folder);
    auto options = of_later_version();
    options.schema.migrations.back().sql = "DELETE FROM players; SELECT no_such_column FROM notes";
    BOOST_TEST(trouble_of([&] { Library::open(file, options); }).has_value());
    options.schema.migrations.back().sql = "UPDATE notes SET author = 1";
    BOOST_TEST(trouble_of([&] { Library::open(file, options); }).has_value());
    options.schema.migrations.back().sql =
        "DELETE FROM sessions; PRAGMA user_version = " + std::to_string(options.schema.version);
    BOOST_TEST((trouble_of([&] { Library::open(file, options); }) == Trouble::damaged));  // entries of no session
    BOOST_TEST(Library::open(file, plain()).list().at(0).players.size() == 2U);
}

BOOST_AUTO_TEST_CASE(several_programs_migrate_at_once) {
    for (int round = 0; round < 5; ++round) {
        const Folder folder;
        const auto file = made(folder);
        const auto open = [&](const Acknowledge& done) {
            auto options = of_later_version();
            options.patience = std::chrono::seconds{60};
            if (Library::open(file, options).list().at(0).entries == 5) done();
        };
        Child one{open};
        Child two{open};
        Child three{open};
        for (Child* child : {&one, &two, &three}) BOOST_TEST((child->end() == std::pair<int, std::size_t>{0, 1}));
        BOOST_TEST(backups(file).size() == 1U);
    }
}

BOOST_AUTO_TEST_CASE(nobody_migrates_what_another_program_has_open) {
    const Folder folder;
    const auto file = made(folder);
    const auto open = Library::open(file, plain());
    BOOST_TEST((trouble_of([&] { Library::open(file, of_later_version()); }) == Trouble::busy));
    BOOST_TEST(open.list().at(0).entries == 5U);
}

BOOST_AUTO_TEST_CASE(opened_for_reading_it_cannot_be_changed) {
    const Folder folder;
    const auto file = made(folder);
    auto options = plain();
    options.access = Access::read;
    auto library = Library::open(file, options);
    BOOST_TEST(library.list().size() == 1U);
    BOOST_TEST((trouble_of([&] { library.create(two_players()); }) == Trouble::read_only));
}

BOOST_AUTO_TEST_CASE(a_library_that_was_taken_away_takes_no_more_entries) {
    const Folder folder;
    const auto file = made(folder);
    auto library = Library::open(file, plain());
    auto writing = writer(library, library.list().at(0).id);
    fs::rename(file, folder / "elsewhere");
    const auto add = [&] { writing.append(writing.state(), {entry(6)}, awaiting()); };
    BOOST_TEST((trouble_of(add) == Trouble::vanished));
    fs::copy_file(folder / "elsewhere", file);
    BOOST_TEST((trouble_of(add) == Trouble::vanished));
    fs::rename(folder / "elsewhere", file);
    BOOST_TEST(!trouble_of(add));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_looked_at_is_said) {
    const Folder folder;
    fs::create_symlink(folder / "loop", folder / "loop");
    const auto error = error_of([&] { Library::open(folder / "loop" / "library", plain()); }).value();
    BOOST_TEST((error.trouble == Trouble::no_access));
    BOOST_TEST(holds(error.what(), "). Check that you may open its folder, or choose another file."), error.what());
}

BOOST_AUTO_TEST_CASE(a_log_that_was_taken_away_is_noticed_and_loses_nothing) {
    const Folder folder;
    const auto file = made(folder);
    {
        auto library = Library::open(file, plain());
        auto writing = writer(library, library.list().at(0).id);
        writing.append(writing.state(), {entry(6)}, awaiting());
        BOOST_TEST_REQUIRE(fs::remove(folder / "library.logothete-wal"));
        const auto add = [&] { writing.append(writing.state(), {entry(7)}, awaiting()); };
        BOOST_TEST((trouble_of(add) == Trouble::vanished));
    }
    const auto library = Library::open(file, plain());
    BOOST_TEST(library.list().at(0).entries == 6U);
    BOOST_TEST(faults(library).empty());
}

BOOST_AUTO_TEST_SUITE_END()
