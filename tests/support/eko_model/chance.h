// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>
#include <vector>

namespace eko_model {

// Chance by seed, the same on every machine.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : bits_{seed} {}

    // 0 to bound - 1
    int below(int bound) { return static_cast<int>(bits_() % static_cast<std::uint64_t>(bound)); }
    int from_to(int lowest, int highest) { return lowest + below(highest - lowest + 1); }
    bool percent(int share) { return below(100) < share; }

    // The container must not be empty.
    template <class Container>
    auto pick(const Container& things) {
        auto chosen = things.begin();
        std::advance(chosen, below(static_cast<int>(things.size())));
        return *chosen;
    }

    template <class Thing>
    void shuffle(std::vector<Thing>& things) {
        for (std::size_t i = things.size(); i > 1; --i)
            std::swap(things[i - 1], things[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }

private:
    std::mt19937_64 bits_;
};

}  // namespace eko_model
