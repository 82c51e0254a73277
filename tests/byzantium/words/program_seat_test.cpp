// SPDX-License-Identifier: MIT
// Seats that the program plays: it says the move, a person enters it, and dice are everybody's.
#include "byzantium/words/desk/counsel_layer.h"
#include "byzantium/words/desk/desk.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <thread>
#include <variant>

namespace {

using namespace byzantium;
using byzantium::text::Session;
using byzantium::words::Desk;
using present::Advice;
using present::Lasting;

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

constexpr std::initializer_list<Color> two{Color::red, Color::blue};

struct Seated {
    explicit Seated(std::initializer_list<Color> colours, Advice advice = Advice::counsel)
        : session{support::standard_table(), support::header_of(colours), session::DiceSource::from_seed(1)},
          desk{session, advice} {}

    void give(std::size_t seat, Lasting lasting = Lasting::until_taken_back) {
        desk.let_stand(seat, desk.table().standing().program_choices().front(), lasting);
    }
    bool is_the_program_s() const { return holds(desk.page().heading, "The program "); }
    void waits_for_move() {
        for (int i = 0; i < 2000 && desk.page().rows.empty(); ++i) {
            desk.learn_from_counsel();
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
        }
        BOOST_REQUIRE(desk.page().rows.size() == 1U);
    }
    // Stops it if it still thinks, so that Enter enters the move.
    void stops() {
        if (desk.thinks()) desk.confirm();
        BOOST_REQUIRE(!desk.thinks());
    }
    // Whatever is asked, as soon as it can be answered: programs by Enter, dice by the program's roll, and the person
    // by another of the legal decisions each time.
    void answers() {
        if (is_the_program_s()) {
            waits_for_move();
            stops();
            desk.confirm();
        } else if (desk.dice() != nullptr) {
            desk.roll();
            desk.confirm();
        } else {
            const auto all = legal(session.table(), session.position());
            BOOST_REQUIRE(!all.empty());
            BOOST_REQUIRE(
                session.submit(session.state(), Entry{all[session.journal().size() % all.size()]}).has_value());
            desk.follow();
        }
    }

    Session session;
    Desk desk;
};

std::size_t by_program(const Session& session) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < session.journal().size(); ++i)
        if (session.act_of(i).by == session::AnsweredBy::standing_answer) ++count;
    return count;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(program_seats)

BOOST_AUTO_TEST_CASE(it_says_one_move_and_a_person_enters_it) {
    Seated table{two};
    table.give(0);
    BOOST_TEST(table.desk.page().heading == "The program thinks for red (red)");
    table.waits_for_move();
    BOOST_TEST(!table.desk.page().rows[0].text.empty());
    table.stops();
    BOOST_TEST(table.session.journal().cursor() == 0U);  // what it thought so far is no answer yet
    table.desk.confirm();
    BOOST_TEST(table.session.journal().cursor() >= 1U);
    BOOST_TEST(by_program(table.session) == 1U);
    BOOST_TEST(!table.is_the_program_s());  // blue is a person
}

BOOST_AUTO_TEST_CASE(escape_stops_it_and_then_a_person_decides_once) {
    Seated table{two};
    const auto question = table.desk.page().heading;
    table.give(0);
    table.waits_for_move();
    BOOST_TEST(table.desk.back());
    BOOST_TEST(!table.desk.thinks());
    BOOST_TEST(table.desk.page().heading == "The program plays for red (red)");
    BOOST_TEST(table.desk.back());
    BOOST_TEST(table.desk.page().heading == question);
    table.desk.confirm();
    BOOST_TEST(by_program(table.session) == 0U);
}

BOOST_AUTO_TEST_CASE(it_is_given_and_cancelled_in_the_middle_of_a_game) {
    Seated table{two};
    const auto question = table.desk.page().heading;
    table.give(0);
    BOOST_TEST(table.is_the_program_s());
    table.desk.take_back_last();
    BOOST_TEST(table.desk.page().heading == question);
    BOOST_TEST(table.session.journal().size() == 0U);
}

BOOST_AUTO_TEST_CASE(a_table_that_does_not_want_counsel_never_meets_it) {
    for (const Advice advice : {Advice::none, Advice::odds, Advice::adviser}) {
        Seated table{two, advice};
        BOOST_TEST(table.desk.standing_choices().size() == table.desk.table().standing().choices().size());
        table.give(0);
        BOOST_TEST(!table.is_the_program_s());
        table.desk.set_advice(Advice::counsel);
        BOOST_TEST(table.is_the_program_s());
        BOOST_TEST(table.desk.standing_choices().size() > table.desk.table().standing().choices().size());
        table.desk.set_advice(advice);
        BOOST_TEST(!table.is_the_program_s());
    }
}

BOOST_AUTO_TEST_CASE(a_change_of_an_earlier_entry_asks_people) {
    Seated table{two};
    table.give(0);
    table.answers();
    table.desk.change_entry(1);
    BOOST_TEST(table.desk.repair() != nullptr);
    BOOST_TEST(!table.is_the_program_s());
    BOOST_TEST(!table.desk.thinks());
}

BOOST_AUTO_TEST_CASE(one_person_plays_a_whole_game_against_one_to_three_programs) {
    using enum Color;
    const std::initializer_list<Color> three{red, blue, green};
    const std::initializer_list<Color> four{red, blue, green, yellow};
    for (const auto& colours : {two, three, four}) {
        Seated table{colours};
        for (std::size_t seat = 1; seat < colours.size(); ++seat) table.give(seat);
        for (int i = 0; i < 600 && !std::holds_alternative<Over>(table.session.position().awaits); ++i) table.answers();
        BOOST_TEST(std::holds_alternative<Over>(table.session.position().awaits));
        BOOST_TEST(by_program(table.session) > 10U);
        BOOST_TEST(by_program(table.session) < table.session.journal().size());
    }
}

BOOST_AUTO_TEST_SUITE_END()
