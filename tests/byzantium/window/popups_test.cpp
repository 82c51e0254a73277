// SPDX-License-Identifier: MIT
// A menu, a list of suggestions or another popup that is open has all keys: nothing below it hears them, and Escape
// closes it and does nothing else.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "gui/canvas/toolkit.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/defs.h>
#include <wx/menu.h>

#include <cctype>

namespace {

using namespace byzantium;
using gui_test::control;
using gui_test::Driver;
using gui_test::until;
using present::CommandId;

bool opens() {
    return until([] { return gui::popup_is_open(); }, 3000);
}
// Of a menu or of one of its items.
char marked_letter(const wxString& label) { return label.utf8_string().at(label.utf8_string().find('&') + 1); }
bool closes() {
    return until([] { return !gui::popup_is_open(); }, 3000);
}

}  // namespace

// Two at a table, one of whom has half chosen an action.
struct AtMenus : gui_test::Driver {
    AtMenus() {
        open(support::header_of({Color::red, Color::blue}));
        gui_test::answer_by_keys(*this, control("damascus"));
        key('B');
        path = desk().page().path;
        BOOST_REQUIRE(path.size() == 1U);
    }
    // As if nothing had been struck.
    bool is_untouched() { return entries() == 1U && desk().page().path == path && desk().selected() == selected; }

    std::vector<std::string> path;
    std::size_t selected = 0;
};

// The first names of a new session, where Anna and Annabel have played before.
struct AtNames : gui_test::Driver {
    AtNames() {
        open({gui_test::usual_boards().usual_id(), {{Color::green, "Anna"}, {Color::red, "Annabel"}}, Color::red, {}});
        run(CommandId::sessions);
        run(CommandId::new_session);
        fill("name:0", "An");
        BOOST_REQUIRE(opens());
    }
    std::string name() { return field("name:0").GetValue().utf8_string(); }
};

BOOST_AUTO_TEST_SUITE(popups)

BOOST_FIXTURE_TEST_CASE(a_menu_opened_by_mouse_has_the_keys, AtMenus) {
    click_menu(2);
    BOOST_REQUIRE(opens());
    for (const char letter : {'1', 'x', '2', '?'}) write(letter);
    key(WXK_DOWN);
    BOOST_TEST(gui::popup_is_open());
    BOOST_TEST(is_untouched());
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(is_untouched());
    key(WXK_ESCAPE);
    BOOST_TEST(desk().page().path.empty());
}

BOOST_FIXTURE_TEST_CASE(down_and_enter_choose_in_a_menu, AtMenus) {
    click_menu(2);
    BOOST_REQUIRE(opens());
    key(WXK_DOWN);
    key(WXK_RETURN);
    BOOST_TEST(closes());
    BOOST_TEST(desk().looks_back());
    BOOST_TEST(entries() == 1U);
}

// The letter of a menu with Alt, then that of an item alone.
BOOST_FIXTURE_TEST_CASE(letters_choose_in_the_menus, AtMenus) {
    const wxMenuBar& bar = *frame().GetMenuBar();
    key(marked_letter(bar.GetMenuLabel(2)), wxMOD_ALT);
    BOOST_REQUIRE(opens());
    BOOST_TEST(is_untouched());
    write(static_cast<char>(
        std::tolower(marked_letter(frame().commands().item(bar, CommandId::look_earlier)->GetItemLabel()))));
    BOOST_TEST(closes());
    BOOST_TEST(desk().looks_back());
    BOOST_TEST(entries() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_menu_opened_by_keyboard_has_the_keys, AtMenus) {
    key(WXK_F10);
    BOOST_REQUIRE(opens());
    key(WXK_DOWN);
    write('1');
    BOOST_TEST(is_untouched());
    key(WXK_ESCAPE);
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(entries() == 1U);
}

BOOST_FIXTURE_TEST_CASE(a_menu_over_the_table_view_has_the_keys, AtMenus) {
    run(CommandId::table_window);
    BOOST_REQUIRE(until([&] { return shows("table view"); }));
    frame().table_view().canvas().SetFocus();
    settle();
    frame().table_view().SetPosition({0, 500});  // beside the menus
    settle();
    click_menu(2);
    BOOST_REQUIRE(opens());
    write('1');
    key(WXK_DOWN);
    BOOST_TEST(is_untouched());
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(is_untouched());
}

BOOST_FIXTURE_TEST_CASE(the_choice_of_a_part_has_the_keys, AtMenus) {
    run(CommandId::as_list);
    auto& parts = dynamic_cast<wxChoice&>(native("parts"));
    const int before = parts.GetSelection();
    click_native("parts");
    BOOST_REQUIRE(opens());
    write('1');
    BOOST_TEST(is_untouched());
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(is_untouched());
    click_native("parts");
    BOOST_REQUIRE(opens());
    key(WXK_DOWN);
    key(WXK_RETURN);
    BOOST_TEST(closes());
    BOOST_TEST(parts.GetSelection() == before + 1);
    BOOST_TEST(is_untouched());
}

BOOST_FIXTURE_TEST_CASE(the_menu_of_a_field_has_the_keys, AtMenus) {
    key(WXK_ESCAPE);
    run(CommandId::find_entry);
    key(WXK_HOME);  // the field has its place with the next picture
    click_native("search the journal", Hand::right);
    BOOST_REQUIRE(opens());
    write('b');
    BOOST_TEST(desk().page().path.empty());
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(has_field("search the journal"));
}

// It stood there until somebody went back into it.
BOOST_FIXTURE_TEST_CASE(the_search_goes_by_escape_after_a_line_was_chosen, AtMenus) {
    key(WXK_ESCAPE);
    run(CommandId::find_entry);
    key(WXK_HOME);
    BOOST_REQUIRE(has_field("search the journal"));
    canvas("decision").SetFocus();
    key(WXK_ESCAPE);
    BOOST_TEST(!has_field("search the journal"));
    BOOST_TEST(canvas("decision").HasFocus());
}

BOOST_FIXTURE_TEST_CASE(escape_closes_suggestions_and_stays, AtNames) {
    key(WXK_ESCAPE);
    BOOST_TEST(closes());
    BOOST_TEST(shows("new session"));
    BOOST_TEST(name() == "An");
    key(WXK_ESCAPE);
    BOOST_TEST(shows("start"));
}

BOOST_FIXTURE_TEST_CASE(down_and_enter_take_a_suggestion_and_begin_nothing, AtNames) {
    key(WXK_DOWN);
    key(WXK_RETURN);
    BOOST_TEST(closes());
    BOOST_TEST(name() == "Anna");
    BOOST_TEST(shows("new session"));
    BOOST_TEST(!seats().session.rolled_first());
}

BOOST_FIXTURE_TEST_CASE(enter_over_suggestions_begins_nothing, AtNames) {
    key(WXK_RETURN);
    BOOST_TEST(closes());
    BOOST_TEST(!table().desk());
    BOOST_TEST(!seats().session.rolled_first());
    BOOST_TEST(name() == "An");
}

BOOST_FIXTURE_TEST_CASE(tab_leaves_the_field_and_its_suggestions, AtNames) {
    key(WXK_TAB);
    BOOST_TEST(closes());
    BOOST_TEST(field("name:1").HasFocus());
}

BOOST_FIXTURE_TEST_CASE(what_is_written_already_is_not_suggested, AtNames) {
    type("nabel");
    BOOST_TEST(closes());
    BOOST_TEST(name() == "Annabel");
}

BOOST_AUTO_TEST_SUITE_END()
