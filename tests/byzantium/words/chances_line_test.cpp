// SPDX-License-Identifier: MIT
// The line with each player's chance to win: dots at once, numbers when the trials are played, never those of another
// position.
#include "byzantium/words/desk/chances_line.h"

#include "byzantium/counsel/trial_chances.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/desk/thinker.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <thread>

namespace {

using namespace byzantium;
using byzantium::words::ChancesLine;

struct Told {
    Header header = support::header_of({Color::red, Color::blue});
    words::Names names{support::standard_table().board, header};
    Position now = start(support::standard_table(), header);
    ChancesLine line{support::standard_table()};

    std::string by_trials() const {
        return words::chances_sentence(
            names, now, counsel::trial_chances(words::counsel_weights().value(), support::standard_table(), now));
    }
    // When it knows.
    std::string later() {
        for (int i = 0; i < 3'000 && !line.knows_more(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        return line.of(names, now).sentence;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(chances_lines)

BOOST_AUTO_TEST_CASE(has_dots_until_the_trials_are_played) {
    Told at;
    BOOST_TEST(!at.line.knows_more());
    BOOST_TEST(at.line.of(at.names, at.now).sentence ==
               "Chance to win: red about … in 10 (from … to …), blue about … in 10 (from … to …), if all go on as the "
               "program would.");
    BOOST_TEST(at.line.is_waiting());
    BOOST_TEST(at.later() == at.by_trials());
    BOOST_TEST(!at.line.is_waiting());
    BOOST_TEST(!at.line.knows_more());
}

BOOST_AUTO_TEST_CASE(has_few_words_where_there_is_little_room) {
    Told at;
    BOOST_TEST(at.line.of(at.names, at.now).brief ==
               "Of 10 games would win: red … (… to …), blue … (… to …), if all go on as the program would.");
    at.later();
    values::Few<counsel::Range, 4> told;
    told.push_back({620'000, 560'000, 710'000});
    told.push_back({380'000, 290'000, 440'000});
    BOOST_TEST(words::chances_told(at.names, at.now, told).brief ==
               "Of 10 games would win: red 6 (6 to 7), blue 4 (3 to 4), if all go on as the program would.");
    BOOST_TEST(words::chances_told(at.names, at.now, {}).brief == "");
}

BOOST_AUTO_TEST_CASE(is_of_the_position_that_was_asked_about_last) {
    Told at;
    at.line.of(at.names, at.now);
    const auto decisions = legal(support::standard_table(), at.now);
    for (std::size_t i = 0; i < 3; ++i) {
        at.now =
            apply(support::standard_table(), start(support::standard_table(), at.header), decisions[i]).value().after;
        at.line.of(at.names, at.now);
        BOOST_TEST(at.line.is_waiting());
    }
    BOOST_TEST(at.later() == at.by_trials());
}

BOOST_AUTO_TEST_CASE(says_at_once_that_a_game_is_over) {
    Told at;
    at.now.awaits = Over{};
    BOOST_TEST(at.line.of(at.names, at.now).sentence == "The game is over.");
    BOOST_TEST(!at.line.is_waiting());
}

BOOST_AUTO_TEST_SUITE_END()
