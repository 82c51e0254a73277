// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/overlay.h"

#include "byzantium/odds/threats.h"
#include "byzantium/words/texts.h"
#include "present/window/words_of_panels.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace byzantium;
using byzantium::words::Attacker;
using byzantium::words::OverlayKind;
using byzantium::words::OverlayWish;
using support::city;
using support::Scene;

// Red has a Byzantine and an Arab army that can attack, yellow an Arab one; the Bulgars reach a city.
Scene armies() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::byzantine, "edessa", 1, 6, 4);
    scene.army(Color::red, Side::arab, "palmyra", 1, 5, 4);
    scene.at("palmyra").side = Allegiance::arab;
    scene.controls(Color::yellow, "damascus");
    scene.controls(Color::blue, "antioch");
    return scene;
}

byzantium::words::Overlay shown(const Scene& scene, const OverlayWish& wish) {
    return byzantium::words::overlay(names(), scene.table(), scene.now, wish);
}

const byzantium::words::OverlayMark* mark_at(const byzantium::words::Overlay& overlay, CityId where) {
    const auto found = std::find_if(overlay.marks.begin(), overlay.marks.end(),
                                    [where](const auto& mark) { return mark.city == where; });
    return found == overlay.marks.end() ? nullptr : &*found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(overlays)

BOOST_AUTO_TEST_CASE(threats_are_those_of_one_army_with_its_chances) {
    const Scene scene = armies();
    const auto overlay = shown(scene, {OverlayKind::threats, Attacker{Color::red, Side::arab}});
    BOOST_TEST(overlay.heading == "Anna's Arab army: the chance of each attack against the best defence.");
    std::size_t of_army = 0;
    for (const byzantium::odds::Threat& threat : byzantium::odds::threats(scene.table(), scene.now, Color::red)) {
        const auto* marching = std::get_if<byzantium::odds::Marching>(&threat.advance);
        if (!marching || marching->army.side != Side::arab) continue;
        ++of_army;
        const auto* mark = mark_at(overlay, threat.city);
        BOOST_REQUIRE(mark);
        BOOST_TEST(mark->label == present::percent_brief(threat.p_capture));
        BOOST_TEST(is_sentence(mark->words), mark->words);
    }
    BOOST_TEST(of_army > 2U);
    BOOST_TEST(overlay.marks.size() == of_army);
}

BOOST_AUTO_TEST_CASE(the_key_of_threats_goes_through_all_attackers_and_then_away) {
    const Scene scene = armies();
    std::optional<OverlayWish> wish;
    std::vector<Attacker> seen;
    for (int i = 0; i < 20; ++i) {
        wish = byzantium::words::pressed(wish, OverlayKind::threats, scene.table(), scene.now);
        if (!wish) break;
        seen.push_back(*wish->attacker);
        BOOST_TEST(!shown(scene, *wish).marks.empty());
    }
    BOOST_TEST(!wish.has_value());
    BOOST_REQUIRE(seen.size() >= 3U);
    BOOST_TEST((seen[0] == Attacker{Color::red, Side::byzantine}));
    BOOST_TEST((seen[1] == Attacker{Color::red, Side::arab}));
    for (std::size_t i = 0; i < seen.size(); ++i) BOOST_TEST(std::count(seen.begin(), seen.end(), seen[i]) == 1);
}

BOOST_AUTO_TEST_CASE(other_keys_bring_theirs_and_take_it_away) {
    const Scene scene = armies();
    const auto danger = byzantium::words::pressed({}, OverlayKind::danger, scene.table(), scene.now);
    BOOST_REQUIRE(danger.has_value());
    BOOST_TEST(!byzantium::words::pressed(danger, OverlayKind::danger, scene.table(), scene.now).has_value());
    const auto money = byzantium::words::pressed(danger, OverlayKind::money, scene.table(), scene.now);
    BOOST_TEST((money && money->kind == OverlayKind::money));
}

BOOST_AUTO_TEST_CASE(danger_is_the_greatest_chance_of_anybody_else) {
    const Scene scene = armies();
    const auto overlay = shown(scene, {OverlayKind::danger, {}});
    int compared = 0;
    for (const byzantium::odds::Danger& danger : byzantium::odds::dangers(scene.table(), scene.now)) {
        if (!danger.worst) continue;
        if (danger.worst->p_capture <= 0) {
            BOOST_TEST(!mark_at(overlay, danger.city));
            continue;
        }
        ++compared;
        const auto* mark = mark_at(overlay, danger.city);
        BOOST_REQUIRE(mark);
        BOOST_TEST(mark->weight == danger.worst->p_capture);
    }
    BOOST_TEST(compared >= 2);
}

// A levy that nobody can beat: the city can be attacked, and nobody needs a number there.
BOOST_AUTO_TEST_CASE(danger_is_silent_where_there_is_no_chance) {
    Scene scene = armies();
    for (const Color color : {Color::red, Color::yellow, Color::blue})
        for (const Side side : sides) scene.display(color, side).levy = 40;
    std::size_t attackable = 0;
    for (const byzantium::odds::Danger& danger : byzantium::odds::dangers(scene.table(), scene.now))
        if (danger.worst && danger.worst->p_capture <= 0) ++attackable;
    BOOST_TEST(attackable > 0U);
    for (const auto& mark : shown(scene, {OverlayKind::danger, {}}).marks) BOOST_TEST(mark.weight > 0, mark.words);
}

// Cities that nobody controls can always be taken.
BOOST_AUTO_TEST_CASE(where_no_city_is_in_danger_it_is_said_of_controlled_ones_alone) {
    const Scene scene{Color::red, Color::yellow};
    const auto overlay = shown(scene, {OverlayKind::danger, {}});
    BOOST_TEST(overlay.marks.empty());
    BOOST_TEST(overlay.heading ==
               "Danger: no city that a player controls can be taken by another player within one action.");
}

BOOST_AUTO_TEST_CASE(byz_57_money_is_two_bezants_a_token) {
    const auto overlay = shown(armies(), {OverlayKind::money, {}});
    BOOST_TEST(overlay.marks.size() == 2U);
    BOOST_REQUIRE(mark_at(overlay, city("damascus")));
    BOOST_TEST(mark_at(overlay, city("damascus"))->label == "+6");
    BOOST_TEST(mark_at(overlay, city("damascus"))->words == "Damascus brings Basil 6 bezants at the end of the turn.");
    BOOST_TEST(overlay.heading == "Income, Byzantine and Arab: Anna 0 and 0; Basil 6 and 0; Clara 4 and 0.");
}

BOOST_AUTO_TEST_CASE(nothing_to_attack_is_said) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    for (Player& player : scene.now.players)
        for (const Side side : sides) player[side].move = 0;
    const auto wish = byzantium::words::pressed({}, OverlayKind::threats, scene.table(), scene.now);
    BOOST_REQUIRE(wish.has_value());
    const auto overlay = shown(scene, {OverlayKind::threats, Attacker{Color::blue, Side::arab}});
    BOOST_TEST(overlay.marks.empty());
    BOOST_TEST(overlay.heading == "Clara's Arab army cannot attack anything within one action.");
}

BOOST_AUTO_TEST_CASE(a_table_beyond_all_chances_says_so) {
    Scene scene = armies();
    scene.display(Color::red, Side::arab).main = 1'000'000;
    const auto overlay = shown(scene, {OverlayKind::threats, Attacker{Color::red, Side::arab}});
    BOOST_TEST(overlay.marks.empty());
    BOOST_TEST(overlay.heading == "There are too many cubes on the table to calculate chances.");
}

BOOST_AUTO_TEST_SUITE_END()
