// SPDX-License-Identifier: MIT
// The language of the window: the one named by `--language`, else the preferred one, else the system's.
#pragma once

#include "gui/app/arguments.h"

#include <optional>
#include <string>
#include <vector>

namespace gui {

// For messages about the arguments themselves: the language that they ask for, else the system's.
void speak_as_asked(std::vector<std::string> arguments);

// Call it before wx starts. Returns a sentence if the language's catalogue cannot be used; the program then speaks
// English.
std::optional<std::string> speak_as_preferred(const Arguments& arguments);

// Translates wx's own messages, if wx's catalogue for the language is installed. Call it after wx has started.
void let_wx_speak();

}  // namespace gui
