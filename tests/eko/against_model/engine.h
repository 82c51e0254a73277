// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <string>
#include <vector>

namespace eko_engine {

// What the engine's replay answers to a journal, with positions and legal entries: all that the comparison sees of it.
std::vector<std::string> replay_lines(std::istream& journal);

}  // namespace eko_engine
