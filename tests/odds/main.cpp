// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE odds
#include <boost/test/unit_test.hpp>
