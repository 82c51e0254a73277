// SPDX-License-Identifier: MIT
// Boards, headers and games by seed: the same on every machine.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace eko_support {

// Numbers by seed.
class Bits {
public:
    explicit Bits(std::uint64_t seed) : bits_{seed} {}
    // 0 to below.
    std::size_t below(std::size_t bound);
    int from_to(int lowest, int highest) {
        return lowest + static_cast<int>(below(static_cast<std::size_t>(highest - lowest) + 1));
    }
    bool one_in(std::size_t bound) { return below(bound) == 0; }
    template <class List>
    const auto& one_of(const List& list) {
        return list[below(list.size())];
    }

private:
    std::mt19937_64 bits_;
};

// A board that make_board takes: tiles in the lattice or rows of letters, with any variants.
eko::Layout random_layout(Bits& bits);
// Two to four seats, any rulings, discs dealt so that a game can begin.
eko::Header random_header(Bits& bits);

// A legal decision or a legal sharing-out; something must be legal. Kinds are drawn first, so that all of them come.
eko::Entry random_entry(Bits& bits, const eko::Table& table, const eko::Position& now,
                        const std::vector<eko::Decision>& legal);
// An entry of any kind with any values, mostly illegal.
eko::Entry nonsense(Bits& bits, const eko::Table& table, const eko::Position& now);
// A correction of a few quantities, often a legal one.
eko::Correct random_correction(Bits& bits, const eko::Table& table, const eko::Position& now);

}  // namespace eko_support
