// SPDX-License-Identifier: MIT
// `replay` to the letter of the protocol.
#include "byzantium/prompt/asking.h"
#include "byzantium/prompt/runs.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using nlohmann::json;

std::vector<json> replay_answers(const Ran& ran) {
    std::vector<json> all;
    for (const auto& line : lines_of(ran.out)) all.push_back(json::parse(line));
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(replay)

BOOST_AUTO_TEST_CASE(each_line_is_answered) {
    const Ran ran = run({"replay"}, journal_of({red_takes_damascus, blue_takes_athens}));
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out == "{\"n\":0,\"ok\":true}\n{\"n\":1,\"ok\":true}\n{\"n\":2,\"ok\":true}\n");
    BOOST_TEST(ran.err.empty());
}

BOOST_AUTO_TEST_CASE(a_refused_line_changes_nothing_and_it_goes_on) {
    const Ran ran = run({"replay", "--positions", "--legal"},
                        journal_of({red_takes_damascus, red_takes_damascus, blue_takes_athens}));
    BOOST_TEST(ran.status == 1);
    const auto all = replay_answers(ran);
    BOOST_REQUIRE(all.size() == 4U);
    BOOST_TEST(all[2].at("ok") == false);
    BOOST_TEST(all[2].at("n") == 2);
    BOOST_TEST(all[2].at("refusal").at("rule") == "BYZ-9");
    BOOST_TEST(all[2].at("refusal").at("message").is_string());
    BOOST_TEST(all[2].at("position") == all[1].at("position"));
    BOOST_TEST(all[2].at("legal") == all[1].at("legal"));
    BOOST_TEST(all[3].at("ok") == true);
}

BOOST_AUTO_TEST_CASE(the_header_shows_the_first_position) {
    const auto all = replay_answers(run({"replay", "--positions", "--legal"}, journal_of({})));
    BOOST_REQUIRE(all.size() == 1U);
    BOOST_TEST(all[0].at("position").at("awaits").at("kind") == "action");
    BOOST_TEST(all[0].at("legal").size() > 100U);
}

BOOST_AUTO_TEST_CASE(options_add_only_what_they_say) {
    const auto positions = replay_answers(run({"replay", "--positions"}, journal_of({red_takes_damascus})));
    BOOST_TEST(positions[1].contains("position"));
    BOOST_TEST(!positions[1].contains("legal"));
    const auto legal = replay_answers(run({"replay", "--legal"}, journal_of({red_takes_damascus})));
    BOOST_TEST(legal[1].contains("legal"));
    BOOST_TEST(!legal[1].contains("position"));
}

BOOST_AUTO_TEST_CASE(at_a_roll_nothing_is_listed) {
    const auto all = replay_answers(
        run({"replay", "--legal"}, journal_of({R"({"do":"bulgars","cube":"pool","attack":"thessalonica"})"})));
    BOOST_TEST(all[1].at("legal") == json::array());
}

BOOST_AUTO_TEST_CASE(form_comes_before_what_is_awaited_and_that_before_the_rules) {
    const auto rule = [](std::string_view line) {
        return replay_answers(run({"replay"}, journal_of({line}))).at(1).at("refusal").at("rule").get<std::string>();
    };
    BOOST_TEST(rule(R"({"do":"stand","x":)") == "FORMAT");
    BOOST_TEST(rule("") == "FORMAT");
    BOOST_TEST(rule("[]") == "FORMAT");
    BOOST_TEST(rule("\xff\xfe\x01") == "FORMAT");
    BOOST_TEST(rule(R"({"do":"fight","player":"green"})") == "FORMAT");
    BOOST_TEST(rule(R"({"do":"stand"})") == "AWAITS");
    BOOST_TEST(rule(R"({"do":"tax","cubes":-4,"byzantine":0})") == "BYZ-25");
}

BOOST_AUTO_TEST_CASE(an_unusable_header_ends_it) {
    for (
        const std::string header :
        {"", "\n", "{}", "noise", R"({"game":"chess","format":1})",
         R"({"game":"byzantium","format":1,"board":"moon","players":[{"color":"red"},{"color":"blue"}],"first":"red"})",
         R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red"}],"first":"red"})",
         R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red"},{"color":"blue"}],)"
         R"("first":"red","rulings":{"dice":"loaded"}})"}) {
        const Ran ran = run({"replay", "--positions"}, header + "\n" + std::string{red_takes_damascus} + "\n");
        BOOST_TEST(ran.status == 2, header);
        const auto all = replay_answers(ran);
        BOOST_REQUIRE(all.size() == 1U);
        BOOST_TEST(all[0].at("n") == 0);
        BOOST_TEST(all[0].at("refusal").at("rule") == "FORMAT");
    }
}

BOOST_AUTO_TEST_CASE(no_input_at_all_is_no_header) {
    const Ran ran = run({"replay"}, "");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(replay_answers(ran).at(0).at("refusal").at("rule") == "FORMAT");
}

BOOST_AUTO_TEST_CASE(a_cut_off_last_line_is_refused_as_such) {
    std::string text = journal_of({red_takes_damascus, blue_takes_athens});
    text.resize(text.size() - 10);
    const auto all = replay_answers(run({"replay"}, text));
    BOOST_REQUIRE(all.size() == 3U);
    BOOST_TEST(holds(all[2].at("refusal").at("message").get<std::string>(), "cut off"));
}

// A program that asks line by line gets its answer before it has to go on.
BOOST_AUTO_TEST_CASE(no_answer_waits_for_the_next_question) {
    std::vector<std::string> lines;
    for (const auto& line : lines_of(sample_text())) lines.push_back(line + "\n");
    Answers replay_answers;
    std::ostream out{&replay_answers};
    std::ostringstream err;
    Asking asking{lines, replay_answers};
    std::istream in{&asking};
    BOOST_TEST(run_byzantium({"replay"}, in, out, err) == 0);
    BOOST_TEST(asking.always_answered);
    BOOST_TEST(replay_answers.delivered() == lines.size());
}

BOOST_AUTO_TEST_CASE(undone_entries_can_be_given_again_by_await) {
    const auto all = replay_answers(
        run({"replay", "--positions"}, journal_of({red_takes_damascus, R"({"do":"await","player":"red"})"})));
    BOOST_TEST(all[2].at("ok") == true);
    BOOST_TEST(all[2].at("position").at("awaits").at("player") == "red");
}

BOOST_AUTO_TEST_CASE(a_board_of_ones_own) {
    const support::Folder folder;
    const auto file = folder.write("board.json", "{}");
    const Ran ran = run({"replay", "--board", file.string()}, journal_of({}));
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(replay_answers(ran).at(0).at("refusal").at("message").get<std::string>(), "board.json"));
    BOOST_TEST(run({"replay", "--board", support::in_source_tree("resources/byzantium/boards/byzantium-2005.json")},
                   journal_of({}))
                   .status == 0);
}

BOOST_AUTO_TEST_SUITE_END()
