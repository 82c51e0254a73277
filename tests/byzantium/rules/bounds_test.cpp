// SPDX-License-Identifier: MIT
// A city that is not there is noticed, in release builds too.
#include "byzantium/rules/board.h"
#include "byzantium/rules/rules.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

BOOST_AUTO_TEST_SUITE(cities_that_are_not_there)

BOOST_AUTO_TEST_CASE(of_a_board_and_a_position) {
    const byzantium::Board& board = support::standard_table().board;
    const auto beyond = static_cast<byzantium::CityId>(board.cities.size());
    BOOST_CHECK_THROW(board[beyond], std::out_of_range);
    const auto position = byzantium::start(support::standard_table(),
                                           support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    BOOST_CHECK_THROW(position[beyond], std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()
