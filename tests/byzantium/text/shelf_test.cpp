// SPDX-License-Identifier: MIT
#include "session/shelf.h"

#include "byzantium/text/acts.h"
#include "byzantium/text/awaited.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/seats.h"
#include "session/times.h"
#include "support/scene.h"
#include "support/zone.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using byzantium::Color;

}  // namespace

BOOST_AUTO_TEST_SUITE(shelf_of_sessions)

BOOST_AUTO_TEST_CASE(a_session_stands_there_with_who_is_awaited) {
    auto library = store::Library::in_memory();
    const byzantium::Header header{"byzantium-2005", {{Color::blue, "Anna"}, {Color::red, ""}}, Color::red, {}};
    const auto id = byzantium::text::begin_session(library, header, {"Friday", "kitchen"}, shipped_boards());
    const auto all = session::shelf(library);
    BOOST_REQUIRE(all.size() == 1U);
    BOOST_TEST((all[0].id == id));
    BOOST_TEST(all[0].title == "Friday");
    BOOST_TEST(all[0].place == "kitchen");
    BOOST_TEST((byzantium::text::seats_of(all[0].seats) == header.seats));
    BOOST_TEST((all[0].shelf == store::Shelf::open));
    BOOST_TEST(all[0].entries == 0U);
    BOOST_TEST(all[0].played.has_value());
    BOOST_TEST((byzantium::text::read_awaited(all[0].awaits.value()) ==
                byzantium::text::Awaited{byzantium::text::AwaitedKind::action, Color::red}));
}

BOOST_AUTO_TEST_CASE(seats_of_any_game_become_a_header) {
    using byzantium::text::header_of;
    const std::vector<session::Seat> players{{"red", "Anna"}, {"purple", "Boris"}, {"blue", ""}};
    const std::vector<byzantium::Seat> seats{{Color::red, "Anna"}, {Color::blue, ""}};
    byzantium::Rulings rulings = byzantium::offered_first;
    rulings.casualty_rounding = byzantium::CasualtyRounding::down;
    BOOST_TEST((header_of("ours", players, "blue", rulings) == byzantium::Header{"ours", seats, Color::blue, rulings}));
    BOOST_TEST((header_of("ours", players, "purple", rulings).first == Color::red));
}

BOOST_AUTO_TEST_CASE(times_are_told_as_the_clock_on_the_wall_says) {
    const support::Zone zone{"UTC-2"};  // as POSIX writes it: two hours ahead of Greenwich
    const auto evening = session::local_time("2026-03-31T23:30:00Z");
    BOOST_TEST((evening == session::LocalTime{2026, 4, 1, 1, 30}));
}

BOOST_AUTO_TEST_CASE(what_is_no_time_is_told_as_none) {
    for (const char* text : {"", "yesterday", "2026-13-01T19:30:00Z", "2026-02-30T19:30:00Z", "2026-03-01Tab:30:00Z"})
        BOOST_TEST(!session::local_time(text), text);
}

BOOST_AUTO_TEST_CASE(boards_to_choose_from) {
    const auto ids = shipped_boards().ids();
    BOOST_TEST((std::find(ids.begin(), ids.end(), shipped_boards().usual_id()) != ids.end()));
    const auto file = session::Resources::find().root() / "byzantium/boards" / "byzantium-2005.json";
    const byzantium::text::Boards given{session::Resources::find(), file};
    BOOST_TEST((given.ids() == std::vector<std::string>{"byzantium-2005"}));
}

BOOST_AUTO_TEST_SUITE_END()
