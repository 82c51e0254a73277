// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/samples.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/games/game.h"
#include "byzantium/rules/rules.h"

#include <array>
#include <atomic>
#include <iterator>
#include <thread>
#include <utility>

namespace counsel_trainer {

using namespace byzantium;

namespace {

using GameSamples = std::array<std::vector<Sample>, classes>;

// What a game's later positions make of an earlier one: their values, the nearer the more, and how it ended.
class LookingBack {
public:
    LookingBack(const Table& table, const counsel::Weights& weights, Won won, const std::vector<int>& shares)
        : table_{table}, weights_{weights}, won_{won} {
        for (const int share : shares) later_.push_back(share / 12.0);
    }

    // Positions from the last to the first.
    Sample next(const Position& now) {
        Sample sample{counsel::quantities(table_, now), counsel::chances(weights_, table_, now), later_};
        add(sample.chances);
        return sample;
    }
    void pass_over(const Position& now) {
        if (won_ == Won::as_it_came) add(counsel::chances(weights_, table_, now));
    }

private:
    static constexpr double later_share = 0.93;

    void add(const counsel::Chances& value) {
        if (won_ == Won::in_the_end) return;
        for (std::size_t seat = 0; seat < later_.size(); ++seat)
            later_[seat] = later_share * later_[seat] + (1 - later_share) * value[seat] / counsel::whole;
    }

    const Table& table_;
    const counsel::Weights& weights_;
    Won won_;
    values::Few<double, 4> later_;
};

// A quarter of the seats go to greedy players, so that what beats them is seen.
std::vector<counsel_games::Player> seats_of(const counsel::Weights& weights, const Collecting& how, std::size_t players,
                                            std::uint64_t seed) {
    counsel_games::Bits bits{seed ^ 0x5ea75};
    std::vector<counsel_games::Player> seats;
    for (std::size_t seat = 0; seat < players; ++seat)
        seats.push_back(bits.below(1000) < static_cast<std::size_t>(how.greedy_in_1000)
                            ? counsel_games::greedy_player()
                            : counsel_games::evaluator(weights, how.by_chance_in_1000));
    return seats;
}

constexpr std::size_t many_in_1000 = 400;

// Which of these positions are taken.
std::vector<bool> taken_of(const Table& table, const std::vector<Position>& positions, Taken taken,
                           counsel_games::Bits& bits) {
    std::vector<bool> is_taken(positions.size(), false);
    if (taken == Taken::many) {
        for (std::size_t n = 0; n < positions.size(); ++n)
            is_taken[n] = bits.below(1000) < many_in_1000 && !is_last_action(table, positions[n]);
        return is_taken;
    }
    for (std::size_t turn = 0; turn < counsel::turns_weighed; ++turn) {
        std::vector<std::size_t> of_turn;
        for (std::size_t n = 0; n < positions.size(); ++n)
            if (counsel::turn_class(positions[n].turn) == turn && !is_last_action(table, positions[n]))
                of_turn.push_back(n);
        if (!of_turn.empty()) is_taken[of_turn[bits.below(of_turn.size())]] = true;
    }
    return is_taken;
}

GameSamples samples_of(const Table& table, const counsel::Weights& weights, const Collecting& how, std::size_t players,
                       std::uint64_t seed) {
    const auto played = counsel_games::play(table, counsel_games::header_of(players, seed),
                                            seats_of(weights, how, players, seed), seed);
    LookingBack back{table, weights, how.won, counsel_games::shares_of_win(played.end)};
    counsel_games::Bits bits{~seed};
    const auto is_taken = taken_of(table, played.positions, how.taken, bits);
    GameSamples samples;
    for (std::size_t n = played.positions.size(); n-- > 0;) {
        const Position& position = played.positions[n];
        if (is_taken[n])
            samples[class_of(players, position.turn)].push_back(back.next(position));
        else
            back.pass_over(position);
    }
    return samples;
}

}  // namespace

Samples collect(const Table& table, const counsel::Weights& weights, const Collecting& how) {
    const std::size_t all = how.games * counsel::table_sizes;
    std::vector<GameSamples> games(all);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t n = next++; n < all; n = next++) {
            const std::size_t players = 2 + n % counsel::table_sizes;
            games[n] = samples_of(table, weights, how, players, how.first_seed + n / counsel::table_sizes);
        }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < how.threads; ++i) helpers.emplace_back(work);
    work();
    helpers.clear();
    Samples samples(classes);
    for (GameSamples& game : games)
        for (std::size_t i = 0; i < classes; ++i)
            samples[i].insert(samples[i].end(), std::make_move_iterator(game[i].begin()),
                              std::make_move_iterator(game[i].end()));
    return samples;
}

}  // namespace counsel_trainer
