// SPDX-License-Identifier: MIT
// Whatever is asked, entered or corrected, F1 has rules to open, and these have texts.
#include "present/help_topic.h"

#include "present/desk.h"
#include "present/handbook.h"
#include "present/texts.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>

namespace {

using namespace byzantium;
using present::RuleIds;

const present::Handbook& book() {
    static const present::Handbook all{session::Resources{support::in_source_tree("resources")}};
    return all;
}

bool are_known(const RuleIds& rules) {
    for (const std::string& id : rules)
        if (!book().chapter_of(id)) return false;
    return true;
}

struct Asked {
    session::Session session{support::standard_table(), support::header_of({Color::red, Color::blue}),
                             session::DiceSource::from_seed(1)};
    present::Desk desk{session, present::Advice::odds};

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
        const RuleIds asked = present::rules_asked(one.before);
        BOOST_TEST((!asked.empty() && are_known(asked)));
        const RuleIds made = present::rules_of(one.before, one.entry);
        BOOST_TEST((!made.empty() && are_known(made)));
        seen.insert(made.begin(), made.end());
    });
    BOOST_TEST(looked > 500);
    BOOST_TEST(seen.size() > 15U);
    for (const Position& staged : staged_positions()) BOOST_TEST(are_known(present::rules_asked(staged)));
}

BOOST_AUTO_TEST_CASE(quantities_have_rules) {
    const CityId ankara = support::city("ankara");
    const auto about = [](const Setting& quantity) { return present::rules_about(quantity); };
    BOOST_TEST(about(SetDisplayCount{Color::red, Side::arab, DisplayCount::levy, 2}) ==
               (RuleIds{"BYZ-37", "BYZ-40", "BYZ-58"}));
    BOOST_TEST(about(SetFortified{ankara, true}) == RuleIds{"BYZ-15"});
    for (const auto what : {PlayerCount::pool, PlayerCount::casualty, PlayerCount::removed, PlayerCount::fortifications,
                            PlayerCount::taxed, PlayerCount::pass_cubes, PlayerCount::churches, PlayerCount::mosques})
        BOOST_TEST((!about(SetPlayerCount{Color::red, what, 1}).empty() &&
                    are_known(about(SetPlayerCount{Color::red, what, 1}))));
    for (std::size_t box = 0; box < action_box_kinds; ++box) {
        const RuleIds rules = about(SetActionBox{static_cast<ActionBox>(box), {}});
        BOOST_TEST((!rules.empty() && are_known(rules)));
    }
}

BOOST_AUTO_TEST_CASE(where_vp_come_from_has_rules_unless_the_table_said_so) {
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto source = static_cast<VpSource>(i);
        BOOST_TEST(present::rules_of(source).empty() == (source == VpSource::correction));
        BOOST_TEST(are_known(present::rules_of(source)));
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

BOOST_AUTO_TEST_CASE(what_was_just_refused_comes_first) {
    Asked at;
    at.desk.tell("Not allowed, BYZ-30: so it is. See BYZ-9 and BYZ-30.");
    BOOST_TEST(at.rules() == (RuleIds{"BYZ-30", "BYZ-9"}));
}

BOOST_AUTO_TEST_CASE(a_correction_is_about_its_quantity) {
    Asked at;
    at.desk.correct(SetBulgars{7});
    BOOST_TEST(at.rules() == (RuleIds{"BYZ-20", "BYZ-21"}));
    at.desk.back();
    at.desk.plan();
    at.desk.choose(0);
    BOOST_TEST((at.desk.topic() == present::HelpTopic{present::HelpPage::odds}));
}

BOOST_AUTO_TEST_CASE(rules_are_named_shortly) {
    BOOST_TEST(present::short_words({}).empty());
    BOOST_TEST(present::short_words({"BYZ-9"}) == "BYZ-9");
    BOOST_TEST(present::short_words({"BYZ-40", "BYZ-41"}) == "BYZ-40 \u2026");
    BOOST_TEST(present::rules_tip({"BYZ-40", "BYZ-41"}) == "Read BYZ-40, BYZ-41");
    BOOST_TEST(present::rules_named("BYZ-, BYZ-7x BYZ-12, again BYZ-7") == (RuleIds{"BYZ-7", "BYZ-12"}));
}

BOOST_AUTO_TEST_SUITE_END()
