// SPDX-License-Identifier: MIT
// The players of an open table.
#pragma once

#include "paper/table.h"

#include <string>

namespace present {

struct TablePlayer {
    std::string key;    // the player in files and tests: "red"; never translated
    std::string name;   // in a sentence: "Anna"
    std::string label;  // with the colour of the mark: "Anna (red)"
    paper::Badge badge;
    std::string colour{};  // in a sentence: "red"; empty where nothing but the name tells the player
};

}  // namespace present
