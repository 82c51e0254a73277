// SPDX-License-Identifier: MIT
// A document as the bytes of a PDF file: pages of A4, upright.
#pragma once

#include "paper/document.h"

#include <string>

namespace print {

// Throws std::runtime_error with a sentence if it cannot be made.
std::string pdf(const paper::Document& document);

}  // namespace print
