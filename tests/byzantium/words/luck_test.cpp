// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using support::city;
using support::Scene;

// Red's Main 4 and Move 1 attack Jerusalem, 2 tokens, and yellow's levy of 2.
struct LuckGame {
    LuckGame() : scene{Color::red, Color::yellow, Color::blue} {
        scene.army(Color::red, Side::arab, "tabuk", 0, 4, 2);
        scene.controls(Color::yellow, "jerusalem");
        scene.at("jerusalem").tokens = 2;
        start = scene.now;
    }
    void plays(const Entry& entry) {
        scene.takes(entry);
        entries.push_back(entry);
    }
    std::string told() const {
        return byzantium::words::luck_text(names(), byzantium::odds::luck(scene.table(), start, entries));
    }

    Scene scene;
    Position start;
    std::vector<Entry> entries;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(luck_and_choice)

BOOST_AUTO_TEST_CASE(without_attacks_nobody_is_lucky) {
    BOOST_TEST(LuckGame{}.told().starts_with("No city has been attacked yet, so the dice have favoured nobody.\n"));
}

BOOST_AUTO_TEST_CASE(each_step_has_its_chance) {
    LuckGame game;
    game.plays(Move{Side::arab, city("jerusalem")});
    game.plays(Decline{});
    game.plays(Roll{Hits{0, 2}});
    game.plays(Lose{0, 1, 1});
    const std::string said = game.told();
    BOOST_TEST(said.starts_with("The dice of the attacks have favoured nobody.\n"), said);
    BOOST_TEST(holds(said,
                     "  player          luck  choice  dice  hits  hits expected\n"
                     "  Anna (red)      0.00    0.00     0     0            0.0\n"
                     "  Basil (yellow)  0.00   \u22120.31     2     2            1.0\n"
                     "  Clara (blue)    0.00    0.00     0     0            0.0\n"),
               said);
    BOOST_TEST(holds(said,
                     "\n1  Anna's Arab army attacks Basil's city Jerusalem: taken.\n"
                     "     chance to take it, at the start  68.8%\n"
                     "  2  Basil chooses the defence         100%  +0.31\n"
                     "  3  the dice of the siege             100%   0.00\n"
                     "  4  Anna chooses the losses           100%   0.00\n"),
               said);
}

BOOST_AUTO_TEST_CASE(luck_goes_from_one_to_the_other) {
    LuckGame game;
    game.plays(Move{Side::arab, city("jerusalem")});
    game.plays(UseLevy{});
    game.plays(Roll{Hits{3, 2}});
    BOOST_TEST(game.told().starts_with(
                   "Luckiest with dice, in cities beyond what the chances promised: Basil (+0.44). Unluckiest: Anna\n"
                   "(\u22120.44).\n"),
               game.told());
    BOOST_TEST(holds(game.told(),
                     "\n1  Anna's Arab army attacks Basil's city Jerusalem: still under way.\n"
                     "     chance to take it, at the start  68.8%\n"
                     "  2  Basil chooses the defence        68.8%   0.00\n"
                     "  3  the dice of the battle           25.0%  \u22120.44\n"),
               game.told());
}

// "Luckiest: Basil (+0.44 cities)" stood above Clara's +0.44.
BOOST_AUTO_TEST_CASE(all_who_are_equally_lucky_are_named) {
    LuckGame game;
    game.plays(Move{Side::arab, city("jerusalem")});
    auto report = byzantium::odds::luck(game.scene.table(), game.start, game.entries);
    report.players = {{Color::red, 0.441, 0, 0, 0}, {Color::yellow, -0.88, 0, 0, 0}, {Color::blue, 0.439, 0, 0, 0}};
    BOOST_TEST(byzantium::words::luck_sentence(names(), report) ==
               "Luckiest with dice, in cities beyond what the chances promised: Anna and Clara (+0.44). Unluckiest: "
               "Basil (\u22120.88).");
    for (auto& one : report.players) one.luck = one.player == Color::red ? 0.001 : 0;
    BOOST_TEST(byzantium::words::luck_sentence(names(), report) == "The dice of the attacks have favoured nobody.");
}

BOOST_AUTO_TEST_CASE(a_fight_without_doubt_takes_two_lines) {
    LuckGame game;
    game.scene.army(Color::red, Side::arab, "tabuk", 0, 20, 2);
    game.start = game.scene.now;
    game.plays(Move{Side::arab, city("jerusalem")});
    game.plays(Decline{});
    BOOST_TEST(holds(game.told(), "  The chance was 100% from first to last.\n"), game.told());
}

BOOST_AUTO_TEST_CASE(bulgars_and_cities_of_nobody_are_named) {
    LuckGame game;
    game.plays(BulgarsAttack{Cube::pool, city("thessalonica")});
    BOOST_TEST(holds(game.told(), "\n1  Anna sends the Bulgars against Thessalonica: still under way.\n"), game.told());
}

// In every game: within the screen, no place left open.
BOOST_AUTO_TEST_CASE(every_game_fits_the_screen) {
    std::vector<Entry> entries;
    std::optional<Position> start;
    std::size_t fights = 0;
    const byzantium::Entry* last = nullptr;
    look_at_games(412, 1, [&](const Seen& seen) {
        if (!start) start = seen.before;
        entries.push_back(seen.entry);
        last = &entries.back();
        if (entries.size() % 40 != 0) return;
        const auto report = byzantium::odds::luck(seen.table, *start, entries);
        const std::string said =
            byzantium::words::luck_text(byzantium::words::Names{seen.table.board, seen.header}, report);
        fights = report.fights.size();
        BOOST_REQUIRE_MESSAGE(widest_line(said) <= 100 && !holds(said, "{"), said);
    });
    BOOST_TEST(last != nullptr);
    BOOST_TEST(fights > 3U);
}

BOOST_AUTO_TEST_SUITE_END()
