// SPDX-License-Identifier: MIT
// `odds` to the letter of the protocol.
#include "byzantium/prompt/asking.h"
#include "byzantium/prompt/runs.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using nlohmann::json;

const std::string ten_bulgars = R"({"attacker":{"main":10},"defenders":[],"city":{"constantinople":true}})";
const std::string two_wishes =
    R"({"attacker":{"main":7,"move":2},"defenders":[{"kind":"army","main":4}],"city":{"tokens":3},"keep_move":2})";

std::vector<json> answers(const Ran& ran) {
    std::vector<json> all;
    for (const auto& line : lines_of(ran.out)) all.push_back(json::parse(line));
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(odds)

BOOST_AUTO_TEST_CASE(each_line_is_answered) {
    const Ran ran = run({"odds"}, R"({"attacker":{"main":1},"defenders":[],"city":null})"
                                  "\n" +
                                      ten_bulgars + "\n");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.err.empty());
    BOOST_TEST(
        ran.out ==
        R"({"p_capture":1,"p_win_battle":[],"expected_losses":{"elite":0,"main":0,"move":0,"guard":0,"total":0},)"
        R"("losses_given_capture":[{"elite":0,"main":0,"move":0,"p":1}]})"
        "\n"
        R"({"p_capture":0.5,"p_win_battle":[],"expected_losses":{"elite":0,"main":5,"move":0,"guard":0,"total":5},)"
        R"("losses_given_capture":[{"elite":0,"main":0,"move":0,"p":0.0625},)"
        R"({"elite":0,"main":2,"move":0,"p":0.3125},{"elite":0,"main":4,"move":0,"p":0.625}]})"
        "\n");
}

BOOST_AUTO_TEST_CASE(a_refused_line_is_named_and_it_goes_on) {
    const Ran ran = run({"odds"}, ten_bulgars + "\n{\"attacker\":{\"main\":43}}\n\n" + ten_bulgars + "\n");
    BOOST_TEST(ran.status == 1);
    const auto all = answers(ran);
    BOOST_REQUIRE(all.size() == 4U);
    BOOST_TEST(all[1] ==
               json::parse(R"({"refusal":{"rule":"FORMAT",)"
                           R"("message":"\"attacker.main\" must be a whole number from 0 to 42, not 43."}})"));
    BOOST_TEST(all[2].at("refusal").at("message") == "The line is empty.");
    BOOST_TEST(all[3].at("p_capture") == 0.5);
}

BOOST_AUTO_TEST_CASE(what_is_to_be_kept_changes_the_losses) {
    const Ran ran = run({"odds"}, two_wishes + "\n");
    BOOST_TEST(ran.status == 0);
    const auto kept = answers(ran).at(0);
    const auto any = answers(run({"odds"}, two_wishes.substr(0, two_wishes.find(",\"keep")) + "}\n")).at(0);
    BOOST_TEST(kept.at("expected_losses").at("move") < any.at("expected_losses").at("move"));
    BOOST_TEST(kept.at("expected_losses").at("main") > any.at("expected_losses").at("main"));
}

BOOST_AUTO_TEST_CASE(no_input_is_no_question) {
    const Ran ran = run({"odds"}, "");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out.empty());
}

BOOST_AUTO_TEST_CASE(a_last_line_needs_no_line_feed_but_its_end) {
    BOOST_TEST(run({"odds"}, ten_bulgars).status == 0);
    const Ran cut = run({"odds"}, ten_bulgars.substr(0, 30));
    BOOST_TEST(cut.status == 1);
    BOOST_TEST(holds(cut.out, "cut off"));
}

BOOST_AUTO_TEST_CASE(any_bytes_are_answered) {
    const Ran ran = run({"odds"}, std::string("\xff\xfe\0\x01\n[[[[\n\"\\ud800\"\n", 19) + std::string(3000000, 'x') +
                                      "\n" + ten_bulgars + "\n");
    BOOST_TEST(ran.status == 1);
    const auto all = answers(ran);
    BOOST_REQUIRE(all.size() == 5U);
    for (std::size_t i = 0; i < 4; ++i) BOOST_TEST(all[i].at("refusal").at("rule") == "FORMAT");
    BOOST_TEST(all[4].at("p_capture") == 0.5);
}

// A program that asks line by line gets its answer before it has to go on.
BOOST_AUTO_TEST_CASE(no_answer_waits_for_the_next_question) {
    const std::vector<std::string> lines{ten_bulgars + "\n", "noise\n", two_wishes + "\n"};
    Answers answers;
    std::ostream out{&answers};
    std::ostringstream err;
    Asking asking{lines, answers};
    std::istream in{&asking};
    BOOST_TEST(run_byzantium({"odds"}, in, out, err) == 1);
    BOOST_TEST(asking.always_answered);
    BOOST_TEST(answers.delivered() == lines.size());
}

BOOST_AUTO_TEST_SUITE_END()
