// SPDX-License-Identifier: MIT
// `dice`: the dice calculator.
#include "byzantium/prompt/runs.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace {

struct Wrong {
    std::vector<std::string> arguments;
    const char* message;
};
std::ostream& operator<<(std::ostream& out, const Wrong& row) { return out << row.message; }

const std::vector<Wrong> wrong{
    {{"dice"}, "dice: the number of dice is missing, for example: logothete-cli dice 6 --at 5\n"},
    {{"dice", "61"},
     "dice: the number of dice: must be a whole number from 0 to 60, not 61, for example: logothete-cli dice 6 --at "
     "5\n"},
    {{"dice", "-1"},
     "dice: the number of dice: must be a whole number from 0 to 60, not -1, for example: logothete-cli dice 6 --at "
     "5\n"},
    {{"dice", "six"},
     "dice: the number of dice: must be a whole number from 0 to 60, not six, for example: logothete-cli dice 6 --at "
     "5\n"},
    {{"dice", "2.0"},
     "dice: the number of dice: must be a whole number from 0 to 60, not 2.0, for example: logothete-cli dice 6 --at "
     "5\n"},
    {{"dice", ""},
     "dice: the number of dice: must be a whole number from 0 to 60, not nothing, for example: logothete-cli dice 6 "
     "--at 5\n"},
    {{"dice", "99999999999999999999"},
     "dice: the number of dice: must be a whole number from 0 to 60, not 99999999999999999999, for example: "
     "logothete-cli dice 6 --at 5\n"},
    {{"dice", "6", "--at", "1"},
     "dice: --at: must be a whole number from 2 to 6, not 1, for example: logothete-cli dice 6 --at 5\n"},
    {{"dice", "6", "--at", "7"},
     "dice: --at: must be a whole number from 2 to 6, not 7, for example: logothete-cli dice 6 --at 5\n"},
    {{"dice", "6", "--at", "4+"},
     "dice: --at: must be a whole number from 2 to 6, not 4+, for example: logothete-cli dice 6 --at 5\n"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dice)

BOOST_AUTO_TEST_CASE(are_told_in_words) {
    const Ran ran = run({"dice", "6"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(lines_of(ran.out).at(0) ==
               "6 dice at 4 or more: 3 hits expected; the chance of at least 3 is 65.6% (21 in 32).");
    BOOST_TEST(lines_of(ran.out).size() == 10U);
}

BOOST_AUTO_TEST_CASE(hit_from_any_face) {
    BOOST_TEST(lines_of(run({"dice", "3", "--at", "6"}).out).at(0) ==
               "3 dice at 6: 0.5 hits expected; the chance of at least 1 is 42.1% (91 in 216).");
}

BOOST_AUTO_TEST_CASE(are_told_to_programs) {
    const Ran ran = run({"dice", "2", "--at", "4", "--json"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out == R"({"dice":2,"threshold":4,"expected":1,"exactly":[0.25,0.5,0.25],"at_least":[1,0.75,0.25]})"
                          "\n");
}

BOOST_DATA_TEST_CASE(that_nobody_can_throw_are_refused, wrong, row) {
    const Ran ran = run(row.arguments);
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.out.empty());
    BOOST_TEST(ran.err.rfind(row.message, 0) == 0U, ran.err);
}

BOOST_AUTO_TEST_SUITE_END()
