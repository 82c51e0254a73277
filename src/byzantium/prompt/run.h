// SPDX-License-Identifier: MIT
// The whole program but for its streams: what tests call.
#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace byzantium::prompt {

// `arguments` without the program's name. Gives the exit status; throws nothing.
int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace byzantium::prompt
