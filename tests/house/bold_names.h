// SPDX-License-Identifier: MIT
// Names of commands, buttons and pages that a text quotes in bold: exactly as the window shows them in that language.
#pragma once

#include "house/catalogue.h"
#include "house/files.h"

#include <string>
#include <vector>

namespace house {

// "**Undo** takes **all** back": "Undo", "all".
std::vector<std::string> bold_names(const std::string& text);

// Names in the English text that the catalogue does not have.
Faults unknown_names(const File& english, const std::vector<Message>& catalogue);
// Part for part: names in the English text whose translation is not in the translated part, and names there that
// translate none of them.
Faults other_names(const File& english, const File& translated, const std::vector<Message>& catalogue);

}  // namespace house
