// SPDX-License-Identifier: MIT
// Dice that the program rolls: uniform and independent, and for one seed the same on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace session {

// Random bits, 64 at a time: xoshiro256**, whose every bit passes the usual test batteries.
class RandomBits {
public:
    // All 256 bits of the state come from the system's source of chance.
    static RandomBits from_system();
    // Spread by splitmix64, as the generator's authors advise. For tests and for repeating a game.
    static RandomBits from_seed(std::uint64_t seed);

    std::uint64_t operator()();

private:
    explicit RandomBits(const std::array<std::uint64_t, 4>& state) : state_{state} {}

    std::array<std::uint64_t, 4> state_;
};

// 0 to n - 1, each with exactly the same chance: draws of the few numbers that a remainder by n would favour are
// drawn again. `bits` gives 64 random bits a call; n is 1 or more.
template <class Source>
std::uint64_t draw_below(Source& bits, std::uint64_t n) {
    const std::uint64_t favoured = (0 - n) % n;  // 2^64 modulo n
    for (;;) {
        const std::uint64_t drawn = bits();
        if (drawn >= favoured) return drawn % n;
    }
}

// One die, 1 to 6.
template <class Source>
int roll_die(Source& bits) {
    return static_cast<int>(draw_below(bits, 6)) + 1;
}

// Where the dice of a session come from when nobody types them in.
class DiceSource {
public:
    static DiceSource from_system() { return DiceSource{RandomBits::from_system()}; }
    static DiceSource from_seed(std::uint64_t seed) { return DiceSource{RandomBits::from_seed(seed)}; }

    // One die, 1 to 6.
    int die() { return roll_die(bits_); }
    // One of n things, 0 to n - 1, by chance.
    std::size_t pick(std::size_t n) { return static_cast<std::size_t>(draw_below(bits_, n)); }

private:
    explicit DiceSource(RandomBits bits) : bits_{bits} {}

    RandomBits bits_;
};

}  // namespace session
