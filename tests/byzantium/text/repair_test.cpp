// SPDX-License-Identifier: MIT
#include "byzantium/text/acts.h"
#include "byzantium/text/session.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <vector>

namespace {

using byzantium::Color;
using byzantium::Control;
using byzantium::Cube;
using byzantium::text::Repair;
using byzantium::text::Session;

Session played(const std::vector<byzantium::Entry>& entries) {
    Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                    session::DiceSource::from_seed(1)};
    for (const auto& entry : entries) BOOST_REQUIRE(session.submit(session.state(), entry).has_value());
    return session;
}

const std::vector<std::size_t> nothing{};

}  // namespace

BOOST_AUTO_TEST_SUITE(repair)

BOOST_AUTO_TEST_CASE(a_draft_says_nothing_new) {
    const Session session = played({control("damascus"), control("athens")});
    const Repair draft{session};
    BOOST_TEST(draft.lines().size() == 2U);
    BOOST_TEST(draft.refused() == nothing, boost::test_tools::per_element());
    BOOST_TEST(draft.first_change() == 3U);
    BOOST_TEST(draft.acts().empty());
    BOOST_TEST(draft.is_unchanged());
}

BOOST_AUTO_TEST_CASE(an_entry_that_no_longer_holds_is_named_with_its_rule) {
    const Session session = played({control("damascus"), control("athens"), control("candia")});
    Repair draft{session};
    draft.change(1, control("candia"));
    BOOST_TEST(draft.refused() == std::vector<std::size_t>{3}, boost::test_tools::per_element());
    BOOST_TEST((rule(*draft.lines()[2].refused) == byzantium::byz(9)));
    BOOST_TEST(!draft.lines()[0].was.has_value());
    BOOST_TEST(*draft.lines()[2].was == 3U);
    BOOST_TEST(session.journal().size() == 3U);
}

BOOST_AUTO_TEST_CASE(it_can_be_dropped_edited_or_bridged) {
    const Session session = played({control("damascus"), control("athens"), control("candia")});
    Repair draft{session};
    draft.change(1, control("candia"));
    Repair dropped = draft;
    dropped.remove(3);
    BOOST_TEST(dropped.refused() == nothing, boost::test_tools::per_element());
    Repair edited = draft;
    edited.change(3, control("damascus"));
    BOOST_TEST(edited.refused() == nothing, boost::test_tools::per_element());
    draft.insert(3, byzantium::Correct{{byzantium::SetControl{support::city("candia"), std::nullopt}}, "it was free"});
    BOOST_TEST(draft.refused() == nothing, boost::test_tools::per_element());
    BOOST_TEST(draft.lines().size() == 4U);
}

BOOST_AUTO_TEST_CASE(accepted_it_is_the_session) {
    Session session = played({control("damascus"), control("athens"), control("candia")});
    Repair draft{session};
    draft.remove(2);
    draft.insert(2, control("leucosia"));
    BOOST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
    BOOST_TEST(
        (session.position() == played({control("damascus"), control("leucosia"), control("candia")}).position()));
    BOOST_TEST(session.journal().cut_off().size() == 1U);
}

BOOST_AUTO_TEST_CASE(taking_out_the_last_leaves_nothing_to_redo) {
    Session session = played({control("damascus"), control("athens")});
    Repair draft{session};
    draft.remove(2);
    BOOST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
    BOOST_TEST(session.journal().size() == 1U);
    BOOST_TEST(!session.redo());
}

// A session of three entries, the last of them undone, and a repair of the second.
struct RepairedOnce {
    Session session = played({control("damascus"), control("athens"), control("candia")});
    byzantium::Position before;
    byzantium::Position after;

    RepairedOnce() {
        session.undo();
        before = session.position();
        replace(2, control("leucosia"));
        after = session.position();
    }
    void replace(std::size_t number, const byzantium::Entry& entry) {
        Repair draft{session};
        draft.change(number, entry);
        BOOST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair " + std::to_string(number)));
    }
};

BOOST_AUTO_TEST_CASE(is_one_step_that_undo_takes_back_with_all_it_put_aside) {
    RepairedOnce one;
    BOOST_TEST(one.session.undo_step()->name == "Repair 2");
    BOOST_TEST(one.session.undo_step()->entries == 2U);
    BOOST_TEST(one.session.undo());
    BOOST_TEST((one.session.position() == one.before));
    BOOST_TEST(one.session.journal().size() == 3U);  // what could be redone before the repair is there again
    BOOST_TEST(one.session.redo_step()->name == "Repair 2");
    BOOST_TEST(one.session.redo());
    BOOST_TEST((one.session.position() == one.after));
    BOOST_TEST(one.session.undo());
    BOOST_TEST(one.session.undo());  // and then entry 2, as ever
    BOOST_TEST(one.session.journal().cursor() == 1U);
    BOOST_TEST(one.session.redo());
    BOOST_TEST(one.session.redo());
    BOOST_TEST((one.session.position() == one.after));
}

BOOST_AUTO_TEST_CASE(of_two_repairs_the_later_is_undone_first) {
    RepairedOnce one;
    one.replace(1, control("ankara"));
    BOOST_TEST(one.session.undo_step()->name == "Repair 1");
    BOOST_TEST(one.session.undo());
    BOOST_TEST((one.session.position() == one.after));
    BOOST_TEST(one.session.undo_step()->name == "Repair 2");
    BOOST_TEST(one.session.undo());
    BOOST_TEST((one.session.position() == one.before));
    BOOST_TEST(one.session.redo());
    BOOST_TEST(one.session.redo());
    BOOST_TEST(!one.session.redo());
}

BOOST_AUTO_TEST_CASE(a_new_entry_ends_the_redo_of_a_repair) {
    RepairedOnce one;
    BOOST_TEST(one.session.undo());
    BOOST_REQUIRE(one.session.submit(one.session.state(), control("candia")));
    BOOST_TEST(!one.session.redo_step());
    BOOST_TEST(one.session.undo_step()->entries == 2U);
}

BOOST_AUTO_TEST_CASE(an_entry_that_is_entered_again_as_it_was_is_no_change) {
    const Session session = played({control("damascus"), control("athens")});
    Repair draft{session};
    draft.change(1, control("damascus"));
    BOOST_TEST(draft.is_unchanged());
    draft.change(1, control("ankara"));
    BOOST_TEST(!draft.is_unchanged());
    BOOST_TEST(*draft.lines()[0].instead_of == 1U);
    draft.change(1, control("damascus"));
    BOOST_TEST(draft.is_unchanged());
    draft.remove(2);
    BOOST_TEST(draft.taken_out() == std::vector<std::size_t>{2}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(actions_that_change_hands_are_named_and_can_stay_with_their_players) {
    const Session session = played({control("damascus"), control("athens"), control("candia")});
    Repair draft{session};
    draft.insert(2, control("leucosia"));
    BOOST_TEST((draft.changed_hands() == std::vector<std::size_t>{2, 3}));
    draft.keep_players();
    BOOST_TEST(draft.changed_hands().empty());
    BOOST_TEST((std::get<byzantium::AwaitPlayer>(draft.lines()[2].entry).player == Color::blue));
    BOOST_TEST(draft.lines().size() == 5U);
    BOOST_TEST(draft.refused().empty());
}

BOOST_AUTO_TEST_CASE(entries_that_were_one_act_are_one_still) {
    Session session = played({control("damascus")});
    const byzantium::text::Act two{{control("athens"), control("candia")}, "Two at once"};
    BOOST_REQUIRE(session.submit(session.state(), two));
    Repair draft{session};
    draft.change(1, control("ankara"));
    const auto acts = draft.acts();
    BOOST_TEST_REQUIRE(acts.size() == 2U);
    BOOST_TEST(acts[1].entries.size() == 2U);
    BOOST_TEST(acts[1].name == "Two at once");
    draft.insert(3, byzantium::Correct{{byzantium::SetTurn{1}}, std::nullopt});
    BOOST_TEST(draft.acts().size() == 4U);
}

BOOST_AUTO_TEST_CASE(what_is_still_refused_is_not_accepted) {
    Session session = played({control("damascus"), control("athens"), control("candia")});
    Repair draft{session};
    draft.change(1, control("candia"));
    const auto before = session.position();
    BOOST_TEST(!session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
    BOOST_TEST((session.position() == before));
}

// The draft judges as a session would that was played so from the start.
BOOST_AUTO_TEST_CASE(random_games_with_an_entry_taken_out) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        support::RandomPlayer random{seed, support::Taste::warlike};
        Session session{support::standard_table(), random.header(), session::DiceSource::from_seed(1)};
        while (session.journal().size() < 60 && !std::holds_alternative<byzantium::Over>(session.position().awaits))
            BOOST_REQUIRE(session.submit(session.state(), random.entry(session.table(), session.position())));
        Repair draft{session};
        draft.remove(1 + random.below(session.journal().size()));
        while (!draft.refused().empty()) draft.remove(draft.refused().front());
        BOOST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
        BOOST_TEST(session.journal().size() == draft.lines().size());
    }
}

BOOST_AUTO_TEST_CASE(a_number_that_is_not_there_is_a_fault_of_the_caller) {
    const Session session = played({control("damascus")});
    Repair draft{session};
    BOOST_CHECK_THROW(draft.remove(0), std::out_of_range);
    BOOST_CHECK_THROW(draft.remove(2), std::out_of_range);
    BOOST_CHECK_THROW(draft.insert(3, control("athens")), std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()
