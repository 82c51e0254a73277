// SPDX-License-Identifier: MIT
// Names last as well as what is in the files: whatever was made or renamed, its folder is written to the disk after it.
#include "store/disk.h"

#include "store/backups.h"
#include "store/exchange.h"
#include "store/sample.h"
#include "support/folder.h"
#include "support/synced.h"

#include <boost/test/unit_test.hpp>

using namespace store;
using namespace test;
using support::synced;
namespace fs = std::filesystem;

struct Watching {
    support::Folder folder;

    ~Watching() { synced = {}; }
    static void watch(const fs::path& file) { synced = {file, {}}; }
};

BOOST_AUTO_TEST_SUITE(disk)

BOOST_FIXTURE_TEST_CASE(a_new_library_keeps_its_name, Watching) {
    const auto file = folder / "games" / "library.logothete";
    watch(file);
    { const auto library = Library::open(file, plain()); }
    BOOST_TEST(synced.holds(file.parent_path()));
    BOOST_TEST(synced.holds(file.parent_path().parent_path()));
}

BOOST_FIXTURE_TEST_CASE(an_exported_session_keeps_its_name, Watching) {
    auto library = Library::in_memory(plain());
    const auto session = played(library, 3);
    fs::create_directory(folder / "mail");
    const auto file = folder / "mail" / "friday.logothete";
    watch(file);
    export_session(library, session, file, CutsToo::yes);
    BOOST_TEST(synced.holds(file.parent_path()));
}

BOOST_FIXTURE_TEST_CASE(a_backup_keeps_its_name_and_so_does_what_is_restored, Watching) {
    const auto file = folder / "library.logothete";
    auto library = Library::open(file, plain());
    played(library, 3);
    watch(folder / "library.logothete-backups" / "backup-000001-2026-03-01.logothete");
    const auto backup = back_up(library).file;
    BOOST_TEST(backup == synced.watched);
    BOOST_TEST(synced.holds(backup.parent_path()));
    library = Library::in_memory(plain());
    fs::remove(file);
    watch(file);
    static_cast<void>(restore_backup(file, backup, plain()));
    BOOST_TEST(synced.holds(file.parent_path()));
}

BOOST_FIXTURE_TEST_CASE(a_folder_that_cannot_be_synced_is_no_fault, Watching) {
    BOOST_CHECK_NO_THROW(sync_name_of(folder / "not" / "there"));
    BOOST_CHECK_NO_THROW(sync_file(folder / "nothing"));
}

BOOST_AUTO_TEST_SUITE_END()
