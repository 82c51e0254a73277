// SPDX-License-Identifier: MIT
// Answers that wait for Enter at the table, in the toy game: what the table is shown, what it may do, and what the
// phone is told.
#include "guests/at_counter.h"
#include "present/desk/desk.h"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>

struct Waiting : guests::test::AtCounter {
    Waiting() {
        answering.answers_wait = [] { return present::Switch::on; };
        answering.at_table = [this](const auto& doing) {
            doing();
            desk().follow();
        };
    }
    present::Desk& desk() { return open->desk(); }
    std::string anna = seated(key(0));
    std::string boris = seated(key(1));
};

BOOST_FIXTURE_TEST_SUITE(waiting, Waiting)

BOOST_AUTO_TEST_CASE(enter_at_the_table_enters_it) {
    const json come = choose(anna, 0);
    BOOST_TEST(come["refused"] == "");
    BOOST_TEST(come["waits"] == "Anna adds 1.");
    BOOST_TEST(come["fate"] == "");
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(desk().page().heading == "Anna answers on a phone: Anna adds 1.");
    BOOST_REQUIRE(answering.waiting().has_value());
    BOOST_TEST(answering.waiting()->seat == 0U);
    desk().confirm();
    BOOST_TEST(entries() == 1U);
    BOOST_TEST(desk().page().heading == "Boris: how much?");
    const json after = look(anna);
    BOOST_TEST(after["waits"] == "");
    BOOST_TEST(after["fate"] == "Your answer was entered at the table.");
    BOOST_TEST(after["undo"] == "Anna adds 1.");
    BOOST_TEST(look(anna)["fate"] == after["fate"]);  // an answer that was lost on the way is given again
    BOOST_TEST(!answering.waiting().has_value());
    choose(boris, 0);
    desk().confirm();
    BOOST_TEST(entries() == 2U);
    BOOST_TEST(choose(anna, 0)["fate"] == "");
}

BOOST_AUTO_TEST_CASE(escape_at_the_table_refuses_it_and_the_question_is_there_still) {
    choose(anna, 1);
    BOOST_TEST(desk().back());
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(desk().message() == "Refused: Anna adds 2.");
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    const json after = look(anna);
    BOOST_TEST(after["fate"] == "Your answer was refused at the table.");
    BOOST_TEST(after["page"]["heading"] == "Anna: how much?");
    BOOST_TEST(!after["page"]["back"].get<bool>());
    choose(anna, 0);
    desk().choose(0);
    BOOST_TEST(entries() == 1U);
}

BOOST_AUTO_TEST_CASE(the_second_row_refuses_it_too) {
    choose(anna, 1);
    desk().choose(1);
    BOOST_TEST(look(anna)["fate"] == "Your answer was refused at the table.");
    BOOST_TEST(desk().page().heading == "Anna: how much?");
}

BOOST_AUTO_TEST_CASE(it_is_dropped_with_a_sentence_when_the_state_moves_on) {
    desk().choose(0);  // Anna at the table
    choose(boris, 1);
    BOOST_REQUIRE(answering.waiting().has_value());
    BOOST_TEST(desk().undo());
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(!answering.waiting().has_value());
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    BOOST_TEST(look(boris)["fate"] == "Something else was done at the table; your answer was not entered.");
    desk().confirm();  // of the question now
    BOOST_TEST(entries() == 1U);
}

BOOST_AUTO_TEST_CASE(whoever_gave_it_takes_it_back) {
    choose(anna, 0);
    BOOST_TEST(!choose(anna, 1)["refused"].get<std::string>().empty());
    BOOST_TEST(desk().page().heading == "Anna answers on a phone: Anna adds 1.");
    const json come = say({{"do", "recall"}, {"ticket", anna}});
    BOOST_TEST(come["waits"] == "");
    BOOST_TEST(come["fate"] == "");
    BOOST_TEST(come["page"]["heading"] == "Anna: how much?");
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    BOOST_TEST(entries() == 0U);
}

BOOST_AUTO_TEST_CASE(with_the_seat_it_goes) {
    choose(anna, 0);
    answering.send_away(answering.seats().all().front().digits);
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    const std::string again = seated(key(0));
    choose(again, 0);
    say({{"do", "leave"}, {"ticket", again}});
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    choose(seated(key(0)), 0);
    answering.send_all_away();
    BOOST_TEST(desk().page().heading == "Anna: how much?");
    BOOST_TEST(!answering.waiting().has_value());
}

BOOST_AUTO_TEST_CASE(undoing_waits_too_and_one_answer_at_a_time) {
    choose(anna, 0);
    desk().confirm();
    BOOST_TEST(undo(anna)["waits"] == "Undo: Anna adds 1.");
    BOOST_TEST(!choose(boris, 0)["refused"].get<std::string>().empty());
    BOOST_TEST(entries() == 1U);
    desk().confirm();
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(look(anna)["fate"] == "Your answer was entered at the table.");
    BOOST_TEST(look(anna)["undo"] == "");
}

BOOST_AUTO_TEST_CASE(an_earlier_position_that_is_looked_at_stays) {
    desk().choose(0);
    desk().look_at(0);
    choose(boris, 0);
    BOOST_TEST(desk().shown_entries() == 0U);
    BOOST_TEST(desk().page().heading == "Boris answers on a phone: Boris adds 1.");
    desk().back();
    BOOST_TEST(desk().looks_back());
    choose(boris, 0);
    desk().confirm();
    BOOST_TEST(entries() == 2U);
    BOOST_TEST(desk().looks_back());
    BOOST_TEST(desk().shown_entries() == 0U);
}

BOOST_AUTO_TEST_CASE(a_standing_answer_waits_before_it_holds) {
    const json come = stand(boris, "one");
    BOOST_TEST(come["waits"] == "From now on: Always one.");
    BOOST_TEST(come["standing"]["own"].empty());
    desk().confirm();
    BOOST_TEST(look(boris)["standing"]["own"].size() == 1U);
    choose(anna, 0);
    desk().confirm();
    BOOST_TEST(entries() == 2U);  // his came by itself
    BOOST_TEST(stand_no_longer(boris, "one")["waits"] == "");
    BOOST_TEST(look(boris)["standing"]["own"].empty());
}

BOOST_AUTO_TEST_CASE(at_once_means_at_once_again) {
    choose(anna, 0);
    desk().confirm();
    answering.answers_wait = [] { return present::Switch::off; };
    BOOST_TEST(choose(boris, 0)["waits"] == "");
    BOOST_TEST(entries() == 2U);
}

BOOST_AUTO_TEST_CASE(a_game_that_is_closed_forgets_it) {
    choose(anna, 0);
    open.reset();
    BOOST_TEST(!answering.waiting().has_value());
    answering.send_all_away();
}

BOOST_AUTO_TEST_SUITE_END()

// What seats say in advance on their phones, entered at once.
BOOST_FIXTURE_TEST_SUITE(in_advance, guests::test::AtCounter)

BOOST_AUTO_TEST_CASE(a_phone_gives_it_and_takes_it_back) {
    const std::string boris = seated(key(1));
    const json before = look(boris)["standing"];
    BOOST_TEST(before["choices"].size() == 2U);
    BOOST_TEST(before["choices"][1]["text"] == "Always two");
    BOOST_TEST(before["turns"].get<bool>());
    const json given = stand(boris, "two", "turn");
    BOOST_TEST(given["refused"] == "");
    BOOST_TEST(given["standing"]["own"][0]["text"] == "Always two, this turn");
    BOOST_TEST(stand(boris, "one")["standing"]["own"].size() == 1U);  // one of a question
    const std::string anna = seated(key(0));
    choose(anna, 0);
    BOOST_TEST(entries() == 2U);
    BOOST_TEST(open->desk().table().looks().headline(2) == "Boris adds 1. (standing answer)");
    BOOST_TEST(stand_no_longer(boris, "one")["standing"]["own"].empty());
    choose(anna, 0);
    BOOST_TEST(entries() == 3U);
    BOOST_TEST(look(boris)["page"]["heading"] == "Boris: how much?");
}

BOOST_AUTO_TEST_CASE(what_is_asked_just_now_is_answered_and_can_be_undone) {
    const std::string anna = seated(key(0));
    const json given = stand(anna, "one");
    BOOST_TEST(entries() == 1U);
    BOOST_TEST(given["undo"] == "Anna adds 1. (standing answer)");
    undo(anna);
    BOOST_TEST(entries() == 0U);
    BOOST_TEST(look(anna)["page"]["heading"] == "Anna: how much?");  // and waits for a person now
    BOOST_TEST(look(anna)["standing"]["own"][0]["text"] == "Always one (asked here anyway)");
}

BOOST_AUTO_TEST_CASE(nobody_gives_or_takes_back_that_of_another_seat) {
    const std::string anna = seated(key(0));
    const std::string boris = seated(key(1));
    stand(boris, "two");
    BOOST_TEST(look(anna)["standing"]["own"].empty());
    const json come = stand_no_longer(anna, "two");
    BOOST_TEST(!come["refused"].get<std::string>().empty());
    BOOST_TEST(look(boris)["standing"]["own"].size() == 1U);
    BOOST_TEST(!stand(anna, "three")["refused"].get<std::string>().empty());
    BOOST_TEST(look(anna)["standing"]["own"].empty());
    const std::string asking = ask(key(0))["stands"];
    BOOST_TEST(asking == "none");
    BOOST_TEST(!stand("ABCDEFGHIJKLMNOP", "two")["refused"].get<std::string>().empty());
}

BOOST_AUTO_TEST_CASE(whoever_only_asks_for_the_seat_gives_none) {
    const std::string asking = ask(key(1))["ticket"];
    BOOST_TEST(!stand(asking, "two")["refused"].get<std::string>().empty());
    BOOST_TEST(look(asking)["standing"].is_null());
    BOOST_TEST(open->desk().table().standing().in_force().empty());
}

BOOST_AUTO_TEST_CASE(what_was_given_at_the_table_is_seen_and_taken_back) {
    const std::string boris = seated(key(1));
    open->desk().let_stand(1, open->desk().table().standing().choices()[0], present::Lasting::until_taken_back);
    BOOST_TEST(look(boris)["standing"]["own"][0]["key"] == "one");
    stand_no_longer(boris, "one");
    BOOST_TEST(open->desk().table().standing().in_force().empty());
}

BOOST_AUTO_TEST_SUITE_END()
