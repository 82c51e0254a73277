// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/new_session.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace {

using byzantium::Color;
using byzantium::words::NewSession;

const byzantium::Board& board() { return support::standard_table().board; }

byzantium::text::OnShelf on_shelf(std::vector<byzantium::Seat> seats, std::string place = {}) {
    byzantium::text::OnShelf one{};
    one.seats = std::move(seats);
    one.place = std::move(place);
    return one;
}

std::set<Color> colours(const NewSession& session) {
    std::set<Color> all;
    for (const auto& seat : session.seats()) all.insert(seat.color);
    return all;
}

NewSession ready() {
    NewSession session;
    session.choose_first(Color::red);
    return session;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_new_session)

BOOST_AUTO_TEST_CASE(a_colour_that_is_taken_changes_hands) {
    NewSession session;
    session.set_color(0, Color::blue);
    BOOST_TEST((session.seats()[0].color == Color::blue));
    BOOST_TEST((session.seats()[2].color == Color::red));
    session.set_color(1, Color::green);  // that of the free seat
    BOOST_TEST((session.seats()[3].color == Color::yellow));
    BOOST_TEST(colours(session).size() == 4U);
}

BOOST_AUTO_TEST_CASE(players_change_seats_and_keep_names_and_colours) {
    NewSession session;
    session.set_name(0, "Anna");
    session.set_name(1, "Boris");
    session.move_down(0);
    BOOST_TEST(session.seats()[1].name == "Anna");
    BOOST_TEST((session.seats()[1].color == Color::red));
    session.move_up(0);  // nobody sits before the first
    BOOST_TEST(session.seats()[0].name == "Boris");
    session.move_down(2);  // behind the last is a free seat
    BOOST_TEST((session.seats()[2].color == Color::blue));
}

BOOST_AUTO_TEST_CASE(the_first_player_sits_at_the_table) {
    NewSession session;
    BOOST_TEST(!session.first());
    session.choose_first(Color::green);  // nobody plays green
    BOOST_TEST(!session.first());
    session.choose_first(Color::blue);
    session.set_players(2);  // blue leaves
    BOOST_TEST(!session.first());
}

BOOST_AUTO_TEST_CASE(chance_is_asked_once_or_the_table_is_told) {
    NewSession session;
    session.set_name(1, "Boris");
    BOOST_TEST(byzantium::words::chance_says(session) == "Each player at the table has the same chance.");
    session.rolled(1);
    BOOST_TEST((session.first() == Color::yellow));
    BOOST_TEST(byzantium::words::chance_says(session) ==
               "Chance says Boris (yellow). Each of the 3 players had the same chance.");
    session.rolled(0);
    BOOST_TEST(byzantium::words::chance_says(session) == "Asked for the 2. time, chance says Red.");
    session.move_up(1);
    BOOST_TEST((session.first() == Color::red));  // who plays is the same
    session.set_players(4);
    BOOST_TEST(!session.rolled_first());
}

BOOST_AUTO_TEST_CASE(a_choice_takes_the_place_of_a_roll_and_back) {
    NewSession session;
    session.rolled(2);
    session.choose_first(Color::red);
    BOOST_TEST((session.first() == Color::red));
    session.leave_first_to_chance();
    BOOST_TEST(!session.first());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said_beside_its_field) {
    NewSession session = ready();
    BOOST_TEST(byzantium::words::complaints(session, board()).none());
    session.set_name(1, std::string(21, 'x'));
    BOOST_TEST(byzantium::words::complaints(session, board()).names[1] == "21 letters are too many: at most 20.");
    session.set_name(1, "B\tris");
    BOOST_TEST(byzantium::words::complaints(session, board()).names[1] ==
               "There is a character in it that cannot be shown.");
    session.set_name(1, "");
    session.title = std::string(61, 'x');
    session.place = std::string(41, 'x');
    const auto found = byzantium::words::complaints(session, board());
    BOOST_TEST(found.names[1].empty());
    BOOST_TEST(found.title == "61 letters are too many: at most 60.");
    BOOST_TEST(found.place == "41 letters are too many: at most 40.");
    BOOST_TEST(!found.none());
    BOOST_TEST(byzantium::words::complaints(NewSession{}, board()).first == "Chance has not been asked yet.");
}

BOOST_AUTO_TEST_CASE(a_name_on_a_free_seat_is_nobodys_business) {
    NewSession session = ready();
    session.set_name(3, std::string(21, 'x'));
    BOOST_TEST(byzantium::words::complaints(session, board()).none());
}

BOOST_AUTO_TEST_CASE(a_board_for_fewer_says_so) {
    byzantium::Board small = board();
    small.setup.most_players = 2;
    BOOST_TEST(byzantium::words::complaints(ready(), small).players == "This board is for 2 to 2 players.");
}

BOOST_AUTO_TEST_CASE(what_was_agreed_on_becomes_a_header) {
    NewSession session = ready();
    session.set_name(0, " Anna ");
    session.set_name(3, "nobody");
    session.rulings.casualty_rounding = byzantium::CasualtyRounding::down;
    session.place = "  ";
    const auto all = byzantium::words::settled(session, board());
    const std::vector<byzantium::Seat> seats{{Color::red, "Anna"}, {Color::yellow, ""}, {Color::blue, ""}};
    BOOST_TEST((all.header == byzantium::Header{board().id, seats, Color::red, session.rulings}));
    BOOST_TEST(all.place.title == "Anna, Yellow, Blue");
    BOOST_TEST(all.place.where.empty());
    session.title = "Friday";
    BOOST_TEST(byzantium::words::settled(session, board()).place.title == "Friday");
}

BOOST_AUTO_TEST_CASE(the_same_table_again) {
    const auto before = on_shelf({{Color::green, "Anna"}, {Color::red, "Boris"}}, "kitchen");
    const auto session = NewSession::like(before);
    BOOST_TEST((session.seated() == before.seats));
    BOOST_TEST(session.place == "kitchen");
    BOOST_TEST(colours(session).size() == 4U);
    BOOST_TEST(NewSession::like(on_shelf({})).players() == 2U);
}

BOOST_AUTO_TEST_CASE(names_are_remembered_once_the_latest_first) {
    const std::vector<byzantium::text::OnShelf> sessions{
        on_shelf({{Color::red, "Cleo"}, {Color::blue, ""}}, "club"),
        on_shelf({{Color::red, "Anna"}, {Color::blue, " Cleo"}}, "club")};
    BOOST_TEST((byzantium::words::remembered_names(sessions) == std::vector<std::string>{"Cleo", "Anna"}));
    BOOST_TEST((byzantium::words::remembered_places(sessions) == std::vector<std::string>{"club"}));
}

BOOST_AUTO_TEST_CASE(the_doubtful_rules_are_asked_with_what_the_books_say) {
    BOOST_TEST(byzantium::words::elite_limit_text().rule == "BYZ-12");
    BOOST_TEST(byzantium::words::elite_limit_text().books ==
               "The German book speaks of each Elite box and the Hungarian one of an Elite box; the English and Dutch "
               "ones can also be read as one cube in all.");
    BOOST_TEST(byzantium::words::casualty_rounding_text().rule == "BYZ-60");
    BOOST_TEST(byzantium::words::casualty_rounding_text().books ==
               "The English, Dutch and Hungarian books round up, the German one rounds down.");
}

BOOST_AUTO_TEST_CASE(byz_35_a_new_session_is_offered_first_that_the_doomed_may_retreat) {
    const auto text = byzantium::words::doomed_retreat_text();
    BOOST_TEST(text.rule == "BYZ-35");
    BOOST_TEST(text.choices.at(static_cast<std::size_t>(byzantium::DoomedRetreat::allowed)) ==
               "Allowed: the army is destroyed");
    BOOST_TEST((byzantium::words::settled(ready(), board()).header.rulings == byzantium::offered_first));
    BOOST_TEST((byzantium::offered_first.doomed_retreat == byzantium::DoomedRetreat::allowed));
    BOOST_TEST((byzantium::words::practice_header("byzantium-2005").rulings == byzantium::offered_first));
}

BOOST_AUTO_TEST_CASE(who_can_be_first_is_called_by_name_or_colour) {
    BOOST_TEST(byzantium::words::first_choice({Color::red, " Anna "}) == "Anna");
    BOOST_TEST(byzantium::words::first_choice({Color::red, ""}) == "Red");
    BOOST_TEST(byzantium::words::empty_name(Color::green) == "Green");
    BOOST_TEST(byzantium::words::players_choice(3) == "3 players");
    BOOST_TEST(byzantium::words::colour_tip(Color::blue) == "Play blue");
}

BOOST_AUTO_TEST_CASE(a_practice_table_can_be_begun) {
    const auto header = byzantium::words::practice_header(board().id);
    BOOST_TEST(header.seats.size() == 3U);
    auto library = store::Library::in_memory();
    const byzantium::text::Boards boards{session::Resources::find()};
    BOOST_CHECK_NO_THROW(byzantium::text::begin_session(library, header, {"Practice", {}}, boards));
}

BOOST_AUTO_TEST_SUITE_END()
