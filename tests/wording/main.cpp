// SPDX-License-Identifier: MIT
#define BOOST_TEST_MODULE wording
#include <boost/test/unit_test.hpp>
