// SPDX-License-Identifier: MIT
// Failures in words for the user.
#pragma once

#include "wording/sentence.h"

#include <exception>
#include <string>

namespace present {

// For a wording::Failure, its sentence in the current language, and in the window also what to do if a file is in the
// way; for any other exception, its own what().
std::string failure_words(const std::exception& failure);
std::string failure_words(const wording::Sentence& sentence);

}  // namespace present
