// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/capital_watch.h"

#include "byzantium/words/desk/outlook.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <ostream>

namespace {

using namespace byzantium;
using support::Scene;

struct Siege {
    const char* name;
    int in_the_box;  // two more come before the attack (BYZ-20)
    double p;
    const char* brief;
};
std::ostream& operator<<(std::ostream& out, const Siege& siege) { return out << siege.name; }

constexpr std::array sieges{
    Siege{"nine cubes", 7, 3.0 / 16,
          "Constantinople is within reach of the Bulgars, sent by Anna: the chance to take it is 18.8% (3 in 16). Then "
          "Anna would win."},
    Siege{"eleven cubes", 9, 1.0 / 2,
          "Constantinople is within reach of the Bulgars, sent by Anna: the chance to take it is 50.0% (1 in 2). Then "
          "Anna would win."},
};

Scene bulgars_at_the_walls(int cubes) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.at("adrianople").side = Allegiance::bulgar;
    scene.now.bulgars = cubes;
    return scene;
}

byzantium::words::CapitalWatch capital_watch_of(const Scene& scene) {
    return byzantium::words::capital_watch(names(), scene.table(), scene.now);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(capital_watches)

BOOST_DATA_TEST_CASE(byz_45_each_hit_costs_two_cubes, boost::unit_test::data::make(sieges), siege) {
    const auto all = capital_watch_of(bulgars_at_the_walls(siege.in_the_box));
    BOOST_REQUIRE(all.attacks.size() == 3U);
    for (const auto& attack : all.attacks) {
        BOOST_TEST(attack.p_without_levy == siege.p);
        BOOST_TEST(!attack.p_with_levy.has_value());
    }
    BOOST_TEST(all.brief == siege.brief);
    BOOST_TEST(all.doubled_hits.starts_with("Constantinople rolls 5 dice, and each hit costs the attacker two cubes"));
}

BOOST_AUTO_TEST_CASE(the_emperors_levy_is_told_apart) {
    Scene scene = bulgars_at_the_walls(7);
    scene.now[ActionBox::emperor].push_back(Color::yellow);
    scene.display(Color::yellow, Side::byzantine).levy = 3;
    const auto attack = capital_watch_of(scene).attacks.front();
    BOOST_TEST(attack.p_without_levy == 3.0 / 16);
    BOOST_REQUIRE(attack.p_with_levy.has_value());
    BOOST_TEST(*attack.p_with_levy < attack.p_without_levy);
    BOOST_TEST(
        holds(capital_watch_of(scene).brief, ": the chance to take it is 18.8% (3 in 16) without the Emperor's levy,"),
        capital_watch_of(scene).brief);
}

// Where one line has room: without those whose levy may not fight.
BOOST_AUTO_TEST_CASE(one_line_tells_the_chance_alone) {
    Scene scene = bulgars_at_the_walls(7);
    scene.now[ActionBox::emperor].push_back(Color::yellow);
    scene.display(Color::yellow, Side::byzantine).levy = 3;
    BOOST_TEST(capital_watch_of(scene).line == "Constantinople can fall: up to 18.8%");
}

// "18.8%" on the page of the dice and "50.0%", of the next attack, beside it.
BOOST_AUTO_TEST_CASE(nothing_is_watched_while_it_is_attacked) {
    Scene scene = bulgars_at_the_walls(7);
    const auto watched = [&] {
        const auto all = byzantium::words::outlooks(names(), scene.table(), scene.now, byzantium::words::AboutTo::act);
        return std::count_if(all.begin(), all.end(),
                             [](const auto& one) { return one.kind == byzantium::words::OutlookKind::watch; });
    };
    BOOST_TEST(watched() == 1);
    scene.takes(BulgarsAttack{Cube::pool, support::city("constantinople")});
    BOOST_TEST_REQUIRE(scene.now.attack.has_value());
    BOOST_TEST(watched() == 0);
}

BOOST_AUTO_TEST_CASE(nothing_is_watched_while_nobody_can_come) {
    const Scene scene{Color::red, Color::yellow, Color::blue};
    BOOST_TEST(capital_watch_of(scene).brief == "");
    BOOST_TEST(capital_watch_of(scene).attacks.empty());
    BOOST_TEST(byzantium::words::watch_told(names(), scene.table(), scene.now).sentence.empty());
}

BOOST_AUTO_TEST_CASE(a_table_beyond_all_chances_is_not_watched_in_a_line) {
    const Scene scene = bulgars_at_the_walls(1'000'000);
    BOOST_TEST(byzantium::words::watch_told(names(), scene.table(), scene.now).sentence.empty());
}

BOOST_AUTO_TEST_SUITE_END()
