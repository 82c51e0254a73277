// SPDX-License-Identifier: MIT
#include "session/files.h"

#include "support/environment.h"
#include "support/file_error.h"
#include "support/folder.h"
#include "support/synced.h"

#include <boost/test/unit_test.hpp>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <string>

namespace {

using support::file_error;
using support::Folder;
using support::holds;

std::size_t files_in(const Folder& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{folder / ""}, {}));
}

// From now on no file may be longer; the limit before.
rlimit longest_file(rlim_t bytes) {
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit now{bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
    return before;
}

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
    const rlimit before = longest_file(2);
    const auto error = file_error([&] { session::replace_file(file, [](std::ostream& out) { out << "new"; }); });
    longest_file(before.rlim_cur);
    BOOST_TEST(holds(error, "a.txt: this file cannot be written"), error);
    BOOST_TEST(folder.read("a.txt") == "old");
    BOOST_TEST(files_in(folder) == 1U);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_there_is_kept_unless_it_may_go) {
    const Folder folder;
    const auto file = folder.write("a.txt", "old");
    const auto put = [&](session::IfThere if_there) {
        session::put_file({file, if_there}, [](std::ostream& out) { out << "new"; });
    };
    BOOST_CHECK_THROW(put(session::IfThere::refuse), session::FileIsThere);
    BOOST_TEST(folder.read("a.txt") == "old");
    std::filesystem::permissions(file, std::filesystem::perms::owner_read);
    put(session::IfThere::replace);
    BOOST_TEST(folder.read("a.txt") == "new");
    BOOST_TEST((std::filesystem::status(file).permissions() == std::filesystem::perms::owner_read));
    BOOST_TEST(files_in(folder) == 1U);
}

BOOST_AUTO_TEST_CASE(a_link_that_leads_nowhere_is_not_followed) {
    const Folder folder;
    std::filesystem::create_symlink("nowhere.txt", folder / "link.txt");
    const auto put = [&] { session::put_file({folder / "link.txt"}, [](std::ostream& out) { out << "new"; }); };
    BOOST_CHECK_THROW(put(), session::FileIsThere);
    BOOST_TEST(!std::filesystem::exists(folder / "nowhere.txt"));
}

BOOST_AUTO_TEST_CASE(a_library_that_is_damaged_is_known_by_its_name) {
    const Folder folder;
    const support::Environment usual{"LOGOTHETE_LIBRARY", (folder / "lib.logothete").string()};
    for (const char* const name : {"lib.logothete", "other.logothete"}) {
        folder.write(name, "what is left of a library");
        const session::Target target{folder / name, session::IfThere::replace, folder / "other.logothete"};
        BOOST_TEST(holds(file_error([&] { session::put_file(target, [](std::ostream&) {}); }), "Choose another name"));
        BOOST_TEST(folder.read(name) == "what is left of a library");
    }
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
