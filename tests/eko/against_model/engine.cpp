// SPDX-License-Identifier: MIT
#include "eko/against_model/engine.h"

#include "eko/text/session.h"
#include "support/replayed.h"

#include <sstream>

namespace eko_engine {

std::vector<std::string> replay_lines(std::istream& journal) {
    std::stringstream out;
    support::replay<eko::text::Game>(journal, out, {.positions = true, .legal = true});
    std::vector<std::string> lines;
    for (std::string line; std::getline(out, line);) lines.push_back(line);
    return lines;
}

}  // namespace eko_engine
