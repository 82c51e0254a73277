// SPDX-License-Identifier: MIT
// What went wrong, as it is told to people.
#pragma once

#include "wording/sentence.h"

#include <exception>
#include <string>

namespace present {

// What the outside world refused, in the language that is spoken, and at the window what to do where a file is in the
// way; anything else as it says itself.
std::string failure_words(const std::exception& failure);
std::string failure_words(const wording::Sentence& sentence);

}  // namespace present
