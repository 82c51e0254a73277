// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/beside_trials.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/ladder/shares.h"
#include "byzantium/counsel/soft_shares.h"
#include "byzantium/counsel/trial.h"
#include "byzantium/counsel/trial_chances.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <sstream>
#include <vector>

namespace counsel_ladder {
namespace {

using namespace byzantium;
using counsel::Chances;

enum Teller : std::size_t { told, by_trials, by_evaluation, even, tellers };

// Squared errors of one position.
using Errors = std::array<double, tellers>;

// Luck taken off can leave a seat a little below nothing: what is told sums to a whole.
Chances mean_of_trials(const counsel::Weights& weights, const Table& table, const Position& now, std::uint64_t seed,
                       int trials) {
    values::Few<std::int64_t, 4> sums;
    for (std::size_t seat = 0; seat < now.players.size(); ++seat) sums.push_back(0);
    for (int n = 0; n < trials; ++n) {
        const Chances one = counsel::trial(weights, table, now, seed + static_cast<std::uint64_t>(n));
        for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += one[seat];
    }
    for (auto& sum : sums) sum = std::max<std::int64_t>(sum, 0);
    return counsel::in_proportion(sums);
}

// A position of which something is told; nothing if the game had none.
std::optional<Position> drawn(const counsel::Weights& weights, const counsel_games::Played& game,
                              counsel_games::Bits& bits) {
    const auto& blend = weights.blend[counsel::size_class(game.end.players.size())];
    std::vector<const Position*> spoken;
    for (const Position& position : game.positions)
        if (!blend[counsel::turn_class(position.turn)].silent) spoken.push_back(&position);
    if (spoken.empty()) return std::nullopt;
    return *spoken[bits.below(spoken.size())];
}

// One position of the game of this number; nothing if none of it is told of.
std::optional<Errors> errors_of(const Table& table, const counsel::Weights& weights, std::size_t players,
                                std::uint64_t seed, int trials) {
    const std::vector<counsel_games::Player> seats(players, counsel_games::evaluator(weights));
    const auto game = counsel_games::play(table, counsel_games::header_of(players, seed), seats, seed);
    counsel_games::Bits bits{~seed};
    const auto now = drawn(weights, game, bits);
    if (!now) return std::nullopt;
    const Shares won = shares_won(game);
    const Chances mean = mean_of_trials(weights, table, *now, bits.next(), trials);
    const Shares nobody_known(players, 1.0 / static_cast<double>(players));
    return Errors{squared_error(shares_of(counsel::trial_chances(weights, table, *now)), won),
                  squared_error(shares_of(mean), won),
                  squared_error(shares_of(counsel::honest_chances(weights, table, *now)), won),
                  squared_error(nobody_known, won)};
}

// One position a line.
std::string lines_of(const std::vector<std::optional<Errors>>& all) {
    std::string lines;
    for (const auto& one : all)
        if (one) lines += fmt::format("{}\n", fmt::join(*one, " "));
    return lines;
}

void add_lines(const std::string& lines, std::vector<Errors>& all) {
    std::istringstream in{lines};
    Errors one{};
    while (in >> one[told] >> one[by_trials] >> one[by_evaluation] >> one[even]) all.push_back(one);
}

double sum_of(const std::vector<Errors>& all, Teller teller) {
    double sum = 0;
    for (const Errors& one : all) sum += one[teller];
    return sum;
}

// The part of the trials' skill that is told, and its standard error: that of a ratio of two sums over the same
// positions (Cochran, Sampling Techniques, chapter 6).
struct Kept {
    double part;
    double error;
};

Kept kept(const std::vector<Errors>& all) {
    const double skill_of_trials = sum_of(all, even) - sum_of(all, by_trials);
    const double part = (sum_of(all, even) - sum_of(all, told)) / skill_of_trials;
    double squares = 0;
    for (const Errors& one : all) {
        const double apart = (one[even] - one[told]) - part * (one[even] - one[by_trials]);
        squares += apart * apart;
    }
    return {part, std::sqrt(squares) / skill_of_trials};
}

std::string row_of_players(std::size_t players, const std::vector<Errors>& all) {
    const auto positions = static_cast<double>(std::max<std::size_t>(all.size(), 1));
    std::string row = fmt::format("| {} | {} |", players, all.size());
    for (const Teller teller : {told, by_trials, by_evaluation})
        row += fmt::format(" {:.4f} ({:.0f} %) |", sum_of(all, teller) / positions,
                           100 * (1 - sum_of(all, teller) / sum_of(all, even)));
    const auto [part, error] = kept(all);
    return row + fmt::format(" {:.4f} | {:.0f} % ± {:.0f} |\n", sum_of(all, even) / positions, 100 * part, 100 * error);
}

constexpr std::size_t at_once = 10;

}  // namespace

std::string beside_trials(const Table& table, const counsel::Weights& weights, const Playing& playing,
                          const BesideTrials& beside, counsel_games::Parts& parts) {
    if (beside.positions == 0) return {};
    std::string text = fmt::format(
        "\nSquared error, and skill, of what is told beside the mean of {} trials from the same positions:\n\n"
        "| players | positions | told | trials | by the evaluation alone | one in so many | of the trials' skill, told "
        "|\n"
        "|---|---|---|---|---|---|---|\n",
        beside.trials);
    for (std::size_t players = 2; players <= 4; ++players) {
        std::vector<Errors> found;
        for (std::size_t first = 0; first < beside.positions; first += at_once) {
            std::vector<std::optional<Errors>> all(std::min(at_once, beside.positions - first));
            const auto look = [&] {
                for_each_number(all.size(), playing.threads, [&](std::size_t n) {
                    const std::uint64_t seed = playing.first_seed + 70'000'000 + first + n;
                    all[n] = errors_of(table, weights, players, seed, beside.trials);
                });
                return lines_of(all);
            };
            add_lines(parts.part(fmt::format("beside trials, {} players, from {}", players, first), look), found);
            fmt::print(stderr, "{} of {} positions of {} players beside trials\n", first + all.size(), beside.positions,
                       players);
        }
        text += row_of_players(players, found);
    }
    return text;
}

}  // namespace counsel_ladder
