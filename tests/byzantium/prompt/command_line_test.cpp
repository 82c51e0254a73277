// SPDX-License-Identifier: MIT
#include "byzantium/prompt/runs.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace {

const std::vector<std::string> all_commands{"play",     "tour",    "show",   "legal",  "why",   "score",
                                            "forecast", "audit",   "divide", "replay", "odds",  "dice",
                                            "plan",     "threats", "danger", "luck",   "rules", "board"};

}  // namespace

BOOST_AUTO_TEST_SUITE(command_line)

BOOST_DATA_TEST_CASE(every_command_helps, boost::unit_test::data::make(all_commands), command) {
    const Ran ran = run({command, "--help"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(holds(ran.out, "For example:\n  logothete-cli " + command));
    BOOST_TEST(holds(ran.out, "Exit status: 0 done; 1"));
    BOOST_TEST(widest_line(ran.out) <= 100U);
}

BOOST_DATA_TEST_CASE(the_help_lists_every_command, boost::unit_test::data::make(all_commands), command) {
    BOOST_TEST(holds(run({"--help"}).out, "\n  " + command + " "));
}

BOOST_AUTO_TEST_CASE(without_arguments_it_helps) {
    const Ran ran = run({});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "Logothete keeps the accounts"));
}

BOOST_AUTO_TEST_CASE(it_knows_its_version) {
    BOOST_TEST(run({"--version"}).status == 0);
    BOOST_TEST(holds(run({"--version"}).out, "logothete-cli "));
}

BOOST_AUTO_TEST_CASE(wrong_arguments_are_named) {
    BOOST_TEST(run({"dance"}).status == 2);
    BOOST_TEST(holds(run({"dance"}).err, "There is no command \"dance\"."));
    BOOST_TEST(run({"show"}).status == 2);
    BOOST_TEST(holds(run({"show"}).err, "FILE is required"));
    BOOST_TEST(run({"show", sample_file(), "--frobnicate"}).status == 2);
    BOOST_TEST(run({"show", sample_file(), "--at", "many"}).status == 2);
    BOOST_TEST(run({"show", sample_file(), "--at", "-1"}).status == 2);
    BOOST_TEST(run({"divide", sample_file(), "0"}).status == 2);
    BOOST_TEST(run({"divide", sample_file(), "1000"}).status == 2);
    BOOST_TEST(run({"play", "a.jsonl", "--seed", "x"}).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
