// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_text.h"

#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "present/language/columns.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace {

using namespace byzantium;
using support::Scene;

std::string table_text(const Scene& scene) { return byzantium::words::table_text(names(), scene.table(), scene.now); }

// The line that holds this text; empty if none does.
std::string line_with(const std::string& text, std::string_view part) {
    for (const auto& line : present::lines_of(text)) {
        if (holds(line, part)) return line;
    }
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(table_texts)

BOOST_AUTO_TEST_CASE(the_display_shows_its_numbers) {
    Scene scene = three();
    scene.takes(Control{support::city("damascus"), Cube::casualty});
    const auto text = byzantium::words::displays_text(names(), scene.now);
    BOOST_TEST(present::lines_of(text)[0] == "              VP  Bezants  Elite  Main  Levy  Move  Army");
    BOOST_TEST(present::lines_of(text)[1] == " Anna (red)");
    BOOST_TEST(present::lines_of(text)[2] == "   Byzantine  13       12   [ 1]  [ 3]  [ 2]  [ 2]  Damascus");
    BOOST_TEST(present::lines_of(text)[3] == "   Arab       10        5   [ 0]  [ 8]  [ 0]  [ 5]  off the map");
    BOOST_TEST(present::lines_of(text)[4] == "   Cube Pool 9, Casualty Pool 11, fortification tokens 2");
}

BOOST_AUTO_TEST_CASE(a_guard_is_seen) {
    Scene scene = three();
    scene.takes(Caliph{Cube::pool});
    BOOST_TEST(holds(byzantium::words::displays_text(names(), scene.now), "off the map, with guard"));
}

BOOST_AUTO_TEST_CASE(supplies_that_are_there_are_told) {
    Scene scene = three();
    scene.player(Color::red).churches = 2;
    scene.player(Color::red).removed = 3;
    const auto line = line_with(table_text(scene), "churches");
    BOOST_TEST(holds(line, "churches 2, out of the game 3"));
    BOOST_TEST(!holds(line, "mosques"));
}

BOOST_AUTO_TEST_CASE(each_city_stands_there_once_under_its_allegiance) {
    Scene scene = three();
    scene.at("athens").side = Allegiance::bulgar;
    const auto text = byzantium::words::cities_text(names(), scene.table(), scene.now);
    for (const auto& city : scene.table().board.cities) {
        const auto first = text.find(city.name);
        BOOST_REQUIRE_MESSAGE(first != std::string::npos, city.name << " is missing");
        BOOST_TEST(text.find(city.name, first + 1) == std::string::npos, city.name << " stands there twice");
    }
    BOOST_TEST(text.find("Athens") > text.find("Bulgar cities"));
    BOOST_TEST(text.find("Mecca") > text.find("Arab cities"));
    BOOST_TEST(text.find("Mecca") < text.find("Persian cities"));
}

BOOST_AUTO_TEST_CASE(control_fortification_army_and_printed_strength_are_seen) {
    Scene scene = three();
    scene.takes(Control{support::city("thessalonica"), Cube::pool});
    scene.at("thessalonica").fortified = true;
    const auto text = byzantium::words::cities_text(names(), scene.table(), scene.now);
    const auto line = line_with(text, "Thessalonica");
    BOOST_TEST(holds(line, "3    Anna +1"));
    BOOST_TEST(holds(line, "army of Anna"));
    BOOST_TEST(holds(line_with(text, "Constantinople"), "(5)"));
    BOOST_TEST(holds(line_with(text, "Basra"), "(3)"));
}

BOOST_AUTO_TEST_CASE(special_actions_show_who_took_them) {
    Scene scene = three();
    scene.takes(Emperor{Cube::pool});
    scene.takes(BulgarsReinforce{Cube::pool, std::nullopt});
    const auto text = byzantium::words::special_actions_text(names(), scene.table(), scene.now);
    BOOST_TEST(holds(line_with(text, "Emperor"), "[Anna]"));
    BOOST_TEST(holds(line_with(text, "Bulgar attack"), "[Basil] [ ]"));
    BOOST_TEST(holds(line_with(text, "Improve Arab"), "[ ] [ ] [ ]"));
    BOOST_TEST(holds(text, "Bulgar box: 11 cubes of 11."));
}

BOOST_AUTO_TEST_CASE(turn_and_question_come_first) {
    Scene scene = three();
    scene.takes(Pass{Cube::casualty});
    const auto lines = present::lines_of(table_text(scene));
    BOOST_TEST(lines[0] == "Turn 1 of 3. First player: Anna. Passed: Anna.");
    BOOST_TEST(lines[1] == "Basil (yellow), choose an action.");
}

// Four players with the longest names, in positions of many games.
BOOST_AUTO_TEST_CASE(the_table_fits_the_screen) {
    const std::string name(20, 'm');
    std::size_t widest = 0;
    int tables = 0;
    look_at_games(100, 8, [&](const Seen& seen) {
        Header header = seen.header;
        for (Seat& seat : header.seats) seat.name = name.substr(0, 16) + std::string{to_text(seat.color)};
        const byzantium::words::Names called{seen.table.board, header};
        widest = std::max(widest, widest_line(byzantium::words::table_text(called, seen.table, seen.before)));
        ++tables;
    });
    BOOST_TEST(tables > 100);
    BOOST_TEST(widest <= 100U);
}

BOOST_AUTO_TEST_CASE(the_purse_is_one_line) {
    const Scene scene = three();
    BOOST_TEST(byzantium::words::purse_text(scene.now[Color::red]) ==
               "Byzantine 15 bezants and 10 VP. Arab 5 bezants and 10 VP. Cube Pool 9, Casualty Pool 12.");
}

BOOST_AUTO_TEST_SUITE_END()
