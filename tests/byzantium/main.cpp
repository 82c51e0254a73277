// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE byzantium
#include <boost/test/unit_test.hpp>
