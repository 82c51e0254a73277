// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE present
#include <boost/test/unit_test.hpp>
