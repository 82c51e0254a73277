// SPDX-License-Identifier: MIT
#include "byzantium/words/table/names.h"

#include "byzantium/words/desk/hands.h"
#include "byzantium/words/texts.h"
#include "present/language/phrases.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using byzantium::Color;

byzantium::words::Names named(const std::string& red, const std::string& blue) {
    const byzantium::Header header{"", {{Color::red, red}, {Color::blue, blue}}, Color::red, {}};
    return byzantium::words::Names{support::standard_table().board, header};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(names_of_things)

BOOST_AUTO_TEST_CASE(a_player_is_called_by_name_or_by_colour) {
    const auto both = named("Anna", "");
    BOOST_TEST(both.player(Color::red) == "Anna");
    BOOST_TEST(both.label(Color::red) == "Anna (red)");
    BOOST_TEST(both.player(Color::blue) == "Blue");
    BOOST_TEST(both.label(Color::blue) == "Blue");
}

BOOST_AUTO_TEST_CASE(players_who_share_a_name_are_told_apart) {
    const auto annas = named("Anna", "Anna");
    BOOST_TEST(annas.player(Color::red) == "Anna (red)");
    BOOST_TEST(annas.player(Color::blue) == "Anna (blue)");
    BOOST_TEST(named("Blue", "Anna").player(Color::red) == "Blue (red)");
}

BOOST_AUTO_TEST_CASE(a_name_cannot_disturb_the_screen) {
    BOOST_TEST(named("A\x1b[2Jn\nna\x7f", "").player(Color::red) == "A[2Jnna");
    BOOST_TEST(named("\n\t", "").player(Color::red) == "Red");
    BOOST_TEST(named(std::string(5000, 'x'), "").player(Color::red).size() == 20U);
}

BOOST_AUTO_TEST_CASE(letters_beyond_english_count_as_one) {
    BOOST_TEST(present::plain("\xc3\x81rp\xc3\xa1"
                              "d\xc3\xa9",
                              5) ==
               "\xc3\x81rp\xc3\xa1"
               "d");
}

BOOST_AUTO_TEST_CASE(one_and_many) {
    BOOST_TEST(byzantium::words::bezants(1) == "1 bezant");
    BOOST_TEST(byzantium::words::bezants(3) == "3 bezants");
    BOOST_TEST(byzantium::words::bezants(0) == "0 bezants");
    BOOST_TEST(byzantium::words::dice(1) == "1 die");
    BOOST_TEST(byzantium::words::points(2, byzantium::Side::arab) == "2 Arab VP");
    BOOST_TEST(byzantium::words::tokens(1, byzantium::Allegiance::bulgar) == "1 Bulgar token");
}

BOOST_AUTO_TEST_CASE(lists_are_joined_as_one_speaks) {
    BOOST_TEST(present::listed({"a"}) == "a");
    BOOST_TEST(present::listed({"a", "b"}) == "a and b");
    BOOST_TEST(present::listed({"a", "b", "c"}) == "a, b and c");
    BOOST_TEST(byzantium::words::army_cubes(1, 0, 0, 2) == "1 Elite cube and 2 Move cubes");
    BOOST_TEST(byzantium::words::army_cubes(0, 0, 0, 0) == "no cubes");
}

BOOST_AUTO_TEST_CASE(places_of_cubes) {
    using namespace byzantium;
    BOOST_TEST(byzantium::words::place(names(), CubePlace{InCasualties{}}) == "the Casualty Pool");
    BOOST_TEST(byzantium::words::place(names(), CubePlace{support::city("ankara")}) == "Ankara");
    BOOST_TEST(byzantium::words::place(names(), CubePlace{ActionBox::emperor}) == "the Emperor box");
    BOOST_TEST(byzantium::words::place(names(), CubePlace{ArmyBox{Side::arab, Box::move}}) == "the Arab Move box");
    BOOST_TEST(byzantium::words::source(Cube::byzantine_levy) == "the Byzantine Levy box");
    BOOST_TEST(byzantium::words::short_source(Cube::byzantine_levy) == "Byzantine Levy");
}

BOOST_AUTO_TEST_SUITE_END()
