// SPDX-License-Identifier: MIT
// A session of a game that is not there is settled: three marks, sun, moon and star.
#include "present/shelf/new_session.h"

#include "present/shelf/new_session_words.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <vector>

namespace {

using present::NewSession;

const present::SeatsOffered offered{{"sun", "moon", "star", "tree"}, 2, 3};

present::SeatMarks marks() {
    const auto piece = [](const char* letter) { return paper::Badge{paper::Shape::circle, paper::Ink::red, letter}; };
    return present::colour_marks({{"sun", "the sun", "Sun", piece("S")},
                                  {"moon", "the moon", "Moon", piece("M")},
                                  {"star", "the star", "Star", piece("T")},
                                  {"tree", "the tree", "Tree", piece("R")}});
}

session::OnShelf on_shelf(std::vector<session::Seat> seats, std::string place = {}, std::string game = "skies") {
    session::OnShelf one{};
    one.game = std::move(game);
    one.seats = std::move(seats);
    one.place = std::move(place);
    return one;
}

std::set<std::string> marks_of(const NewSession& session) {
    std::set<std::string> all;
    for (const auto& seat : session.seats()) all.insert(seat.color);
    return all;
}

NewSession ready() {
    NewSession session{offered};
    session.choose_first("sun");
    return session;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_new_session)

BOOST_AUTO_TEST_CASE(a_mark_that_is_taken_changes_hands) {
    NewSession session{offered};
    session.set_mark(0, "star");
    BOOST_TEST(session.seats()[0].color == "star");
    BOOST_TEST(session.seats()[2].color == "sun");
    session.set_mark(1, "tree");  // that of the free seat
    BOOST_TEST(session.seats()[3].color == "moon");
    session.set_mark(1, "comet");  // there is none
    BOOST_TEST(session.seats()[1].color == "tree");
    BOOST_TEST(marks_of(session).size() == 4U);
}

BOOST_AUTO_TEST_CASE(players_change_seats_and_keep_names_and_marks) {
    NewSession session{offered};
    session.set_name(0, "Anna");
    session.set_name(1, "Boris");
    session.move_down(0);
    BOOST_TEST(session.seats()[1].name == "Anna");
    BOOST_TEST(session.seats()[1].color == "sun");
    session.move_up(0);  // nobody sits before the first
    BOOST_TEST(session.seats()[0].name == "Boris");
    session.move_down(2);  // behind the last is a free seat
    BOOST_TEST(session.seats()[2].color == "star");
}

BOOST_AUTO_TEST_CASE(there_are_as_many_players_as_the_game_has_seats) {
    NewSession session{offered};
    BOOST_TEST(session.players() == 3U);
    session.set_players(1);
    BOOST_TEST(session.players() == 2U);
    session.set_players(9);
    BOOST_TEST(session.players() == 4U);
}

BOOST_AUTO_TEST_CASE(the_first_player_sits_at_the_table) {
    NewSession session{offered};
    BOOST_TEST(!session.first());
    session.choose_first("tree");  // nobody sits there
    BOOST_TEST(!session.first());
    session.choose_first("star");
    session.set_players(2);  // the star leaves
    BOOST_TEST(!session.first());
}

BOOST_AUTO_TEST_CASE(chance_is_asked_once_or_the_table_is_told) {
    NewSession session{offered};
    session.set_name(1, "Boris");
    BOOST_TEST(present::chance_says(session, marks()) == "Each player at the table has the same chance.");
    session.rolled(1);
    BOOST_TEST(session.first().value() == "moon");
    BOOST_TEST(present::chance_says(session, marks()) ==
               "Boris (the moon) was drawn. Each of the 3 players had the same chance.");
    session.rolled(0);
    BOOST_TEST(present::chance_says(session, marks()) == "Draw number 2: Sun.");
    session.move_up(1);
    BOOST_TEST(session.first().value() == "sun");  // who plays is the same
    session.set_players(4);
    BOOST_TEST(!session.rolled_first());
}

BOOST_AUTO_TEST_CASE(a_choice_takes_the_place_of_a_roll_and_back) {
    NewSession session{offered};
    session.rolled(2);
    session.choose_first("sun");
    BOOST_TEST(session.first().value() == "sun");
    session.leave_first_to_chance();
    BOOST_TEST(!session.first());
}

// Statistics and the journal would take them for one.
BOOST_AUTO_TEST_CASE(two_players_cannot_have_one_name) {
    NewSession session = ready();
    session.set_name(0, "Anna");
    for (const char* const name : {"Anna", "anna", " Anna "}) {
        session.set_name(1, name);
        BOOST_TEST(present::complaints(session, {}).names[0].empty());
        BOOST_TEST(present::complaints(session, {}).names[1] == "Two players have this name: add a letter to one.");
        BOOST_TEST(!present::complaints(session, {}).none());
    }
    session.set_name(1, "Anna B.");
    BOOST_TEST(present::complaints(session, {}).none());
    session.set_name(0, "");
    session.set_name(1, "");  // nobody's name is nobody's
    BOOST_TEST(present::complaints(session, {}).none());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said_beside_its_field) {
    NewSession session = ready();
    BOOST_TEST(present::complaints(session, {}).none());
    session.set_name(1, std::string(21, 'x'));
    BOOST_TEST(present::complaints(session, {}).names[1] == "21 letters are too many: at most 20.");
    session.set_name(1, "B\tris");
    BOOST_TEST(present::complaints(session, {}).names[1] == "There is a character in it that cannot be shown.");
    session.set_name(1, "");
    session.title = std::string(61, 'x');
    session.place = std::string(41, 'x');
    const auto found = present::complaints(session, {});
    BOOST_TEST(found.names[1].empty());
    BOOST_TEST(found.title == "61 letters are too many: at most 60.");
    BOOST_TEST(found.place == "41 letters are too many: at most 40.");
    BOOST_TEST(!found.none());
    BOOST_TEST(present::complaints(NewSession{offered}, {}).first == "The first player has not been drawn yet.");
}

BOOST_AUTO_TEST_CASE(a_name_on_a_free_seat_is_nobodys_business) {
    NewSession session = ready();
    session.set_name(3, std::string(21, 'x'));
    BOOST_TEST(present::complaints(session, {}).none());
}

BOOST_AUTO_TEST_CASE(a_board_for_fewer_says_so) {
    BOOST_TEST(present::complaints(ready(), present::PlayersAllowed{2, 3}).none());
    BOOST_TEST(present::complaints(ready(), present::PlayersAllowed{2, 2}).players ==
               "This board is for 2 to 2 players.");
}

BOOST_AUTO_TEST_CASE(what_was_agreed_on_has_no_spaces_around_it) {
    NewSession session = ready();
    session.choose_first("moon");
    session.set_name(0, " Anna ");
    session.set_name(3, "nobody");
    session.place = "  ";
    const auto all = present::settled_seats(session);
    const std::vector<session::Seat> seats{{"sun", "Anna"}, {"moon", ""}, {"star", ""}};
    BOOST_TEST((all.seats == seats));
    BOOST_TEST(all.first == "moon");
    BOOST_TEST(present::settled_place(session, marks()).title == "Anna, Moon, Star");
    BOOST_TEST(present::settled_place(session, marks()).where.empty());
    session.title = "Friday";
    BOOST_TEST(present::settled_place(session, marks()).title == "Friday");
}

BOOST_AUTO_TEST_CASE(the_same_table_again) {
    const auto before = on_shelf({{"tree", "Anna"}, {"sun", "Boris"}}, "kitchen");
    const auto session = NewSession::again({on_shelf({{"red", "Cleo"}}, "club", "chess"), before}, "skies", offered);
    BOOST_TEST((session.seated() == before.seats));
    BOOST_TEST(session.place == "kitchen");
    BOOST_TEST(marks_of(session).size() == 4U);
    BOOST_TEST(NewSession::again({on_shelf({})}, "skies", offered).players() == 2U);
    BOOST_TEST(NewSession::again({before}, "chess", offered).players() == 3U);
}

BOOST_AUTO_TEST_CASE(a_mark_of_a_later_program_does_not_come_again) {
    const auto session =
        NewSession::again({on_shelf({{"comet", "Anna"}, {"moon", "Boris"}, {"star", "Cleo"}})}, "skies", offered);
    const std::vector<session::Seat> seats{{"moon", "Boris"}, {"star", "Cleo"}};
    BOOST_TEST((session.seated() == seats));
}

BOOST_AUTO_TEST_CASE(names_are_remembered_once_the_latest_first) {
    const std::vector<session::OnShelf> sessions{on_shelf({{"sun", "Cleo"}, {"star", ""}}, "club"),
                                                 on_shelf({{"red", "Anna"}, {"blue", " Cleo"}}, "club", "chess")};
    BOOST_TEST((present::remembered_names(sessions) == std::vector<std::string>{"Cleo", "Anna"}));
    BOOST_TEST((present::remembered_places(sessions) == std::vector<std::string>{"club"}));
}

BOOST_AUTO_TEST_CASE(who_can_be_first_is_called_by_name_or_mark) {
    BOOST_TEST(present::first_choice({"sun", " Anna "}, marks()) == "Anna");
    BOOST_TEST(present::first_choice({"sun", ""}, marks()) == "Sun");
    BOOST_TEST(present::players_choice(3) == "3 players");
    BOOST_TEST(present::mark_tip("moon", marks()) == "Play the moon");
}

BOOST_AUTO_TEST_CASE(chance_deals_the_marks_in_play_to_the_players) {
    NewSession session{offered};
    session.set_name(0, "Ada");
    session.set_name(1, "Bela");
    session.set_name(2, "Cor");
    BOOST_TEST(present::drawn_words(session, marks()) == "Chance can say who plays which colour.");
    session.choose_first("moon");  // Bela
    std::vector<std::size_t> asked;
    session.draw_marks([&](std::size_t n) {
        asked.push_back(n);
        return std::size_t{0};
    });
    BOOST_TEST(asked == (std::vector<std::size_t>{3, 2}), boost::test_tools::per_element());
    BOOST_TEST(session.seats()[0].color == "moon");
    BOOST_TEST(session.seats()[1].color == "star");
    BOOST_TEST(session.seats()[2].color == "sun");
    BOOST_TEST(session.seats()[3].color == "tree");  // not in play
    BOOST_TEST(session.seats()[1].name == "Bela");
    BOOST_TEST(session.first().value() == "star");  // Bela still
    BOOST_TEST(present::drawn_words(session, marks()) ==
               "Drawn at random: Ada (the moon), Bela (the star) and Cor (the sun).");
    session.draw_marks([](std::size_t n) { return n - 1; });
    BOOST_TEST(session.times_drawn() == 2);
    session.set_mark(0, "sun");  // by hand
    BOOST_TEST(session.times_drawn() == 0);
}

BOOST_AUTO_TEST_SUITE_END()
