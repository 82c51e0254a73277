// SPDX-License-Identifier: MIT
// Whatever is asked, entered or corrected, F1 has rules to open, and these have texts.
#include "present/help/help_topic.h"

#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/texts.h"
#include "present/help/handbook.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using present::RuleIds;
namespace data = boost::unit_test::data;

const present::Handbook& book() {
    static const present::Handbook all =
        byzantium::words::handbook(session::Resources{support::in_source_tree("resources")});
    return all;
}

bool are_known(const RuleIds& rules) {
    for (const std::string& id : rules)
        if (!book().chapter_of(id)) return false;
    return true;
}

struct Row {
    Setting quantity;
    RuleIds rules;
};
std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.quantity.index(); }

std::vector<Row> topic_quantities() {
    const CityId ankara = support::city("ankara");
    const auto display = [](DisplayCount what) { return SetDisplayCount{Color::red, Side::arab, what, 2}; };
    const auto player = [](PlayerCount what) { return SetPlayerCount{Color::red, what, 2}; };
    return {{SetTurn{2}, {"BYZ-4"}},
            {SetFirst{Color::red}, {"BYZ-1", "BYZ-5", "BYZ-6"}},
            {SetPassed{{}}, {"BYZ-5", "BYZ-6", "BYZ-56"}},
            {SetBulgars{7}, {"BYZ-20", "BYZ-21"}},
            {display(DisplayCount::treasury), {"BYZ-57", "BYZ-58"}},
            {display(DisplayCount::vp), {"BYZ-62", "BYZ-63"}},
            {display(DisplayCount::elite), {"BYZ-12", "BYZ-40", "BYZ-58"}},
            {display(DisplayCount::main), {"BYZ-11", "BYZ-40", "BYZ-58"}},
            {display(DisplayCount::levy), {"BYZ-37", "BYZ-40", "BYZ-58"}},
            {display(DisplayCount::move), {"BYZ-27", "BYZ-28", "BYZ-58"}},
            {SetGuard{Color::red, Side::arab, true}, {"BYZ-16"}},
            {SetTaken{Color::red, Side::byzantine, true}, {"BYZ-10", "BYZ-31"}},
            {SetArmy{Color::red, Side::arab, ankara}, {"BYZ-8", "BYZ-10", "BYZ-31"}},
            {player(PlayerCount::pool), {"BYZ-7", "BYZ-60"}},
            {player(PlayerCount::casualty), {"BYZ-7", "BYZ-60"}},
            {player(PlayerCount::removed), {"BYZ-59"}},
            {player(PlayerCount::fortifications), {"BYZ-15", "BYZ-52"}},
            {player(PlayerCount::taxed), {"BYZ-25"}},
            {player(PlayerCount::pass_cubes), {"BYZ-56"}},
            {player(PlayerCount::churches), {"BYZ-26"}},
            {player(PlayerCount::mosques), {"BYZ-26"}},
            {SetCitySide{ankara, Allegiance::arab}, {"BYZ-23", "BYZ-53"}},
            {SetTokens{ankara, 2}, {"BYZ-2", "BYZ-14", "BYZ-23", "BYZ-53"}},
            {SetControl{ankara, Color::red}, {"BYZ-9", "BYZ-54"}},
            {SetFortified{ankara, true}, {"BYZ-15"}},
            {SetActionBox{ActionBox::emperor, {}}, {"BYZ-13", "BYZ-16"}}};
}

struct Asked {
    byzantium::text::Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                                     session::DiceSource::from_seed(1)};
    byzantium::words::Desk desk{session, present::Advice::odds};

    RuleIds rules() const {
        const auto topic = desk.topic();
        const auto* ids = std::get_if<RuleIds>(&topic);
        BOOST_TEST_REQUIRE(ids != nullptr);
        return *ids;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(help_topic)

BOOST_AUTO_TEST_CASE(every_question_and_every_entry_of_games_has_rules) {
    std::set<std::string> seen;
    const int looked = look_at_games(7, 12, [&](const Seen& one) {
        const RuleIds asked = byzantium::words::rules_asked(one.before);
        BOOST_TEST((!asked.empty() && are_known(asked)));
        const RuleIds made = byzantium::words::rules_of(one.before, one.entry);
        BOOST_TEST((!made.empty() && are_known(made)));
        seen.insert(made.begin(), made.end());
    });
    BOOST_TEST(looked > 500);
    BOOST_TEST(seen.size() > 15U);
    for (const Position& staged : staged_positions())
        BOOST_TEST(
            (!byzantium::words::rules_asked(staged).empty() && are_known(byzantium::words::rules_asked(staged))));
}

BOOST_DATA_TEST_CASE(a_quantity_has_its_rules, data::make(topic_quantities()), row) {
    BOOST_TEST(byzantium::words::rules_about(row.quantity) == row.rules);
    BOOST_TEST(are_known(row.rules));
}

BOOST_AUTO_TEST_CASE(every_kind_of_quantity_was_asked_about) {
    std::set<std::size_t> kinds;
    for (const Row& row : topic_quantities()) kinds.insert(row.quantity.index());
    BOOST_TEST(kinds.size() == std::variant_size_v<Setting>);
    for (std::size_t box = 0; box < action_box_kinds; ++box) {
        const RuleIds rules = byzantium::words::rules_about(SetActionBox{static_cast<ActionBox>(box), {}});
        BOOST_TEST((rules.size() > 1U && rules.front() == "BYZ-13" && are_known(rules)));
    }
}

BOOST_AUTO_TEST_CASE(the_end_has_the_rules_of_that_end) {
    Position over = support::Scene{Color::red, Color::blue}.now;
    over.awaits = Over{{EndReason::turns, {}, {}}};
    BOOST_TEST(byzantium::words::rules_asked(over) == (RuleIds{"BYZ-62", "BYZ-63", "BYZ-65"}));
    over.awaits = Over{{EndReason::fall, {}, {}}};
    BOOST_TEST(byzantium::words::rules_asked(over) == (RuleIds{"BYZ-55", "BYZ-64", "BYZ-65"}));
}

BOOST_AUTO_TEST_CASE(where_vp_come_from_has_rules_unless_the_table_said_so) {
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        BOOST_TEST(byzantium::words::rules_of(source).empty() == (source == VpSource::correction));
        BOOST_TEST(are_known(byzantium::words::rules_of(source)));
    }
}

BOOST_AUTO_TEST_CASE(at_the_desk_it_is_the_rule_of_the_marked_row) {
    Asked at;
    BOOST_TEST(at.rules() == RuleIds{"BYZ-9"});
    at.desk.select_next(1);
    BOOST_TEST(at.rules() == RuleIds{"BYZ-11"});
    at.desk.type('D');
    BOOST_TEST(at.rules() == RuleIds{"BYZ-25"});
}

BOOST_AUTO_TEST_CASE(what_is_not_offered_names_the_rule_that_forbids_it) {
    Asked at;
    at.desk.type('C');
    at.desk.explain();
    const auto& rows = at.desk.page().rows;
    BOOST_TEST_REQUIRE(!rows.empty());
    for (const auto& row : rows) BOOST_TEST(holds(row.note, row.rule), row.note << " lacks " << row.rule);
    BOOST_TEST(at.rules() == RuleIds{rows.front().rule});
}

BOOST_AUTO_TEST_CASE(what_was_just_refused_comes_first_until_another_row_is_marked) {
    Asked at;
    at.desk.tell("Not allowed, BYZ-30: so it is. See BYZ-9 and BYZ-30.");
    BOOST_TEST(at.rules() == (RuleIds{"BYZ-30", "BYZ-9"}));
    at.desk.select_next(1);
    BOOST_TEST(at.rules() == RuleIds{"BYZ-11"});
    BOOST_TEST(at.desk.message().empty());
}

BOOST_AUTO_TEST_CASE(a_correction_is_about_its_quantity) {
    Asked at;
    at.desk.correct(SetBulgars{7});
    BOOST_TEST(at.rules() == (RuleIds{"BYZ-20", "BYZ-21"}));
    at.desk.back();
    at.desk.plan();
    at.desk.choose(0);
    BOOST_TEST((at.desk.topic() == present::HelpTopic{byzantium::words::odds_page()}));
}

BOOST_AUTO_TEST_CASE(rules_are_named_shortly) {
    BOOST_TEST(present::short_words({}).empty());
    BOOST_TEST(present::short_words({"BYZ-9"}) == "BYZ-9");
    BOOST_TEST(present::short_words({"BYZ-40", "BYZ-41"}) == "BYZ-40 \u2026");
    BOOST_TEST(present::rules_tip({"BYZ-40", "BYZ-41"}) == "Read BYZ-40, BYZ-41");
    BOOST_TEST(present::rules_named("BYZ-, BYZ-7x BYZ-12, again BYZ-7", "BYZ") == (RuleIds{"BYZ-7", "BYZ-12"}));
}

BOOST_AUTO_TEST_SUITE_END()
