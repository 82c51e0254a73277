// SPDX-License-Identifier: MIT
// Plays whole games by seed: legal decisions and fair dice, the same on every machine.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"

#include <cstdint>
#include <functional>
#include <random>
#include <vector>

namespace support {

// How a decision is drawn from those that are legal.
enum class Taste : std::uint8_t {
    uniform,  // each with the same chance: mostly increases and controls
    warlike,  // each kind with its own weight, so that armies march, fight and go broke
};

class RandomPlayer {
public:
    RandomPlayer(std::uint64_t seed, Taste taste) : bits_{seed}, taste_{taste} {}

    // Two to four seats in any order, any first player, any rulings.
    byzantium::Header header();
    // A legal entry, or dice; the game must not be over, and something must be legal.
    byzantium::Entry entry(const byzantium::Table&, const byzantium::Position&);
    // An entry of any kind with any values, mostly illegal.
    byzantium::Entry nonsense(const byzantium::Position&);
    // 0 to below.
    std::size_t below(std::size_t bound);

private:
    byzantium::Roll roll(const byzantium::AwaitRoll&);
    byzantium::Decision choose(const std::vector<byzantium::Decision>&);

    std::mt19937_64 bits_;
    Taste taste_;
};

}  // namespace support
