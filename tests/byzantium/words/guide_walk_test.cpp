// SPDX-License-Identifier: MIT
// Somebody reads the first-game guide while the practice table is played, with it and against it.
#include "present/help/guide_walk.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/guide.h"
#include "byzantium/words/shelf/new_session.h"
#include "present/speaking.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::Guide;
using present::GuideAct;

// A newcomer at a practice table with the guide open, as the window has it: told of every change.
struct Newcomer {
    explicit Newcomer(const Header& header = byzantium::words::practice_header("byzantium-2005"))
        : session{support::standard_table(), header, session::DiceSource::from_seed(1)} {
        follows();
    }

    void follows() { walk.follow(byzantium::words::Desk{session, present::Advice::none}); }
    void enters(const Entry& entry) {
        const auto taken = session.submit(session.state(), entry);
        BOOST_REQUIRE(taken.has_value());
        follows();
    }
    // So many entries as the guide tells them.
    void enters_as_told(std::size_t entries) {
        for (std::size_t i = 0; i < entries; ++i)
            enters(guide().turn().journal().record(session.journal().cursor()).entry);
    }
    void undoes() {
        BOOST_REQUIRE(session.undo());
        follows();
    }
    void lets_it_do_the_step() {
        byzantium::words::Desk desk{session, present::Advice::none};
        walk.do_step(desk);
        follows();
    }
    void goes_back() {
        byzantium::words::Desk desk{session, present::Advice::none};
        walk.go_back(desk);
        follows();
    }

    const Guide& guide() const { return dynamic_cast<const Guide&>(walk.guide()); }
    bool goes_on() { return guide().goes_on_at(byzantium::words::Desk{session, present::Advice::none}); }
    std::string heading() const { return walk.page().heading; }
    std::string place() const { return walk.page().place; }
    GuideAct meant() const { return walk.page().buttons.front().act; }

    byzantium::text::Session session;
    present::GuideWalk walk{
        std::make_unique<Guide>(byzantium::text::files(resources()).guide("en"),
                                byzantium::text::open_guide(resources(), byzantium::text::Boards{resources()}))};
};

Entry athens() { return Decision{Control{support::city("athens"), Cube::pool}}; }
Entry fallen(std::vector<int> attacker, std::vector<int> defender) {
    return Roll{Faces{std::move(attacker), std::move(defender)}};
}

constexpr std::size_t battle = 10;  // entries before its dice

}  // namespace

BOOST_AUTO_TEST_SUITE(guide_walks)

BOOST_AUTO_TEST_CASE(the_whole_turn_is_done_for_whoever_asks) {
    Newcomer one;
    BOOST_TEST(one.heading() == "Your first turn");
    BOOST_TEST(one.place().empty());
    for (std::size_t step = 0; step < 14; ++step) {
        one.walk.next();
        const auto& told = one.walk.guide().text().steps[step];
        const auto page = one.walk.page();
        BOOST_TEST(page.heading == told.title);
        BOOST_TEST(page.texts == (std::vector{told.task, told.why}), boost::test_tools::per_element());
        BOOST_TEST((page.rules == told.rules));
        BOOST_TEST((one.meant() == GuideAct::do_step));
        one.lets_it_do_the_step();
        BOOST_TEST(one.walk.page().texts == std::vector{told.then}, boost::test_tools::per_element());
    }
    BOOST_TEST(one.place() == "Step 14 of 14, done");
    one.walk.next();
    BOOST_TEST(one.heading() == "And now");
    BOOST_TEST((one.meant() == GuideAct::leave));
    BOOST_TEST((one.session.position() == one.guide().turn().position()));
}

BOOST_AUTO_TEST_CASE(a_step_done_for_somebody_is_one_act) {
    Newcomer one;
    one.enters_as_told(3);
    BOOST_TEST(one.place() == "Step 3 of 14: 1 of 3 entries made");
    one.lets_it_do_the_step();
    BOOST_TEST(one.session.journal().cursor() == 5U);
    BOOST_TEST(one.session.undo_step().value().name == "Green increases an army");
    one.undoes();
    BOOST_TEST(one.place() == "Step 3 of 14: 1 of 3 entries made");
}

BOOST_AUTO_TEST_CASE(what_is_entered_by_hand_is_followed) {
    Newcomer one;
    one.enters_as_told(1);
    BOOST_TEST(one.place() == "Step 1 of 14, done");
    one.enters_as_told(1);  // without having turned on
    BOOST_TEST(one.place() == "Step 2 of 14, done");
    one.walk.next();
    BOOST_TEST(one.place() == "Step 3 of 14");
    one.undoes();
    BOOST_TEST(one.place() == "Step 2 of 14");
    one.session.redo();
    one.follows();
    BOOST_TEST(one.place() == "Step 2 of 14, done");
    one.session.go_to(0);
    one.follows();
    BOOST_TEST(one.place() == "Step 1 of 14");
}

BOOST_AUTO_TEST_CASE(a_table_that_goes_its_own_way_is_brought_back) {
    Newcomer one;
    one.enters_as_told(1);
    one.enters(athens());
    BOOST_TEST(one.heading() == "The game has left the guide");
    BOOST_TEST(one.place() == "Step 2 of 14");
    BOOST_TEST(one.walk.page().texts.front().starts_with(
        "You entered something other than the guide's step. Go back and repeat the step, or play on by yourself; "
        "nothing is lost. You can redo what you undo."));
    BOOST_TEST((one.meant() == GuideAct::go_back));
    one.enters(Decision{Tax{1, 2}});
    BOOST_TEST(one.heading() == "The game has left the guide");
    one.goes_back();
    BOOST_TEST(one.session.journal().cursor() == 1U);
    BOOST_TEST(one.place() == "Step 2 of 14");
    BOOST_TEST((one.meant() == GuideAct::do_step));
    one.session.redo();
    one.session.redo();
    one.undoes();
    one.undoes();  // by hand
    BOOST_TEST((one.meant() == GuideAct::do_step));
}

BOOST_AUTO_TEST_CASE(other_dice_are_said_kindly_and_those_with_as_many_hits_are_as_good) {
    Newcomer one;
    one.enters_as_told(battle);
    one.enters(fallen({6, 6, 6}, {1, 1, 1, 1}));
    BOOST_TEST(one.walk.page().texts.front().starts_with(
        "Your dice differ from the guide's, as may happen at any table. Go back and enter the guide's dice, let it do "
        "the step, or play on by yourself. You can redo what you undo."));
    one.undoes();
    one.enters(fallen({6, 5, 3}, {4, 4, 2, 2}));
    BOOST_TEST(one.place() == "Step 8 of 14: 1 of 3 entries made");
    one.undoes();
    one.enters(Roll{Hits{2, 2}});
    BOOST_TEST(one.place() == "Step 8 of 14: 1 of 3 entries made");
}

BOOST_AUTO_TEST_CASE(another_way_to_the_same_position_leads_back) {
    Newcomer one;
    one.enters_as_told(2);
    const auto& told = one.guide().turn().journal();
    one.enters(told.record(3).entry);  // the Move cube first
    BOOST_TEST(one.heading() == "The game has left the guide");
    one.enters(told.record(2).entry);
    BOOST_TEST(one.place() == "Step 3 of 14: 2 of 3 entries made");
    one.enters(Correct{{SetTurn{3}}, {}});
    BOOST_TEST(one.heading() == "The game has left the guide");
    one.enters(Correct{{SetTurn{1}}, {}});
    BOOST_TEST(one.place() == "Step 3 of 14: 2 of 3 entries made");
}

BOOST_AUTO_TEST_CASE(whoever_plays_on_behind_the_end_stays_there) {
    Newcomer one;
    one.enters_as_told(22);
    one.walk.next();
    one.enters(athens());
    BOOST_TEST(one.heading() == "And now");
}

BOOST_AUTO_TEST_CASE(it_goes_on_at_a_table_that_came_along_and_at_no_other) {
    Newcomer one;
    BOOST_TEST(one.goes_on());
    one.enters_as_told(4);
    BOOST_TEST(one.goes_on());
    one.enters(Decision{Stop{}});
    BOOST_TEST(one.goes_on());  // one step back
    one.goes_back();            // with the act that was ended
    BOOST_TEST(one.session.journal().cursor() < 4U);
    one.enters_as_told(22 - one.session.journal().cursor());
    BOOST_TEST(!one.goes_on());  // over
    one.session.go_to(0);
    one.enters(athens());
    BOOST_TEST(!one.goes_on());  // never began
    byzantium::text::Session other{support::standard_table(), support::header_of({Color::blue, Color::red}),
                                   session::DiceSource::from_seed(1)};
    BOOST_TEST(!one.guide().goes_on_at(byzantium::words::Desk{other, present::Advice::none}));
}

BOOST_AUTO_TEST_CASE(it_is_told_however_a_table_reads_the_doubtful_rules) {
    Header header = byzantium::words::practice_header("byzantium-2005");
    header.rulings.casualty_rounding = CasualtyRounding::down;
    Newcomer one{header};
    one.enters_as_told(4);
    BOOST_TEST(one.goes_on());
}

BOOST_AUTO_TEST_CASE(a_repair_is_finished_first) {
    Newcomer one;
    one.enters_as_told(2);
    byzantium::words::Desk desk{one.session, present::Advice::none};
    desk.change_entry(1);
    one.walk.do_step(desk);
    BOOST_TEST(one.session.journal().size() == 2U);
    BOOST_TEST(desk.message() == "A repair is under way: accept it first, or leave it with Esc.");
    BOOST_TEST(desk.back());
    one.walk.do_step(desk);
    BOOST_TEST(one.session.journal().size() == 5U);
}

BOOST_AUTO_TEST_SUITE_END()
