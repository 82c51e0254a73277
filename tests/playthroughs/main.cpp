// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE playthroughs
#include <boost/test/unit_test.hpp>
