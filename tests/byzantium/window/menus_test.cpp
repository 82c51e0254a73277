// SPDX-License-Identifier: MIT
#include "byzantium/words/table/own_commands.h"
#include "present/menu_letters.h"
#include "present/speaking.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(menus_of_byzantium)

BOOST_DATA_TEST_CASE(no_two_items_have_one_letter, boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    expect_letters_in_menus(present::commands_with(byzantium::words::own_commands()));
}

BOOST_AUTO_TEST_SUITE_END()
