// SPDX-License-Identifier: MIT
// An answer that was given away from the table and waits for Enter there. Whoever gave it and the table's desk share
// it: neither knows how long the other is there.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace present {

struct WaitingAnswer {
    std::string what;  // what it would do, in a sentence
    // Why nothing came of it, as a sentence; nothing: it is entered. Call it only while the session is open.
    std::function<std::optional<std::string>()> enter;
    // Dropped: something else was done meanwhile, or it could not be entered.
    enum class Fate : std::uint8_t { waits, entered, refused, dropped } fate = Fate::waits;
    std::string trouble{};  // why it could not be entered; may be empty
};

}  // namespace present
