// SPDX-License-Identifier: MIT
// Small tools for texts on the screen: cleaned names, capitals, lists.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// The text without control characters, cut to at most `most_letters` letters.
std::string plain(std::string_view text, std::size_t most_letters);

// In capitals, for letters and words that users type.
std::string upper(std::string text);

// With a capital first letter, to begin a sentence.
std::string capitalised(std::string text);

// A sentence as the name of what it tells, on a row beside others.
std::string without_full_stop(std::string sentence);

// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& parts);
// "a", "a or b", "a, b or c"
std::string one_of(const std::vector<std::string>& parts);

// "a · b"; empty parts are left out.
std::string side_by_side(const std::vector<std::string>& parts);

// A file name without extension made from a title: small letters and digits, hyphens between words.
std::string file_stem(const std::string& title);

}  // namespace present
