// SPDX-License-Identifier: MIT
// The header of a new session, as `session new` asks for it.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "cli/new_header.h"
#include "cli/own_command.h"

#include <vector>

namespace byzantium::prompt {

// The table's rulings.
std::vector<cli::Option> new_options();
// Throws protocol::FormatError.
byzantium::Header new_header(const cli::NewHeader& wished, const byzantium::text::Boards& boards);

}  // namespace byzantium::prompt
