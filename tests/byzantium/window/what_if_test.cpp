// SPDX-License-Identifier: MIT
// An attack in numbers at the window: from a plan, by keys and by mouse, and nothing on the table changes.
#include "byzantium/window/driver.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

namespace {

using namespace byzantium;
using gui_test::Driver;

struct Asking : Driver {
    Asking() { open(support::header_of({Color::red, Color::blue})); }

    void ask() {
        key(WXK_F8, wxMOD_SHIFT);
        BOOST_REQUIRE(gui_test::until([&] { return shows("what if") && has_area("what if", "chance"); }));
    }
    const byzantium::words::WhatIf& what_if() {
        return dynamic_cast<byzantium::window::WhatIfPage&>(canvas("what if")).what_if();
    }
    std::string chance() { return canvas("what if").area("chance")->tip; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(what_if_page)

BOOST_AUTO_TEST_CASE(keys_change_numbers_and_the_chance_follows) {
    Asking asking;
    const auto question = asking.desk().page().heading;
    asking.ask();
    const std::string before = asking.chance();
    asking.type("12");
    BOOST_TEST(asking.what_if().attack().attacker.main == 12);
    BOOST_TEST(asking.chance() != before);
    asking.key(WXK_LEFT);
    asking.key(WXK_UP);
    asking.key('=');
    BOOST_TEST(asking.what_if().attack().attacker.elite == 1);
    asking.key('N');
    BOOST_TEST(asking.what_if().attack().defenders.size() == 1U);
    asking.key('R');
    BOOST_TEST(asking.chance() == before);
    asking.key(WXK_ESCAPE);
    BOOST_TEST(!asking.shows("what if"));
    BOOST_TEST(asking.desk().page().heading == question);
    BOOST_TEST(asking.entries() == 0U);
}

// After Tab digits answer the question: the number had its frame still.
BOOST_AUTO_TEST_CASE(a_number_is_framed_only_while_digits_go_there) {
    Asking asking;
    asking.ask();
    const auto framed = [&] {
        gui::Canvas& page = asking.canvas("what if");
        const gui::Rect where = page.area("attacker:main")->where;
        const wxSize whole = page.GetClientSize();
        int found = 0;
        for (double x = where.x + where.w / 3; x < where.right(); ++x)
            if (asking.pixel("what if", x / whole.x, where.middle_y() / whole.y) == page.theme().focus) ++found;
        return found;
    };
    BOOST_TEST(framed() > 0);
    asking.key(WXK_TAB);
    BOOST_REQUIRE(!asking.canvas("what if").HasFocus());
    BOOST_TEST(framed() == 0);
}

BOOST_AUTO_TEST_CASE(more_defenders_than_find_room_are_turned_to) {
    Asking asking;
    asking.ask();
    asking.type("NNNNNNNN");
    BOOST_TEST(!asking.has_area("what if", "defender:8:main"));
    while (asking.has_area("what if", "groups:next")) asking.click("what if", "groups:next");
    BOOST_TEST(asking.has_area("what if", "defender:8:main"));
    BOOST_TEST(asking.has_area("what if", "city:tokens"));
    asking.click("what if", "defender:8:main:more");
    BOOST_TEST(asking.what_if().attack().defenders[7].main == 4);
}

BOOST_AUTO_TEST_CASE(a_planned_attack_brings_its_numbers) {
    Asking asking;
    asking.key(WXK_F8);
    asking.desk().choose(0);
    asking.table().show_again();
    const auto rows = asking.desk().page().rows;
    BOOST_REQUIRE(!rows.empty());
    BOOST_REQUIRE(rows[0].detail.has_value());
    asking.ask();
    BOOST_TEST(byzantium::words::what_if_view(asking.what_if()).chance.p == rows[0].detail->p);
    BOOST_TEST(asking.chance().starts_with("Red's Arab army: always takes the city.\n"), asking.chance());
    BOOST_TEST(asking.what_if().start().city == rows[0].text);
    asking.click("what if", "attacker:main:more");
    asking.click("what if", "close");
    BOOST_TEST(!asking.shows("what if"));
}

BOOST_AUTO_TEST_SUITE_END()
