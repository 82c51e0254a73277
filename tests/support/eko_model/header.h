// SPDX-License-Identifier: MIT
#pragma once

#include "support/eko_model/position.h"

#include <string>

namespace eko_model {

struct Opening {
    Table table;
    Position position;  // before the first swap
};

// Throws FormatFault if the header is unusable.
Opening read_header(const std::string& line);

// The rulings with their values, the default first.
const std::map<std::string, std::vector<std::string>>& all_rulings();
const std::vector<std::string>& all_colors();

}  // namespace eko_model
