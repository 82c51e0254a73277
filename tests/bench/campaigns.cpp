// SPDX-License-Identifier: MIT
#include "bench/campaigns.h"

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"
#include "support/scene.h"
#include "values/overloaded.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <stdexcept>

namespace bench {
namespace {

using namespace byzantium;

constexpr int cubes_of_a_strong_army = 8;
constexpr int move_cubes_to_march = 2;
constexpr std::size_t strong_armies = 3;
constexpr std::size_t fewest_meetings = 6;
constexpr int draws = 60;  // of an entry, before any is taken

bool is_strong(const Display& display) {
    return active_cubes(display) >= cubes_of_a_strong_army && display.move >= move_cubes_to_march;
}

// Boxes are filled side by side, as for a campaign of some actions.
int wanted(Box box) {
    switch (box) {
        case Box::elite:
            return 2;
        case Box::main:
            return 6;
        case Box::move:
            return 5;
        case Box::levy:
            return 3;
    }
    return 0;
}

// What somebody who plans a campaign might do: armies march when they are strong, and lose no cube to other ends.
bool is_sensible(const Position& now, const Entry& entry) {
    const auto strong = [&](Side side) { return is_strong(now[now.active][side]); };
    const bool begins = std::holds_alternative<AwaitAction>(now.awaits);
    const auto judged =
        values::overloaded{[&](const Increase& increase) {
                               const Display& display = now[now.active][increase.to.side];
                               return !army_box(increase.from) && display[increase.to.box] < wanted(increase.to.box);
                           },
                           [&](const Place& place) { return strong(place.side); },
                           [&](const Move& move) { return !begins || strong(move.side); },
                           [&](const CivilWar& war) { return !begins || strong(war.side); },
                           [&](const Pass&) { return false; },
                           [](const auto&) { return true; }};
    const auto* decision = std::get_if<Decision>(&entry);
    return !decision || std::visit(judged, *decision);
}

Entry sensible_entry(const Table& table, const Position& now, support::RandomPlayer& random) {
    Entry entry = random.entry(table, now);
    for (int i = 0; i < draws && !is_sensible(now, entry); ++i) entry = random.entry(table, now);
    return entry;
}

// Attacks on a city where another player's army stands.
std::size_t meetings(const Table& table, const Position& now) {
    std::size_t count = 0;
    for (const Player& player : now.players)
        for (const Side side : sides)
            for (const Way& way : ways(table, now, {player.color, side}))
                count += defenders(table, now, {player.color, side, way.target}).armies.empty() ? 0 : 1;
    return count;
}

bool is_mid_game(const Table& table, const Position& now) {
    if (now.turn != 2 || !std::holds_alternative<AwaitAction>(now.awaits)) return false;
    std::size_t strong = 0;
    for (const Player& player : now.players)
        strong += static_cast<std::size_t>(
            std::count_if(player.displays.begin(), player.displays.end(),
                          [](const Display& display) { return display.at && is_strong(display); }));
    return strong >= strong_armies && meetings(table, now) >= fewest_meetings;
}

// The first such position of the game with this seed; nothing if it has none.
std::optional<Position> mid_game(const Table& table, std::uint64_t seed) {
    support::RandomPlayer random{seed, support::Taste::warlike};
    const Header header = random.header();
    if (header.seats.size() < 3) return std::nullopt;
    Position now = start(table, header);
    while (!std::holds_alternative<Over>(now.awaits) && now.turn <= 2) {
        if (is_mid_game(table, now)) return now;
        now = apply(table, now, sensible_entry(table, now, random)).value().after;
    }
    return std::nullopt;
}

// Games that come to it, searched for once, for few do (print_mid_game_seeds). They hold while the random player and
// the rules offer what they offered then.
constexpr std::array<std::uint64_t, 20> seeds{6114,  8633,  15715, 30301, 31787, 32260, 56198,  61176,  68946,  70404,
                                              72732, 74439, 81424, 83088, 86000, 86233, 102087, 103014, 104580, 112822};

}  // namespace

std::vector<Position> mid_games(const Table& table) {
    std::vector<Position> positions;
    for (const std::uint64_t seed : seeds) {
        const auto position = mid_game(table, seed);
        if (!position)
            throw std::runtime_error{fmt::format(
                "the random game {} comes to no middle game any more: 'logothete_bench seeds' finds others", seed)};
        positions.push_back(*position);
    }
    return positions;
}

void print_mid_game_seeds() {
    const Table& table = support::standard_table();
    std::size_t found = 0;
    for (std::uint64_t seed = 1; found < seeds.size(); ++seed)
        if (mid_game(table, seed)) {
            fmt::print("{}, ", seed);
            std::fflush(stdout);
            ++found;
        }
    fmt::print("\n");
}

}  // namespace bench
