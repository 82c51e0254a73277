// SPDX-License-Identifier: MIT
#include "present/journal/clock.h"

#include "byzantium/words/desk/teller.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

namespace data = boost::unit_test::data;
using namespace byzantium;
using present::ClockRow;
using present::Moment;
using present::Sitting;
using std::chrono::minutes;
using std::chrono::seconds;

const Moment clock_begun = *present::moment_of("2026-03-01T19:30:00Z");

// Red and blue take cities in turns.
byzantium::text::Session two_entries() {
    byzantium::text::Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                                     session::DiceSource::from_seed(1)};
    for (const char* const city : {"damascus", "alexandria"})
        BOOST_REQUIRE(session.submit(session.state(), Entry{Decision{Control{support::city(city), Cube::pool}}}));
    return session;
}

std::vector<std::string> texts(const std::vector<ClockRow>& rows) {
    std::vector<std::string> all;
    for (const ClockRow& row : rows) all.push_back(row.text);
    return all;
}

using Texts = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(clocks)

BOOST_AUTO_TEST_CASE(time_goes_to_whoever_was_awaited) {
    const auto session = two_entries();
    const auto rows =
        present::clock_rows(byzantium::words::Looks{session}, {clock_begun + seconds{65}, clock_begun + seconds{70}},
                            {clock_begun, {}}, clock_begun + seconds{73});
    BOOST_TEST(texts(rows) == (Texts{"1:08", "0:05"}));
    BOOST_TEST((rows[0].state == ClockRow::State::runs));
    BOOST_TEST((rows[1].state == ClockRow::State::waits));
}

BOOST_AUTO_TEST_CASE(pauses_do_not_count_even_while_they_last) {
    const auto session = two_entries();
    Sitting sitting{clock_begun, {}};
    sitting.pause_or_go_on(clock_begun + seconds{10});
    sitting.pause_or_go_on(clock_begun + seconds{40});
    const std::vector<std::optional<Moment>> entered{clock_begun + seconds{65}, clock_begun + seconds{70}};
    BOOST_TEST(texts(present::clock_rows(byzantium::words::Looks{session}, entered, sitting,
                                         clock_begun + seconds{70})) == (Texts{"0:35", "0:05"}));
    sitting.pause_or_go_on(clock_begun + seconds{80});
    const auto rows =
        present::clock_rows(byzantium::words::Looks{session}, entered, sitting, clock_begun + minutes{90});
    BOOST_TEST(texts(rows) == (Texts{"0:45", "0:05"}));
    BOOST_TEST((rows[0].state == ClockRow::State::paused));
}

BOOST_AUTO_TEST_CASE(the_night_between_two_sittings_does_not_count) {
    const auto session = two_entries();
    const auto opened = clock_begun + std::chrono::hours{20};
    const auto rows = present::clock_rows(byzantium::words::Looks{session}, {clock_begun, clock_begun + minutes{3}},
                                          {opened, {}}, opened + seconds{30});
    BOOST_TEST(texts(rows) == (Texts{"0:30", "3:00"}));
}

BOOST_AUTO_TEST_CASE(a_long_gap_of_an_earlier_sitting_was_a_pause) {
    const auto session = two_entries();
    const auto opened = clock_begun + std::chrono::hours{20};
    const auto rows = present::clock_rows(byzantium::words::Looks{session}, {clock_begun, clock_begun + minutes{15}},
                                          {opened, {}}, opened);
    BOOST_TEST(texts(rows) == (Texts{"0:00", "0:00"}));
}

BOOST_AUTO_TEST_CASE(an_entry_whose_time_is_not_known_costs_nobody_anything) {
    const auto session = two_entries();
    const auto rows = present::clock_rows(byzantium::words::Looks{session}, {std::nullopt}, {clock_begun, {}},
                                          clock_begun + minutes{5});
    BOOST_TEST(texts(rows) == (Texts{"0:00", "0:00"}));
}

BOOST_AUTO_TEST_CASE(what_was_undone_no_longer_counts) {
    auto session = two_entries();
    BOOST_REQUIRE(session.undo());
    const auto rows =
        present::clock_rows(byzantium::words::Looks{session}, {clock_begun + seconds{5}, clock_begun + seconds{70}},
                            {clock_begun, {}}, clock_begun + seconds{3600 + 65});
    BOOST_TEST(texts(rows) == (Texts{"0:05", "1:01:00"}));
}

BOOST_DATA_TEST_CASE(what_is_no_time_is_none,
                     data::make(std::vector<std::string>{
                         "", "2026-03-01", "2026-13-01T19:30:00Z", "2026-02-30T19:30:00Z", "2026-03-01T24:30:00Z",
                         "2026-03-01 19:30:00Z", "2026-03-01T19:30:-1Z", "2026-03-01T19:30:00+"}),
                     text) {
    BOOST_TEST(!present::moment_of(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
