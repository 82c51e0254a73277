// SPDX-License-Identifier: MIT
// Small tools for texts on the screen: names made fit for it, capitals, lists.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// A text fit for the screen: without control characters, at most so many letters.
std::string plain(std::string_view text, std::size_t most_letters);

// In capitals: letters and words that are typed.
std::string upper(std::string text);

// As the beginning of a sentence.
std::string capitalised(std::string text);

// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& parts);

// A file's name without its ending, made of a title: small letters and digits, with hyphens between its words.
std::string file_stem(const std::string& title);

}  // namespace present
