// SPDX-License-Identifier: MIT
// The audit and the comparison can fail: each planted fault is reported.
#include "support/eko_model/audit.h"
#include "support/eko_model/compare.h"
#include "support/eko_model/random_game.h"
#include "support/eko_model/replay.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <functional>
#include <ostream>

using namespace eko_model;

namespace {

// Two stacks of each of two colours, on a board with a capital and a reg.
const std::string header = R"({"game":"eko","format":1,"players":[{"color":"cyan"},{"color":"violet"}],"first":"cyan",)"
                           R"("board":{"format":1,"rows":["0:0:......","1:0:rc"]},)"
                           R"("start":{"0,0":"cyan*","1,0":"cyan","4,0":"violet","5,0":"violet*"}})";
const std::string entry = R"({"do":"build","from":"0,0","on":"0,1","size":"camp","emperor":true})";

struct Planted {
    std::string name;
    std::string reported;  // within the first fault
    std::function<void(Json& answer)> plant;
};

std::ostream& operator<<(std::ostream& out, const Planted& planted) { return out << planted.name; }

const std::vector<Planted> planted_faults{
    {"a disc too many", "invariant 1: cyan has 17", [](Json& now) { now["players"]["cyan"]["reserve"] = 16; }},
    {"an emperor twice", "emperor is in several places", [](Json& now) { now["stacks"]["1,0"]["emperor"] = true; }},
    {"a stack of 5", "invariant 2: 5 discs",
     [](Json& now) {
         now["stacks"]["1,0"]["count"] = 5;
         now["players"]["cyan"]["reserve"] = 11;
     }},
    {"a stack on a reg", "invariant 2: a stack on 1,1",
     [](Json& now) {
         now["stacks"]["1,1"] = now["stacks"]["1,0"];
         now["stacks"].erase("1,0");
     }},
    {"a castle on a reg", "invariant 3: a castle", [](Json& now) { now["buildings"]["0,1"]["size"] = "castle"; }},
    {"a camp too many", "invariant 3: cyan has not 5", [](Json& now) { now["players"]["cyan"]["supply"]["camp"] = 5; }},
    {"a captive of nobody", "invariant 4", [](Json& now) { now["players"]["cyan"]["captives"] = {"violet"}; }},
    {"discs destroyed", "invariant 5",
     [](Json& now) {
         now["players"]["violet"]["destroyed"] = 1;
         now["players"]["violet"]["reserve"] = 13;
     }},
    {"a point too many", "invariant 6: cyan's points", [](Json& now) { now["players"]["cyan"]["points"] = 2; }},
    {"a capital", "invariant 6: cyan's capital", [](Json& now) { now["players"]["cyan"]["capital"] = true; }},
    {"a result", "invariant 7: over and result", [](Json& now) { now["result"] = Json::object(); }},
    {"storm", "invariant 2: storm", [](Json& now) { now["stormed"]["4,0"] = {"4,0"}; }},
};

std::vector<std::string> answers() {
    return replay_of(replay_lines, {header, R"({"do":"keep"})", R"({"do":"keep"})", entry});
}

std::string first_fault(const std::function<void(Json&)>& plant) {
    auto lines = answers();
    Audit audit{header, Json::parse(lines[0])};
    for (const std::size_t n : {1U, 2U})
        if (!audit.look(R"({"do":"keep"})", Json::parse(lines[n])).empty()) return "too early";
    Json answer = Json::parse(lines[3]);
    plant(answer);
    const auto faults_found = audit.look(entry, answer);
    return faults_found.empty() ? "" : faults_found.front();
}

// A game of some length, with a refusal in it.
RandomGame a_game() {
    for (std::uint64_t seed = 0;; ++seed) {
        RandomGame game = random_game(seed, 40);
        if (game.answers.size() > 30 && text(game.answers).find(R"("rule":"EKO)") != std::string::npos) return game;
    }
}

std::string what_differs(const std::function<void(std::vector<std::string>&)>& plant) {
    const RandomGame game = a_game();
    const auto found = first_difference(game.answers, replay_of(
                                                          [&](std::istream& journal) {
                                                              auto lines = replay_lines(journal);
                                                              plant(lines);
                                                              return lines;
                                                          },
                                                          game.journal));
    return found ? found->what : "";
}

void change(std::string& line, const std::function<void(Json&)>& plant) {
    Json answer = Json::parse(line);
    plant(answer);
    line = answer.dump();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(planted)

BOOST_AUTO_TEST_CASE(nothing_is_reported_without_a_fault) {
    BOOST_TEST(first_fault([](Json&) {}) == "");
    BOOST_TEST(what_differs([](std::vector<std::string>&) {}) == "");
}

BOOST_DATA_TEST_CASE(a_fault_of_a_position_is_reported, boost::unit_test::data::make(planted_faults), row) {
    const std::string fault = first_fault([&](Json& answer) { row.plant(answer["position"]); });
    BOOST_TEST_INFO(fault);
    BOOST_TEST((fault.find(row.reported) != std::string::npos));
}

BOOST_AUTO_TEST_CASE(a_fault_of_the_legal_entries_is_reported) {
    BOOST_TEST(first_fault([](Json& answer) { answer["legal"].clear(); }) == "invariant 7: nothing is legal");
    BOOST_TEST(first_fault([](Json& answer) { answer["legal"].push_back(answer["legal"][0]); }) ==
               "invariant 7: an entry is listed twice");
}

BOOST_AUTO_TEST_CASE(a_change_by_a_refused_entry_is_reported) {
    BOOST_TEST(first_fault([](Json& answer) { answer["ok"] = false; }) ==
               "invariant 0: a refused entry changed the position");
}

BOOST_AUTO_TEST_CASE(every_difference_of_two_replays_is_reported) {
    using Lines = std::vector<std::string>;
    BOOST_TEST(what_differs([](Lines& lines) { lines.pop_back(); }) == "line");
    BOOST_TEST(what_differs([](Lines& lines) { lines.push_back("{}"); }) == "line");
    BOOST_TEST(what_differs([](Lines& lines) { lines[7] = "?"; }) == "line");
    BOOST_TEST(what_differs([](Lines& lines) { change(lines[7], [](Json& line) { line["n"] = 8; }); }) == "n");
    BOOST_TEST(what_differs([](Lines& lines) {
                   change(lines[9], [](Json& line) { line["position"]["players"]["cyan"]["reserve"] = 99; });
               }) == "position");
    BOOST_TEST(what_differs([](Lines& lines) { change(lines[9], [](Json& line) { line["legal"].push_back("x"); }); }) ==
               "legal");
    BOOST_TEST(what_differs([](Lines& lines) {
                   for (auto& line : lines)
                       if (line.find(R"("rule":"EKO)") != std::string::npos)
                           change(line, [](Json& answer) { answer["refusal"]["rule"] = "EKO-99"; });
               }) == "verdict");
}

BOOST_AUTO_TEST_CASE(a_difference_is_told_with_its_journal) {
    const Found found{7, {header, entry}, {1, "position", "this", "that"}};
    const std::string expected = "seed 7\n" + header + "\n" + entry + "\nline 1: " + entry +
                                 "\nposition\n  the model: this\n  the engine: that\n";
    BOOST_TEST(told(found) == expected);
}

BOOST_AUTO_TEST_SUITE_END()
