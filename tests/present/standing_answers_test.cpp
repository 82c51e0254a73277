// SPDX-License-Identifier: MIT
// Answers that players say in advance, at a desk of the toy game: given, shown, marked, undone, taken back, kept.
#include "present/counter_desk.h"
#include "present/journal/journal_rows.h"
#include "session/kept.h"
#include "store/library.h"
#include "store/store_error.h"

#include <boost/test/unit_test.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace {

using present::Lasting;
using Texts = std::vector<std::string>;
using State = present::StandingLine::State;

counter::KeptHeader two_players() {
    counter::KeptHeader header;
    header.start = 0;
    header.names = {"Anna", "Boris"};
    return header;
}

counter::OpenedKept taken_up(store::Library& library, store::SessionId id) {
    return std::get<counter::OpenedKept>(
        session::take_up(library, id, counter::Boards{}, session::DiceSource::from_seed(1)));
}

constexpr std::size_t anna = 0;
constexpr std::size_t boris = 1;
constexpr std::size_t always_one = 0;
constexpr std::size_t always_two = 1;

}  // namespace

struct InAdvance {
    void let_stand(std::size_t seat, std::size_t choice, Lasting lasting = Lasting::until_taken_back) {
        desk.let_stand(seat, desk.table().standing().choices().at(choice), lasting);
    }
    void types(const std::string& keys) {
        for (const char key : keys) BOOST_TEST(desk.type(key), "key " << key << " of " << keys);
    }
    Texts in_force() const {
        Texts texts;
        for (const auto& line : desk.table().standing().in_force())
            texts.push_back(std::to_string(line.seat) + ' ' + line.text + (line.state == State::waits ? " waits" : ""));
        return texts;
    }
    Texts journal(const present::Folds& folds = {}) const {
        present::JournalReader reader{desk.table().looks()};
        Texts lines;
        for (const auto& row : present::journal_rows(desk.table().looks(), folds))
            lines.push_back(reader.line(row).text);
        return lines;
    }
    int value() const { return session.position().value; }

    counter::Session session{{two_players().limit}, two_players(), session::DiceSource::from_seed(1)};
    counter::Desk desk{session};
};

BOOST_FIXTURE_TEST_SUITE(standing_answers, InAdvance)

BOOST_AUTO_TEST_CASE(an_answer_in_advance_is_given_when_its_player_is_asked) {
    let_stand(boris, always_one);
    BOOST_TEST(value() == 0);
    BOOST_TEST(desk.message() == "From now on: Boris: Always one.");
    types("1");
    BOOST_TEST(value() == 2);
    BOOST_TEST(desk.page().heading == "Anna: how much?");
    BOOST_TEST(journal() == (Texts{"Anna adds 1.", "Boris adds 1. (standing answer)"}),
               boost::test_tools::per_element());
    BOOST_TEST(desk.message() == "Boris adds 1. (standing answer)");
    BOOST_TEST((desk.mood() == present::Desk::Mood::news));
}

BOOST_AUTO_TEST_CASE(what_is_asked_already_is_answered_at_once) {
    let_stand(anna, always_one);
    BOOST_TEST(value() == 1);
    BOOST_TEST(desk.page().heading == "Boris: how much?");
    BOOST_TEST(desk.message() == "From now on: Anna: Always one. Anna adds 1. (standing answer)");
}

BOOST_AUTO_TEST_CASE(an_answer_that_is_undone_is_asked_and_not_given_again) {
    let_stand(boris, always_one);
    types("1");
    BOOST_TEST(desk.undo());
    BOOST_TEST(value() == 1);
    BOOST_TEST(desk.page().heading == "Boris: how much?");
    BOOST_TEST(in_force() == Texts{"1 Always one waits"}, boost::test_tools::per_element());
    types("2");
    BOOST_TEST(value() == 3);
    BOOST_TEST(desk.undo());
    BOOST_TEST(desk.redo());
    BOOST_TEST(value() == 3);
    BOOST_TEST(in_force() == Texts{"1 Always one waits"}, boost::test_tools::per_element());  // an odd number asks him
}

// An odd number asks Boris; a correction by the table that leaves the same question changes nothing about that.
BOOST_AUTO_TEST_CASE(a_question_that_waits_stays_with_its_person) {
    let_stand(boris, always_one);
    types("1");
    BOOST_TEST(desk.undo());
    desk.enter_together({{counter::Add{2, "table"}}, {}});
    BOOST_TEST(value() == 3);
    BOOST_TEST(desk.page().heading == "Boris: how much?");
    types("1");
    types("1");
    BOOST_TEST(value() == 6);  // it holds for the next question again
}

BOOST_AUTO_TEST_CASE(one_for_this_turn_ends_with_it_and_comes_back_with_it) {
    let_stand(boris, always_two, Lasting::this_turn);
    BOOST_TEST(in_force() == Texts{"1 Always two, this turn"}, boost::test_tools::per_element());
    types("1");
    BOOST_TEST(value() == 5);  // an odd number asks him again, and a turn ends with five
    BOOST_TEST(in_force().empty());
    BOOST_TEST(desk.undo());
    BOOST_TEST(in_force() == Texts{"1 Always two, this turn waits"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_last_one_said_about_a_question_holds) {
    let_stand(boris, always_one);
    let_stand(boris, always_two);
    BOOST_TEST(in_force() == Texts{"1 Always two"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(one_is_taken_back_at_any_time) {
    let_stand(boris, always_one);
    desk.take_back_last();
    BOOST_TEST(in_force().empty());
    BOOST_TEST(desk.message() == "Cancelled: Boris: Always one.");
    types("1");
    BOOST_TEST(value() == 1);
    desk.take_back_last();  // nothing is left, and nothing happens
    BOOST_TEST(desk.message().empty());
}

BOOST_AUTO_TEST_CASE(players_say_and_take_back_by_digits_alone) {
    desk.show_standing_answers();
    BOOST_TEST(desk.page().rows.size() == 2U);
    types("2");
    BOOST_TEST(desk.page().heading == "Boris, what do you answer whenever you are asked?");
    types("1");
    BOOST_TEST(desk.page().heading == "Always one: how long?");
    BOOST_TEST(desk.back());
    BOOST_TEST(desk.page().heading == "Boris, what do you answer whenever you are asked?");
    types("12");
    BOOST_TEST(in_force() == Texts{"1 Always one"}, boost::test_tools::per_element());
    BOOST_TEST(desk.page().heading == "Anna: how much?");
    desk.show_standing_answers();
    BOOST_TEST(desk.page().rows.at(2).text == "Boris: Always one");
    types("3");
    BOOST_TEST(in_force().empty());
}

BOOST_AUTO_TEST_CASE(an_act_says_how_many_of_its_entries_were_given_so) {
    types("12121");
    BOOST_TEST(value() == 7);  // what is added to seven belongs to the act before
    let_stand(boris, always_one);
    BOOST_TEST(value() == 8);
    BOOST_TEST(journal().back() == "Anna adds 1. In the end the counter shows 8. (with 1 standing answer)");
    BOOST_TEST(journal({present::Folding::open, {}, {5}}).back() == "Boris adds 1. (standing answer)");
}

BOOST_AUTO_TEST_CASE(answers_and_marks_are_there_when_the_library_is_opened_again) {
    auto library = store::Library::in_memory();
    const auto id =
        session::begin_session<counter::KeptGame>(library, two_players(), {"Friday", ""}, counter::Boards{});
    {
        auto opened = taken_up(library, id);
        counter::Desk at{opened.session};
        at.let_stand(boris, at.table().standing().choices().at(always_one), Lasting::until_taken_back);
        at.let_stand(anna, at.table().standing().choices().at(always_two), Lasting::this_turn);
        BOOST_TEST(opened.session.position().value == 6);  // an even number asks her, until the turn is over
        at.undo();
    }
    auto opened = taken_up(library, id);
    counter::Desk at{opened.session};
    BOOST_TEST(opened.session.position().value == 4);  // nobody was there to see it, so nothing was answered
    BOOST_TEST(at.table().looks().headline(2) == "Anna adds 2. (standing answer)");
    BOOST_TEST(at.table().standing().in_force().size() == 2U);
    const std::string lines = session::journal_text(opened.session);
    BOOST_TEST(lines.find(R"("standing":true})") != std::string::npos, lines);
    std::istringstream in{lines};
    auto elsewhere = store::Library::in_memory();
    const auto taken = session::take_over(elsewhere, in, "game", {"From Anna", ""}, counter::Boards{});
    const auto there = taken_up(elsewhere, std::get<session::TakenOver>(taken).id);
    BOOST_TEST(session::journal_text(there.session) == lines);
}

BOOST_AUTO_TEST_CASE(one_that_the_library_refuses_does_not_hold) {
    auto library = store::Library::in_memory();
    const auto id =
        session::begin_session<counter::KeptGame>(library, two_players(), {"Friday", ""}, counter::Boards{});
    auto opened = taken_up(library, id);
    BOOST_CHECK_THROW(opened.session.set_standing_answers({{7, "one", {}}}), store::StoreError);
    BOOST_TEST(opened.session.standing_answers().empty());
    BOOST_TEST(library.standing_answers(id).empty());
}

// An entry that is repaired is a person's; those behind it keep their marks.
BOOST_AUTO_TEST_CASE(marks_stay_through_a_repair_and_its_undo) {
    let_stand(boris, always_one);
    types("1");
    types("2");
    counter::Repair draft{session};
    draft.insert(1, counter::Add{2, "table"});
    BOOST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair"));
    BOOST_TEST(desk.table().looks().headline(3) == "Boris adds 1. (standing answer)");
    BOOST_TEST(session.undo());
    BOOST_TEST(desk.table().looks().headline(2) == "Boris adds 1. (standing answer)");
    counter::Repair changed{session};
    changed.change(2, counter::Add{2});
    BOOST_REQUIRE(session.repair(changed.first_change(), changed.acts(), "Repair"));
    BOOST_TEST(desk.table().looks().headline(2) == "Boris adds 2.");
}

BOOST_AUTO_TEST_SUITE_END()
