// SPDX-License-Identifier: MIT
#include "byzantium/words/table/board_view.h"

#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

namespace {

using namespace byzantium;
using support::Scene;

byzantium::words::BoardView seen(const Scene& scene) {
    return byzantium::words::board_view(names(), scene.table(), scene.now);
}

const byzantium::words::CityView& city_of(const byzantium::words::BoardView& view, std::string_view id) {
    return view.cities.at(index(support::city(id)));
}

bool city_says(const byzantium::words::CityView& city, std::string_view fact) {
    return std::find(city.facts.begin(), city.facts.end(), fact) != city.facts.end();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_views)

BOOST_AUTO_TEST_CASE(a_city_shows_its_tokens_and_its_owner) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    scene.at("damascus").fortified = true;
    const auto view = seen(scene);
    const auto& damascus = city_of(view, "damascus");
    BOOST_TEST(damascus.id == "damascus");
    BOOST_TEST(damascus.tokens == 3);
    BOOST_TEST(damascus.strength == 4);
    BOOST_TEST((damascus.control == Color::red));
    BOOST_TEST(city_says(damascus, "Damascus: 3 Byzantine tokens and a fortification."));
    BOOST_TEST(city_says(damascus, "Anna controls it: 6 bezants per turn, 3 Byzantine VP at the end."));
    BOOST_TEST(city_says(damascus, "Roads: Antioch, Jerusalem and Palmyra."));
    BOOST_TEST(city_says(damascus, "Sea lanes: Leucosia."));
    BOOST_TEST(city_says(city_of(view, "mecca"),
                         "Nobody controls it. It would bring 4 bezants per turn and 2 Arab VP at the end."));
}

BOOST_AUTO_TEST_CASE(printed_numbers_are_no_tokens) {
    const auto view = seen(three());
    const auto& capital = city_of(view, "constantinople");
    BOOST_TEST(capital.capital);
    BOOST_TEST(capital.tokens == 0);
    BOOST_TEST(capital.strength == 5);
    BOOST_TEST(city_says(capital, "Constantinople, the capital, strength 5."));
    BOOST_TEST(city_says(capital, "An Arab army pays double for the sea lane to Nicaea."));
    BOOST_TEST(city_of(view, "basra").tokens == 0);
    BOOST_TEST(city_of(view, "basra").strength == 3);
    BOOST_TEST(city_of(view, "adrianople").bulgar_arrow);
    BOOST_TEST(!city_of(view, "athens").bulgar_arrow);
}

BOOST_AUTO_TEST_CASE(armies_stand_where_their_pawns_are) {
    Scene scene = three();
    scene.army(Color::blue, Side::arab, "mecca", 0, 4, 2);
    const auto view = seen(scene);
    const auto& mecca = city_of(view, "mecca");
    BOOST_REQUIRE(mecca.armies.size() == 1U);
    BOOST_TEST((mecca.armies[0] == ArmyRef{Color::blue, Side::arab}));
    BOOST_TEST(city_says(mecca, "Clara's Arab army: 4 Main cubes and 2 Move cubes."));
    BOOST_TEST(city_of(view, "medina").armies.empty());
}

BOOST_AUTO_TEST_CASE(one_link_is_dear) {
    const auto view = seen(three());
    const auto dear = std::count_if(view.links.begin(), view.links.end(), [](const auto& link) { return link.dear; });
    BOOST_TEST(dear == 1);
    BOOST_TEST(view.links.size() == three().table().board.links.size());
}

BOOST_AUTO_TEST_CASE(a_map_is_the_same_whatever_lies_on_it) {
    Scene scene = three();
    const auto before = seen(scene);
    scene.controls(Color::red, "damascus");
    auto after = seen(scene);
    BOOST_TEST(byzantium::words::same_map(before, after));
    after.cities[3].lon += 1;
    BOOST_TEST(!byzantium::words::same_map(before, after));
    after = before;
    after.links[0].kind = LinkKind::sea;
    BOOST_TEST(!byzantium::words::same_map(before, after));
    after = before;
    after.cities.pop_back();
    BOOST_TEST(!byzantium::words::same_map(before, after));
}

BOOST_AUTO_TEST_CASE(boxes_hold_what_lies_in_them) {
    Scene scene = three();
    scene.takes(Caliph{Cube::pool});
    scene.player(Color::yellow).taxed = 3;
    scene.now.bulgars = 9;
    const auto view = seen(scene);
    BOOST_REQUIRE(view.boxes.size() == action_box_kinds);
    const auto& caliph = view.boxes[index(ActionBox::caliph)];
    BOOST_TEST(caliph.places == 1);
    BOOST_TEST((caliph.cubes == std::vector{Color::red}));
    BOOST_TEST((byzantium::words::setting_of(caliph) == Setting{SetActionBox{ActionBox::caliph, {Color::red}}}));
    BOOST_TEST(view.boxes[index(ActionBox::improve_arab)].places == 3);
    BOOST_TEST(view.boxes[index(ActionBox::improve_arab)].cubes.empty());
    const auto& tax = view.holdings.at(0);
    BOOST_TEST(tax.label == "Tax");
    BOOST_TEST(tax.counts.at(1).id == "tax:yellow");
    BOOST_TEST(tax.counts.at(1).count == 3);
    BOOST_TEST((tax.counts.at(1).setting == Setting{SetPlayerCount{Color::yellow, PlayerCount::taxed, 3}}));
    BOOST_TEST(view.bulgars == 9);
    BOOST_TEST(view.turn == 1);
    BOOST_TEST(view.turns == 3);
}

BOOST_AUTO_TEST_CASE(every_fact_of_every_city_is_a_sentence) {
    int facts = 0;
    const auto look = [&](const Seen& at) {
        for (const auto& city : byzantium::words::board_view(names(), at.table, at.before).cities)
            for (const auto& fact : city.facts) {
                ++facts;
                BOOST_TEST(is_sentence(fact), fact);
            }
    };
    look_at_games(77, 2, look);
    BOOST_TEST(facts > 1000);
}

BOOST_AUTO_TEST_CASE(ids_are_unlike_one_another) {
    const auto view = seen(three());
    std::set<std::string> ids;
    std::size_t count = 0;
    for (const auto& city : view.cities) count += ids.insert(city.id).second;
    for (const auto& box : view.boxes) count += ids.insert(box.id).second;
    for (const auto& row : view.holdings)
        for (const auto& number : row.counts) count += ids.insert(number.id).second;
    BOOST_TEST(count == view.cities.size() + view.boxes.size() + 12);
}

BOOST_AUTO_TEST_SUITE_END()
