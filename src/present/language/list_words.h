// SPDX-License-Identifier: MIT
// The words of the page as a list, which screen readers say and which does all that the drawn one does.
#pragma once

#include <string>
#include <vector>

namespace present {

struct ListWords {
    std::string parts;    // label of the list of parts
    std::string things;   // label of the list of what stands in one
    std::string how;      // a sentence: what keys do
    std::string nothing;  // in a part that is empty
};
ListWords list_words();

// What a drawn part of the window is called, by the name it has in the program; that name, if it has no other.
std::string part_name(const std::string& name);

// A place that has no words: what its name tells, "red:byzantine:pawn" as "Red byzantine pawn".
std::string place_words(const std::string& name);

// A place on the list of a board: what is known of it, once it can be chosen; then the price may be empty.
std::string offered_place(const std::string& facts, const std::string& price);
std::string inspected_place(const std::string& place);

// One line from all that is written at a place, and what is told of it: nothing is said twice.
std::string spoken_line(const std::vector<std::string>& written, const std::string& tip);

}  // namespace present
