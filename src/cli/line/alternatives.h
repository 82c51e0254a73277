// SPDX-License-Identifier: MIT
// Words of which one is meant.
#pragma once

#include <string>
#include <vector>

namespace cli {

// "red, yellow or blue"; of at least one.
std::string alternatives(const std::vector<std::string>& words);

}  // namespace cli
