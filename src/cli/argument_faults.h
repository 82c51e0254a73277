// SPDX-License-Identifier: MIT
// What is wrong with the arguments, in the language of the user: CLI11 tells it as a finished English sentence.
#pragma once

#include <string>

namespace cli {

// Sentences of CLI11 that are not known here stay as they are.
std::string in_our_words(std::string said);

}  // namespace cli
