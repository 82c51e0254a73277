// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/outcomes.h"

#include <cmath>
#include <cstddef>
#include <sstream>
#include <utility>

namespace counsel_trainer {

std::string lines_of(const Samples& samples) {
    std::ostringstream out;
    for (std::size_t part = 0; part < samples.size(); ++part)
        for (const Sample& sample : samples[part]) {
            out << part << ' ' << sample.won.size();
            for (const int chance : sample.chances) out << ' ' << chance;
            for (const double share : sample.won) out << ' ' << std::lround(share * 12);
            out << '\n';
        }
    return out.str();
}

void add_lines(const std::string& lines, Outcomes& outcomes) {
    std::istringstream in{lines};
    std::size_t part = 0;
    std::size_t players = 0;
    while (in >> part >> players) {
        Outcome outcome;
        for (std::size_t seat = 0; seat < players; ++seat) {
            int chance = 0;
            in >> chance;
            outcome.chances.push_back(chance);
        }
        for (std::size_t seat = 0; seat < players; ++seat) {
            int twelfths = 0;
            in >> twelfths;
            outcome.won.push_back(twelfths / 12.0);
        }
        outcomes.at(part).push_back(std::move(outcome));
    }
}

}  // namespace counsel_trainer
