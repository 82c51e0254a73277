// SPDX-License-Identifier: MIT
// The language of the window: what `--language` says, else what is preferred, else that of the system.
#pragma once

#include "gui/app/arguments.h"

#include <optional>
#include <string>
#include <vector>

namespace gui {

// For what is said about the arguments themselves: the one that they ask for, else that of the system.
void speak_as_asked(std::vector<std::string> arguments);

// Before wx starts. What went wrong with its catalogue, in a sentence: then all is said in English.
std::optional<std::string> speak_as_preferred(const Arguments& arguments);

// What wx itself says, as far as its own catalogue of the language is installed. After wx has started.
void let_wx_speak();

}  // namespace gui
