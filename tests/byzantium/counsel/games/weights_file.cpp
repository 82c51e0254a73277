// SPDX-License-Identifier: MIT
#include "byzantium/counsel/games/weights_file.h"

#include "support/places.h"
#include "wording/sentence.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace counsel_games {

byzantium::counsel::Weights weights_in(const std::string& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) throw std::runtime_error{"There is no file " + file + "."};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    auto weights = byzantium::counsel::read_weights(text);
    if (!weights) throw std::runtime_error{wording::in_english(weights.error())};
    return *weights;
}

byzantium::counsel::Weights shipped_weights() {
    return weights_in(support::in_source_tree("resources/byzantium/counsel/weights.txt"));
}

}  // namespace counsel_games
