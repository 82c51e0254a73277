// SPDX-License-Identifier: MIT
#include "byzantium/window/arranged.h"

#include "support/scene.h"
#include "values/overloaded.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace gui_test {
namespace {

using namespace byzantium;
using support::RandomPlayer;
using support::Taste;

constexpr std::uint64_t most_games = 400;
constexpr std::array names_of_four{"Eirene", "Basil", "Chloe", "Demetrios"};

// Every position of a random game, from the second entry on, until nobody wants more.
using Visit = std::function<void(const Game&, const Position&)>;
void play(Game game, RandomPlayer& player, const Visit& visit) {
    const Table table{support::standard_table().board, game.header.rulings};
    Position now = start(table, game.header);
    while (!std::holds_alternative<Over>(now.awaits)) {
        game.entries.push_back(player.entry(table, now));
        now = apply(table, now, game.entries.back())->after;
        visit(game, now);
    }
}

void play(std::uint64_t seed, const Visit& visit) {
    RandomPlayer player{seed, Taste::warlike};
    play(Game{player.header(), {}}, player, visit);
}

// Red's Arabs before Candia, the Byzantine fleet in blue's hands, which fights: red may still turn back.
Arranged before_the_fleet() {
    Game game = two_players();
    const Table& table = support::standard_table();
    Correct scene{{SetArmy{Color::red, Side::arab, support::city("alexandria")},
                   SetCitySide{support::city("alexandria"), Allegiance::arab},
                   SetDisplayCount{Color::red, Side::arab, DisplayCount::main, 8},
                   SetDisplayCount{Color::red, Side::arab, DisplayCount::move, 6},
                   SetActionBox{ActionBox::byzantine_fleet, {Color::blue}}},
                  "the fleet lies before Candia"};
    game.entries = {Entry{scene}, Entry{Decision{Move{Side::arab, support::city("candia")}}},
                    Entry{Decision{Impose{}}}};
    Position now = start(table, game.header);
    for (const Entry& entry : game.entries) {
        const auto step = apply(table, now, entry);
        BOOST_REQUIRE_MESSAGE(step, "the fleet cannot be arranged");
        now = step->after;
    }
    return {kind_of(now.awaits), game, now};
}

}  // namespace

std::string kind_of(const Awaits& awaits) {
    return std::visit(
        values::overloaded{[](const AwaitAction&) { return "action"; }, [](const AwaitIncrease&) { return "increase"; },
                           [](const AwaitMarch&) { return "march"; }, [](const AwaitFleet&) { return "fleet"; },
                           [](const AwaitSail&) { return "sail"; }, [](const AwaitDefence&) { return "defence"; },
                           [](const AwaitSeaRetreat&) { return "sea retreat"; },
                           [](const AwaitRetreat&) { return "retreat"; }, [](const AwaitLevy&) { return "levy"; },
                           [](const AwaitFight&) { return "fight"; }, [](const AwaitRoll&) { return "roll"; },
                           [](const AwaitLosses&) { return "losses"; }, [](const AwaitGarrison&) { return "garrison"; },
                           [](const AwaitUpkeep&) { return "upkeep"; }, [](const Over&) { return "over"; }},
        awaits);
}

std::vector<Arranged> one_of_each(std::size_t of_each) {
    std::map<std::string, std::vector<Arranged>> found;
    found["sail"] = {before_the_fleet()};
    const std::size_t kinds = std::variant_size_v<Awaits>;
    const auto enough = [&] {
        std::size_t full = 1;  // the sail is arranged
        for (const auto& [kind, all] : found) full += kind != "sail" && all.size() >= of_each ? 1 : 0;
        return full == kinds;
    };
    for (std::uint64_t seed = 1; seed <= most_games && !enough(); ++seed) {
        std::map<std::string, bool> seen;  // one of each kind a game
        play(seed, [&](const Game& game, const Position& now) {
            const std::string kind = kind_of(now.awaits);
            auto& all = found[kind];
            if (all.size() < of_each && !seen[kind]) all.push_back({kind, game, now});
            seen[kind] = true;
        });
    }
    BOOST_REQUIRE(enough());
    std::vector<Arranged> all;
    for (auto& [kind, some] : found)
        for (Arranged& one : some) all.push_back(std::move(one));
    return all;
}

Arranged four_players(const std::string& kind, int turn) {
    std::optional<Arranged> found;
    for (std::uint64_t seed = 1; seed <= most_games && !found; ++seed) {
        RandomPlayer player{seed, Taste::uniform};
        Game game{player.header(), {}};
        if (game.header.seats.size() < names_of_four.size()) continue;
        for (std::size_t i = 0; i < names_of_four.size(); ++i) game.header.seats[i].name = names_of_four.at(i);
        play(std::move(game), player, [&](const Game& so_far, const Position& now) {
            if (!found && now.turn >= turn && kind_of(now.awaits) == kind) found = Arranged{kind, so_far, now};
        });
    }
    BOOST_REQUIRE(found);
    return *found;
}

std::filesystem::path FourAtTable::library_with(const std::string& kind, int turn) {
    const auto file = folder_ / "library.logothete";
    put_into(file, four_players(kind, turn).game, kind);
    return file;
}

Arranged a_battle(int attacker, int defender) {
    std::optional<Arranged> found;
    for (std::uint64_t seed = 1; seed <= most_games && !found; ++seed)
        play(seed, [&](const Game& game, const Position& now) {
            const auto* roll = std::get_if<AwaitRoll>(&now.awaits);
            if (!found && roll && roll->attacker >= attacker && roll->defender >= defender)
                found = Arranged{"roll", game, now};
        });
    BOOST_REQUIRE(found);
    return *found;
}

}  // namespace gui_test
