// SPDX-License-Identifier: MIT
// What keys do at a page of any game: digits of which several rows begin with one, and letters that are no key.
#include "present/counter_desk.h"

#include <boost/test/unit_test.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Notes down which of its rows was chosen.
class KeysListLayer : public present::Layer {
public:
    KeysListLayer(std::vector<present::Row> rows, std::optional<std::size_t>& chosen)
        : rows_{std::move(rows)}, chosen_{chosen} {}

    present::Page page() const override {
        present::Page page;
        page.rows = rows_;
        page.hint = "keys";
        return page;
    }
    present::Outcome choose(std::size_t row) override {
        chosen_ = row;
        return present::Stays{};
    }
    present::HelpTopic topic(std::size_t) const override { return present::HelpContents{}; }

private:
    std::vector<present::Row> rows_;
    std::optional<std::size_t>& chosen_;
};

class KeysListDesk : public counter::Desk {
public:
    using counter::Desk::Desk;
    void show_list(std::vector<present::Row> rows) { lay(std::make_unique<KeysListLayer>(std::move(rows), chosen)); }

    std::optional<std::size_t> chosen;
};

static std::vector<present::Row> rows_of_cities() {
    std::vector<present::Row> rows;
    for (const char* const name : {"Ankara", "Antioch", "Basra", "Edessa", "Hira", "Hims", "Jerusalem", "Mecca",
                                   "Medina", "Nicaea", "Tarsus", "Tyre"})
        rows.push_back(present::numbered_row(rows.size(), name));
    return rows;
}

struct AtAListOfCities {
    AtAListOfCities() : session{{header().limit}, header(), session::DiceSource::from_seed(1)}, desk{session} {
        desk.show_list(rows_of_cities());
    }
    static counter::KeptHeader header() {
        counter::KeptHeader header;
        header.start = 0;
        header.names = {"Anna", "Boris"};
        return header;
    }

    counter::Session session;
    KeysListDesk desk;
};

BOOST_FIXTURE_TEST_SUITE(keys_of_rows, AtAListOfCities)

BOOST_AUTO_TEST_CASE(a_digit_of_one_row_answers_at_once) {
    BOOST_TEST(desk.type('4'));
    BOOST_TEST(desk.chosen.value() == 3U);
    BOOST_TEST(desk.page().typed.empty());
}

BOOST_AUTO_TEST_CASE(a_digit_of_several_rows_is_shown_with_what_is_waited_for) {
    BOOST_TEST(desk.type('1'));
    BOOST_TEST(!desk.chosen);
    BOOST_TEST(desk.page().typed == "1 typed: press Enter for 1, another digit for 10 to 12, or Backspace.");
    BOOST_TEST(desk.type('2'));
    BOOST_TEST(desk.chosen.value() == 11U);
    BOOST_TEST(desk.page().typed.empty());
}

BOOST_AUTO_TEST_CASE(enter_takes_the_row_that_was_typed) {
    desk.type('1');
    desk.confirm();
    BOOST_TEST(desk.chosen.value() == 0U);
    BOOST_TEST(desk.page().typed.empty());
}

BOOST_AUTO_TEST_CASE(escape_takes_back_what_was_typed_and_only_then_leaves) {
    desk.type('1');
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().typed.empty());
    BOOST_TEST(desk.page().rows.size() == 12U);
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().rows.size() == 2U);
}

BOOST_AUTO_TEST_CASE(backspace_takes_back_the_last_digit) {
    auto rows = rows_of_cities();
    while (rows.size() < 130) rows.push_back(present::numbered_row(rows.size(), "Tyre"));
    desk.show_list(rows);
    desk.type('1');
    desk.type('1');
    BOOST_TEST(desk.page().typed.starts_with("11 typed"));
    desk.erase();
    BOOST_TEST(desk.page().typed.starts_with("1 typed"));
    desk.erase();
    BOOST_TEST(desk.page().typed.empty());
    BOOST_TEST(!desk.chosen);
    desk.type('4');
    desk.type('6');
    BOOST_TEST(desk.chosen.value() == 45U);
}

BOOST_AUTO_TEST_CASE(going_to_another_row_forgets_what_was_typed) {
    desk.type('1');
    desk.select_next(1);
    BOOST_TEST(desk.page().typed.empty());
    BOOST_TEST(desk.type('2'));
    BOOST_TEST(desk.chosen.value() == 1U);
}

BOOST_AUTO_TEST_CASE(one_row_more_is_named_alone) {
    auto rows = rows_of_cities();
    rows.resize(10);
    desk.show_list(rows);
    desk.type('1');
    BOOST_TEST(desk.page().typed == "1 typed: press Enter for 1, another digit for 10, or Backspace.");
}

BOOST_AUTO_TEST_CASE(a_letter_goes_to_the_next_row_that_begins_so) {
    BOOST_TEST(desk.type('M'));
    BOOST_TEST(desk.selected() == 7U);
    BOOST_TEST(desk.type('m'));
    BOOST_TEST(desk.selected() == 8U);
    BOOST_TEST(desk.type('M'));
    BOOST_TEST(desk.selected() == 7U);
    BOOST_TEST(!desk.chosen);
    BOOST_TEST(!desk.type('Q'));
    BOOST_TEST(desk.selected() == 7U);
}

// It jumped over the row that nobody had looked for yet.
BOOST_AUTO_TEST_CASE(the_first_letter_at_a_page_finds_its_first_row_too) {
    BOOST_TEST(desk.type('a'));
    BOOST_TEST(desk.selected() == 0U);
    BOOST_TEST(desk.type('a'));
    BOOST_TEST(desk.selected() == 1U);
}

BOOST_AUTO_TEST_CASE(letters_spell_a_name) {
    for (const char letter : {'m', 'E', 'd'}) BOOST_TEST(desk.type(letter));
    BOOST_TEST(desk.selected() == 8U);
    BOOST_TEST(desk.page().typed == "Enter takes the marked answer: Medina");
    desk.end_word();
    BOOST_TEST(desk.type('e'));  // no name goes on so: another begins with it
    BOOST_TEST(desk.selected() == 3U);
    desk.end_word();
    BOOST_TEST(desk.type('h'));
    desk.select_next(-1);  // what was spelled is forgotten
    BOOST_TEST(!desk.type('i'));
    BOOST_TEST(desk.selected() == 3U);
    BOOST_TEST(!desk.chosen);
}

BOOST_AUTO_TEST_CASE(letters_spell_what_rows_do_not_have_in_common) {
    std::vector<present::Row> rows;
    for (const char* const city : {"Ankara", "Antioch", "Tabuk"})
        rows.push_back(present::numbered_row(rows.size(), std::string{"The army stands in "} + city));
    desk.show_list(rows);
    for (const char letter : {'t', 'a'}) BOOST_TEST(desk.type(letter));
    BOOST_TEST(desk.selected() == 2U);
    desk.end_word();
    for (const char letter : {'a', 'n', 't'}) BOOST_TEST(desk.type(letter));
    BOOST_TEST(desk.selected() == 1U);
}

BOOST_AUTO_TEST_CASE(a_letter_that_is_a_key_answers) {
    auto rows = rows_of_cities();
    rows[8].key = "M";
    desk.show_list(rows);
    BOOST_TEST(desk.type('m'));
    BOOST_TEST(desk.chosen.value() == 8U);
}

// Whoever types ahead must see what Enter takes instead.
BOOST_AUTO_TEST_CASE(a_key_that_fits_nothing_says_so_and_enter_shows_first_what_it_takes) {
    desk.type('b');
    for (const char key : {'a', 'x'}) desk.type(key);
    BOOST_TEST(desk.page().typed == "No answer begins with “bax”.");
    BOOST_TEST(desk.selected() == 2U);
    desk.confirm();
    BOOST_TEST(!desk.chosen);
    BOOST_TEST(desk.page().typed == "Enter takes the marked answer: Basra");
    desk.confirm();
    BOOST_TEST(desk.chosen.value() == 2U);
}

// "Mosul" was M, and its other letters whatever else begins with them.
BOOST_AUTO_TEST_CASE(a_word_that_fits_nothing_is_held_to_its_end) {
    auto rows = rows_of_cities();
    rows[5].key = "S";
    desk.show_list(rows);
    for (const char letter : std::string{"mosul"}) desk.type(letter);
    BOOST_TEST(!desk.chosen);
    BOOST_TEST(desk.selected() == 7U);
    BOOST_TEST(desk.page().typed == "No answer begins with “mosul”.");
    desk.end_word();
    BOOST_TEST(desk.type('t'));
    BOOST_TEST(desk.selected() == 10U);
    BOOST_TEST(desk.page().typed == "Enter takes the marked answer: Tarsus");
    desk.type('x');
    desk.erase();
    BOOST_TEST(desk.page().typed.empty());
    desk.type('s');
    BOOST_TEST(desk.chosen.value() == 5U);
}

BOOST_AUTO_TEST_CASE(digits_after_letters_wait_for_enter_as_usual) {
    desk.type('x');
    desk.type('1');
    desk.confirm();
    BOOST_TEST(desk.chosen.value() == 0U);
}

BOOST_AUTO_TEST_CASE(what_fits_nothing_is_forgotten_with_the_next_choice) {
    auto rows = rows_of_cities();
    rows.resize(3);
    desk.show_list(rows);
    desk.type('9');
    BOOST_TEST(desk.page().typed == "No answer begins with “9”.");
    desk.select_next(1);
    BOOST_TEST(desk.page().typed.empty());
    desk.confirm();
    BOOST_TEST(desk.chosen.value() == 1U);
}

// Nothing is entered by a letter: only a row after which more is asked is chosen by it.
BOOST_AUTO_TEST_CASE(the_only_row_that_begins_so_is_chosen_if_more_is_asked_after_it) {
    auto rows = rows_of_cities();
    for (present::Row& row : rows) row.leads_on = true;
    rows[3].leads_on = false;
    desk.show_list(rows);
    BOOST_TEST(desk.type('e'));
    BOOST_TEST(desk.selected() == 3U);
    BOOST_TEST(!desk.chosen);
    desk.end_word();
    BOOST_TEST(desk.type('m'));
    BOOST_TEST(!desk.chosen);
    desk.end_word();
    BOOST_TEST(desk.type('J'));
    BOOST_TEST(desk.chosen.value() == 6U);
}

BOOST_AUTO_TEST_CASE(more_letters_of_a_name_that_is_chosen_are_no_other_answer) {
    auto rows = rows_of_cities();
    for (present::Row& row : rows) row.leads_on = true;
    rows[0].key = "E";  // of whatever is asked next
    desk.show_list(rows);
    for (const char letter : std::string{"jeru"}) BOOST_TEST(desk.type(letter));
    BOOST_TEST(desk.chosen.value() == 6U);
    BOOST_TEST(desk.page().typed.empty());
    BOOST_TEST(desk.type('e'));
    BOOST_TEST(desk.chosen.value() == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
