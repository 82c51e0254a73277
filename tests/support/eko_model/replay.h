// SPDX-License-Identifier: MIT
// The model as a program would be: a journal in, the lines of `replay --positions --legal` out (protocol.md).
#pragma once

#include "support/eko_model/course.h"

#include <istream>
#include <string>
#include <vector>

namespace eko_model {

std::vector<std::string> replay_lines(std::istream& journal);

// One line of the answer, as replay_lines writes it.
std::string accepted_line(std::size_t n, const Table&, const Position&);
std::string refused_line(std::size_t n, const Refused&, const Table&, const Position&);

}  // namespace eko_model
