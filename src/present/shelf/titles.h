// SPDX-License-Identifier: MIT
// What people type as the title of a session, its place, and names.
#pragma once

#include <cstddef>
#include <string>

namespace present {

// Without those before and behind.
std::string without_spaces(const std::string& text);
// What is wrong with a text of at most so many letters; empty if nothing is.
std::string text_fault(const std::string& text, std::size_t most);
// The same of a title.
std::string title_fault(const std::string& title);

}  // namespace present
