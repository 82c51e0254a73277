// SPDX-License-Identifier: MIT
// Sessions of two games in one library: each program takes its own, and says what it does not know.
#include "byzantium/rules/ids.h"
#include "byzantium/text/acts.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/seats.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/kept.h"
#include "session/shelf.h"
#include "store/exchange.h"
#include "store/library.h"
#include "support/counter_game.h"
#include "support/folder.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <variant>

// A finished session of the toy game below one of Byzantium.
struct TwoGames {
    const counter::Boards none{};
    store::Library library = store::Library::in_memory();
    store::SessionId counted = session::begin_session(library, {{0}, 9, {"Anna", "Boris"}}, {"Friday", ""}, none);
    store::SessionId played =
        byzantium::text::begin_session(library, support::header_of({byzantium::Color::red, byzantium::Color::blue}),
                                       {"Saturday", ""}, shipped_boards());

    TwoGames() {
        auto taken = session::take_up(library, counted, none, session::DiceSource::from_seed(1));
        auto& open = std::get<counter::OpenedKept>(taken).session;
        BOOST_TEST_REQUIRE(open.submit(open.state(), counter::Add{9}).has_value());
        // Taken up last, Byzantium's stands first.
        byzantium::text::take_up(library, played, shipped_boards(), session::DiceSource::from_seed(1));
    }
};

BOOST_FIXTURE_TEST_SUITE(two_games_in_one_library, TwoGames)

BOOST_AUTO_TEST_CASE(stand_on_one_shelf_with_their_names) {
    const auto all = session::shelf(library);
    BOOST_TEST_REQUIRE(all.size() == 2U);
    BOOST_TEST(all[0].game == "byzantium");
    BOOST_TEST(all[1].game == "counter");
    BOOST_TEST(all[1].seats[1].name == "Boris");
    BOOST_TEST(byzantium::text::seats_of(all[0].seats).size() == 2U);
    BOOST_TEST(byzantium::text::seats_of(all[1].seats).empty());
}

BOOST_AUTO_TEST_CASE(are_replayed_and_counted_each_by_its_own) {
    BOOST_TEST(session::replay_all(library, none).empty());
    BOOST_TEST(byzantium::text::replay_all(library, shipped_boards()).empty());
    BOOST_TEST(counter::Counting(library, none).left() == 1U);
    const auto boards = shipped_boards();
    BOOST_TEST(byzantium::text::Counting(library, boards).left() == 0U);
}

BOOST_AUTO_TEST_CASE(are_told_if_their_game_is_not_known) {
    BOOST_TEST(session::of_unknown_games(library, {"byzantium", "counter"}).empty());
    const auto unknown = session::of_unknown_games(library, {"byzantium"});
    BOOST_TEST_REQUIRE(unknown.size() == 1U);
    BOOST_TEST(unknown[0].what() == std::string{"Friday: this is a session of the game “counter”, which cannot be "
                                                "played here. A newer version of Logothete may know it."});
}

BOOST_AUTO_TEST_CASE(are_not_taken_up_by_another_game) {
    const auto dice = session::DiceSource::from_seed(1);
    BOOST_CHECK_THROW(session::look_at(library, played, none, dice), protocol::FormatError);
    BOOST_CHECK_THROW(byzantium::text::take_up(library, counted, shipped_boards(), dice), protocol::FormatError);
}

BOOST_AUTO_TEST_CASE(are_not_imported_by_another_game) {
    const support::Folder folder;
    const auto file = folder / "friday.logothete";
    session::export_session(library, counted, {file});
    auto elsewhere = store::Library::in_memory();
    BOOST_CHECK_THROW(byzantium::text::take_over_file(elsewhere, file, store::IfDiffers::report, shipped_boards()),
                      protocol::FormatError);
    BOOST_TEST(elsewhere.list().empty());
}

BOOST_AUTO_TEST_SUITE_END()
