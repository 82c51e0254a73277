// SPDX-License-Identifier: MIT
#include "byzantium/text/session.h"

#include "byzantium/text/acts.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <vector>

namespace {

using byzantium::Color;
using byzantium::Control;
using byzantium::Cube;
using byzantium::text::Session;

Session two_players() {
    return Session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                   session::DiceSource::from_seed(1)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(one_open_table)

BOOST_AUTO_TEST_CASE(an_entry_is_taken_and_told) {
    Session session = two_players();
    const auto notice = session.submit(session.state(), control("damascus"));
    BOOST_REQUIRE(notice.has_value());
    BOOST_TEST(notice->entries == 1U);
    BOOST_TEST(!notice->effects.empty());
    BOOST_TEST((session.position()[support::city("damascus")].control == Color::red));
}

BOOST_AUTO_TEST_CASE(a_refused_entry_changes_nothing) {
    Session session = two_players();
    const auto before = session.position();
    const auto state = session.state();
    const auto refused = session.submit(state, control("basra"));
    BOOST_REQUIRE(!refused.has_value());
    BOOST_TEST((rule(std::get<byzantium::Refusal>(refused.error())) == byzantium::byz(9)));
    BOOST_TEST((session.position() == before));
    BOOST_TEST((session.state() == state));
    BOOST_TEST(session.journal().size() == 0U);
}

BOOST_AUTO_TEST_CASE(an_answer_to_an_old_question_is_stale) {
    Session session = two_players();
    const auto asked_at = session.state();
    BOOST_TEST(enters(session, control("damascus")));
    const auto late = session.submit(asked_at, control("athens"));
    BOOST_REQUIRE(!late.has_value());
    BOOST_TEST((std::get<session::Stale>(late.error()).now == session.state()));
    BOOST_TEST(session.journal().size() == 1U);
}

// The same number of entries is not the same table: one was undone and another made in its place.
BOOST_AUTO_TEST_CASE(undo_makes_questions_stale_too) {
    Session session = two_players();
    BOOST_TEST(enters(session, control("damascus")));
    const auto asked_at = session.state();
    BOOST_TEST(session.undo());
    BOOST_TEST(enters(session, control("athens")));
    BOOST_TEST(!session.submit(asked_at, control("candia")).has_value());
}

BOOST_AUTO_TEST_CASE(undo_and_redo_walk_between_equal_positions) {
    Session session = two_players();
    const auto start = session.position();
    BOOST_TEST(enters(session, control("damascus")));
    const auto after = session.position();
    BOOST_TEST(session.undo());
    BOOST_TEST((session.position() == start));
    BOOST_TEST(!session.undo());
    BOOST_TEST(session.redo());
    BOOST_TEST((session.position() == after));
    BOOST_TEST(!session.redo());
    BOOST_TEST(session.go_to(0));
    BOOST_TEST(!session.go_to(2));
    BOOST_TEST((session.position() == start));
}

BOOST_AUTO_TEST_CASE(dice_are_rolled_only_where_they_are_awaited) {
    Session session = two_players();
    BOOST_TEST(!roll(session).has_value());
    BOOST_TEST(enters(session, byzantium::BulgarsAttack{Cube::pool, support::city("thessalonica")}));
    const auto roll = byzantium::text::roll(session);
    BOOST_REQUIRE(roll.has_value());
    BOOST_TEST(std::get<byzantium::Faces>(roll->dice).defender.size() == 3U);
    BOOST_TEST(session.journal().size() == 1U);  // rolling enters nothing
    BOOST_TEST(enters(session, *roll));
}

BOOST_AUTO_TEST_CASE(effects_can_be_asked_for_again) {
    Session session = two_players();
    const auto notice = session.submit(session.state(), control("damascus"));
    BOOST_REQUIRE(notice.has_value());
    BOOST_TEST(enters(session, control("athens")));
    BOOST_TEST(session.effects(0).size() == notice->effects.size());
}

// The bare replayer and the journal come to the same table, whatever is entered.
BOOST_AUTO_TEST_CASE(the_judge_agrees_with_the_journal) {
    support::RandomPlayer player{11, support::Taste::warlike};
    const auto header = player.header();
    const auto table = support::table_with(header.rulings);
    Session session{table, header, session::DiceSource::from_seed(1)};
    byzantium::text::Replayer replayer{table, header};
    int taken = 0;
    int refused = 0;
    while (!std::holds_alternative<byzantium::Over>(session.position().awaits)) {
        const auto nonsense = player.nonsense(session.position());
        BOOST_REQUIRE(enters(session, nonsense) == !replayer.take(nonsense).has_value());
        ++refused;
        if (session.legal().empty() && !roll(session)) break;  // a correction may leave nothing to answer
        const auto entry = player.entry(table, session.position());
        BOOST_REQUIRE(enters(session, entry));
        BOOST_REQUIRE(!replayer.take(entry).has_value());
        BOOST_REQUIRE((replayer.position() == session.position()));
        if (++taken > 2000) break;
    }
    BOOST_TEST(taken > 0);
    BOOST_TEST(refused > 0);
}

BOOST_AUTO_TEST_SUITE_END()
