// SPDX-License-Identifier: MIT
#include "store/program.h"

#include <boost/test/unit_test.hpp>

#include <regex>

BOOST_AUTO_TEST_SUITE(program)

BOOST_AUTO_TEST_CASE(the_time_is_written_so_that_text_order_is_time_order) {
    const auto now = store::utc_now();
    BOOST_TEST(std::regex_match(now, std::regex{"20\\d\\d-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\dZ"}), now);
}

BOOST_AUTO_TEST_CASE(a_program_says_its_version_and_who_it_is) {
    const auto program = store::this_program();
    BOOST_TEST(!program.version.empty());
    BOOST_TEST(!program.process.empty());
}

BOOST_AUTO_TEST_SUITE_END()
