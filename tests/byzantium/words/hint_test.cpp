// SPDX-License-Identifier: MIT
// A hint: three answers with what each is worth less, thought of on a thread of its own, and never unasked.
#include "byzantium/words/desk/counsel_layer.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/desk/outlook.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <thread>

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
};

}  // namespace

BOOST_AUTO_TEST_SUITE(hints)

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
    BOOST_TEST(table.desk.page().rows[2].price.find("less") != std::string::npos);
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

BOOST_AUTO_TEST_CASE(enter_enters_the_selected_answer_as_an_ordinary_entry) {
    Hinted table;
    table.desk.hint();
    table.waits_for_rows();
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
