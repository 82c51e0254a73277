// SPDX-License-Identifier: MIT
// Places that are not there are noticed, in release builds too: a fault of ours must not read what lies beside a list.
#include "byzantium/few.h"

#include "byzantium/board.h"
#include "byzantium/rules.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

BOOST_AUTO_TEST_SUITE(places_that_are_not_there)

BOOST_AUTO_TEST_CASE(of_a_short_list) {
    byzantium::Few<int, 4> list{1, 2};
    const auto& same = list;
    BOOST_TEST(list[1] == 2);
    BOOST_CHECK_THROW(list[2], std::out_of_range);
    BOOST_CHECK_THROW(same[2], std::out_of_range);
    BOOST_CHECK_THROW(same[static_cast<std::size_t>(-1)], std::out_of_range);
}

BOOST_AUTO_TEST_CASE(of_a_board_and_a_position) {
    const byzantium::Board& board = support::standard_table().board;
    const auto beyond = static_cast<byzantium::CityId>(board.cities.size());
    BOOST_CHECK_THROW(board[beyond], std::out_of_range);
    const auto position = byzantium::start(support::standard_table(),
                                           support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    BOOST_CHECK_THROW(position[beyond], std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()
