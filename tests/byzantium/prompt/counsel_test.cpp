// SPDX-License-Identifier: MIT
// advise, replay --advise, review, play --seat and tour --programs: what the program says and does.
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

using nlohmann::json;

namespace {

std::string two_entries() { return journal_of({red_takes_damascus, blue_takes_athens}); }

// Whole resources but for the weights, which are these; none: no file.
class OtherWeights {
public:
    explicit OtherWeights(const std::optional<std::string>& text) {
        namespace fs = std::filesystem;
        fs::copy(support::in_source_tree("resources/byzantium"), folder_ / "byzantium", fs::copy_options::recursive);
        fs::remove(folder_ / "byzantium/counsel/weights.txt");
        if (text) folder_.write("byzantium/counsel/weights.txt", *text);
    }
    std::string path() const { return (folder_ / "").string(); }

private:
    support::Folder folder_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(counsel)

BOOST_AUTO_TEST_CASE(advice_goes_with_each_accepted_line_where_somebody_decides) {
    const auto lines = lines_of(
        run({"replay", "--advise", "0"}, journal_of({red_takes_damascus, red_takes_damascus, blue_takes_athens})).out);
    BOOST_REQUIRE(lines.size() == 4U);
    const json first = json::parse(lines[0]).at("advice");
    BOOST_TEST(first.at("player") == "red");
    BOOST_TEST(first.at("choices").size() >= 3U);
    BOOST_TEST(first.at("choices")[0].at("entry").contains("do"));
    BOOST_TEST(first.at("choices")[0].at("value") >= first.at("choices")[1].at("value"));
    BOOST_TEST(first.at("choices")[0].at("error") == 0);
    BOOST_TEST((first.at("chance").is_null() || first.at("chance").contains("blue")));
    BOOST_TEST(json::parse(lines[1]).at("advice").at("player") == "blue");
    BOOST_TEST(!json::parse(lines[2]).contains("advice"));  // refused
    BOOST_TEST(!holds(run({"replay"}, two_entries()).out, "advice"));
}

BOOST_AUTO_TEST_CASE(the_same_lines_trials_and_seed_are_the_same_bytes) {
    const Ran one = run({"replay", "--advise", "4", "--seed", "5"}, two_entries());
    BOOST_TEST(one.status == 0);
    BOOST_TEST(one.out == run({"replay", "--advise", "4", "--seed", "5"}, two_entries()).out);
    const auto last = lines_of(one.out).back();
    const Ran advised = run({"advise", "-", "--json", "--trials", "4", "--seed", "5"}, two_entries());
    BOOST_TEST(json::parse(advised.out) == json::parse(last).at("advice"));
}

BOOST_AUTO_TEST_CASE(dice_are_nobodys_decision) {
    const std::string text =
        journal_of({R"({"do":"correct","set":{"players.red.arab.army":"tabuk","players.red.arab.main":4,)"
                    R"("players.red.arab.move":2,"cities.jerusalem.control":"blue"}})",
                    R"({"do":"move","side":"arab","to":"jerusalem"})", R"({"do":"decline"})"});
    const auto lines = lines_of(run({"replay", "--advise", "0", "--positions"}, text).out);
    const json last = json::parse(lines.back());
    BOOST_REQUIRE(last.at("position").at("awaits").at("kind") == "roll");
    BOOST_TEST(!last.contains("advice"));
    const json advised = json::parse(run({"advise", "-", "--json", "--trials", "0"}, text).out);
    BOOST_TEST(advised.at("player").is_null());
    BOOST_TEST(advised.at("choices").empty());
}

BOOST_AUTO_TEST_CASE(advice_in_words_has_the_odds_and_the_three_best) {
    const Ran ran = run({"advise", "-", "--trials", "0"}, two_entries());
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(lines_of(ran.out)[0] == "Anna (red), choose an action.");
    BOOST_TEST(holds(ran.out, "\nChance to win: "));
    BOOST_TEST(holds(ran.out, "\n   1  "));
    BOOST_TEST(holds(ran.out, "\n   3  "));
    BOOST_TEST(holds(ran.out, " less)"));
    BOOST_TEST(!holds(ran.out, "\n   4  "));
    BOOST_TEST(widest_line(ran.out) <= 100U);
    const Ran over = run({"advise", sample_file()});
    BOOST_TEST(holds(over.out, "The game is over."));
    BOOST_TEST(run({"advise", "-", "--time", "0"}, two_entries()).status == 0);
}

BOOST_AUTO_TEST_CASE(without_usable_weights_everything_else_goes_on) {
    for (const auto& text : {std::optional<std::string>{}, std::optional<std::string>{"nonsense\n"}}) {
        const OtherWeights other{text};
        const support::Environment resources{"LOGOTHETE_RESOURCES", other.path()};
        const Ran words = run({"advise", "-"}, two_entries());
        BOOST_TEST(words.status == 0);
        BOOST_TEST(holds(words.out, "Anna (red), choose an action."));
        BOOST_TEST(holds(words.err, "weights"));
        for (const std::vector<std::string>& wanting :
             {std::vector<std::string>{"advise", "-", "--json"}, {"replay", "--advise", "0"}, {"review", "-"}}) {
            const Ran ran = run(wanting, two_entries());
            BOOST_TEST(ran.status == 2);
            BOOST_TEST(holds(ran.err, "weights"), ran.err);
            BOOST_TEST(!holds(ran.err, "our fault"));
        }
        BOOST_TEST(run({"advise", "-", "--exact", "--json"}, two_entries()).status == 0);
        BOOST_TEST(run({"replay"}, two_entries()).status == 0);
    }
}

BOOST_AUTO_TEST_CASE(a_review_closes_its_account) {
    const Ran ran = run({"review", sample_file(), "--json", "--at", "16", "--trials", "2"});
    BOOST_TEST(ran.status == 0);
    const auto lines = lines_of(ran.out);
    BOOST_REQUIRE(lines.size() == 2U);
    const json review = json::parse(lines[0]);
    BOOST_TEST(review.at("moments").size() == 16U);
    BOOST_TEST(review.at("cost_the_game").is_null());  // not over
    for (const json& one : review.at("players")) {
        const auto parts = [&](const char* name) { return std::lround(one.at(name).get<double>() * 1'000'000); };
        BOOST_TEST(parts("start") + parts("luck") + parts("own") + parts("others") + parts("by_table") == parts("end"));
    }
    BOOST_TEST(lines[1] + '\n' == run({"luck", sample_file(), "--json", "--at", "16"}).out);
    const Ran words = run({"review", sample_file(), "--at", "16", "--trials", "2"});
    BOOST_TEST(holds(words.out, "The game is not over.\n"));
    BOOST_TEST(holds(words.out, "others' choices"));
    BOOST_TEST(holds(words.out, run({"luck", sample_file(), "--at", "16"}).out));
    BOOST_TEST(widest_line(words.out) <= 100U);
    BOOST_TEST(holds(run({"review", sample_file(), "--trials", "1"}).err, "from 2 to 10000"));
}

BOOST_AUTO_TEST_CASE(a_seat_is_played_by_the_program) {
    const support::Folder folder;
    const auto file = folder.write("game.jsonl", two_entries()).string();
    const Ran ran = run({"play", file, "--seat", "red=program", "--trials", "0"}, "undo\nquit\n");
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "\n3. Anna "));
    BOOST_TEST(holds(ran.out, "Bela (blue), choose an action."));
    BOOST_TEST(holds(ran.out, "Undone, entry 3: "));
    BOOST_TEST(holds(ran.out, "Undone, entry 2: "));  // else the program would decide again at once
    const auto refusal = [&](const std::string& seat) { return run({"play", file, "--seat", seat}, "quit\n").err; };
    BOOST_TEST(holds(refusal("green=program"), "nobody at the table plays “green”"));
    BOOST_TEST(holds(refusal("red=Anna"), "for example red=program, not “red=Anna”."));
    BOOST_TEST(holds(refusal("red"), "for example red=program, not “red”."));
}

BOOST_AUTO_TEST_CASE(a_seat_that_nobody_can_play_is_refused_before_names_are_asked_for) {
    const Ran ran = run({"play", "--seat", "red=robot"}, "2\n");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.out.empty(), ran.out);
    BOOST_TEST(holds(ran.err, "for example red=program, not “red=robot”."));
}

BOOST_AUTO_TEST_CASE(programs_play_a_whole_game_that_replays) {
    const support::Folder folder;
    const auto file = (folder / "game.jsonl").string();
    const Ran ran = run({"tour", "--programs", "3", "--seed", "7", "--output", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "\nTurn 3\n"));
    BOOST_TEST(holds(ran.out, "Final score"));
    const std::string text = folder.read("game.jsonl");
    BOOST_TEST(run({"replay"}, text).status == 0);
    BOOST_TEST(run({"tour", file}).out == ran.out);
    BOOST_TEST(run({"tour", "--programs", "3", "--seed", "7"}).out == ran.out);
    BOOST_TEST(run({"tour", "--programs", "3", "--seed", "7", "--output", file}).status == 2);  // it is there
    BOOST_TEST(holds(run({"tour"}).err, "or logothete-cli tour --programs 3\n"));
    BOOST_TEST(holds(run({"tour", "--programs", "5"}).err,
                     "tour: --programs: must be a whole number from 2 to 4, not 5, for example: --programs 3\n"));
}

BOOST_AUTO_TEST_SUITE_END()
