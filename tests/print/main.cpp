// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE print
#include <boost/test/unit_test.hpp>
