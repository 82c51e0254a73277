// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE paper
#include <boost/test/unit_test.hpp>
