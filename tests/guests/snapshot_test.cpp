// SPDX-License-Identifier: MIT
#include "guests/snapshot.h"

#include "guests/page.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <string>

namespace {

using namespace guests;
using nlohmann::json;

paper::Picture picture_of(std::size_t boxes) {
    paper::Picture picture{100, 50, "Board", {}};
    for (std::size_t i = 0; i < boxes; ++i)
        picture.items.emplace_back(paper::Box{{static_cast<double>(i), 1}, 2, 3, paper::Ink::red, std::nullopt});
    return picture;
}

Told told(std::size_t boxes) {
    Told all{7, "hu", "Friday <b>", "Counter", {}};
    all.watched.turn = "Turn 1";
    all.watched.question = "What \"now\"?";
    all.watched.asked = 1;
    all.watched.entries = 57;
    all.watched.decided = {"Anna is ahead."};
    const paper::Badge badge{paper::Shape::diamond, paper::Ink::green, "G"};
    all.watched.seats = {
        {"red", "Anna", badge, {}, {}, {"", 0, 1, "", ""}, {}},
        {"green", "Géza", badge, {"first"}, {{"Arab", {{"Money", "12"}}}}, {"Score", 3, 12, "", ""}, {"Take 1."}}};
    all.watched.last = {{57, "Géza moves"}, {56, "Anna waits"}};
    all.watched.board = {picture_of(3), picture_of(boxes)};
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(snapshots)

BOOST_AUTO_TEST_CASE(a_state_is_whole_and_on_one_line) {
    const auto made = snapshot(told(2));
    BOOST_TEST(made->number == 7U);
    BOOST_TEST(made->state.find('\n') == std::string::npos);
    const json state = json::parse(made->state);
    BOOST_TEST(state["number"] == 7);
    BOOST_TEST(state["language"] == "hu");
    BOOST_TEST(state["title"] == "Friday <b>");
    BOOST_TEST(state["asked"] == 1);
    BOOST_TEST(state["entries"] == 57);
    BOOST_TEST(state["seats"][1]["badge"]["shape"] == "diamond");
    BOOST_TEST(state["seats"][1]["parts"][0]["facts"][0][1] == "12");
    BOOST_TEST(state["seats"][1]["hands"][0] == "Take 1.");
    BOOST_TEST(state["last"][0][0] == 57);
    BOOST_TEST(state["decided"].dump() == R"(["Anna is ahead."])");
    BOOST_TEST(*made->of_wrong_key == wrong_key_page("hu"));
    BOOST_TEST(made->pictures.contains(state["ground"].get<std::string>()));
    BOOST_TEST(made->pictures.at(state["pieces"].get<std::string>()) == state["board"].get<std::string>());
}

BOOST_AUTO_TEST_CASE(one_event_stays_small_however_much_lies_on_the_board) {
    for (const std::size_t boxes : {10U, 100U, 150U, 200U, 5000U}) {
        const auto made = snapshot(told(boxes));
        BOOST_TEST(made->state.size() + 64 <= most_event);
        const json state = json::parse(made->state);
        BOOST_TEST(made->pictures.contains(state["pieces"].get<std::string>()));
        if (boxes > 1000) BOOST_TEST(!state.contains("board"));
        if (boxes < 100) BOOST_TEST(state.contains("board"));
    }
}

BOOST_AUTO_TEST_CASE(long_stories_lose_their_oldest_entries) {
    Told long_story = told(2);
    for (std::size_t i = 0; i < 10; ++i) long_story.watched.last.push_back({i, std::string(4000, 'x')});
    const auto made = snapshot(long_story);
    BOOST_TEST(made->state.size() + 64 <= most_event);
    BOOST_TEST(json::parse(made->state)["last"][0][1] == "Géza moves");
}

BOOST_AUTO_TEST_CASE(the_same_ground_keeps_its_name) {
    const json one = json::parse(snapshot(told(2))->state);
    const json two = json::parse(snapshot(told(3))->state);
    BOOST_TEST(one["ground"] == two["ground"]);
    BOOST_TEST(one["pieces"] != two["pieces"]);
}

BOOST_AUTO_TEST_CASE(a_game_without_a_board_names_none) {
    Told none = told(0);
    none.watched.board = {};
    const auto made = snapshot(none);
    BOOST_TEST(json::parse(made->state)["ground"] == "");
    BOOST_TEST(made->pictures.empty());
}

BOOST_AUTO_TEST_SUITE_END()
