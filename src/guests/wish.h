// SPDX-License-Identifier: MIT
// What a phone sends to answer: a pure function of bytes, so that any bytes can be tried on it.
#pragma once

#include "present/table/standing_answers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace guests {

// Wants to answer for the seat of that key.
struct AsksForSeat {
    std::string seat;
};
// What has become of it, and what it is asked now.
struct Looks {};
struct Leaves {};
// One of the page's rows, from 0.
struct Chooses {
    std::uint64_t state;
    std::uint64_t page;
    std::size_t row;
};
struct GoesBack {
    std::uint64_t state;
    std::uint64_t page;
};
// Faces or hits, as they lie there.
struct TellsDice {
    std::uint64_t state;
    std::uint64_t page;
    enum class Way : std::uint8_t { faces, hits } way;
    std::vector<int> numbers;
};
struct Undoes {
    std::uint64_t state;
};
// Its answer that waits for Enter at the table is not to be entered.
struct Recalls {};
// In advance, of the game's standing choices.
struct LetsStand {
    std::string key;
    present::Lasting lasting;
};
struct StandsNoLonger {
    std::string key;
};

struct Wish {
    std::string ticket;  // empty only for whoever asks for a seat
    std::variant<AsksForSeat, Looks, Leaves, Chooses, GoesBack, TellsDice, Undoes, Recalls, LetsStand, StandsNoLonger>
        what;
};

// Nothing, if it is not wholly one of these.
std::optional<Wish> wish_of(std::string_view body);

}  // namespace guests
