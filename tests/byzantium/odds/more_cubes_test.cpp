// SPDX-License-Identifier: MIT
// What more cubes do for a plan, against the plan of a position that has them.
#include "byzantium/odds/more_cubes.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/random_attacks.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

using namespace byzantium;
using byzantium::odds::Plan;
using byzantium::odds::Price;
using byzantium::odds::Reinforcement;
using support::city;
using support::Scene;

namespace byzantium::odds {
static std::ostream& operator<<(std::ostream& out, const Reinforcement& joined) {
    return out << joined.elite << " Elite, " << joined.main << " Main: " << joined.p_capture;
}
}  // namespace byzantium::odds

namespace {

// Main 4 and Move 5 of red's, by sea from Alexandria to Candia with its levy; blue may hold the Byzantine fleet.
Scene candia() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 4, 5);
    scene.controls(Color::yellow, "candia");
    scene.at("candia").tokens = 3;
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    return scene;
}

std::vector<Plan> plans_of(const Scene& scene) {
    return byzantium::odds::plans(scene.table(), scene.now, {Color::red, Side::arab}, city("candia"));
}

Scene with_more(int elite, int main) {
    Scene scene = candia();
    scene.display(Color::red, Side::arab).elite += elite;
    scene.display(Color::red, Side::arab).main += main;
    return scene;
}

struct Asked {
    const char* name;
    int pool;
    int casualty;
    int treasury;
    int elite;
    int main;
    Price price;
};
std::ostream& operator<<(std::ostream& out, const Asked& row) { return out << row.name; }
const Asked asked[]{
    {"none", 3, 9, 5, 0, 0, {0, 0, 0, 0, true}},
    {"from the pool", 3, 9, 5, 0, 3, {3, 0, 0, 1, true}},
    {"one bought", 3, 9, 5, 1, 3, {3, 1, 3, 2, true}},
    {"too dear", 3, 9, 5, 0, 5, {3, 2, 6, 2, false}},
    {"just paid", 3, 9, 6, 0, 5, {3, 2, 6, 2, true}},
    {"no cubes left", 0, 1, 99, 0, 2, {0, 2, 6, 1, false}},
    {"Elite take an action each", 9, 0, 0, 3, 0, {3, 0, 0, 3, true}},
    {"a debt in cubes", -2, 9, 9, 0, 1, {0, 1, 3, 1, true}},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(more_cubes)

BOOST_AUTO_TEST_CASE(more_cubes_are_worth_what_the_plan_with_them_is) {
    const Scene scene = candia();
    const auto plans = plans_of(scene);
    BOOST_REQUIRE(plans.size() == 2U);  // the fleet allowed, and imposed
    int compared = 0;
    for (std::size_t i = 0; i < plans.size(); ++i)
        for (int elite = 0; elite <= 3; ++elite)
            for (int main = 0; main <= 4; ++main, ++compared)
                BOOST_TEST(byzantium::odds::reinforced(scene.table(), scene.now, plans[i], elite, main)->p_capture ==
                           plans_of(with_more(elite, main))[i].least_chance());
    BOOST_TEST(compared == 40);
}

// Basil's army on the island can only sail away, by leave of red who attacks, and the levy is the better defence.
BOOST_AUTO_TEST_CASE(a_retreat_by_leave_of_the_attacker_is_not_reckoned_with) {
    Scene scene{Color::red, Color::yellow};
    scene.at("leucosia").side = Allegiance::arab;
    scene.controls(Color::yellow, "leucosia");
    scene.at("antioch").side = Allegiance::arab;
    scene.army(Color::yellow, Side::arab, "leucosia", 0, 1, 2);
    scene.display(Color::yellow, Side::arab).levy = 6;
    scene.army(Color::red, Side::byzantine, "attalia", 0, 5, 2);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::red);
    const auto plans =
        byzantium::odds::plans(scene.table(), scene.now, {Color::red, Side::byzantine}, city("leucosia"));
    BOOST_REQUIRE(plans.size() == 1U);
    BOOST_TEST(plans[0].lines.front().p_capture < plans[0].least_chance());
    BOOST_TEST(byzantium::odds::reinforced(scene.table(), scene.now, plans[0], 0, 0)->p_capture ==
               plans[0].least_chance());
}

// By trying every number of cubes.
BOOST_AUTO_TEST_CASE(no_fewer_cubes_reach_a_need) {
    const Scene scene = candia();
    for (const Plan& plan : plans_of(scene)) {
        const auto with = [&](int elite, int main) {
            return byzantium::odds::reinforced(scene.table(), scene.now, plan, elite, main).value();
        };
        const auto needs = byzantium::odds::needs(scene.table(), scene.now, plan);
        BOOST_REQUIRE(needs.size() == byzantium::odds::usual_chances.size());
        for (const auto& need : needs) {
            int main = 0;
            while (with(0, main).p_capture < need.chance) ++main;
            BOOST_TEST(need.main.value() == with(0, main));
            std::optional<Reinforcement> fewest;
            for (int cubes = 0; !fewest; ++cubes)
                for (int elite = 0; elite <= cubes && !fewest; ++elite)
                    if (with(elite, cubes - elite).p_capture >= need.chance) fewest = with(elite, cubes - elite);
            BOOST_TEST(need.any.value() == fewest.value());
        }
    }
}

BOOST_AUTO_TEST_CASE(what_full_boxes_do_not_reach_is_nothing) {
    Scene scene = candia();
    for (const Color color : {Color::yellow, Color::blue}) {
        scene.army(color, Side::byzantine, "candia", 42, 42, 0);
    }
    const auto plans = plans_of(scene);
    const auto needs = byzantium::odds::needs(scene.table(), scene.now, plans.front());
    BOOST_TEST(!needs.back().main.has_value());
}

BOOST_AUTO_TEST_CASE(the_bulgars_take_no_cubes) {
    const Scene scene{Color::red, Color::yellow, Color::blue};
    const auto plan =
        byzantium::odds::plan_of_bulgars(scene.table(), scene.now, Color::red, city("thessalonica")).value();
    BOOST_TEST(!byzantium::odds::reinforced(scene.table(), scene.now, plan, 0, 1).has_value());
    BOOST_TEST(byzantium::odds::needs(scene.table(), scene.now, plan).empty());
}

BOOST_AUTO_TEST_CASE(more_than_a_box_holds_is_out_of_limits) {
    const Scene scene = candia();
    BOOST_CHECK_THROW(byzantium::odds::reinforced(scene.table(), scene.now, plans_of(scene).front(), 0, 39),
                      byzantium::odds::OutOfLimits);
    BOOST_TEST(byzantium::odds::reinforced(scene.table(), scene.now, plans_of(scene).front(), 0, 38).has_value());
}

BOOST_DATA_TEST_CASE(cubes_have_a_price, boost::unit_test::data::make(asked), row) {
    Scene scene = candia();
    scene.player(Color::red).pool = row.pool;
    scene.player(Color::red).casualty = row.casualty;
    scene.display(Color::red, Side::arab).treasury = row.treasury;
    const Price price = byzantium::odds::price_of(scene.now, {Color::red, Side::arab}, {row.elite, row.main, 0});
    BOOST_TEST((price == row.price));
}

BOOST_AUTO_TEST_CASE(the_table_is_single_attacks) {
    odds_test::RandomAttacks random{13};
    for (int i = 0; i < odds_test::rounds(20); ++i) {
        byzantium::odds::Attack attack = random.attack({1, 3, 2, 2, 4});
        attack.siege = byzantium::odds::Siege{1 + random.upto(3), 1 + random.upto(1)};
        const auto table = byzantium::odds::capture_table(attack, 9, 4);
        BOOST_REQUIRE(table.size() == 9);
        for (std::size_t row = 0; row < table.size(); ++row) {
            BOOST_REQUIRE(table[row].size() == 4);
            for (std::size_t column = 0; column < 4; ++column) {
                attack.attacker.main = static_cast<int>(row) + 1;
                attack.siege->tokens = static_cast<int>(column) + 1;
                BOOST_TEST(table[row][column] == byzantium::odds::chain(attack).p_capture);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
