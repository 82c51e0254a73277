// SPDX-License-Identifier: MIT
// Dice as everybody sees them, and those that were undone.
#include "byzantium/words/desk/dice_view.h"

#include "byzantium/odds/outlook.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"
#include "present/language/chance_words.h"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

using namespace byzantium;
using byzantium::words::Desk;
using byzantium::words::DiceSide;
using present::Advice;

namespace {

// Anna's Bulgars before Thessalonica: three dice of theirs, two of Clara's levy. What follows can be redone.
constexpr std::size_t before_the_battle = 11;
using Told = std::vector<std::optional<int>>;

struct AtThessalonica {
    byzantium::text::Session session = sample_session(before_the_battle);
    Desk desk{session, Advice::odds};

    const Told& faces(DiceSide side) const { return desk.dice()->faces(side); }
    void types(const std::string& keys) {
        for (const char key : keys) BOOST_TEST(desk.type(key));
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dice_that_are_seen)

BOOST_AUTO_TEST_CASE(lie_in_rows_of_those_who_roll) {
    AtThessalonica battle;
    const auto rows = battle.desk.dice_view().value().rows;
    BOOST_REQUIRE(rows.size() == 2U);
    BOOST_TEST(rows[0].role == "Attacker");
    BOOST_TEST(rows[0].name == "The Bulgars");
    BOOST_TEST(rows[0].mark->letter == "R");
    BOOST_TEST(rows[1].name == "Clara's levy");
    BOOST_TEST(rows[1].mark->letter == "B");
    BOOST_TEST((rows[1].mark->shape != rows[0].mark->shape));
}

BOOST_AUTO_TEST_CASE(have_the_chance_before_them_and_once_all_are_told_behind_them) {
    AtThessalonica battle;
    const auto& table = battle.session.table();
    const auto chance = [&](std::size_t entries) {
        return present::percent(*odds::chance_to_capture(table, battle.session.journal().position_at(entries)));
    };
    const auto all = battle.desk.dice_view().value().chance.value();
    BOOST_TEST(all.city == "Thessalonica falls");
    BOOST_TEST(all.before == "before the roll: " + chance(before_the_battle));
    BOOST_TEST(all.after == "after the roll: " + chance(before_the_battle + 1));
    battle.types("1");
    const auto one = battle.desk.dice_view().value().chance.value();
    BOOST_TEST(one.before == all.before);
    BOOST_TEST(one.after.empty());
}

// A siege that takes the city leaves no attack that could be asked for its chance.
BOOST_AUTO_TEST_CASE(that_take_a_city_or_fail_are_certain) {
    byzantium::text::Session siege = sample_session(12);
    const auto& now = siege.position();
    BOOST_REQUIRE(std::holds_alternative<AwaitRoll>(now.awaits));
    BOOST_TEST(words::chance_after(siege.table(), now, Roll{Hits{0, 0}}).value() == 1);
    const byzantium::text::Session hira = sample_session(33);
    BOOST_TEST(words::chance_after(hira.table(), hira.position(), Roll{Hits{0, 2}}).value() == 0);
}

BOOST_AUTO_TEST_CASE(keep_their_faces_while_hits_are_looked_at) {
    AtThessalonica battle;
    battle.types("135");
    const Told attacker = battle.faces(DiceSide::attacker);
    battle.desk.other_way_of_dice();
    BOOST_TEST(battle.desk.page().hint.starts_with("A number: hits"));
    battle.types("2");
    battle.desk.other_way_of_dice();
    BOOST_TEST((battle.faces(DiceSide::attacker) == attacker));
    BOOST_TEST(attacker[2].value() == 5);
    BOOST_TEST(!battle.faces(DiceSide::defender)[0].has_value());
    BOOST_TEST(battle.desk.page().hint.starts_with("1 to 6: a die"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(undone_dice)

BOOST_AUTO_TEST_CASE(are_offered_again_and_taken_by_one_key) {
    AtThessalonica battle;
    BOOST_TEST((battle.faces(DiceSide::attacker) == Told{2, 3, 6}));
    BOOST_TEST((battle.faces(DiceSide::defender) == Told{4, 5}));
    BOOST_TEST(holds(battle.desk.page().below, "You undid these dice: Enter accepts them again, a digit starts over."));
    BOOST_TEST(!battle.desk.dice_view()->note.empty());
    battle.desk.confirm();
    BOOST_TEST(battle.session.journal().cursor() == before_the_battle + 1);
}

BOOST_AUTO_TEST_CASE(give_way_to_the_first_digit) {
    AtThessalonica battle;
    battle.types("1");
    BOOST_TEST((battle.faces(DiceSide::attacker) == Told{1, std::nullopt, std::nullopt}));
    BOOST_TEST((battle.faces(DiceSide::defender) == Told{std::nullopt, std::nullopt}));
    BOOST_TEST(battle.desk.page().below.empty());
}

// The levy was asked once more, so nothing can be redone: the dice were cut off.
BOOST_AUTO_TEST_CASE(are_found_where_the_same_answer_led_to_them_again) {
    AtThessalonica battle;
    battle.types("44466");
    battle.desk.confirm();
    BOOST_REQUIRE(battle.session.go_to(before_the_battle - 1));
    const Entry levy = battle.session.journal().record(before_the_battle - 1).entry;
    BOOST_REQUIRE(battle.session.submit(battle.session.state(), levy).has_value());
    BOOST_TEST(battle.session.journal().size() == before_the_battle);
    const Desk again{battle.session, Advice::odds};
    BOOST_TEST((again.dice()->faces(DiceSide::attacker) == Told{4, 4, 4}));
    BOOST_TEST((again.dice()->faces(DiceSide::defender) == Told{6, 6}));
}

BOOST_AUTO_TEST_CASE(are_not_thrown_anew_by_automatic_dice) {
    AtThessalonica battle;
    battle.desk.set_automatic_dice(present::Switch::on);
    battle.desk.confirm();
    BOOST_REQUIRE(battle.desk.undo());
    BOOST_TEST((battle.faces(DiceSide::attacker) == Told{2, 3, 6}));
}

BOOST_AUTO_TEST_CASE(of_another_position_are_not_offered) {
    byzantium::text::Session session = sample_session(before_the_battle);
    Desk desk{session, Advice::odds};
    desk.confirm();  // the battle's dice; the siege's could be redone now
    BOOST_TEST((desk.dice()->faces(DiceSide::defender) == Told{4, 5, 3}));
    desk.erase();
    desk.erase();
    desk.erase();
    for (const char face : {'6', '6', '6'}) desk.type(face);
    desk.confirm();
    BOOST_REQUIRE(session.go_to(before_the_battle));
    Desk fought{session, Advice::odds};
    for (const char face : {'4', '4', '4', '1', '1'}) fought.type(face);
    fought.confirm();
    BOOST_REQUIRE(fought.dice() != nullptr);  // the siege with a stronger army: nobody rolled there
    BOOST_TEST(!fought.dice()->complete());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hits_of_dice)

BOOST_AUTO_TEST_CASE(are_told_of_those_who_rolled) {
    const byzantium::text::Session siege = sample_session(12);
    const words::Names names{siege.table().board, siege.header()};
    BOOST_TEST(words::headline(names, siege.position(), Roll{Hits{0, 2}}) == "The dice show 2 hits.");
    const byzantium::text::Session battle = sample_session(before_the_battle);
    BOOST_TEST(words::headline(names, battle.position(), Roll{Hits{1, 2}}) ==
               "The dice show 1 hit by the attacker, 2 hits by the defender.");
}

BOOST_AUTO_TEST_SUITE_END()
