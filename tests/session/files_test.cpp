// SPDX-License-Identifier: MIT
#include "session/files.h"

#include "support/file_error.h"
#include "support/folder.h"
#include "support/synced.h"

#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>

namespace {

using support::file_error;
using support::Folder;
using support::holds;

}  // namespace

BOOST_AUTO_TEST_SUITE(files)

BOOST_AUTO_TEST_CASE(a_file_is_read_whole) {
    const Folder folder;
    const auto file = folder.write("a.txt", std::string{"one\ntwo\0three", 13});
    BOOST_TEST(session::read_file(file, 13).size() == 13U);
}

BOOST_AUTO_TEST_CASE(too_large_a_file_is_refused_without_reading_it_all) {
    const Folder folder;
    const auto file = folder.write("a.txt", std::string(100, 'x'));
    BOOST_TEST(holds(file_error([&] { session::read_file(file, 99); }), "too large"));
}

BOOST_AUTO_TEST_CASE(a_missing_file_and_a_folder_are_named_as_such) {
    const Folder folder;
    BOOST_TEST(holds(file_error([&] { session::open_file(folder / "none"); }), "there is no such file"));
    BOOST_TEST(holds(file_error([&] { session::open_file(folder / ""); }), "this is a folder"));
    BOOST_TEST(
        holds(file_error([&] { session::replace_file(folder / "", [](std::ostream&) {}); }), "this is a folder"));
}

BOOST_AUTO_TEST_CASE(a_file_is_replaced_and_nothing_is_left_beside_it) {
    const Folder folder;
    const auto file = folder.write("a.txt", "old");
    session::replace_file(file, [](std::ostream& out) { out << "new"; });
    BOOST_TEST(folder.read("a.txt") == "new");
    BOOST_TEST(!std::filesystem::exists(folder / "a.txt.new"));
}

BOOST_AUTO_TEST_CASE(a_link_stays_a_link) {
    const Folder folder;
    folder.write("real.txt", "old");
    std::filesystem::create_symlink("real.txt", folder / "link.txt");
    session::replace_file(folder / "link.txt", [](std::ostream& out) { out << "new"; });
    BOOST_TEST(std::filesystem::is_symlink(folder / "link.txt"));
    BOOST_TEST(folder.read("real.txt") == "new");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_leaves_the_old_file) {
    const Folder folder;
    const auto file = folder.write("a.txt", "old");
    std::filesystem::create_directory(folder / "a.txt.new");  // stands where the new file is written
    const auto error = file_error([&] { session::replace_file(file, [](std::ostream& out) { out << "new"; }); });
    BOOST_TEST(holds(error, "cannot be written"));
    BOOST_TEST(folder.read("a.txt") == "old");
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_noticed) {
    if (!std::filesystem::exists("/dev/full")) return;
    BOOST_TEST(holds(file_error([] { session::replace_file("/dev/full", [](std::ostream& out) { out << "new"; }); }),
                     "writing this file failed"));
}

BOOST_AUTO_TEST_CASE(a_file_that_was_replaced_is_on_the_disk_under_its_name) {
    const support::Folder folder;
    support::synced = {folder / "game.jsonl", {}};
    session::replace_file(folder / "game.jsonl", [](std::ostream& out) { out << "new"; });
    BOOST_TEST(support::synced.holds((folder / "game.jsonl").parent_path()));
    support::synced = {};
}

BOOST_AUTO_TEST_SUITE_END()
