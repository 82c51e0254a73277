// SPDX-License-Identifier: MIT
#include "guests/whereabouts.h"

#include <boost/test/unit_test.hpp>

#include <vector>

namespace {

using guests::Interface;
using guests::Whereabouts;
using Address = guests::Whereabouts::Address;

const Interface home{"wlan0", "192.168.1.10"};
const Interface bridge{"docker0", "172.17.0.1"};

}  // namespace

BOOST_AUTO_TEST_SUITE(whereabouts)

BOOST_AUTO_TEST_CASE(an_address_is_gone_when_two_looks_in_a_row_do_not_find_it) {
    Whereabouts where;
    where.listens_at(home.address);
    BOOST_TEST((where.look({bridge, home}) == Address::there));
    BOOST_TEST((where.look({bridge}) == Address::missing));
    BOOST_TEST((where.look({home}) == Address::there));
    BOOST_TEST((where.look({}) == Address::missing));
    BOOST_TEST((where.look({bridge}) == Address::gone));
    BOOST_TEST((where.look({bridge}) == Address::gone));
    BOOST_TEST((where.look({home}) == Address::there));
}

BOOST_AUTO_TEST_CASE(a_network_that_is_down_has_no_address) {
    Whereabouts where;
    where.listens_at(home.address);
    Interface down = home;
    down.is_up = false;
    BOOST_TEST((where.look({down}) == Address::missing));
}

BOOST_AUTO_TEST_CASE(another_address_is_looked_for_anew) {
    Whereabouts where;
    where.listens_at(home.address);
    BOOST_TEST((where.look({bridge}) == Address::missing));
    where.listens_at(bridge.address);
    BOOST_TEST((where.look({home}) == Address::missing));
    BOOST_TEST((where.look({bridge}) == Address::there));
}

BOOST_AUTO_TEST_CASE(nobody_goes_to_a_bridge) {
    BOOST_TEST((guests::where_to_go({home, bridge}) == std::vector{home}));
    BOOST_TEST(guests::where_to_go({bridge}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
