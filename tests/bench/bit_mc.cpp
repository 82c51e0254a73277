// SPDX-License-Identifier: MIT
#include "bench/bit_mc.h"

#include <algorithm>
#include <bit>
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

Simulation::Simulation(const odds::Attack& attack) : own_count_{dice(attack.attacker)} {
    Dealer dealer;
    int most_lost = 0;
    for (const odds::Force& defender : attack.defenders) {
        Battle battle{mask(dice(defender)), dice(defender), dealer.fresh(own_count_ + dice(defender)), {}};
        for (int hits = 0; hits <= own_count_; ++hits)
            battle.left_after.push_back(
                static_cast<std::int16_t>(strength(odds::after(defender, std::min(hits, active_cubes(defender))))));
        battles_.push_back(std::move(battle));
        most_lost += dice(defender);
    }
    if (attack.siege) {
        city_dice_ = mask(attack.siege->tokens);
        city_fresh_ = dealer.fresh(attack.siege->tokens);
        cubes_a_hit_ = attack.siege->cubes_a_hit;
        tokens_ = static_cast<std::int16_t>(attack.siege->tokens);
        most_lost += attack.siege->tokens * cubes_a_hit_;
    }
    for (int lost = 0; lost <= most_lost; ++lost) {
        const odds::Force left = odds::after(attack.attacker, std::min(lost, active_cubes(attack.attacker)));
        after_.push_back({mask(dice(left)), static_cast<std::int16_t>(strength(left))});
    }
}

int Simulation::captures(int trials, Bits& bits) const {
    int count = 0;
    for (int trial = 0; trial < trials; ++trial) count += takes(bits) ? 1 : 0;
    return count;
}

bool Simulation::takes(Bits& bits) const {
    std::uint64_t word = 0;
    const Thinned* left = after_.data();
    for (const Battle& battle : battles_) {
        if (battle.fresh) word = bits.next();
        const int hits = std::popcount(word & left->dice);
        word >>= own_count_;
        left += std::popcount(word & battle.their_dice);
        word >>= battle.their_count;
        if (left->strength <= battle.left_after[static_cast<std::size_t>(hits)]) return false;
    }
    if (city_fresh_) word = bits.next();
    return left[std::popcount(word & city_dice_) * cubes_a_hit_].strength > tokens_;
}

}  // namespace bench
