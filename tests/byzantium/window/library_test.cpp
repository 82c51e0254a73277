// SPDX-License-Identifier: MIT
// Libraries that cannot be opened, read, written or held: each is a sentence at the window, and nothing is lost.
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "store/bad_disk.h"
#include "store/sql.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using gui_test::Driver;

// A library with one session, and what it holds of it.
struct WithOneSession {
    WithOneSession() { session = gui_test::put_into(file, gui_test::two_players(), "Friday"); }
    std::size_t entries() const { return gui_test::read_from(file, session).session.journal().size(); }
    support::Folder folder;
    std::filesystem::path file = folder / "library";
    store::SessionId session{};
};

void set_bulgars(Driver& driver, int cubes) {
    driver.click("map", "bulgars");
    driver.type(std::to_string(cubes));
    driver.key(WXK_RETURN);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(libraries)

BOOST_AUTO_TEST_CASE(one_that_cannot_be_opened_is_said_and_tried_again) {
    const support::Folder folder;
    const auto file = folder.write("library", "this is no library, whatever else it may be");
    Driver driver{file};
    BOOST_REQUIRE(driver.shows("trouble"));
    driver.click("trouble", "again");
    BOOST_TEST(driver.shows("trouble"));
    for (const int key : {'N', 'O'}) driver.key(key, wxMOD_CONTROL);  // there is nothing to begin a session in
    BOOST_TEST(driver.shows("trouble"));
    std::filesystem::remove(file);
    driver.click("trouble", "again");
    BOOST_TEST(driver.shows("start"));
}

BOOST_AUTO_TEST_CASE(one_of_a_later_version_is_read_and_never_written) {
    const WithOneSession one;
    test::change(one.file.string(), "PRAGMA user_version = 1000");
    Driver driver{one.file};
    BOOST_REQUIRE(driver.start().read_only);
    BOOST_TEST(driver.strip().find("later version") != std::string::npos, driver.strip());
    driver.key(WXK_DOWN);
    for (const int key : {int{'R'}, int{'D'}, int{'A'}, int{WXK_DELETE}, int{'N'}, int{'I'}}) driver.key(key);
    BOOST_TEST(driver.shows("start"));
    BOOST_TEST(driver.start().rows.size() == 1U);
    BOOST_TEST(!driver.has_field("new title"));
    driver.key('P');
    BOOST_TEST(driver.shows("start"));
    BOOST_TEST(driver.strip().find("later version") != std::string::npos, driver.strip());
    driver.files.export_file = one.folder / "out.jsonl";
    driver.key('X');
    BOOST_TEST(std::filesystem::exists(one.folder / "out.jsonl"));
}

BOOST_AUTO_TEST_CASE(a_session_that_another_program_writes_is_said) {
    const WithOneSession one;
    Driver driver{one.file};
    {
        auto other = store::Library::open(one.file);
        const auto writer = other.write(one.session);
        BOOST_REQUIRE(std::holds_alternative<store::Writer>(writer));
        driver.click("start", "resume");
        BOOST_TEST(!driver.table().desk());
        BOOST_TEST(driver.strip().starts_with("Another program is writing to this game: number "), driver.strip());
    }
    driver.resume();
    BOOST_TEST(driver.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(a_library_that_vanishes_is_said_where_one_plays) {
    const WithOneSession one;
    Driver driver{one.file};
    driver.resume();
    set_bulgars(driver, 3);
    std::filesystem::rename(one.file, one.folder / "elsewhere");
    set_bulgars(driver, 5);
    BOOST_TEST(driver.desk().message().find("library") != std::string::npos, driver.desk().message());
    BOOST_TEST(driver.position().bulgars == 3);
    BOOST_TEST(driver.field("number").GetValue() == "5");  // what was typed is still there
    std::filesystem::rename(one.folder / "elsewhere", one.file);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.position().bulgars == 5);
    BOOST_TEST(one.entries() == 2U);
}

// As somebody copies the file to a stick while the window is open.
BOOST_AUTO_TEST_CASE(a_copy_holds_what_was_entered_a_moment_ago) {
    const WithOneSession one;
    Driver driver{one.file};
    driver.resume();
    set_bulgars(driver, 3);
    const auto copy = one.folder / "copy";
    const auto is_whole = [&] {
        std::filesystem::copy_file(one.file, copy, std::filesystem::copy_options::overwrite_existing);
        return gui_test::read_from(copy, one.session).session.journal().size() == 1;
    };
    BOOST_TEST(gui_test::until(is_whole));
    BOOST_TEST(driver.position().bulgars == 3);
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_said_where_one_plays) {
    const WithOneSession one;
    {
        const test::BadDisk disk{test::Failure::full, 60};
        Driver driver{one.file};
        driver.resume();
        std::size_t kept = 0;
        for (int i = 0; i < 60 && driver.desk().message().empty(); ++i) {
            kept = driver.entries();
            set_bulgars(driver, i % 2 == 0 ? 3 : 5);
        }
        BOOST_TEST(disk.struck());
        BOOST_TEST(driver.desk().message().find("full") != std::string::npos, driver.desk().message());
        BOOST_TEST(driver.entries() == kept);
        driver.key(WXK_ESCAPE);
        driver.key('Z', wxMOD_CONTROL);  // nor this; and nothing ends
        BOOST_TEST(driver.table().desk());
        BOOST_TEST(one.entries() == kept);
    }
    Driver again{one.file};
    again.resume();
    BOOST_TEST(again.entries() == one.entries());
}

BOOST_AUTO_TEST_SUITE_END()
