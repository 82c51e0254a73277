// SPDX-License-Identifier: MIT
// What is counted over a session, for statistics.
#include "eko/text/deeds.h"

#include "eko/support/sample_session.h"
#include "eko/support/scene.h"
#include "eko/text/summary.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace eko;
using namespace eko_support;

namespace {

text::Deeds deeds_in(const std::vector<std::string>& lines, Color color) {
    return text::deeds_of(session_of(lines))[index(color)];
}

// A table set up by a correction: Anna (cyan) acts.
std::vector<std::string> set_up(const std::string& set, const std::vector<std::string>& entries) {
    auto lines = short_game();
    lines.resize(3);
    lines.push_back(R"({"do":"correct","set":{)" + set + "}}");
    lines.emplace_back(R"({"do":"await","player":"cyan"})");
    lines.insert(lines.end(), entries.begin(), entries.end());
    return lines;
}

double value(const session::Summary& summary, std::size_t player, const std::string& key) {
    return summary.players.at(player).values.at(session::place_of(text::measures().of_player, key));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(deeds)

BOOST_AUTO_TEST_CASE(of_a_whole_game_are_counted) {
    const text::Deeds anna = deeds_in(short_game(), Color::cyan);
    const text::Deeds boris = deeds_in(short_game(), Color::violet);
    BOOST_TEST(anna.built == 1);
    BOOST_TEST(anna.attacks == 0);
    BOOST_TEST(boris.built == 1);  // the camp that the table added is none of his deeds
    BOOST_TEST(boris.attacks == 1);
    BOOST_TEST(boris.kamikazes == 0);
    BOOST_TEST(boris.captures == 1);
    BOOST_TEST(boris.beaten == 4);
    BOOST_TEST(boris.marches == 0);
}

BOOST_AUTO_TEST_CASE(of_a_kamikaze_are_an_attack_too) {
    const text::Deeds anna = deeds_in(game_nobody_wins(), Color::cyan);
    BOOST_TEST(anna.attacks == 1);
    BOOST_TEST(anna.kamikazes == 1);
    BOOST_TEST(anna.captures == 1);
    BOOST_TEST(anna.beaten == 4);
}

BOOST_AUTO_TEST_CASE(tell_own_buildings_enlarged_from_those_of_others_replaced) {
    const auto lines = set_up(R"("stacks.1,0":{"owner":"cyan","count":4,"emperor":false},"players.cyan.reserve":11,)"
                              R"("buildings.2,-1":{"owner":"cyan","size":"camp"},)"
                              R"("buildings.1,1":{"owner":"violet","size":"camp"})",
                              {build("1,0", "2,-1", "tower"), std::string{march}, build("1,0", "1,1", "camp")});
    const text::Deeds anna = deeds_in(lines, Color::cyan);
    BOOST_TEST(anna.built == 2);
    BOOST_TEST(anna.enlarged == 1);
    BOOST_TEST(anna.built_over == 1);
    BOOST_TEST(anna.lost == 0);
    BOOST_TEST(anna.marches == 1);
    BOOST_TEST(deeds_in(lines, Color::violet).lost == 1);
}

BOOST_AUTO_TEST_CASE(of_storms_are_the_discs_they_cost) {
    auto lines = set_up(R"("stacks.5,0":{"owner":"cyan","count":3,"emperor":false},"players.cyan.reserve":11,)"
                        R"("stacks.4,1":{"owner":"violet","count":2,"emperor":true})",
                        {storm_move("5,0", "8,0", "6,0")});
    lines[0].replace(lines[0].find("0:0:......"), 10, "0:0:......ss.");
    BOOST_TEST(deeds_in(lines, Color::cyan).stormed == 1);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(summaries)

BOOST_AUTO_TEST_CASE(have_a_value_for_every_measure_and_the_winner) {
    const auto summary = text::counts_of(session_of(short_game()), {});
    BOOST_TEST(summary.ended.value_or("") == "last");
    BOOST_TEST(summary.entries == 15U);
    BOOST_TEST(summary.values.at(0) == 5);
    for (const auto& player : summary.players) BOOST_TEST(player.values.size() == text::measures().of_player.size());
    BOOST_TEST(!summary.players.at(0).winner);
    BOOST_TEST(summary.players.at(1).winner);
    BOOST_TEST(value(summary, 1, "captures") == 1);
    BOOST_TEST(value(summary, 1, "captives") == 3);
    BOOST_TEST(value(summary, 1, "built") == 1);
    BOOST_TEST(value(summary, 0, "buildings_lost") == 0);
}

BOOST_AUTO_TEST_CASE(can_have_no_winner) {
    const auto summary = text::counts_of(session_of(game_nobody_wins()), {});
    BOOST_TEST(summary.ended.value_or("") == "empty");
    for (const auto& player : summary.players) BOOST_TEST(!player.winner);
}

BOOST_AUTO_TEST_CASE(can_have_several_winners) {
    // Anna has 9 points and a capital; her last disc takes Boris's emperor, while he still has a disc.
    auto lines =
        set_up(R"("stacks.1,0":null,"stacks.5,0":null,"stacks.4,1":null,)"
               R"("stacks.3,0":{"owner":"cyan","count":1,"emperor":false},"players.cyan.reserve":15,)"
               R"("players.cyan.emperor":"reserve",)"
               R"("stacks.4,0":{"owner":"violet","count":4,"emperor":true},)"
               R"("stacks.0,0":{"owner":"violet","count":1,"emperor":false},"players.violet.reserve":11,)"
               R"("buildings.3,1":{"owner":"cyan","size":"tower"},"buildings.2,1":{"owner":"cyan","size":"castle"},)"
               R"("buildings.1,1":{"owner":"cyan","size":"tower"},"buildings.1,-1":{"owner":"cyan","size":"tower"})",
               {move("3,0", "4,0")});
    const auto summary = text::counts_of(session_of(lines), {});
    BOOST_TEST(summary.ended.value_or("") == "points");
    for (const auto& player : summary.players) {
        BOOST_TEST(player.winner);
        BOOST_TEST(player.place == 1);
    }
}

BOOST_AUTO_TEST_SUITE_END()
