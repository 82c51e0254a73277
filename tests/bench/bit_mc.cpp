// SPDX-License-Identifier: MIT
#include "bench/bit_mc.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <stdexcept>

namespace bench {
namespace {

constexpr int bits_a_word = 64;

std::uint64_t mask(int dice) { return dice == bits_a_word ? ~std::uint64_t{0} : (std::uint64_t{1} << dice) - 1; }

// Deals the bits of one word after the other to the stages.
class Dealer {
public:
    // Whether so many dice need a new word.
    bool fresh(int dice) {
        if (dice > bits_a_word) throw std::invalid_argument{"a stage of more than 64 dice is not simulated"};
        const bool needed = left_ < dice;
        left_ = (needed ? bits_a_word : left_) - dice;
        return needed;
    }

private:
    int left_ = 0;
};

}  // namespace

Simulation::Simulation(const byzantium::odds::Attack& attack) : own_count_{dice(attack.attacker)} {
    Dealer dealer;
    int most_lost = 0;
    for (const byzantium::odds::Force& defender : attack.defenders) {
        Battle battle{mask(dice(defender)), dice(defender), dealer.fresh(own_count_ + dice(defender)), {}};
        for (int hits = 0; hits <= own_count_; ++hits)
            battle.left_after.push_back(static_cast<std::int16_t>(
                strength(byzantium::odds::after(defender, std::min(hits, active_cubes(defender))))));
        battles_.push_back(std::move(battle));
        most_lost += dice(defender);
    }
    if (attack.siege) {
        city_dice_ = mask(attack.siege->tokens);
        city_fresh_ = dealer.fresh(attack.siege->tokens);
        cubes_a_hit_ = static_cast<std::size_t>(attack.siege->cubes_a_hit);
        tokens_ = static_cast<std::int16_t>(attack.siege->tokens);
        most_lost += attack.siege->tokens * attack.siege->cubes_a_hit;
    }
    for (int lost = 0; lost <= most_lost; ++lost) {
        const byzantium::odds::Force left =
            byzantium::odds::after(attack.attacker, std::min(lost, active_cubes(attack.attacker)));
        after_.push_back({mask(dice(left)), static_cast<std::int16_t>(strength(left))});
    }
}

Simulation::Tally Simulation::play(int trials, Bits& bits) const {
    Tally tally;
    tally.taken.resize(after_.size());
    tally.beaten.resize(after_.size());
    for (int trial = 0; trial < trials; ++trial) play(bits, tally);
    tally.captures = std::accumulate(tally.taken.begin(), tally.taken.end(), 0);
    return tally;
}

void Simulation::play(Bits& bits, Tally& tally) const {
    std::uint64_t word = 0;
    std::size_t lost = 0;
    for (std::size_t i = 0; i < battles_.size(); ++i) {
        const Battle& battle = battles_[i];
        if (battle.fresh) word = bits.next();
        const int hits = std::popcount(word & after_[lost].dice);
        word >>= own_count_;
        lost += static_cast<std::size_t>(std::popcount(word & battle.their_dice));
        word >>= battle.their_count;
        if (after_[lost].strength <= battle.left_after[static_cast<std::size_t>(hits)]) {
            ++tally.beaten[lost];
            return;
        }
        ++tally.won[i];
    }
    if (city_fresh_) word = bits.next();
    lost += static_cast<std::size_t>(std::popcount(word & city_dice_)) * cubes_a_hit_;
    ++(after_[lost].strength > tokens_ ? tally.taken : tally.beaten)[lost];
}

}  // namespace bench
