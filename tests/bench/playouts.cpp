// SPDX-License-Identifier: MIT
#include "bench/playouts.h"

#include "byzantium/rules/rules.h"
#include "support/scene.h"

#include <bit>

namespace bench {
namespace {

using namespace byzantium;

// Fair dice as hits: one bit a die, since a hit is 4 or more.
int some_hits(int dice, std::mt19937& random) {
    const auto coins = static_cast<std::uint32_t>((std::uint64_t{1} << (dice > 32 ? 32 : dice)) - 1);
    return std::popcount(static_cast<std::uint32_t>(random()) & coins);
}

Entry some_entry(const Position& now, std::mt19937& random, Played& played) {
    if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
        ++played.rolls;
        const int attacker = some_hits(roll->attacker, random);
        return Roll{Hits{attacker, some_hits(roll->defender, random)}};
    }
    const auto decisions = legal(support::standard_table(), now);
    ++played.decisions;
    played.offered += decisions.size();
    return decisions[random() % decisions.size()];
}

Position first_position(std::uint64_t game) {
    switch (game % 3) {
        case 0:
            return start(support::standard_table(), support::header_of({Color::red, Color::blue}));
        case 1:
            return start(support::standard_table(), support::header_of({Color::red, Color::blue, Color::green}));
        default:
            return start(support::standard_table(),
                         support::header_of({Color::red, Color::yellow, Color::blue, Color::green}));
    }
}

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

}  // namespace

Played play_games(int games, std::mt19937& random) {
    Played played;
    for (; played.games < static_cast<std::uint64_t>(games); ++played.games)
        for (Position now = first_position(played.games); !is_over(now);)
            now = std::move(apply(support::standard_table(), now, some_entry(now, random, played)).value().after);
    return played;
}

std::vector<Entry> one_game(Position now, std::mt19937& random) {
    std::vector<Entry> entries;
    Played played;
    while (!is_over(now)) {
        entries.push_back(some_entry(now, random, played));
        now = std::move(apply(support::standard_table(), now, entries.back()).value().after);
    }
    return entries;
}

Recorded record_games(int games, std::mt19937& random) {
    Recorded recorded;
    Played played;
    for (int game = 0; game < games; ++game)
        for (Position now = first_position(static_cast<std::uint64_t>(game)); !is_over(now);) {
            recorded.positions.push_back(now);
            recorded.entries.push_back(some_entry(now, random, played));
            now = std::move(apply(support::standard_table(), now, recorded.entries.back()).value().after);
        }
    return recorded;
}

}  // namespace bench
