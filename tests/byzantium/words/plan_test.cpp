// SPDX-License-Identifier: MIT
#include "byzantium/odds/threats.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/plan_text.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>

namespace {

using namespace byzantium;
using support::city;
using support::Scene;

// The rulebook's own example: Main 9 and Move 3 arrive against Elite 1, Main 6, Move 1 at a fortified Ankara.
Scene ankara() {
    Scene scene = three();
    scene.at("caesarea").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "caesarea", 0, 9, 4);
    scene.army(Color::yellow, Side::byzantine, "ankara", 1, 6, 1);
    scene.controls(Color::yellow, "ankara");
    scene.at("ankara").tokens = 3;
    scene.at("ankara").fortified = true;
    return scene;
}

// An Arab army of red's at Alexandria, Candia across the sea; blue holds the Byzantine fleet.
Scene candia(int main) {
    Scene scene = three();
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, main, 5);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    return scene;
}

std::string plan_words(const Scene& scene, const char* target) {
    const auto plans = byzantium::odds::plans(scene.table(), scene.now, {Color::red, Side::arab}, city(target));
    return byzantium::words::plans_text(names(), scene.table(), scene.now, plans);
}

std::string no_plan(const Scene& scene, std::optional<Side> army, const char* target) {
    return byzantium::words::no_plan_text(names(), scene.table(), scene.now, {Color::red, army, city(target)});
}

// Of each way the worse with the fleet, of these the best.
double sure_chance(const std::vector<byzantium::odds::Plan>& plans) {
    double best = 0;
    for (const auto& plan : plans) {
        double worse = 1;
        for (const auto& other : plans)
            if (std::get<byzantium::odds::Marching>(plan.advance).way ==
                std::get<byzantium::odds::Marching>(other.advance).way)
                worse = std::min(worse, other.least_chance());
        best = std::max(best, worse);
    }
    return best;
}

bool begins_with_the_surest(const std::string& said, const byzantium::words::Names& called, const Seen& seen,
                            const std::vector<byzantium::odds::Plan>& plans) {
    return std::any_of(plans.begin(), plans.end(), [&](const byzantium::odds::Plan& plan) {
        return plan.least_chance() == sure_chance(plans) &&
               said.starts_with(byzantium::words::plan_sentence(called, seen.table, seen.before, plan));
    });
}

struct RefusedPlan {
    const char* name;
    Scene (*scene)();
    std::optional<Side> army;
    const char* target;
    const char* sentence;
};
std::ostream& operator<<(std::ostream& out, const RefusedPlan& row) { return out << row.name; }

Scene nobody_left() {
    Scene scene = three();
    scene.army(Color::red, Side::arab, "mecca", 0, 0, 0);
    return scene;
}
Scene own_athens() {
    Scene scene = three();
    scene.controls(Color::red, "athens");
    return scene;
}
Scene own_mecca() {
    Scene scene = three();
    scene.controls(Color::red, "mecca");
    return scene;
}
Scene at_mecca() {
    Scene scene = three();
    scene.army(Color::red, Side::arab, "mecca", 0, 8, 2);
    return scene;
}
Scene bulgars_sent() {
    Scene scene = three();
    auto& box = scene.now[ActionBox::bulgar_attack];
    for (int i = 0; i < scene.table().board.action_boxes[index(ActionBox::bulgar_attack)]; ++i)
        box.push_back(Color::blue);
    return scene;
}
Scene at_the_capital() {
    Scene scene = three();
    scene.army(Color::red, Side::byzantine, "constantinople", 1, 3, 2);
    return scene;
}

const RefusedPlan refused[]{
    {"no cubes", nobody_left, Side::arab, "tabuk", "Anna's Arab army has no active cubes."},
    {"own city of the other side", own_athens, Side::arab, "athens",
     "Anna controls Athens, and players cannot attack their own cities (BYZ-30)."},
    {"own city", own_mecca, Side::arab, "mecca", "Anna already controls Mecca."},
    {"nobody's city of its side", three, Side::arab, "mecca",
     "Nobody controls Mecca, a city of the army's own side: it is taken with a control cube (BYZ-9)."},
    {"too far", at_mecca, Side::arab, "athens",
     "Anna's Arab army stands at Mecca and does not reach Athens within one action with 2 Move cubes."},
    {"too far to be placed", three, Side::arab, "athens",
     "Anna's Arab army is off the map and does not reach Athens with 5 Move cubes."},
    {"not yet on the map", three, Side::byzantine, "hira",
     "Anna's Byzantine army is off the map until its player takes control of a Byzantine city (BYZ-10)."},
    {"the capital", at_the_capital, Side::byzantine, "constantinople",
     "Constantinople is never attacked by a Byzantine army (BYZ-24)."},
    {"Bulgars too far", three, std::nullopt, "mecca",
     "The Bulgars do not reach Mecca: they attack along roads from their cities, and where an orange arrow\n"
     "points (BYZ-21)."},
    {"Bulgars sent already", bulgars_sent, std::nullopt, "athens",
     "Anna cannot send the Bulgars now: their box is taken, or no cube is available (BYZ-13)."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(plans)

BOOST_AUTO_TEST_CASE(the_sentence_comes_first_with_its_condition) {
    const std::string said = plan_words(ankara(), "ankara");
    BOOST_TEST(said.starts_with(
        "The chance that Anna's Arab army takes Ankara is 99.6% (255 in 256) if Basil's Byzantine army\nstands.\n"
        "This is against the best defence; against the worst the city falls for certain, if Basil's "
        "Byzantine\narmy retreats and nobody defends it.\n"));
}

BOOST_AUTO_TEST_CASE(the_way_and_what_arrives) {
    BOOST_TEST(
        holds(plan_words(ankara(), "ankara"),
              "  The way: from Caesarea, by road to Ankara: 1 Move cube.\n"
              "  It sets out with 9 Main cubes and 4 Move cubes and arrives with 9 Main cubes and 3 Move cubes.\n"));
}

BOOST_AUTO_TEST_CASE(each_defence_has_its_line) {
    const std::string said = plan_words(ankara(), "ankara");
    BOOST_TEST(holds(said,
                     "    1  if Basil's Byzantine army stands (best)\n"
                     "    2  if Basil's Byzantine army retreats and nobody defends it (worst)\n"
                     "    3  if Basil's Byzantine army retreats and Basil's levy fights (worst)\n"));
    BOOST_TEST(holds(said,
                     "       taken  destroyed  Elite  Main  Move    VP  bezants\n"
                     "    1  99.6%         0%   0.00  1.18  2.82  1.99     1.99\n"));
    BOOST_TEST(holds(said, "  What is left of the attacker if Basil's Byzantine army stands\n"));
    BOOST_TEST(holds(said, "    9 Main cubes and 3 Move cubes   0.4%         0%\n"));
    BOOST_TEST(holds(said, "    4 Main cubes                      0%       0.4%\n"));
}

BOOST_AUTO_TEST_CASE(what_a_capture_brings_and_costs) {
    BOOST_TEST(holds(plan_words(ankara(), "ankara"),
                     "  A capture brings 2 Arab VP and 2 bezants; Ankara has 2 tokens then.\n"
                     "  Its control cube is from the Cube Pool: no charge.\n"
                     "  If beaten, it goes back to Caesarea and loses nothing.\n"));
}

BOOST_AUTO_TEST_CASE(what_more_cubes_would_do) {
    Scene scene = ankara();
    scene.army(Color::red, Side::arab, "caesarea", 0, 6, 1);
    scene.player(Color::red).pool = 1;
    const std::string said = plan_words(scene, "ankara");
    BOOST_TEST(said.starts_with("The chance that Anna's Arab army takes Ankara is 0.2% (5 in 2048) if"), said);
    BOOST_TEST(
        holds(said, "With more Main cubes, against the best defence: 3.1% with 1, 15.9% with 2 and 43.6% with 3."),
        said);
    BOOST_TEST(holds(said,
                     "      for  Main cubes  bezants            actions  or with Elite    bezants            actions\n"
                     "    50.0%  4 Main      9, not available         2  2 Elite, 1 Main  6, not available         2\n"
                     "    75.0%  4 Main      9, not available         2\n"),
               said);
    scene.display(Color::red, Side::arab).treasury = 9;
    scene.player(Color::red).pool = 3;
    BOOST_TEST(holds(plan_words(scene, "ankara"), "    50.0%  4 Main      3              2  2 Elite, 1 Main  free"),
               plan_words(scene, "ankara"));
}

BOOST_AUTO_TEST_CASE(enough_cubes_need_no_more) {
    BOOST_TEST(!holds(plan_words(ankara(), "ankara"),
                      "The fewest extra cubes for each chance, from the Cube Pool while it lasts:"));
}

BOOST_AUTO_TEST_CASE(the_table_by_main_cubes_and_tokens_marks_what_is) {
    const std::string said = plan_words(ankara(), "ankara");
    BOOST_TEST(holds(said,
                     "  The chance by Main cubes that arrive and tokens of the city, if Basil's Byzantine army stands\n"
                     "    Main  1 token  2 tokens  3 tokens  4 tokens\n"));
    BOOST_TEST(holds(said, "       9     100%      100%      100%   > 99.6%\n"), said);
}

// Nothing could be easier for the attacker.
BOOST_AUTO_TEST_CASE(what_fails_undefended_fails_even_so) {
    const byzantium::odds::Advance advance = byzantium::odds::Marching{{Color::red, Side::arab}, {}, {}};
    const auto nobody = byzantium::words::condition(names(), {}, 0);
    const auto said = [&](double p, const byzantium::words::Condition& condition) {
        return byzantium::words::taking(names(), advance, city("edessa"), p, condition);
    };
    BOOST_TEST(said(0, nobody) == "Anna's Arab army cannot take Edessa even if nobody defends it.");
    BOOST_TEST(said(1, nobody) == "Anna's Arab army takes Edessa for certain if nobody defends it.");
    const auto bulgars = byzantium::words::condition(names(), {}, 3);
    BOOST_TEST(said(0, bulgars) == "Anna's Arab army cannot take Edessa if the Bulgars fight for it.");
}

BOOST_AUTO_TEST_CASE(the_fleet_comes_in_two_ways) {
    const std::string said = plan_words(candia(5), "candia");
    BOOST_TEST(said.starts_with(
                   "The chance that Anna's Arab army takes Candia is 65.6% (21 in 32) if nobody defends it and Clara\n"
                   "imposes the Byzantine fleet.\n"),
               said);
    BOOST_TEST(holds(said, "There are 2 ways to consider:\n"));
    BOOST_TEST(holds(said, "  1  by sea to Candia  allowed           2"));
    BOOST_TEST(holds(said, "  2  by sea to Candia  imposed           4"));
    BOOST_TEST(holds(said, "  Clara does not impose the Byzantine fleet.\n"));
    BOOST_TEST(holds(said, "  Clara imposes the Byzantine fleet and rolls 4 dice against the army.\n"));
    BOOST_TEST(holds(said, "    5 Main cubes and 1 Move cube  6.3% (1 in 16)\n"), said);
    BOOST_TEST(holds(said, "If Clara denies it the sea, it is\n  destroyed.\n"));
}

// The present cell is the plan's chance where what arrives is certain; under the fleet's dice it would be another's.
BOOST_AUTO_TEST_CASE(an_imposed_fleet_marks_no_cell_of_the_table) {
    const std::string said = plan_words(candia(5), "candia");
    const auto imposed = said.find("Way 2");
    BOOST_TEST_REQUIRE(imposed != std::string::npos);
    const std::string allowed = said.substr(0, imposed);
    BOOST_TEST(holds(allowed, "  The chance by Main cubes that arrive and tokens of the city, if nobody defends it\n"));
    BOOST_TEST(holds(allowed, "> "), allowed);
    BOOST_TEST(
        holds(said.substr(imposed),
              "  The chance by Main cubes and tokens of the city, once the army has arrived and no die of the fleet\n"
              "  has hit, if nobody defends it\n"),
        said);
    BOOST_TEST(!holds(said.substr(imposed), "> "), said);
}

// Whether the levy fights or nobody defends is all the same here: the first of those is named on every way.
BOOST_AUTO_TEST_CASE(of_equal_defences_every_way_names_the_same) {
    Scene scene = candia(30);
    scene.army(Color::red, Side::arab, "alexandria", 0, 30, 20);
    scene.controls(Color::yellow, "candia");
    scene.army(Color::yellow, Side::byzantine, "candia", 0, 1, 1);
    scene.display(Color::yellow, Side::byzantine).levy = 1;
    const std::string said = plan_words(scene, "candia");
    BOOST_TEST(!holds(said, "(worst)"), said);
    scene.army(Color::yellow, Side::byzantine, "candia", 20, 20, 1);
    const std::string hard = plan_words(scene, "candia");
    const std::string worst = "  2  if Basil's Byzantine army retreats and nobody defends it (worst)\n";
    const auto first = hard.find(worst);
    BOOST_TEST_REQUIRE(first != std::string::npos, hard);
    BOOST_TEST(hard.find(worst, first + 1) != std::string::npos, hard);
    BOOST_TEST(holds(hard, "retreats and Basil's levy fights (worst)\n"), hard);
}

// Basil's army on the island can only sail away, and his levy is the better defence: Anna, who holds the fleet, will
// not let the army go.
BOOST_AUTO_TEST_CASE(a_retreat_that_the_attacker_must_allow_is_not_the_best) {
    Scene scene = three();
    scene.at("leucosia").side = Allegiance::arab;
    scene.controls(Color::yellow, "leucosia");
    scene.at("antioch").side = Allegiance::arab;
    scene.army(Color::yellow, Side::arab, "leucosia", 0, 1, 2);
    scene.display(Color::yellow, Side::arab).levy = 6;
    scene.army(Color::red, Side::byzantine, "attalia", 0, 5, 2);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::red);
    const auto plans =
        byzantium::odds::plans(scene.table(), scene.now, {Color::red, Side::byzantine}, city("leucosia"));
    const std::string said = byzantium::words::plans_text(names(), scene.table(), scene.now, plans);
    BOOST_TEST(holds(said, "if Basil's Arab army\nstands.\nThis is against the best defence"), said);
    BOOST_TEST(holds(said, "    1  if Basil's Arab army is allowed to retreat by sea and Basil's levy fights\n"), said);
    BOOST_TEST(holds(said, "  if Basil's Arab army stands (best)\n"), said);
    BOOST_TEST(
        holds(said, "  Basil's Arab army can retreat only by sea, if Anna allows it; otherwise it stands (BYZ-50).\n"),
        said);
}

// Clara's last cube in Jerusalem keeps her levy of 3 out of the fight, if it must stand.
Scene doomed(Rulings rulings) {
    Scene scene{{Color::red, Color::yellow, Color::blue}, rulings};
    for (const char* id : {"damascus", "alexandria"}) scene.at(id).side = Allegiance::arab;
    scene.controls(Color::blue, "jerusalem");
    scene.army(Color::blue, Side::byzantine, "jerusalem", 0, 1, 0);
    scene.display(Color::blue, Side::byzantine).levy = 3;
    scene.army(Color::red, Side::arab, "tabuk", 0, 6, 2);
    return scene;
}

BOOST_AUTO_TEST_CASE(byz_35_plans_reckon_with_a_doomed_army_that_gives_way_to_its_levy) {
    const auto plan = [](Rulings rulings) {
        const Scene scene = doomed(rulings);
        return byzantium::odds::plans(scene.table(), scene.now, {Color::red, Side::arab}, city("jerusalem")).front();
    };
    BOOST_TEST(plan({}).lines.size() == 1U);
    BOOST_TEST(plan(offered_first).lines.size() == 3U);
    BOOST_TEST(plan(offered_first).least_chance() < plan({}).least_chance());
    BOOST_TEST(holds(plan_words(doomed(offered_first), "jerusalem"),
                     "    1  if Clara's Byzantine army retreats and is destroyed and Clara's levy fights (best)\n"),
               plan_words(doomed(offered_first), "jerusalem"));
    BOOST_TEST(!holds(plan_words(doomed({}), "jerusalem"), "is destroyed and"), plan_words(doomed({}), "jerusalem"));
}

BOOST_AUTO_TEST_CASE(a_fleet_that_cannot_be_paid_stops_the_army) {
    Scene scene = candia(8);
    scene.army(Color::red, Side::arab, "alexandria", 0, 8, 3);
    const std::string said = plan_words(scene, "candia");
    BOOST_TEST(holds(said, "Anna's Arab army does not reach Candia this way: it cannot pay for the imposed fleet.\n"),
               said);
    BOOST_TEST(holds(said, "    nothing: it cannot pay for the way  always\n"), said);
    const auto imposed = said.find("Way 2");
    BOOST_TEST_REQUIRE(imposed != std::string::npos);
    BOOST_TEST(!holds(said.substr(imposed), "A capture brings"), said);
    BOOST_TEST(!holds(said.substr(imposed), "Beaten"), said);
}

BOOST_AUTO_TEST_CASE(a_civil_war_names_its_cube) {
    Scene scene = three();
    scene.controls(Color::blue, "mecca");
    scene.army(Color::red, Side::arab, "mecca", 0, 8, 2);
    const std::string said = plan_words(scene, "mecca");
    BOOST_TEST(holds(said, "  The way: from Mecca, where it stands, civil war there: no cubes.\n"), said);
    BOOST_TEST(holds(said, "  The civil war takes a cube from the Cube Pool: no charge.\n"), said);
}

BOOST_AUTO_TEST_CASE(nine_bulgars_before_the_capital) {
    Scene scene = three();
    scene.at("adrianople").side = Allegiance::bulgar;
    const auto plan = byzantium::odds::plan_of_bulgars(scene.table(), scene.now, Color::red, city("constantinople"));
    const std::string said = byzantium::words::plans_text(names(), scene.table(), scene.now, {plan.value()});
    BOOST_TEST(said.starts_with(
        "The chance that the Bulgars, sent by Anna, take Constantinople is 18.8% (3 in 16) if nobody defends\nit.\n"));
    BOOST_TEST(
        holds(said, "  The Bulgars come with 9 cubes; the cube that sends them is from the Cube Pool: no charge.\n"));
    BOOST_TEST(holds(said, "  Its fall brings 5 Arab VP and ends the game (BYZ-55).\n"));
    BOOST_TEST(holds(said, "       9   > 18.8%\n      10     50.0%\n      11     50.0%\n"), said);
    BOOST_TEST(!holds(said, "      12 "));  // there are no more
}

BOOST_DATA_TEST_CASE(no_way_is_explained, boost::unit_test::data::make(refused), row) {
    BOOST_TEST(no_plan(row.scene(), row.army, row.target).starts_with(std::string{row.sentence} + '\n'),
               no_plan(row.scene(), row.army, row.target));
}

BOOST_AUTO_TEST_CASE(what_is_near_is_named) {
    BOOST_TEST(holds(no_plan(three(), std::nullopt, "mecca"),
                     "Cities that can be attacked within one action: Thessalonica and Adrianople.\n"));
    BOOST_TEST(
        holds(no_plan(nobody_left(), Side::arab, "tabuk"), "Nothing else can be attacked within one action either.\n"));
}

// Every plan of some games: within the screen, no place left open, and of several ways the surest first.
BOOST_AUTO_TEST_CASE(every_plan_fits_the_screen) {
    int actions = 0;
    int several = 0;
    look_at_games(340, 4, [&](const Seen& seen) {
        if (!std::holds_alternative<AwaitAction>(seen.before.awaits) || ++actions % 5 != 0) return;
        const byzantium::words::Names called{seen.table.board, seen.header};
        for (const auto& threat :
             byzantium::odds::threats(seen.table, seen.before, *awaited_player(seen.before.awaits))) {
            const Assault assault = byzantium::words::assault_of(threat.advance, threat.city);
            if (!assault.army) continue;
            const auto plans =
                byzantium::odds::plans(seen.table, seen.before, {assault.attacker, *assault.army}, threat.city);
            const std::string said = byzantium::words::plans_text(called, seen.table, seen.before, plans);
            BOOST_REQUIRE_MESSAGE(widest_line(said) <= 100 && !holds(said, "{"), said);
            if (plans.size() > 1) ++several;
            BOOST_REQUIRE_MESSAGE(begins_with_the_surest(said, called, seen, plans), said);
        }
    });
    BOOST_TEST(actions > 100);
    BOOST_TEST(several > 0);
}

BOOST_AUTO_TEST_SUITE_END()
