// SPDX-License-Identifier: MIT
// The house tests: what a reader may rely on everywhere in the tree, checked by a program.
#define BOOST_TEST_MODULE house
#include <boost/test/unit_test.hpp>
