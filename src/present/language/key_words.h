// SPDX-License-Identifier: MIT
// Keys as they are written on keyboards of the language that is spoken.
#pragma once

#include <string>

namespace present {

// "Ctrl+Shift+N", "Enter" and the like, as wx has them; letters, digits and signs stay.
std::string key_words(const std::string& keys);

}  // namespace present
