// SPDX-License-Identifier: MIT
// Journals of two games: which one is meant, the header says.
#include "cli/two_games.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <ostream>
#include <string>
#include <vector>

namespace {

struct Question {
    const char* name;
    std::vector<std::string> arguments;  // before FILE, which is -
    std::vector<std::string> behind;
    const char* of_counter;
    const char* of_byzantium;
};
std::ostream& operator<<(std::ostream& out, const Question& question) { return out << question.name; }

const std::vector<Question> questions{
    {"show", {"show"}, {}, "The counter shows 3 of 10.\n", "Damascus"},
    {"show at", {"show"}, {"--at", "1"}, "The counter shows 1 of 10.\n", "Damascus"},
    {"legal", {"legal"}, {}, "Boris: how much?\nadd 1\nadd 2\n", "Decision"},
    {"score", {"score"}, {}, "Score: 3.\n", "VP"},
    {"audit", {"audit"}, {}, "Nothing is missing.\n", "42"},
    {"divide", {"divide"}, {"2"}, "{\"add\":2,\"note\":\"\"}  2\ntotal  4\n", "total"},
    {"tour", {"tour"}, {}, "   2  Boris adds 2.", "Turn 1"},
    {"threats", {"threats"}, {"--at", "1"}, "Nobody threatens a counter after 1 entries.\n", "Anna"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(journals_of_two_games)

BOOST_DATA_TEST_CASE(are_told_by_the_game_of_their_header, questions) {
    std::vector<std::string> arguments = sample.arguments;
    arguments.push_back("-");
    arguments.insert(arguments.end(), sample.behind.begin(), sample.behind.end());
    const auto counter = run_two(arguments, counted({1, 2}));
    BOOST_TEST(counter.status == 0, counter.err);
    BOOST_TEST(holds(counter.out, sample.of_counter), counter.out);
    const auto byzantium = run_two(arguments, damascus_taken());
    BOOST_TEST(byzantium.status == 0, byzantium.err);
    BOOST_TEST(holds(byzantium.out, sample.of_byzantium), byzantium.out);
}

BOOST_AUTO_TEST_CASE(are_replayed_by_the_game_of_their_header) {
    const auto counter = run_two({"replay", "--positions", "--legal"}, counted({2, 9}));
    BOOST_TEST(counter.status == 1);
    BOOST_TEST(
        counter.out ==
        R"({"n":0,"ok":true,"position":{"value":0,"limit":10},"legal":[{"add":1,"note":""},{"add":2,"note":""}]})"
        "\n"
        R"({"n":1,"ok":true,"position":{"value":2,"limit":10},"legal":[{"add":1,"note":""},{"add":2,"note":""}]})"
        "\n"
        R"({"n":2,"ok":false,"refusal":{"rule":"COUNTER-1","message":"The counter goes to 10 only."},)"
        R"("position":{"value":2,"limit":10},"legal":[{"add":1,"note":""},{"add":2,"note":""}]})"
        "\n");
    const auto byzantium = run_two({"replay"}, damascus_taken());
    BOOST_TEST(byzantium.status == 0);
    BOOST_TEST(byzantium.out == "{\"n\":0,\"ok\":true}\n{\"n\":1,\"ok\":true}\n");
}

BOOST_AUTO_TEST_CASE(of_a_game_that_is_not_there_are_refused_with_their_header) {
    const auto ran = run_two({"replay"}, "{\"game\":\"chess\"}\n{\"move\":\"e4\"}\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.out ==
               R"({"n":0,"ok":false,"refusal":{"rule":"FORMAT","message":"\"game\" names \"chess\", which cannot be )"
               R"(played here. A newer version of Logothete may know it."}})"
               "\n");
    const auto shown = run_two({"show", "-"}, "{\"game\":\"chess\"}\n");
    BOOST_TEST(shown.status == 2);
    BOOST_TEST(shown.out.empty());
    BOOST_TEST(holds(shown.err, "standard input:1: \"game\" names \"chess\""), shown.err);
}

BOOST_AUTO_TEST_CASE(without_a_header_are_refused) {
    for (const char* header : {"", "\n", "hello\n", "[]\n", "{}\n", "{\"game\":7}\n", "{\"game\":\"byzantium\"}\n"}) {
        const auto ran = run_two({"replay"}, header);
        BOOST_TEST(ran.status == 2, header);
        BOOST_TEST(ran.out.starts_with("{\"n\":0,\"ok\":false,\"refusal\":{\"rule\":\"FORMAT\""), header);
        BOOST_TEST(run_two({"legal", "-"}, header).status == 2, header);
    }
}

BOOST_AUTO_TEST_CASE(are_read_from_files_as_from_standard_input) {
    const support::Folder folder;
    std::ofstream{folder / "game.jsonl"} << counted({1, 2});
    BOOST_TEST(run_two({"show", folder / "game.jsonl"}).out == "The counter shows 3 of 10.\n");
    BOOST_TEST(run_two({"show", folder / "no.jsonl"}).status == 2);
    BOOST_TEST(run_two({"show", folder / ""}).status == 2);
}

BOOST_AUTO_TEST_CASE(with_a_refused_entry_are_told_up_to_it) {
    const auto ran = run_two({"show", "-"}, counted({2, 9, 1}));
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(ran.out == "The counter shows 2 of 10.\n");
    BOOST_TEST(ran.err == "standard input:3: Not allowed, COU-2: beyond the limit.\nThe 1 entry before it is kept.\n");
}

BOOST_AUTO_TEST_CASE(say_why_an_entry_is_refused) {
    const auto game = counted({2, 2, 2, 2, 1});
    BOOST_TEST(run_two({"why", "-", "add 1"}, game).out.starts_with("Allowed: Boris adds 1.\n"));
    const auto refused = run_two({"why", "-", "add 2"}, game);
    BOOST_TEST(refused.status == 1);
    BOOST_TEST(refused.out.starts_with("Not allowed, COU-2"));
    BOOST_TEST(run_two({"why", "-", "add two"}, game).out.starts_with("Not an entry."));
    BOOST_TEST(holds(run_two({"why", "-", "take 2"}, game).out, "  add NUMBER\n"));
    BOOST_TEST(holds(run_two({"why", "-", "take 2"}, damascus_taken()).out, "control CITY CUBE"));
}

BOOST_AUTO_TEST_CASE(are_refused_by_a_command_of_another_game) {
    const auto ran = run_two({"plan", "-"}, counted({1}));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err == "plan is a command for Byzantium; this is a journal of Counter.\n");
    BOOST_TEST(run_two({"double", "-"}, counted({1})).out == "2\n");
    BOOST_TEST(run_two({"double", "-"}, damascus_taken()).err ==
               "double is a command for Counter; this is a journal of Byzantium.\n");
}

BOOST_AUTO_TEST_CASE(keep_to_what_their_game_takes_of_a_command_that_games_share) {
    BOOST_TEST(run_two({"threats", "-", "red"}, damascus_taken()).status == 0);
    const auto ran = run_two({"threats", "-", "red"}, counted({1}));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.err ==
               "threats: “red” is not expected here. It is written like this: logothete-cli threats counter.jsonl\n");
    const auto help = run_two({"threats", "--help"}).out;
    BOOST_TEST(holds(help, "Byzantium: Show every attack"), help);
    BOOST_TEST(holds(help, "Counter: Show that there are none."), help);
}

BOOST_AUTO_TEST_SUITE_END()
