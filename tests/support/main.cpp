// SPDX-License-Identifier: MIT
// main() of every test program except the window's.
#define BOOST_TEST_MODULE logothete
#include <boost/test/unit_test.hpp>
