// SPDX-License-Identifier: MIT
// "Allow the fleet to everybody this turn", "my levy always fights": answered for the seat that said so.
#include "byzantium/text/open.h"
#include "byzantium/words/desk/desk.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace byzantium;
using present::Lasting;

constexpr std::size_t blue = 1;

Entry moves(const char* to) { return Entry{Decision{Move{Side::arab, support::city(to)}}}; }

// Red's Arabs before Candia, and the Byzantine fleet in blue's hands.
Correct before_the_fleet() {
    return {{SetArmy{Color::red, Side::arab, support::city("alexandria")},
             SetCitySide{support::city("alexandria"), Allegiance::arab},
             SetDisplayCount{Color::red, Side::arab, DisplayCount::main, 8},
             SetDisplayCount{Color::red, Side::arab, DisplayCount::move, 6},
             SetActionBox{ActionBox::byzantine_fleet, {Color::blue}}},
            "the fleet lies before Candia"};
}

// Red's Arabs before Jerusalem, which blue holds, with levy.
Correct before_the_levy() {
    return {{SetArmy{Color::red, Side::arab, support::city("tabuk")},
             SetDisplayCount{Color::red, Side::arab, DisplayCount::main, 8},
             SetDisplayCount{Color::blue, Side::byzantine, DisplayCount::levy, 3},
             SetControl{support::city("jerusalem"), Color::blue}},
            "before Jerusalem"};
}

}  // namespace

struct SaidInAdvance {
    void let_stand(std::string_view key, Lasting lasting) {
        const auto all = desk.table().standing().choices();
        const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.key == key; });
        BOOST_REQUIRE((found != all.end()));
        desk.let_stand(blue, *found, lasting);
    }
    void enters(const Entry& entry) { desk.enter_together({{entry}, {}}); }
    const Entry& last() const { return session.journal().record(session.journal().cursor() - 1).entry; }
    template <class Awaited>
    bool awaits() const {
        return std::holds_alternative<Awaited>(session.position().awaits);
    }

    byzantium::text::Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                                     session::DiceSource::from_seed(1)};
    words::Desk desk{session, present::Advice::none};
};

BOOST_FIXTURE_TEST_SUITE(standing_answers, SaidInAdvance)

BOOST_AUTO_TEST_CASE(the_fleet_is_allowed_to_everybody_this_turn) {
    enters(Entry{before_the_fleet()});
    let_stand("fleet_allow", Lasting::this_turn);
    enters(moves("candia"));
    BOOST_TEST((last() == Entry{Decision{Allow{}}}));
    BOOST_TEST(!awaits<AwaitFleet>());
    BOOST_TEST(desk.message().ends_with("(standing answer)"), desk.message());
    BOOST_TEST(byzantium::text::journal_text(session).find(R"({"do":"allow","standing":true})") != std::string::npos);
    enters(Entry{AwaitPlayer{Color::red}});
    enters(Entry{Correct{{SetTurn{2}}, {}}});
    BOOST_TEST(desk.table().standing().in_force().empty());
    enters(Entry{before_the_fleet()});
    enters(moves("candia"));
    BOOST_TEST(awaits<AwaitFleet>());  // another turn: it is asked
}

BOOST_AUTO_TEST_CASE(what_is_undone_is_asked_through_corrections_too) {
    enters(Entry{before_the_fleet()});
    let_stand("fleet_allow", Lasting::until_taken_back);
    enters(moves("candia"));
    while (!awaits<AwaitFleet>()) BOOST_REQUIRE(session.undo());
    words::Desk again{session, present::Advice::none};  // as after a restart
    again.enter_together(
        {{Entry{Correct{{SetDisplayCount{Color::blue, Side::arab, DisplayCount::treasury, 9}}, {}}}}, {}});
    BOOST_TEST(awaits<AwaitFleet>());
    const auto lines = again.table().standing().in_force();
    BOOST_TEST_REQUIRE(lines.size() == 1U);
    BOOST_TEST((lines[0].state == present::StandingLine::State::waits));
    again.enter_together({{Entry{Decision{Impose{}}}}, {}});
    BOOST_TEST((last() == Entry{Decision{Impose{}}}));
}

BOOST_AUTO_TEST_CASE(undo_takes_the_answer_alone_while_the_action_goes_on) {
    enters(Entry{before_the_levy()});
    let_stand("levy_fights", Lasting::until_taken_back);
    enters(moves("jerusalem"));
    BOOST_TEST((last() == Entry{Decision{UseLevy{}}}));
    BOOST_TEST(awaits<AwaitRoll>());
    BOOST_TEST(desk.undo());
    BOOST_TEST(awaits<AwaitLevy>());
    BOOST_TEST(desk.redo());
    BOOST_TEST(awaits<AwaitRoll>());
    BOOST_TEST(desk.undo());
    enters(Entry{Decision{Decline{}}});
    BOOST_TEST((last() == Entry{Decision{Decline{}}}));
}

BOOST_AUTO_TEST_CASE(only_the_seat_that_said_it_is_answered_for) {
    enters(Entry{before_the_levy()});
    desk.let_stand(0, desk.table().standing().choices().at(2), Lasting::until_taken_back);
    enters(moves("jerusalem"));
    BOOST_TEST(awaits<AwaitLevy>());
}

BOOST_AUTO_TEST_CASE(each_question_that_holds_up_a_table_can_be_answered_both_ways_but_for_a_retreat) {
    const std::vector<std::string> expected{"fleet_allow", "fleet_impose", "levy_fights", "levy_stays",
                                            "army_stands", "sea_allow",    "sea_deny"};
    std::vector<std::string> keys;
    for (const auto& one : desk.table().standing().choices()) keys.push_back(one.key);
    BOOST_TEST(keys == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
