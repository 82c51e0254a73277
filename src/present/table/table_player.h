// SPDX-License-Identifier: MIT
// Who sits at an open table.
#pragma once

#include "paper/table.h"

#include <string>

namespace present {

struct TablePlayer {
    std::string key;    // as files and tests call the player: "red"; never translated
    std::string name;   // in a sentence: "Anna"
    std::string label;  // where the mark's colour must be said too: "Anna (red)"
    paper::Badge badge;
};

}  // namespace present
