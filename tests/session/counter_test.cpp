// SPDX-License-Identifier: MIT
// A session of the toy game: entered, undone and repaired, as any game.
#include "session/replayer.h"
#include "session/tree_count.h"
#include "support/counter_game.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <variant>
#include <vector>

namespace counter {
namespace {

const Table table{10};
const KeptHeader header{{0}, 10, {}};

Session fresh() { return {table, header, session::DiceSource::from_seed(1)}; }

int value(const Session& session) { return session.position().value; }

void enter(Session& session, const std::vector<Add>& entries) {
    for (const Add& add : entries) BOOST_TEST_REQUIRE(session.submit(session.state(), add).has_value());
}

// Puts the draft's entries in the place of the session's.
void accept(Session& session, const Repair& draft) {
    BOOST_TEST_REQUIRE(draft.refused().empty());
    BOOST_TEST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(a_session_of_the_toy_game)

BOOST_AUTO_TEST_CASE(takes_entries_tells_effects_and_refuses_whole_acts) {
    auto session = fresh();
    const auto entered = session.submit(session.state(), Session::Act{{{2}, {1}}, "three"});
    BOOST_TEST_REQUIRE(entered.has_value());
    BOOST_TEST(entered->effects == (std::vector<int>{2, 1}), boost::test_tools::per_element());
    const auto asked_at = session.state();
    const auto refused = session.submit(asked_at, Session::Act{{{1}, {9}}, "too much"});
    BOOST_TEST_REQUIRE(!refused.has_value());
    BOOST_TEST(std::get<Refusal>(refused.error()).why == "beyond the limit");
    BOOST_TEST(value(session) == 3);
    enter(session, {{1}});
    BOOST_TEST(std::holds_alternative<session::Stale>(session.submit(asked_at, Add{1}).error()));
    BOOST_TEST(session.undo());
    BOOST_TEST(session.undo());  // both entries of the act
    BOOST_TEST(value(session) == 0);
    BOOST_TEST(session.redo());
    BOOST_TEST(value(session) == 3);
}

BOOST_AUTO_TEST_CASE(is_repaired_with_every_entry_kept_with_its_player) {
    auto session = fresh();
    enter(session, {{1, "a"}, {1, "b"}, {2, "c"}});
    Repair draft{session};
    draft.insert(2, {1, "forgotten"});
    BOOST_TEST(draft.changed_hands() == (std::vector<std::size_t>{2, 3}), boost::test_tools::per_element());
    draft.keep_players();
    BOOST_TEST(draft.changed_hands().empty());
    accept(session, draft);
    BOOST_TEST(value(session) == 6);
    BOOST_TEST(session.undo());
    BOOST_TEST(value(session) == 4);
    BOOST_TEST(session.redo());
    BOOST_TEST(value(session) == 6);
}

BOOST_AUTO_TEST_CASE(says_in_a_draft_what_no_longer_holds) {
    auto session = fresh();
    enter(session, {{2}, {8}});
    Repair draft{session};
    draft.change(1, {3});
    BOOST_TEST(draft.refused() == (std::vector<std::size_t>{2}), boost::test_tools::per_element());
    BOOST_TEST(draft.lines()[1].refused->why == "beyond the limit");
    BOOST_TEST(!session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
    BOOST_TEST(value(session) == 10);
}

BOOST_AUTO_TEST_CASE(learns_that_an_entry_leads_elsewhere_today) {
    auto session = fresh();
    Session::Earlier earlier{};
    earlier.entry.by = 2;
    earlier.position_hash = KeptGame::hash({3});
    const auto changed = session.retake(std::move(earlier));
    BOOST_TEST_REQUIRE(changed.has_value());
    BOOST_TEST(std::holds_alternative<session::OtherPosition>(*changed));
    BOOST_TEST(session.journal().size() == 0U);
}

BOOST_AUTO_TEST_CASE(is_judged_and_counted_without_a_journal) {
    session::Replayer<KeptGame> replayer{table, header};
    BOOST_TEST(!replayer.take({9}).has_value());
    BOOST_TEST(replayer.legal().size() == 1U);
    BOOST_TEST(replayer.take({2}).has_value());
    BOOST_TEST(replayer.position().value == 9);
    const auto branches = session::divide<KeptGame>(table, {7}, 2);  // 8, 9 and then 9 10, 10
    BOOST_TEST_REQUIRE(branches.size() == 2U);
    BOOST_TEST(branches[0].sequences == 2U);
    BOOST_TEST(branches[1].sequences == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace counter
