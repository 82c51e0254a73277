// SPDX-License-Identifier: MIT
// Checks titles, places and names that users type.
#pragma once

#include <cstddef>
#include <string>

namespace present {

// Without leading and trailing blanks.
std::string without_spaces(const std::string& text);
// Whether these are one name to people, and to statistics: whatever the case, without blanks around it. Nobody's is
// not.
bool is_one_name(const std::string& name, const std::string& other);
// The sentence about two players of one new game whose names are one.
std::string names_are_one();
// What is wrong with a text that may have at most `most` letters; empty if nothing is.
std::string text_fault(const std::string& text, std::size_t most);
// The same for a title.
std::string title_fault(const std::string& title);

}  // namespace present
