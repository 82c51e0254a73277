// SPDX-License-Identifier: MIT
// Files that take their name when they are whole, and files that one program holds.
#include "store/new_file.h"

#include "store/exchange.h"
#include "store/held_file.h"
#include "store/library.h"
#include "store/protected.h"
#include "store/store_error.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <functional>
#include <iterator>
#include <string>
#include <system_error>

namespace {

namespace fs = std::filesystem;
using store::HeldFile;
using store::IfThere;
using store::NewFile;
using support::Folder;

std::ptrdiff_t number_of_files(const Folder& folder) { return std::distance(fs::directory_iterator{folder / ""}, {}); }

std::errc trouble(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::system_error& error) {
        return static_cast<std::errc>(error.code().value());
    }
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(new_files)

BOOST_AUTO_TEST_CASE(are_seen_when_they_are_whole_and_leave_nothing_when_they_fail) {
    const Folder folder;
    {
        NewFile made{folder / "a"};
        made.write("new");
        BOOST_TEST(!fs::exists(folder / "a"));
        made.put_in_place(IfThere::refuse);
        BOOST_TEST(folder.read("a") == "new");
    }
    BOOST_TEST(number_of_files(folder) == 1);
    BOOST_CHECK((trouble([&] { NewFile{folder / "a"}.put_in_place(IfThere::refuse); }) == std::errc::file_exists));
    BOOST_CHECK((trouble([&] { NewFile{folder / "none/a"}; }) == std::errc::no_such_file_or_directory));
    { const NewFile left{folder / "b"}; }
    BOOST_TEST(number_of_files(folder) == 1);
    BOOST_TEST(folder.read("a") == "new");
}

BOOST_AUTO_TEST_CASE(replace_a_link_and_do_not_follow_it) {
    const Folder folder;
    folder.write("victim", "old");
    fs::create_symlink("victim", folder / "link");
    BOOST_CHECK((trouble([&] { NewFile{folder / "link"}.put_in_place(IfThere::refuse); }) == std::errc::file_exists));
    NewFile made{folder / "link"};
    made.write("new");
    made.put_in_place(IfThere::replace);
    BOOST_TEST(folder.read("victim") == "old");
    BOOST_TEST(!fs::is_symlink(folder / "link"));
}

BOOST_AUTO_TEST_CASE(are_held_by_one_at_a_time_however_often_they_are_written) {
    const Folder folder;
    HeldFile held{folder / "a", "one", IfThere::refuse};
    for (const char* const text : {"two", "three"}) {
        BOOST_CHECK((trouble([&] { HeldFile{folder / "a"}; }) == std::errc::device_or_resource_busy));
        held.replace(text);
        BOOST_TEST(folder.read("a") == text);
        BOOST_TEST(!held.changed_elsewhere());
    }
    BOOST_CHECK(
        (trouble([&] { HeldFile(folder / "a", "x", IfThere::replace); }) == std::errc::device_or_resource_busy));
    folder.write("a", "theirs");
    BOOST_TEST(held.changed_elsewhere());
    held = HeldFile{folder / "b", "", IfThere::refuse};
    BOOST_TEST(HeldFile{folder / "a"}.bytes() == "theirs");
}

BOOST_AUTO_TEST_CASE(never_take_the_place_of_a_library) {
    const Folder folder;
    const auto library = store::Library::open(folder / "lib");
    const auto why = [&](const std::string& name) { return store::why_protected(folder / name, {}).has_value(); };
    for (const char* const name : {"lib", "lib-wal", "lib-shm", "lib-journal", "lib-backups/any",
                                   "lib.0b1f9a3e-7c41-4c6e-9d55-1f6a3b0c2d4e.holder"})
        BOOST_TEST(why(name), name);
    for (const char* const name : {"other", "other-wal", "lib.jsonl", "lib-wal.txt", "lib.holder"})
        BOOST_TEST(!why(name), name);
    folder.write("other", "some notes that are long enough to be taken for something: they are no library at all");
    BOOST_TEST(!why("other"));
    fs::create_hard_link(folder / "lib", folder / "second");
    BOOST_TEST(why("second"));
    fs::create_hard_link(folder / "lib-wal", folder / "log");
    BOOST_TEST(!why("log"));
    BOOST_TEST(store::why_protected(folder / "log", {folder / "lib"}).has_value());
    BOOST_CHECK_THROW(
        store::export_session(library, store::SessionId{1}, folder / "lib", store::CutsToo::yes, IfThere::replace),
        store::StoreError);
}

BOOST_AUTO_TEST_SUITE_END()
