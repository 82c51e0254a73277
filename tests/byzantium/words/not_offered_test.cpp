// SPDX-License-Identifier: MIT
// What is not offered, and the reason of just that which was meant.
#include "byzantium/words/desk/not_offered.h"

#include "byzantium/rules/rules.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/entries/refusals.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <functional>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::NotOffered;

// Red and blue; red has an army of each side on the map.
struct AtTable {
    AtTable() {
        scene.army(Color::red, Side::arab, "hira", 0, 2, 1);
        scene.army(Color::red, Side::byzantine, "athens", 0, 2, 3);
    }

    // The Arab army has come to Hira with its last Move cubes.
    void march(int links) {
        scene.army(Color::red, Side::arab, "hira", 0, 2, 0);
        scene.now.march = March{Side::arab, links, true, {}, std::nullopt};
        scene.now.awaits = AwaitMarch{Color::red, Side::arab, links, {}};
    }
    // Answers by rows: the answer of each question must be offered.
    std::vector<NotOffered> after(const std::vector<std::string>& answers) const {
        const auto header = support::header_of({Color::red, Color::blue});
        const byzantium::words::Names names{scene.table().board, header};
        byzantium::words::DecisionTree tree{
            byzantium::words::DecisionRows{names, scene.table(), scene.now, scene.legal()}};
        for (const std::string& answer : answers) {
            std::size_t i = 0;
            while (i < tree.branches().size() && tree.branches()[i].answer.text != answer) ++i;
            BOOST_REQUIRE_MESSAGE(i < tree.branches().size(), answer << " is not offered");
            tree.choose(i);
        }
        return not_offered(names, scene.table(), scene.now, tree);
    }
    std::string why(const std::vector<NotOffered>& list, const std::string& answer) const {
        for (const NotOffered& one : list)
            if (one.text == answer) return byzantium::words::refusal(scene.table().board, one.why);
        return "";
    }

    support::Scene scene{{Color::red, Color::blue}};
};

// Each city that is not offered has the reason of the decision that was meant by it.
void check_cities(const Table& table, const Header& header, const Position& now,
                  const std::function<Decision(CityId)>& meant) {
    const byzantium::words::Names names{table.board, header};
    const byzantium::words::DecisionTree tree{byzantium::words::DecisionRows{names, table, now, legal(table, now)}};
    int cities = 0;
    for (const NotOffered& one : not_offered(names, table, now, tree)) {
        if (!one.city) continue;
        BOOST_TEST((one.why == check(table, now, Entry{meant(*one.city)})), one.text);
        ++cities;
    }
    BOOST_TEST(cities > 0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(what_is_not_offered)

BOOST_AUTO_TEST_CASE(on_the_march_it_is_the_army_that_moves) {
    AtTable at;
    at.march(1);
    const auto list = at.after({});
    BOOST_TEST(at.why(list, "Basra") ==
               "Not allowed, BYZ-33: The second link, to Basra: 2 Move cubes needed, 0 in the army.");
    BOOST_TEST(at.why(list, "Athens") ==
               "Not allowed, BYZ-27: No link that this army can use leads to Athens in one step.");
    for (const NotOffered& one : list) BOOST_TEST((one.why.reason != Reason::other_army_marches), one.text);
}

// As `logothete-cli why` says it of that very entry.
BOOST_AUTO_TEST_CASE(on_the_march_every_city_has_the_reason_of_its_own_move) {
    AtTable at;
    at.march(0);
    int cities = 0;
    for (const NotOffered& one : at.after({})) {
        if (!one.city) continue;
        const auto why = check(at.scene.table(), at.scene.now, Entry{Move{Side::arab, *one.city}});
        BOOST_TEST((one.why == why), one.text);
        ++cities;
    }
    BOOST_TEST(cities > 30);
}

BOOST_AUTO_TEST_CASE(the_army_that_was_chosen_is_the_one_that_was_meant) {
    AtTable at;
    at.scene.army(Color::red, Side::arab, "baghdad", 0, 2, 1);
    const auto list = at.after({"Move and attack", "the Arab army"});
    BOOST_TEST(at.why(list, "Nicaea") ==
               "Not allowed, BYZ-27: No link that this army can use leads to Nicaea in one step.");
}

BOOST_AUTO_TEST_CASE(an_army_on_the_map_is_meant_to_move) {
    AtTable at;
    at.scene.army(Color::red, Side::arab, "baghdad", 0, 2, 0);
    at.scene.army(Color::red, Side::byzantine, "athens", 0, 2, 0);
    const auto list = at.after({});
    BOOST_TEST(at.why(list, "Move and attack: the Arab army") ==
               "Not allowed, BYZ-28: The way to Basra costs 1 Move cube; the army has 0.");
}

// One army alone can act; it is asked for all the same.
BOOST_AUTO_TEST_CASE(the_army_that_cannot_act_is_told_of_beside_the_other_ones_cities) {
    AtTable at;
    at.scene.army(Color::red, Side::arab, "baghdad", 0, 2, 0);
    BOOST_TEST(at.why(at.after({"Move and attack"}), "the Arab army") ==
               "Not allowed, BYZ-28: The way to Basra costs 1 Move cube; the army has 0.");
    const auto list = at.after({"Move and attack", "the Byzantine army"});
    BOOST_TEST(at.why(list, "the Arab army") ==
               "Not allowed, BYZ-28: The way to Basra costs 1 Move cube; the army has 0.");
    BOOST_TEST(at.why(list, "Basra") ==
               "Not allowed, BYZ-27: No link that this army can use leads to Basra in one step.");
    at.scene.army(Color::red, Side::arab, "baghdad", 0, 2, 1);
    BOOST_TEST(at.why(at.after({"Move and attack", "the Byzantine army"}), "the Arab army").empty());
}

BOOST_AUTO_TEST_CASE(each_army_that_has_a_reason_of_its_own_is_named) {
    AtTable at;
    at.scene.army(Color::red, Side::arab, "baghdad", 0, 2, 0);
    at.scene.army(Color::red, Side::byzantine, "athens", 0, 0, 0);
    at.scene.display(Color::red, Side::byzantine).at.reset();
    at.scene.display(Color::red, Side::byzantine).taken = true;
    const auto list = at.after({});
    BOOST_TEST(at.why(list, "Move and attack") == "");
    BOOST_TEST(at.why(list, "Move and attack: the Byzantine army") ==
               "Not allowed, BYZ-31: An army needs an Elite, Main or Move cube to enter the map.");
    BOOST_TEST(at.why(list, "Move and attack: the Arab army") ==
               "Not allowed, BYZ-28: The way to Basra costs 1 Move cube; the army has 0.");
}

BOOST_AUTO_TEST_CASE(a_cube_that_cannot_be_paid_comes_before_one_that_is_not_there) {
    AtTable at;
    at.scene.player(Color::red).pool = 0;
    at.scene.player(Color::red).casualty = 0;
    for (const Side side : {Side::byzantine, Side::arab}) {
        Display& display = at.scene.display(Color::red, side);
        display.elite = display.main = display.levy = display.move = 0;
    }
    BOOST_TEST(at.why(at.after({}), "Take control of a city") ==
               "Not allowed, BYZ-7: There is no cube to take from the Cube Pool.");
    at.scene.player(Color::red).casualty = 3;
    for (const Side side : {Side::byzantine, Side::arab}) at.scene.display(Color::red, side).treasury = 0;
    BOOST_TEST(at.why(at.after({}), "Take control of a city")
                   .starts_with("Not allowed, BYZ-7: With the cube from the Casualty"));
}

BOOST_AUTO_TEST_CASE(byz_15_25_the_player_is_named_and_no_city_that_nobody_asked_about) {
    const AtTable at;
    const byzantium::words::Names names{at.scene.table().board, support::header_of({Color::red, Color::blue})};
    const auto why = [&](const Position& now, const Decision& wish) {
        return byzantium::words::refusal(names, at.scene.table().board, now,
                                         *check(at.scene.table(), now, Entry{wish}));
    };
    support::Scene scene{{Color::red, Color::blue}};
    const Decision fortify{Fortify{support::city("dyrrachium"), Cube::pool}};
    BOOST_TEST(why(scene.now, fortify) == "Not allowed, BYZ-15: " + names.player(Color::red) +
                                              " controls no city, and players can fortify only cities that they "
                                              "control.");
    scene.controls(Color::red, "smyrna");
    BOOST_TEST(why(scene.now, fortify) == "Not allowed, BYZ-15: " + names.player(Color::red) +
                                              " does not control Dyrrachium, and players can fortify only cities that "
                                              "they control.");
    scene.player(Color::red).taxed = 1;
    BOOST_TEST(why(scene.now, Decision{Tax{1, 1}}) ==
               "Not allowed, BYZ-25: " + names.player(Color::red) + " has already taxed this turn.");
}

BOOST_AUTO_TEST_CASE(byz_9_that_no_city_is_left_is_said_only_when_none_is) {
    const AtTable at;
    const byzantium::words::Names names{at.scene.table().board, support::header_of({Color::red, Color::blue})};
    const auto why = [&](const Position& now, CityId city) {
        return byzantium::words::refusal(names, at.scene.table().board, now,
                                         *check(at.scene.table(), now, Entry{Control{city, Cube::pool}}));
    };
    support::Scene scene{{Color::red, Color::blue}};
    scene.controls(Color::blue, "athens");
    BOOST_TEST(why(scene.now, support::city("athens")) == "Not allowed, BYZ-9: Athens is controlled already.");
    for (City& city : scene.now.cities)
        if (side_of(city.side)) city.control = Color::blue;
    BOOST_TEST(why(scene.now, support::city("athens")) ==
               "Not allowed, BYZ-9: Every city that a cube can take control of is controlled already.");
}

// "Start a civil war here: it costs 3" was row 30 of 30, behind the cities without a link.
BOOST_AUTO_TEST_CASE(what_lacks_a_cube_or_money_stands_before_cities_without_a_link) {
    AtTable at;
    at.march(1);
    const auto list = at.after({});
    std::size_t others = 0;
    bool link_is_missing = false;
    for (const NotOffered& one : list) {
        if (one.why.reason == Reason::no_link) {
            link_is_missing = true;
            continue;
        }
        ++others;
        BOOST_TEST(!link_is_missing, one.text);
    }
    BOOST_TEST(link_is_missing);
    BOOST_TEST(others > 1U);
}

// On every march and every retreat of some games.
BOOST_AUTO_TEST_CASE(in_random_games_it_is_the_reason_of_the_army_that_is_asked) {
    int marches = 0;
    int retreats = 0;
    for (std::uint64_t seed = 1; marches < 20 || retreats < 5; ++seed) {
        BOOST_REQUIRE(seed < 200);
        support::RandomPlayer random{seed, support::Taste::warlike};
        const Header header = random.header();
        const Table table{support::standard_table().board, header.rulings};
        Position now = start(table, header);
        while (!std::holds_alternative<Over>(now.awaits)) {
            if (const auto* march = std::get_if<AwaitMarch>(&now.awaits); march && marches < 20) {
                check_cities(table, header, now, [&](CityId city) { return Decision{Move{march->side, city}}; });
                ++marches;
            }
            if (std::holds_alternative<AwaitRetreat>(now.awaits) && retreats < 5) {
                check_cities(table, header, now, [](CityId city) { return Decision{RetreatTo{city}}; });
                ++retreats;
            }
            now = apply(table, now, random.entry(table, now))->after;
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
