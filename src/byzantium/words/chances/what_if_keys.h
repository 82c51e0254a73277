// SPDX-License-Identifier: MIT
// Letters that act on the page of an attack in numbers: its buttons, its keys and the page of keys are made from them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

enum class WhatIfAct : std::uint8_t { add_defender, remove_defender, begin_again };

struct WhatIfKey {
    WhatIfAct act;
    char key;
    std::string what;  // of the page of keys
};

// In the order of their buttons.
const std::vector<WhatIfKey>& what_if_keys();

// "N"
std::string key_of_act(WhatIfAct act);
// What this letter, a capital, does.
std::optional<WhatIfAct> what_if_act(int key);

}  // namespace byzantium::words
