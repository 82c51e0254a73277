// SPDX-License-Identifier: MIT
#include "byzantium/window/driver.h"
#include "byzantium/words/table/own_commands.h"
#include "present/menu_letters.h"
#include "present/speaking.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/menu.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace {

// How many items stand between one line and the next.
std::vector<std::size_t> groups_of(const wxMenu& menu) {
    std::vector<std::size_t> groups{0};
    for (const wxMenuItem* const item : menu.GetMenuItems()) {
        if (item->IsSeparator()) groups.push_back(0);
        if (!item->IsSeparator()) ++groups.back();
    }
    return groups;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(menus_of_byzantium)

BOOST_DATA_TEST_CASE(no_two_items_have_one_letter, boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    expect_letters_in_menus(present::commands_with(byzantium::words::own_commands()));
}

BOOST_AUTO_TEST_CASE(lines_divide_long_menus_and_none_stands_at_an_edge) {
    gui_test::Driver driver;
    const wxMenuBar& bar = *driver.frame().GetMenuBar();
    std::size_t longest = 0;
    for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
        const auto groups = groups_of(*bar.GetMenu(i));
        BOOST_TEST(groups.size() > 1U, bar.GetMenuLabelText(i).utf8_string());
        longest = std::max(longest, groups.size());
        for (const std::size_t items : groups) {
            BOOST_TEST(items > 0U, bar.GetMenuLabelText(i).utf8_string());
            BOOST_TEST(items <= 12U, bar.GetMenuLabelText(i).utf8_string());
        }
    }
    BOOST_TEST(longest >= 5U);
}

BOOST_AUTO_TEST_SUITE_END()
