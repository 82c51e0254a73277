// SPDX-License-Identifier: MIT
// A hint: three answers with what each is worth less, thought of on a thread of its own, and never unasked.
#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/desk/counsel_layer.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/desk/outlook.h"
#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/desk/told_choices.h"
#include "support/scene.h"
#include "values/few.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;

struct Hinted {
    Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                    session::DiceSource::from_seed(1)};
    Desk desk{session, Advice::counsel};

    // Until the first choices are there.
    void waits_for_rows() {
        for (int i = 0; i < 1000 && desk.page().rows.size() < 3; ++i) {
            desk.learn_from_counsel();
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        BOOST_REQUIRE(desk.page().rows.size() == 3U);
    }
    // Asks for a hint and selects the third answer; returns its text.
    std::string reads_the_third() {
        desk.hint();
        waits_for_rows();
        desk.select(2);
        return desk.page().rows[2].text;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(hints)

BOOST_AUTO_TEST_CASE(a_chance_has_its_range_where_there_is_one) {
    const Hinted table;
    values::Few<counsel::Range, 4> told;
    told.push_back({620'000, 560'000, 710'000});
    told.push_back({380'000, 375'000, 385'000});
    BOOST_TEST(
        words::chances_sentence(table.desk.names(), table.session.position(), told) ==
        "Chance to win: red about 6 in 10 (from 6 to 7), blue about 4 in 10, if all go on as the program would.");
}

BOOST_AUTO_TEST_CASE(a_chance_that_is_not_told_says_why) {
    const Hinted table;
    Position now = table.session.position();
    BOOST_TEST(words::chances_sentence(table.desk.names(), now, {}) == "Chance to win: it is too early to tell.");
    now.awaits = AwaitUpkeep{};
    BOOST_TEST(words::chances_sentence(table.desk.names(), now, {}) ==
               "Chance to win: told again when the turn has ended.");
}

// A preference for it is no question.
BOOST_AUTO_TEST_CASE(counsel_that_was_preferred_says_nothing_of_itself) {
    Hinted table;
    table.desk.set_advice(Advice::none);
    table.desk.set_advice(Advice::counsel);
    BOOST_TEST(table.desk.message() == "");
}

BOOST_AUTO_TEST_CASE(nothing_is_said_unasked) {
    const Hinted table;
    BOOST_TEST(!table.desk.thinks());
    BOOST_TEST(table.desk.page().heading.find("program") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_hint_has_three_rows_the_best_first_with_its_differences) {
    Hinted table;
    table.desk.hint();
    BOOST_TEST(table.desk.thinks());
    table.waits_for_rows();
    BOOST_TEST(table.desk.page().heading == "What the program would do for red (red)");
    BOOST_TEST(table.desk.page().rows[0].best);
    BOOST_TEST(table.desk.page().rows[0].price.empty());
    const std::string& difference = table.desk.page().rows[2].price;
    BOOST_TEST((difference.ends_with(" less") || difference == "no difference to speak of"), difference);
}

BOOST_AUTO_TEST_CASE(escape_stops_the_thinking_and_then_leaves) {
    Hinted table;
    const auto question = table.desk.page().heading;
    table.desk.hint();
    table.waits_for_rows();
    BOOST_TEST(table.desk.back());
    BOOST_TEST(!table.desk.thinks());
    BOOST_TEST(table.desk.page().rows.size() == 3U);
    BOOST_TEST(table.desk.back());
    BOOST_TEST(table.desk.page().heading == question);
    BOOST_TEST(table.session.journal().cursor() == 0U);
}

BOOST_AUTO_TEST_CASE(what_was_read_stays_selected_when_thinking_stops) {
    Hinted table;
    const auto read = table.reads_the_third();
    BOOST_TEST(table.desk.back());
    BOOST_TEST(table.desk.selected() == 2U);
    BOOST_TEST(table.desk.page().rows[table.desk.selected()].text == read);
}

// The third answer of this position rises once it has been tried; with sanitizers the time may be up before.
BOOST_AUTO_TEST_CASE(the_selection_stays_with_its_answer_while_rows_move) {
    Hinted table;
    const auto read = table.reads_the_third();
    while (table.desk.thinks() && table.desk.selected() == 2U) {
        table.desk.learn_from_counsel();
        BOOST_REQUIRE(table.desk.page().rows[table.desk.selected()].text == read);
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    BOOST_WARN(table.desk.selected() < 2U);
}

BOOST_AUTO_TEST_CASE(an_answer_that_is_read_is_shown_although_three_others_are_better) {
    const Hinted table;
    const auto ranked =
        counsel::ranked(words::counsel_weights().value(), table.session.table(), table.session.position());
    words::ToldChoices told;
    const auto learn = [&](const std::vector<counsel::Choice>& choices, std::optional<std::size_t> read) {
        return told.learn(table.desk.names(), Color::red, choices, read);
    };
    BOOST_TEST(learn(ranked, std::nullopt) == 0U);
    BOOST_REQUIRE(told.rows().size() == 3U);
    const auto first = told.rows()[0].choice;
    auto turned = ranked;
    std::reverse(turned.begin(), turned.end());
    BOOST_TEST(learn(turned, 0) == 2U);
    BOOST_TEST((told.rows()[2].choice == first));
    BOOST_TEST(told.rows()[2].judged);
    BOOST_TEST(learn(turned, std::nullopt) == 0U);  // whoever has chosen none sees the best marked
    BOOST_TEST((told.rows()[0].choice == turned.front()));
    BOOST_TEST(learn(ranked, std::nullopt) == 0U);
    BOOST_TEST(learn(turned, 0) == 2U);
    turned.pop_back();
    BOOST_TEST(learn(turned, 2) == 2U);
    BOOST_TEST((told.rows()[2].choice == first));
    BOOST_TEST(!told.rows()[2].judged);
}

BOOST_AUTO_TEST_CASE(a_difference_that_cannot_be_told_is_said_in_words) {
    const Decision any =
        counsel::ranked(words::counsel_weights().value(), support::standard_table(), Hinted{}.session.position())
            .front()
            .decision;
    const auto less = [&](int by, int error) {
        return words::worth_less_words({any, 500'000, error}, {any, 500'000 - by, error});
    };
    BOOST_TEST(less(0, 0) == "no difference to speak of");
    BOOST_TEST(less(4'000, 0) == "no difference to speak of");
    BOOST_TEST(less(30'000, 0) == "3 points less");
    BOOST_TEST(less(30'000, 10'000) == "3 points less");
    BOOST_TEST(less(30'000, 25'000) == "no difference to speak of");
}

// Rows may change places just before the key: what is entered is what stands still.
BOOST_AUTO_TEST_CASE(enter_stops_the_thinking_first_and_then_enters_an_ordinary_entry) {
    Hinted table;
    table.desk.hint();
    table.waits_for_rows();
    BOOST_TEST(table.desk.page().hint == "Enter, Esc: stop thinking");
    table.desk.confirm();
    BOOST_TEST(!table.desk.thinks());
    BOOST_TEST(table.session.journal().cursor() == 0U);
    table.desk.confirm();
    BOOST_TEST(table.session.journal().cursor() >= 1U);
    BOOST_TEST(!table.desk.thinks());
}

BOOST_AUTO_TEST_CASE(an_earlier_position_has_no_hint) {
    Hinted table;
    const auto any = legal(table.session.table(), table.session.position()).front();
    BOOST_REQUIRE(table.session.submit(table.session.state(), Entry{any}).has_value());
    table.desk.look_at(0);
    table.desk.hint();
    BOOST_TEST(table.desk.message() == "Nobody has to decide anything here.");
    BOOST_TEST(!table.desk.thinks());
}

BOOST_AUTO_TEST_SUITE_END()
