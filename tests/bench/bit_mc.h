// SPDX-License-Identifier: MIT
// The best honest simulation of an attack, to hold exact odds against: a die is a bit of a 64-bit generator, a roll is
// a population count, cubes are given up in the fixed order, and a trial ends where the attack does.
#pragma once

#include "byzantium/odds/force.h"

#include <array>
#include <cstdint>
#include <vector>

namespace bench {

// Wang Yi's wyrand: passes the usual batteries and is about the quickest generator with 64 good bits.
class Bits {
public:
    explicit Bits(std::uint64_t seed) : state_{seed} {}
    std::uint64_t next() {
        state_ += 0xa0761d6478bd642fU;
        const Product product = static_cast<Product>(state_) * (state_ ^ 0xe7037ed1a0b428dbU);
        return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
    }

private:
    __extension__ using Product = unsigned __int128;
    std::uint64_t state_;
};

// One attack, made ready: what depends on cubes lost or on hits stands in tables.
class Simulation {
public:
    // Throws std::invalid_argument if one stage rolls more than 64 dice.
    explicit Simulation(const byzantium::odds::Attack& attack);

    // What it counts: the same that `byzantium::odds::chain` tells.
    struct Tally {
        int captures = 0;
        std::array<int, byzantium::odds::most_defenders> won{};
        std::vector<int> taken;   // [hits taken by the attacker]
        std::vector<int> beaten;  // the same
    };
    Tally play(int trials, Bits& bits) const;

private:
    struct Battle {
        std::uint64_t their_dice;              // a mask
        int their_count;                       // of dice
        bool fresh;                            // a new word of bits, for the last is used up
        std::vector<std::int16_t> left_after;  // [hits]: the defender's strength
    };
    struct Thinned {
        std::uint64_t dice;  // a mask
        std::int16_t strength;
    };

    void play(Bits& bits, Tally& tally) const;

    std::vector<Battle> battles_;
    std::vector<Thinned> after_;  // [cubes lost], to all the hits that can fall
    int own_count_;
    std::uint64_t city_dice_ = 0;
    bool city_fresh_ = false;
    std::size_t cubes_a_hit_ = 0;
    std::int16_t tokens_ = -1;  // without a siege any attacker that is left has won
};

}  // namespace bench
