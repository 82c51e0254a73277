// SPDX-License-Identifier: MIT
#include "session/dice.h"

#include <bit>
#include <cstddef>
#include <random>
#include <vector>

namespace session {

namespace {

std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

}  // namespace

RandomBits RandomBits::from_system() {
    std::random_device device;
    std::uniform_int_distribution<std::uint64_t> word;
    std::array<std::uint64_t, 4> state{};
    do {
        for (auto& part : state) part = word(device);
    } while (state == std::array<std::uint64_t, 4>{});  // the one state that never leaves itself
    return RandomBits{state};
}

RandomBits RandomBits::from_seed(std::uint64_t seed) {
    std::array<std::uint64_t, 4> state{};
    for (auto& part : state) part = splitmix64(seed);
    return RandomBits{state};
}

std::uint64_t RandomBits::operator()() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

}  // namespace session
