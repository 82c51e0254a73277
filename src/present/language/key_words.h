// SPDX-License-Identifier: MIT
// Names of keys as keyboards of the current language have them.
#pragma once

#include <string>

namespace present {

// Takes names as wx has them, "Ctrl+Shift+N" or "Enter". Letters, digits and signs are unchanged.
std::string key_words(const std::string& keys);

}  // namespace present
