// SPDX-License-Identifier: MIT
// The ways of an army to every attack within one action, and the Bulgars' targets.
#include "byzantium/rules/attacks.h"

#include "byzantium/rules/words.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>

using namespace words;

namespace {

std::vector<Way> ways_of(const Scene& scene, Color color, Side side) {
    return ways(scene.table(), scene.now, {color, side});
}

// The ways to one city, cheapest first.
std::vector<Way> ways_to(const Scene& scene, ArmyRef army, std::string_view target) {
    std::vector<Way> found;
    for (const Way& way : ways(scene.table(), scene.now, army))
        if (way.target == city(target)) found.push_back(way);
    return found;
}

// `road antioch, sea leucosia`, after `at mecca` if it is placed, before `by pool` if it is civil war.
std::string said(const Table& table, const Way& way) {
    std::string words = way.placed ? "at " + table.board[*way.placed].id : "";
    for (const WayLink& link : way.links)
        words += (words.empty() ? "" : ", ") + std::string{to_text(link.kind)} + " " + table.board[link.to].id;
    if (way.civil_war) words += (words.empty() ? "by " : ", by ") + std::string{to_text(*way.civil_war)};
    return words;
}
std::string said(const Scene& scene, const Way& way) { return said(scene.table(), way); }

std::vector<std::string> targets(const Scene& scene, Color color, Side side) {
    std::vector<std::string> names;
    for (const Way& way : ways_of(scene, color, side)) names.push_back(scene.table().board[way.target].id);
    return names;
}
using Names = std::vector<std::string>;

bool costs(const Way& way, int plain, int imposed, int dice) { return cost_of(way) == WayCost{plain, imposed, dice}; }

// Red's Arab army in Alexandria, which is Arab; blue and green look on.
Scene arabs_moving_on_alexandria(int move) {
    Scene scene{red, blue, green};
    belongs(scene, "alexandria", Allegiance::arab, 3);
    scene.army(red, arab, "alexandria", 0, 6, move);
    return scene;
}

// Red's Byzantine army in Tarsus; blue controls Antioch, next to it.
Scene byzantines_in_tarsus(int main, int move) {
    Scene scene{red, blue, green};
    scene.army(red, byzantine, "tarsus", 0, main, move);
    scene.controls(blue, "antioch");
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(attacks_ahead)

BOOST_AUTO_TEST_CASE(byz_28_ways_are_listed_in_board_order_with_their_price) {
    const Scene scene = arabs_moving_on_alexandria(2);
    BOOST_TEST(targets(scene, red, arab) == (Names{"candia", "jerusalem", "leucosia"}), per_element());
    const auto all = ways_of(scene, red, arab);
    BOOST_TEST(said(scene, all[0]) == "sea candia");
    BOOST_TEST(costs(all[0], 2, 2, 0));
    BOOST_TEST(said(scene, all[1]) == "road jerusalem");
    BOOST_TEST(costs(all[1], 1, 1, 0));
}

BOOST_AUTO_TEST_CASE(byz_28_an_army_without_move_cubes_goes_nowhere) {
    BOOST_TEST(ways_of(arabs_moving_on_alexandria(0), red, arab).empty());
    BOOST_TEST(targets(arabs_moving_on_alexandria(1), red, arab) == (Names{"jerusalem"}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_33_a_second_link_costs_one_cube_more) {
    Scene scene = arabs_moving_on_alexandria(3);
    belongs(scene, "jerusalem", Allegiance::arab, 3);
    BOOST_TEST(targets(scene, red, arab) == (Names{"candia", "damascus", "leucosia"}), per_element());
    const auto there = ways_to(scene, {red, arab}, "damascus");
    BOOST_TEST(said(scene, there.front()) == "road jerusalem, road damascus");
    BOOST_TEST(there.front().links[0].plain == 1);
    BOOST_TEST(there.front().links[1].plain == 2);
    scene.display(red, arab).move = 2;
    BOOST_TEST(ways_to(scene, {red, arab}, "damascus").empty());
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_that_spends_its_last_cube_does_not_arrive) {
    Scene scene = arabs_moving_on_alexandria(2);
    scene.army(red, arab, "alexandria", 0, 0, 2);
    BOOST_TEST(targets(scene, red, arab) == (Names{"jerusalem"}), per_element());
    scene.display(red, arab).guard = true;
    BOOST_TEST(targets(scene, red, arab) == (Names{"candia", "jerusalem", "leucosia"}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_8_nor_does_one_that_spends_it_on_the_first_of_two_links) {
    Scene scene = arabs_moving_on_alexandria(1);
    belongs(scene, "jerusalem", Allegiance::arab, 3);
    scene.controls(blue, "jerusalem");
    scene.army(red, arab, "alexandria", 0, 0, 1);
    BOOST_TEST(ways_of(scene, red, arab).empty());
}

BOOST_AUTO_TEST_CASE(byz_30_a_city_of_ones_own_is_no_target) {
    Scene scene = arabs_moving_on_alexandria(2);
    scene.controls(red, "jerusalem");
    BOOST_TEST(targets(scene, red, arab) == (Names{"candia", "leucosia"}), per_element());
    scene.now.active = blue;
    scene.now.awaits = AwaitAction{blue, {}};
    BOOST_TEST(targets(scene, red, arab) == (Names{"candia", "leucosia"}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_17_the_players_own_fleet_halves_the_sea) {
    Scene scene = arabs_moving_on_alexandria(2);
    chose(scene, blue, ActionBox::arab_fleet);
    BOOST_TEST(costs(ways_to(scene, {red, arab}, "candia").front(), 2, 2, 0));
    scene.now[ActionBox::arab_fleet].front() = red;
    BOOST_TEST(costs(ways_to(scene, {red, arab}, "candia").front(), 1, 1, 0));
}

BOOST_AUTO_TEST_CASE(byz_18_another_players_fleet_may_double_the_price) {
    Scene scene = arabs_moving_on_alexandria(2);
    chose(scene, blue, ActionBox::byzantine_fleet);
    BOOST_TEST(costs(ways_to(scene, {red, arab}, "candia").front(), 2, 4, 4));
    BOOST_TEST(costs(ways_to(scene, {red, arab}, "jerusalem").front(), 1, 1, 0));
    scene.now[ActionBox::byzantine_fleet].front() = red;
    BOOST_TEST(costs(ways_to(scene, {red, arab}, "candia").front(), 2, 2, 0));
}

BOOST_AUTO_TEST_CASE(byz_18_the_surcharge_is_neither_doubled_nor_rolled_for) {
    Scene scene = arabs_moving_on_alexandria(7);
    belongs(scene, "leucosia", Allegiance::arab, 3);
    chose(scene, blue, ActionBox::byzantine_fleet);
    const auto there = ways_to(scene, {red, arab}, "attalia");
    BOOST_TEST_REQUIRE(there.size() == 1U);
    BOOST_TEST(costs(there.front(), 2 + 3, 4 + 5, 4 + 4));
    BOOST_TEST(there.front().links[1].dice == 4);
}

BOOST_AUTO_TEST_CASE(byz_19_a_withdrawn_link_is_no_way_for_the_rest_of_the_action) {
    Scene scene = arabs_moving_on_alexandria(2);
    scene.now.awaits = AwaitAction{red, {city("candia")}};
    BOOST_TEST(targets(scene, red, arab) == (Names{"jerusalem", "leucosia"}), per_element());
    scene.army(blue, arab, "alexandria", 0, 6, 2);
    BOOST_TEST(targets(scene, blue, arab) == (Names{"candia", "jerusalem", "leucosia"}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_29_a_byzantine_army_sails_from_the_capital_to_any_coast) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "constantinople", 0, 5, 3);
    belongs(scene, "damascus", Allegiance::arab, 2);
    belongs(scene, "palmyra", Allegiance::arab, 2);
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"damascus", "palmyra", "amida", "tiflis"}), per_element());
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine)[0]) == "sea damascus");
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine)[1]) == "sea antioch, road palmyra");
    scene.now[red][byzantine].at = city("adrianople");
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"damascus"}), per_element());
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine)[0]) == "road constantinople, sea damascus");
}

BOOST_AUTO_TEST_CASE(byz_31_an_army_off_the_map_enters_beside_its_target) {
    const Scene scene{red, blue};
    const auto all = ways_of(scene, red, arab);
    BOOST_TEST(targets(scene, red, arab) == (Names{"jerusalem", "alexandria", "basra", "hira"}), per_element());
    BOOST_TEST(said(scene, all[0]) == "at tabuk, desert jerusalem");
    BOOST_TEST(said(scene, all[3]) == "at mecca, desert hira");
    BOOST_TEST(ways_of(scene, red, byzantine).empty());
}

BOOST_AUTO_TEST_CASE(byz_31_an_army_may_enter_where_it_makes_civil_war) {
    Scene scene{red, blue};
    scene.controls(blue, "medina");
    const auto there = ways_to(scene, {red, arab}, "medina");
    BOOST_TEST_REQUIRE(there.size() == 1U);
    BOOST_TEST(said(scene, there.front()) == "at medina, by pool");
    BOOST_TEST(costs(there.front(), 0, 0, 0));
    scene.army(red, arab, "medina", 0, 0, 0);
    scene.now[red][arab].at.reset();
    BOOST_TEST(ways_of(scene, red, arab).empty());
}

BOOST_AUTO_TEST_CASE(byz_34_a_march_goes_on_with_the_links_that_are_left) {
    Scene scene = arabs_moving_on_alexandria(5);
    belongs(scene, "jerusalem", Allegiance::arab, 3);
    scene.takes(Move{arab, city("jerusalem")});
    BOOST_TEST(targets(scene, red, arab) == (Names{"damascus"}), per_element());
    BOOST_TEST(costs(ways_of(scene, red, arab).front(), 2, 2, 0));
    scene.army(blue, arab, "jerusalem", 0, 3, 2);
    BOOST_TEST(costs(ways_to(scene, {blue, arab}, "damascus").front(), 1, 1, 0));
}

BOOST_AUTO_TEST_CASE(byz_34_a_march_without_its_pawn_goes_nowhere) {
    Scene scene{red, blue};
    scene.takes(Place{arab, city("mecca")});
    BOOST_TEST(targets(scene, red, arab) == (Names{"basra", "hira"}), per_element());
    scene.now[red][arab].at.reset();
    BOOST_TEST(ways_of(scene, red, arab).empty());
}

BOOST_AUTO_TEST_CASE(byz_34_after_two_links_only_civil_war_is_left) {
    Scene scene = byzantines_in_tarsus(3, 6);
    scene.controls(blue, "tarsus");
    scene.takes(Move{byzantine, city("caesarea")});
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"tarsus", "amida"}), per_element());
    scene.takes(Move{byzantine, city("tarsus")});
    BOOST_TEST_REQUIRE(ways_of(scene, red, byzantine).size() == 1U);
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine).front()) == "by pool");
}

BOOST_AUTO_TEST_CASE(byz_24_civil_war_after_one_link_or_two) {
    Scene scene = byzantines_in_tarsus(3, 3);
    scene.controls(blue, "edessa");
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"antioch", "edessa", "amida"}), per_element());
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine)[0]) == "road antioch, by pool");
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine)[1]) == "road antioch, road edessa, by pool");
}

BOOST_AUTO_TEST_CASE(byz_24_no_civil_war_without_its_box_nor_in_the_capital) {
    Scene scene = byzantines_in_tarsus(3, 3);
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"antioch", "amida"}), per_element());
    chose(scene, green, ActionBox::civil_war_byzantine);
    BOOST_TEST(targets(scene, red, byzantine) == (Names{"amida"}), per_element());
    Scene nicaea{red, blue};
    nicaea.army(red, byzantine, "nicaea", 0, 3, 3);
    nicaea.at("constantinople").control = blue;
    BOOST_TEST(ways_of(nicaea, red, byzantine).empty());
}

struct WarCube {
    std::string name;
    Cube cube;
    std::vector<Cube> empty;  // sources without a cube
};
std::ostream& operator<<(std::ostream& out, const WarCube& row) { return out << row.name; }

const WarCube war_cubes[] = {
    {"the pool first", pool, {}},
    {"then the dead", casualty, {pool}},
    {"then a levy", byzantine_levy, {pool, casualty}},
    {"either levy", arab_levy, {pool, casualty, byzantine_levy}},
    {"then the other army's Move", arab_move, {pool, casualty, byzantine_levy, arab_levy}},
    {"its Main", arab_main, {pool, casualty, byzantine_levy, arab_levy, arab_move}},
    {"its Elite", arab_elite, {pool, casualty, byzantine_levy, arab_levy, arab_move, arab_main}},
    {"its own Move", byzantine_move, {pool, casualty, byzantine_levy, arab_levy, arab_move, arab_main, arab_elite}},
    {"its own Main",
     byzantine_main,
     {pool, casualty, byzantine_levy, arab_levy, arab_move, arab_main, arab_elite, byzantine_move}},
};

int& cubes_in(Player& player, Cube cube) {
    if (cube == pool) return player.pool;
    if (cube == casualty) return player.casualty;
    return player[army_box(cube)->side][army_box(cube)->box];
}

BOOST_DATA_TEST_CASE(byz_24_the_cube_that_hurts_least, war_cubes, row) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "antioch", 2, 2, 2);
    scene.controls(blue, "antioch");
    for (Display& display : scene.player(red).displays) display.elite = display.main = display.levy = display.move = 2;
    for (const Cube cube : row.empty) cubes_in(scene.player(red), cube) = 0;
    const auto all = ways_of(scene, red, byzantine);
    BOOST_TEST_REQUIRE(!all.empty());
    BOOST_TEST(*all.front().civil_war == row.cube);
    BOOST_TEST(scene.allows(CivilWar{byzantine, row.cube}));
}

BOOST_AUTO_TEST_CASE(byz_24_a_cube_spent_on_the_way_can_be_bought_back) {
    Scene scene = byzantines_in_tarsus(3, 1);
    scene.player(red).pool = scene.player(red).casualty = 0;
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine).front()) == "road antioch, by casualty");
    scene.display(red, byzantine).treasury = 2;
    BOOST_TEST(ways_of(scene, red, byzantine).empty());
}

BOOST_AUTO_TEST_CASE(byz_24_the_last_active_cube_is_not_laid_down) {
    Scene scene = byzantines_in_tarsus(1, 0);
    scene.controls(blue, "tarsus");
    for (const Cube cube : cubes_in_order)
        if (cube != byzantine_main) cubes_in(scene.player(red), cube) = 0;
    BOOST_TEST(ways_of(scene, red, byzantine).empty());
    scene.display(red, byzantine).main = 2;
    BOOST_TEST(said(scene, ways_of(scene, red, byzantine).front()) == "by byzantine.main");
}

// --- two ways to one city need links that the standard board has not

Table with_links(std::initializer_list<Link> more, std::initializer_list<Link> instead = {}) {
    BoardFacts facts = standard_table().board;
    facts.links.insert(facts.links.end(), more);
    for (const Link& other : instead)
        for (Link& link : facts.links)
            if (link.between == other.between) link = other;
    return {make_board(facts).value(), {}};
}

BOOST_AUTO_TEST_CASE(byz_18_a_dearer_way_without_dice_is_listed_too) {
    const Table table = with_links({{{city("leucosia"), city("smyrna")}, LinkKind::road, 1},
                                    {{city("smyrna"), city("antioch")}, LinkKind::road, 1}});
    Scene scene{red, blue};
    belongs(scene, "leucosia", Allegiance::arab, 3);
    belongs(scene, "smyrna", Allegiance::arab, 2);
    scene.army(red, arab, "leucosia", 0, 6, 5);
    const auto to_antioch = [&] {
        auto all = ways(table, scene.now, {red, arab});
        std::erase_if(all, [](const Way& way) { return way.target != city("antioch"); });
        return all;
    };
    BOOST_TEST(to_antioch().size() == 1U);
    chose(scene, blue, ActionBox::byzantine_fleet);
    BOOST_TEST_REQUIRE(to_antioch().size() == 2U);
    BOOST_TEST(costs(to_antioch()[0], 2, 4, 4));
    BOOST_TEST(costs(to_antioch()[1], 3, 3, 0));
    scene.display(red, arab).move = 2;
    BOOST_TEST(to_antioch().size() == 1U);
}

BOOST_AUTO_TEST_CASE(byz_44_of_two_alike_the_way_whose_return_nobody_denies) {
    const Table table = with_links({{{city("antioch"), city("candia")}, LinkKind::sea, 1}},
                                   {{{city("candia"), city("leucosia")}, LinkKind::road, 1}});
    Scene scene{red, blue};
    for (const auto* id : {"damascus", "antioch", "leucosia"}) belongs(scene, id, Allegiance::arab, 3);
    scene.army(red, arab, "damascus", 0, 6, 5);
    const auto to_candia = [&] {
        auto all = ways(table, scene.now, {red, arab});
        std::erase_if(all, [](const Way& way) { return way.target != city("candia"); });
        return all;
    };
    BOOST_TEST_REQUIRE(to_candia().size() == 1U);
    BOOST_TEST(said(table, to_candia().front()) == "road antioch, sea candia");
    chose(scene, blue, ActionBox::byzantine_fleet);
    BOOST_TEST_REQUIRE(to_candia().size() == 1U);
    BOOST_TEST(said(table, to_candia().front()) == "sea leucosia, road candia");
}

BOOST_AUTO_TEST_SUITE_END()
