// SPDX-License-Identifier: MIT
// The pages of keys and about the program, with what this game adds to them.
#pragma once

#include "present/help/help_pages.h"

#include <string>

namespace byzantium::words {

// `version`: of the program.
present::HelpSheets help_sheets(const std::string& version);

}  // namespace byzantium::words
