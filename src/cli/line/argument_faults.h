// SPDX-License-Identifier: MIT
// What is wrong with the arguments, in the language of the user: CLI11 tells it as a finished English sentence.
#pragma once

#include <string>
#include <vector>

namespace cli {

// Sentences of CLI11 that are not known here stay as they are.
std::string in_our_words(std::string said);

// What CLI11 puts behind the name of an argument, empty if the text is right: "must be a whole number from 0 to 60,
// not 99", "must be one of battle and scoring, not soup".
std::string unless_whole_number(const std::string& text, int lowest, int highest);
std::string unless_one_of(const std::string& text, const std::vector<std::string>& words);

}  // namespace cli
