// SPDX-License-Identifier: MIT
// A table changes a board at the window, saves it, and plays on it.
#include "byzantium/window/driver.h"
#include "support/environment.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/listbox.h>
#include <wx/stattext.h>

namespace {

using gui_test::Driver;
using present::CommandId;

struct AtBoards {
    support::Folder data;
    support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    Driver driver{data / "library.logothete"};

    AtBoards() { driver.key('B', wxMOD_CONTROL); }

    wxListBox& list(const std::string& name) { return dynamic_cast<wxListBox&>(driver.native(name)); }
    // In one line, however it was broken.
    std::string said(const std::string& name) {
        wxString label = dynamic_cast<wxStaticText&>(driver.native(name)).GetLabel();
        label.Replace("\n", " ");
        return label.utf8_string();
    }
    // As a click on the row.
    void choose(const std::string& name, int row) {
        list(name).SetSelection(row);
        wxCommandEvent event{wxEVT_LISTBOX, list(name).GetId()};
        event.SetInt(row);
        list(name).GetEventHandler()->ProcessEvent(event);
        driver.settle();
    }
    void press(const std::string& name) {
        driver.native(name).SetFocus();
        driver.settle();
        driver.key(WXK_SPACE);
    }
    int damascus() { return static_cast<int>(byzantium::index(support::city("damascus"))); }
};

constexpr const char* strength = "cities.damascus.strength";

}  // namespace

BOOST_AUTO_TEST_SUITE(boards)

BOOST_AUTO_TEST_CASE(a_changed_city_is_saved_and_played_on) {
    AtBoards page;
    Driver& driver = page.driver;
    page.choose("rows", page.damascus());
    driver.fill(strength, "7");
    driver.key(WXK_RETURN);
    BOOST_TEST(page.said("field trouble").find("Damascus holds at most 3 tokens") == 0U, page.said("field trouble"));
    BOOST_TEST(driver.field(strength).GetValue() == "7");
    driver.fill(strength, "2");
    driver.key(WXK_RETURN);
    BOOST_TEST(page.list("rows").GetString(static_cast<unsigned>(page.damascus())).utf8_string() ==
               "\u2610 Damascus: Byzantine, 2 (printed: 3)");
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Strength: 2");
    driver.fill("board name", "Attic");
    driver.key(WXK_RETURN);
    BOOST_TEST(page.list("boards").GetStringSelection() == "Attic");
    BOOST_TEST(std::filesystem::exists(page.data / "boards/byzantium/attic.json"));
    page.press("begin on board");
    BOOST_TEST(driver.fresh().boards.at(driver.fresh().board) == "Attic");
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(driver.position()[support::city("damascus")].tokens == 2);
}

BOOST_AUTO_TEST_CASE(cities_are_gone_through_by_one_key_and_changes_taken_back_by_another) {
    AtBoards page;
    Driver& driver = page.driver;
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST(page.list("rows").GetSelection() == 2);
    BOOST_TEST(page.list("rows").GetString(1).utf8_string().find("\u2611") == 0U);
    BOOST_TEST(page.said("state").find("2 of ") == 0U, page.said("state"));
    driver.key(WXK_DOWN);
    BOOST_TEST(page.list("rows").GetSelection() == 3);
    page.choose("rows", page.damascus());
    driver.fill(strength, "1");
    driver.key(WXK_RETURN);
    BOOST_TEST(page.said("state").find("1 difference") != std::string::npos, page.said("state"));
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.field(strength).GetValue() == "3");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
    driver.key('B', wxMOD_CONTROL);
    BOOST_TEST(page.list("rows").GetString(1).utf8_string().find("\u2611") == 0U);
}

// The form jumped by a line when something was wrong, and the next click missed.
BOOST_AUTO_TEST_CASE(fields_stay_where_they_are_when_something_is_wrong) {
    AtBoards page;
    Driver& driver = page.driver;
    page.choose("rows", page.damascus());
    const wxPoint before = driver.native("cities.damascus.lat").GetScreenPosition();
    driver.fill(strength, "99");
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(!page.said("field trouble").empty());
    BOOST_TEST((driver.native("cities.damascus.lat").GetScreenPosition() == before));
}

BOOST_AUTO_TEST_CASE(quitting_with_changes_is_said_once) {
    AtBoards page;
    Driver& driver = page.driver;
    driver.fill("board name", "Attic");
    page.press("undo board");
    driver.fill("board name", "Cellar");
    driver.native("rows").SetFocus();
    driver.settle();
    driver.run(CommandId::sessions);
    driver.frame().Close();
    driver.settle();
    BOOST_TEST(page.said("said").find("Not saved: Cellar.") == 0U, page.said("said"));
    driver.close();
}

BOOST_AUTO_TEST_SUITE_END()
