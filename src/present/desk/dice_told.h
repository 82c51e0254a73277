// SPDX-License-Identifier: MIT
// Dice that are told to a layer at once, by somebody who does not see its page.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace present {

// Dice of one side, which lie on the table.
struct DiceToTell {
    std::string whose;  // "Attacker: Anna's Arab army"
    int dice;           // at least 1
};

// Each face, side after side; or the hits of each side.
struct DiceTold {
    enum class Way : std::uint8_t { faces, hits } way;
    std::vector<int> numbers;
};

}  // namespace present
