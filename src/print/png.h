// SPDX-License-Identifier: MIT
// A picture as the bytes of a PNG file, on a ground of the page's colour.
#pragma once

#include "paper/picture.h"

#include <string>

namespace print {

// `scale`: pixels of the file for one of the picture's. Throws std::runtime_error with a sentence if it cannot be made.
std::string png(const paper::Picture& picture, double scale = 2);

}  // namespace print
