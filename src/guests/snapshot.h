// SPDX-License-Identifier: MIT
// What the network's thread hands out: texts that are said already, and never change again. Made on the main thread,
// for gettext and the session live there.
#pragma once

#include "present/watched/watched.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace guests {

inline constexpr std::size_t most_event = 16384;  // bytes, with all that an event has around the state

struct Snapshot {
    std::uint64_t number = 0;
    std::string state;                            // JSON on one line, with its number
    std::map<std::string, std::string> pictures;  // SVG by their hash: what the state names and does not hold
    // For whoever comes with another key: a page in the table's language that says nothing of the table.
    std::shared_ptr<const std::string> of_wrong_key{};
};

struct Told {
    std::uint64_t number = 1;  // grows with each snapshot of a room
    std::string language;      // its code, for the page's own words
    std::string title;
    std::string game;
    present::Watched watched;
    std::optional<std::vector<std::string>> answered{};  // keys of seats that phones answer for; none: none can
};
// The state holds the pieces on the board, too, unless it would grow too large; then it names them.
std::shared_ptr<const Snapshot> snapshot(const Told& told);

}  // namespace guests
