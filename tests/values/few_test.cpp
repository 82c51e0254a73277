// SPDX-License-Identifier: MIT
// Places that are not there are noticed, in release builds too: a fault of ours must not read what lies beside a list.
#include "values/few.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

BOOST_AUTO_TEST_SUITE(places_that_are_not_there)

BOOST_AUTO_TEST_CASE(of_a_short_list) {
    values::Few<int, 4> list{1, 2};
    const auto& same = list;
    BOOST_TEST(list[1] == 2);
    BOOST_CHECK_THROW(list[2], std::out_of_range);
    BOOST_CHECK_THROW(same[2], std::out_of_range);
    BOOST_CHECK_THROW(same[static_cast<std::size_t>(-1)], std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()
