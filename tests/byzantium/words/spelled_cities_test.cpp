// SPDX-License-Identifier: MIT
// Names of cities typed where an action is asked for: they lead to the city, and none of their letters is an answer.
#include "byzantium/words/desk_of_two.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <string>

using namespace byzantium;

// Two at a table, whose first player is asked for an action.
struct AtSpelledCities : words::DeskOfTwo {
    void types(const std::string& letters) {
        for (const char letter : letters) desk.type(letter);
    }
    // Whoever typed the name sees the city, and nothing else.
    bool leads_to(const std::string& city) const {
        return desk.page().heading == "What do you do in " + city + "?" ||
               desk.message().starts_with("No action is possible in " + city + " now.");
    }
};

BOOST_FIXTURE_TEST_SUITE(spelled_cities, AtSpelledCities)

// "athens" took control, then of Tarsus, and Enter would have entered it.
BOOST_AUTO_TEST_CASE(each_city_is_found_by_its_name_from_the_choice_of_an_action) {
    std::size_t led = 0;
    for (std::size_t i = 0; i < session.table().board.cities.size(); ++i) {
        const std::string city = desk.names().city(static_cast<CityId>(i));
        types(city);
        BOOST_TEST(leads_to(city), city << ": " << desk.page().heading << ' ' << desk.message());
        BOOST_TEST(desk.page().typed.empty(), desk.page().typed);
        desk.confirm();
        BOOST_TEST(desk.page().typed.starts_with("Enter takes the marked answer: "), city);
        BOOST_TEST(session.journal().size() == 0U);
        led += desk.page().path.size();
        while (desk.back()) {
        }
    }
    BOOST_TEST(led > 10U);
}

BOOST_AUTO_TEST_CASE(letters_that_several_cities_begin_with_wait_for_more) {
    types("me");
    BOOST_TEST(desk.page().typed == "“me” could be Medina or Mecca: type on.");
    BOOST_TEST(desk.page().rows.size() == 7U);
    desk.confirm();
    BOOST_TEST(desk.page().typed.starts_with("Enter takes the marked answer: "));
    types("mec");
    BOOST_TEST(leads_to("Mecca"));
    BOOST_TEST(session.journal().size() == 0U);
}

// A word that no city begins with is no answer either, but for the key that it begins with.
BOOST_AUTO_TEST_CASE(a_word_that_is_no_city_is_held) {
    types("azed");
    BOOST_TEST(desk.page().heading == "Which city?");
    BOOST_TEST(desk.page().typed == "No answer begins with “zed”.");
}

BOOST_AUTO_TEST_CASE(learnt_keys_answer_one_after_the_other) {
    types("Atars");
    BOOST_TEST(desk.page().path.back() == "Tarsus");
    desk.end_word();
    types("1");
    BOOST_TEST(session.journal().size() == 1U);
    types("D");
    BOOST_TEST(desk.page().path.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_letter_after_a_pause_is_an_answer_again) {
    types("t");
    desk.end_word();
    types("e");
    BOOST_TEST(desk.page().heading == "Which?");
}

// What is placed already is not left by a letter.
BOOST_AUTO_TEST_CASE(cubes_that_are_placed_stay) {
    types("B2");
    desk.end_word();
    types("nicaea");
    BOOST_TEST(desk.undo_name() == "What is not entered yet");
    BOOST_TEST(desk.page().typed == "No answer begins with “nicaea”.");
    desk.erase();
    BOOST_TEST(desk.undo_name() == "What is not entered yet");
}

// Whoever asks for a list of cities means one of them.
BOOST_AUTO_TEST_CASE(a_list_of_cities_finds_no_other_city) {
    types("A");
    desk.end_word();
    types("hira");
    BOOST_TEST(desk.page().heading == "Which city?");
    BOOST_TEST(desk.page().typed == "No answer begins with “hira”.");
}

// Red has Damascus, so of the cities that Blue may take control of "d" is Dyrrachium alone: "amascus" once answered
// what was asked of that.
struct AfterDamascus : AtSpelledCities {
    AfterDamascus() {
        types("A");
        desk.end_word();
        types("damascus");
        desk.end_word();
        types("1");
        BOOST_TEST_REQUIRE(session.journal().size() == 1U);
    }
    void leave_dyrrachium() {
        types("d");
        BOOST_TEST(desk.page().path.back() == "Dyrrachium");
        types("amascus");
        BOOST_TEST(leads_to("Damascus"), desk.page().heading << ' ' << desk.message());
        BOOST_TEST(session.journal().size() == 1U);
    }
};

BOOST_FIXTURE_TEST_CASE(letters_that_leave_the_name_of_a_city_lead_to_the_one_that_was_meant, AfterDamascus) {
    types("A");
    desk.end_word();
    leave_dyrrachium();
}

BOOST_FIXTURE_TEST_CASE(they_do_so_behind_a_key_that_was_typed_in_one_go_with_them, AfterDamascus) {
    types("A");
    leave_dyrrachium();
}

BOOST_AUTO_TEST_SUITE_END()
