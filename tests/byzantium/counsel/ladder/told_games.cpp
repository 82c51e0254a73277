// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/told_games.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/ladder/matches.h"
#include "byzantium/counsel/tally.h"
#include "byzantium/counsel/trial_chances.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>

namespace counsel_ladder {
namespace {

using namespace byzantium;
using counsel::Chances;

Chances mean_of_trials_told(const counsel::Weights& weights, const Table& table, const Position& now) {
    values::Few<counsel::Tally, 4> tallies;
    for (std::size_t seat = 0; seat < now.players.size(); ++seat) tallies.push_back({});
    for (int n = 0; n < counsel::trials_told; ++n) {
        const Chances one = counsel::told_trial(weights, table, now, n);
        for (std::size_t seat = 0; seat < one.size(); ++seat) tallies[seat].add(one[seat]);
    }
    return counsel::mean_of(tallies);
}

Seen seen(const counsel::Weights& weights, const Table& table, const Position& now, std::size_t turn,
          const Shares& won) {
    const Chances chances = counsel::chances(weights, table, now);
    if (counsel::are_known(table, now)) return {turn, chances, chances, won};
    return {turn, counsel::corrected_chances(weights, now, chances), mean_of_trials_told(weights, table, now), won};
}

std::vector<Seen> seen_in_game(const counsel::Weights& weights, const Table& table, const ToldGames& games,
                               std::uint64_t seed) {
    std::vector<counsel_games::Player> seats(games.players, counsel_games::evaluator(weights));
    for (std::size_t i = 0; i < games.greedy; ++i) seats[(seed + i) % games.players] = counsel_games::greedy_player();
    const auto game = counsel_games::play(table, counsel_games::header_of(games.players, seed), seats, seed);
    const Shares won = shares_won(game);
    counsel_games::Bits bits{~seed};
    std::vector<Seen> all;
    for (std::size_t turn = 0; turn < counsel::turns_weighed; ++turn) {
        std::vector<const Position*> of_turn;
        for (const Position& position : game.positions)
            if (counsel::turn_class(position.turn) == turn) of_turn.push_back(&position);
        if (!of_turn.empty()) all.push_back(seen(weights, table, *of_turn[bits.below(of_turn.size())], turn, won));
    }
    return all;
}

// --- Kept as text: a position a line, its turn and then the seats' numbers

constexpr double parts_of_a_win = 12;

std::string line_of(const Seen& seen) {
    std::vector<long> twelfths;
    for (const double share : seen.won) twelfths.push_back(std::lround(share * parts_of_a_win));
    return fmt::format("{} {} {} {}\n", seen.turn, fmt::join(seen.by_evaluation, " "), fmt::join(seen.by_trials, " "),
                       fmt::join(twelfths, " "));
}

Chances chances_in(std::istream& in, std::size_t players) {
    Chances chances;
    for (std::size_t seat = 0; seat < players; ++seat) {
        int chance = 0;
        in >> chance;
        chances.push_back(chance);
    }
    return chances;
}

void add_lines(const std::string& lines, std::size_t players, std::vector<Seen>& all) {
    std::istringstream in{lines};
    for (std::size_t turn = 0; in >> turn;) {
        Seen seen{turn, chances_in(in, players), chances_in(in, players), {}};
        for (const int twelfths : chances_in(in, players)) seen.won.push_back(twelfths / parts_of_a_win);
        all.push_back(seen);
    }
}

constexpr std::size_t games_at_once = 100;

}  // namespace

std::vector<Seen> seen_in(const Table& table, const counsel::Weights& weights, const ToldGames& games,
                          counsel_games::Parts& parts) {
    std::vector<Seen> all;
    for (std::size_t first = 0; first < games.games; first += games_at_once) {
        const auto look = [&] {
            std::vector<std::string> lines(std::min(games_at_once, games.games - first));
            for_each_number(lines.size(), games.threads, [&](std::size_t n) {
                for (const Seen& one : seen_in_game(weights, table, games, games.first_seed + first + n))
                    lines[n] += line_of(one);
            });
            return fmt::format("{}", fmt::join(lines, ""));
        };
        const auto name = fmt::format("{}, {} players, from {}", games.name, games.players, first);
        add_lines(parts.part(name, look), games.players, all);
        fmt::print(stderr, "{}: done\n", name);
    }
    return all;
}

}  // namespace counsel_ladder
