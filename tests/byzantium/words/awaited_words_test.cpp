// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/awaited_words.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/table/player_marks.h"
#include "present/shelf/shelf_game_of.h"
#include "present/shelf/shelf_words.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>

namespace {

using byzantium::Color;
using session::LocalTime;

constexpr LocalTime that_thursday{2026, 3, 5, 12, 0};  // a Thursday

session::OnShelf friday() {
    session::OnShelf one{};
    one.game = "byzantium";
    one.title = "Friday";
    one.seats = {{"red", "Anna"}, {"blue", ""}};
    one.played = LocalTime{2026, 3, 5, 9, 5};
    one.entries = 12;
    one.awaits = R"({"kind":"defence","player":"blue"})";
    return one;
}

present::SessionRow row_of(const session::OnShelf& session) {
    const auto marks = byzantium::words::seat_marks();
    return present::told_row(session, that_thursday, marks, byzantium::words::awaited_words(session, marks));
}

struct MomentWords {
    LocalTime then;
    const char* words;
};
std::ostream& operator<<(std::ostream& out, const MomentWords& moment) { return out << moment.words; }

const std::vector<MomentWords> moments{
    {{2026, 3, 5, 9, 5}, "today, 9:05"},         {{2026, 3, 4, 23, 59}, "yesterday, 23:59"},
    {{2026, 2, 27, 20, 0}, "Friday, 20:00"},     {{2026, 2, 26, 20, 0}, "26 February, 20:00"},
    {{2025, 12, 31, 20, 0}, "31 December 2025"}, {{2026, 3, 6, 1, 0}, "6 March, 1:00"},  // a clock that was set back
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rows_of_sessions)

BOOST_AUTO_TEST_CASE(a_row_says_who_must_speak) {
    const auto row = row_of(friday());
    BOOST_TEST(row.title == "Friday");
    BOOST_REQUIRE(row.players.size() == 2U);
    BOOST_TEST(row.players[0].name == "Anna");
    BOOST_TEST(row.players[1].name == "Blue");
    BOOST_TEST((row.speaker == byzantium::words::badge(Color::blue)));
    BOOST_TEST(row.state == "Blue: stand or retreat?");
    BOOST_TEST(row.played == "today, 9:05");
    BOOST_TEST(row.entries == "12 entries");
    BOOST_TEST(row.remark.empty());
}

BOOST_AUTO_TEST_CASE(every_kind_of_question_has_its_own_words) {
    std::set<std::string> states;
    for (const char* kind : {"action", "increase", "march", "fleet", "sail", "defence", "sea_retreat", "retreat",
                             "levy", "fight", "roll", "losses", "garrison", "upkeep", "over"}) {
        auto session = friday();
        session.awaits = std::string{R"({"kind":")"} + kind + R"(","player":"blue"})";
        states.insert(row_of(session).state);
    }
    BOOST_TEST(states.size() == std::variant_size_v<byzantium::Awaits>);
}

BOOST_AUTO_TEST_CASE(what_is_not_known_is_left_out) {
    auto session = friday();
    session.awaits = R"({"kind":"duel","player":"blue"})";  // of a later program
    session.played.reset();
    session.title = "\n";
    const auto row = row_of(session);
    BOOST_TEST(row.state.empty());
    BOOST_TEST(!row.speaker);
    BOOST_TEST(row.played.empty());
    BOOST_TEST(row.title == "Anna, Blue");
}

BOOST_AUTO_TEST_CASE(a_session_that_does_not_count_says_why) {
    auto session = friday();
    session.not_counted = "a copy";
    BOOST_TEST(row_of(session).remark == "not counted: a copy");
    session.not_counted = "";
    BOOST_TEST(row_of(session).remark == "not counted");
    session.awaits = R"({"kind":"over"})";
    BOOST_TEST(row_of(session).state == "The game is over");
}

BOOST_DATA_TEST_CASE(when_it_was_played, moments, moment) {
    BOOST_TEST(present::played_words(moment.then, that_thursday) == moment.words);
}

BOOST_AUTO_TEST_CASE(the_card_has_the_question_and_the_last_three_entries) {
    auto library = store::Library::in_memory();
    const byzantium::text::Boards boards{session::Resources::find()};
    const byzantium::Header header{"byzantium-2005", {{Color::red, "Anna"}, {Color::blue, "Boris"}}, Color::red, {}};
    const auto id = byzantium::text::begin_session(library, header, {"Friday", "kitchen"}, boards);
    auto opened = std::get<byzantium::text::OpenedKept>(
        byzantium::text::take_up(library, id, boards, session::DiceSource::from_seed(1)));
    const auto card = [&] {
        const auto listed = session::shelf(library).at(0);
        return present::resume_card<byzantium::words::Teller>(
            {id, listed.shelf, listed.title, listed.place, row_of(listed)}, opened.session);
    };
    BOOST_TEST(card().last.empty());
    for (const char* city : {"damascus", "athens", "smyrna", "attalia"})
        BOOST_TEST(opened.session
                       .submit(opened.session.state(), byzantium::Control{support::city(city), byzantium::Cube::pool})
                       .has_value());
    const auto later = card();
    BOOST_TEST(later.question == "Anna (red), choose an action.");
    BOOST_TEST(later.where == "kitchen");
    BOOST_REQUIRE(later.last.size() == 3U);
    BOOST_TEST(later.last[0].number == 2U);
    BOOST_TEST(later.last[0].headline == "Boris takes control of Athens.");
    BOOST_TEST(later.last[2].headline == "Boris takes control of Attalia.");
}

BOOST_AUTO_TEST_CASE(trash_and_files_in_whole_sentences) {
    BOOST_TEST(present::entries(1) == "1 entry");
    BOOST_TEST(present::ask_empty_trash(1) == "Delete the game in the trash for good? It cannot be restored.");
    BOOST_TEST(present::trash_emptied(2) == "2 games are deleted for good.");
    BOOST_TEST(present::other_entries("Session 3", 4, 1, 2) ==
               "Session 3 is the same game with different entries: 4 are equal, followed by 1 more here and 2 more in "
               "the file. Nothing was imported.");
    std::set<std::string> names;
    for (const auto shelf :
         {store::Shelf::open, store::Shelf::finished, store::Shelf::archived, store::Shelf::trashed}) {
        names.insert(present::shelf_name(shelf));
        names.insert(present::nothing_on(shelf));
    }
    BOOST_TEST(names.size() == 8U);
}

BOOST_AUTO_TEST_SUITE_END()
