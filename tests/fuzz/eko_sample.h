// SPDX-License-Identifier: MIT
// A whole game of Ekö with every variant, as lines of its journal: the header first.
#pragma once

#include "fuzz/promises.h"
#include "support/places.h"

#include <fstream>
#include <string>
#include <vector>

namespace fuzz {

inline const std::vector<std::string>& eko_sample() {
    static const std::vector<std::string> lines = [] {
        std::ifstream in{support::in_source_tree("resources/eko/samples/three-players.jsonl")};
        std::vector<std::string> all;
        for (std::string line; std::getline(in, line);) all.push_back(line);
        require(all.size() > 1, "the sample is there");
        return all;
    }();
    return lines;
}

}  // namespace fuzz
