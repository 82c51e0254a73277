// SPDX-License-Identifier: MIT
// The twelve examples of the rules' page as journals: `replay` answers every line as the rules judge it.
#include "eko/prompt/runs.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/position.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace eko;
using namespace eko_support;
using Json = nlohmann::json;

struct JournalOfExample {
    std::string name;
    std::string pieces;
    // Each is legal, or refused by the rule behind it.
    struct Said {
        std::string line;
        std::string refused_by{};
    };
    std::vector<Said> said;
    std::function<void(Scene&)> arranged{};
    Layout layout = board_t();
};

std::ostream& operator<<(std::ostream& out, const JournalOfExample& example) { return out << example.name; }

namespace {

Layout with_portals() {
    Layout layout = board_t();
    layout.rows.push_back({{-1, 0}, "p"});
    layout.rows.push_back({{6, 0}, "p"});
    layout.portals = {{{-1, 0}, {0, 0}}, {{6, 0}, {5, 0}}};
    return layout;
}

const std::vector<JournalOfExample> journals{
    {"1 moving",
     "c2@3,0 c1@2,0 c2@4,1 v1@5,0 v2@4,-1 c3@5,-1",
     {{move("3,0", "4,-1"), "EKO-17"},
      {move("3,0", "5,-1"), "EKO-16"},
      {move("3,0", "2,1"), "EKO-14"},
      {move("3,0", "0,0"), "EKO-14"},
      {move("3,0", "5,0")}}},
    {"2 building on free fields", "c3@1,0 v1@5,0", {{build("1,0", "1,1", "camp")}}},
    {"3 building on own camps",
     "c3@1,0 v1@5,0 cC@0,1 cC@1,1 cC@2,-1",
     {{build("1,0", "0,1", "tower"), "EKO-21"},
      {build("1,0", "2,-1", "castle"), "EKO-23"},
      {build("1,0", "1,1", "tower")}}},
    {"4 building in the place of others",
     "c3@1,0 c1@0,0 c1@2,0 vC@0,1 bC@1,1 cT@2,-1 wT@1,-1 v1@5,0",
     {{build("1,0", "1,-1", "castle"), "EKO-20"}, {build("1,0", "1,-1", "tower")}}},
    {"5 kamikaze and capture", "c1@3,0 c1*@0,0 v4*@5,0 v2@4,1", {{move("3,0", "4,1"), "EKO-17"}, {move("3,0", "5,0")}}},
    {"6 the emperor's attack",
     "c2*@3,0 v2*@5,0 v2@4,-1 v3@5,-1",
     {{move("3,0", "5,-1"), "EKO-18"}, {move("3,0", "5,0")}}},
    {"7 forced march",
     "c3@1,0 c1@3,0 v1@5,0 cC@1,1",
     {{build("1,0", "1,1", "tower")},
      {std::string{march}},
      {move("3,0", "4,0")},
      {reinforce("1,0", 1), "EKO-44"},
      {reinforce_emperor("1,0", 1)}},
     [](Scene& scene) { scene.reserve(Color::cyan, 3); }},
    {"8 reinforcement",
     "c1@0,0 c2*@3,0 c4@5,0 v1@5,-1 vC@3,1",
     {{move("0,0", "1,0")},
      {std::string{go_on}},
      {reinforce("3,0", 1), "EKO-43"},
      {reinforce("5,0", 1), "EKO-42"},
      {reinforce("1,0", 3)}},
     [](Scene& scene) { scene.reserve(Color::cyan, 5); }},
    {"9 exchange",
     "c2@3,0 b1*@5,0 v1@5,-1 b1@4,1",
     {{move("3,0", "5,0")}},
     [](Scene& scene) { scene.captive(Color::cyan, Color::violet); }},
    {"10 portals",
     "c2@1,0 v2@2,0 v1@5,0",
     {{move("1,0", "3,0"), "EKO-14"}, {move("1,0", "-1,0"), "EKO-61"}, {move("1,0", "5,0")}},
     {},
     with_portals()},
    {"11 the end", "c1@3,0 v4@5,0", {{move("3,0", "5,0")}, {std::string{keep}, "AWAITS"}}},
    {"12 storm",
     "c3@5,0 v2@8,0 v1@0,0",
     {{storm_move("5,0", "8,0", "6,0"), "EKO-72"},
      {storm_move("5,0", "7,0", ""), "EKO-70"},
      {storm_move("5,0", "7,0", "6,0")}},
     {},
     board_t_with("ss.")},
};

std::vector<Json> answers_of(const Ran& ran) {
    std::vector<Json> all;
    std::istringstream lines{ran.out};
    for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line));
    return all;
}

void check_answer(const Json& answer, const Scene& scene) {
    BOOST_TEST(answer.at("position") == Json::parse(text::write_position(scene.table(), scene.now)));
    BOOST_TEST(answer.at("legal") == Json::parse(text::write_legal(scene.table(), legal(scene.table(), scene.now))));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(journals_of_examples)

BOOST_DATA_TEST_CASE(are_answered_line_by_line, boost::unit_test::data::make(journals), example) {
    Scene scene{example.pieces, example.layout};
    if (example.arranged) example.arranged(scene);
    std::string journal = journal_to(scene, example.layout);
    bool any_refused = false;
    for (const auto& [line, refused_by] : example.said) {
        journal += line + '\n';
        any_refused = any_refused || !refused_by.empty();
    }
    const Ran ran = run_eko({"replay", "--positions", "--legal"}, journal);
    BOOST_TEST(ran.status == (any_refused ? 1 : 0));
    BOOST_TEST(ran.err == "");
    const auto answers = answers_of(ran);
    BOOST_TEST_REQUIRE(answers.size() == lines_to_scene + example.said.size());
    check_answer(answers.at(lines_to_scene - 1), scene);
    for (std::size_t i = 0; i < example.said.size(); ++i) {
        const auto& [line, refused_by] = example.said[i];
        const Json& answer = answers.at(lines_to_scene + i);
        BOOST_TEST(answer.at("n") == lines_to_scene + i);
        BOOST_TEST(answer.at("ok") == refused_by.empty(), line);
        if (refused_by.empty())
            scene.takes(line);
        else
            BOOST_TEST(answer.at("refusal").at("rule") == refused_by);
        check_answer(answer, scene);
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_header_ends_a_replay) {
    for (const std::string& header : std::vector<std::string>{
             "", "{}", "noise", R"({"game":"chess","format":1})", R"({"game":"eko","format":2})",
             R"({"game":"eko","format":1,"players":[{"color":"cyan"},{"color":"red"}],"first":"cyan"})",
             R"({"game":"eko","format":1,"players":[{"color":"cyan"},{"color":"violet"}],"first":"cyan",)"
             R"("board":{"format":1,"rows":["0:0:.."]},"start":{"0,0":"cyan","5,5":"violet"}})"}) {
        const Ran ran = run_eko({"replay"}, header + "\n" + std::string{keep} + "\n");
        BOOST_TEST(ran.status == 2, header);
        const auto answers = answers_of(ran);
        BOOST_TEST_REQUIRE(answers.size() == 1U);
        BOOST_TEST(answers[0].at("refusal").at("rule") == "FORMAT");
    }
}

BOOST_AUTO_TEST_SUITE_END()
