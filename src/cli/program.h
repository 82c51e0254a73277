// SPDX-License-Identifier: MIT
// A program that knows a game: it advises, and decides for seats that are given to it.
#pragma once

#include "session/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cli {

// How it thinks. Same position, trials and seed: same answer.
struct Thought {
    int trials = 0;  // 0: the evaluation of the position alone
    std::uint64_t seed = 1;
};

// Seats that are given to it, as they were typed: "red=program".
struct ProgramSeats {
    std::vector<std::string> seats{};
    Thought thought{};
};

template <session::Game G>
class Program {
public:
    Program() = default;
    virtual ~Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // As the protocol writes it, a JSON object in one line; nothing where nobody decides.
    virtual std::optional<std::string> advice(const typename G::Table& table, const typename G::Position& now,
                                              const Thought& thought) const = 0;
    // Which seat is asked, from 0; nothing where nobody decides, as when dice are awaited.
    virtual std::optional<std::size_t> seat_to_decide(const typename G::Position& now) const = 0;
    // Somebody must decide.
    virtual typename G::Entry decide(const typename G::Table& table, const typename G::Position& now,
                                     const Thought& thought) const = 0;
};

}  // namespace cli
