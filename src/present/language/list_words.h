// SPDX-License-Identifier: MIT
// The words of the list panel, which screen readers read and which offers everything that the drawn page does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace present {

struct ListWords {
    std::string parts;    // label of the list of parts
    std::string things;   // label of the list of things in one part
    std::string how;      // a sentence: what keys do
    std::string nothing;  // in a part that is empty
};
ListWords list_words();
// Of a box to tick.
enum class Ticked : std::uint8_t { no, yes };
std::string ticked_words(Ticked ticked);

// Of a choice among others: "4 players: chosen".
std::string choice_words(const std::string& label, Ticked chosen);

// What users call a drawn part of the window, by its name in the program; that name if there is no other.
std::string part_name(const std::string& name);
// Whether it has one of its own.
bool has_part_name(const std::string& name);

// Words for an area without texts, from its name: "red:byzantine:pawn" becomes "Red byzantine pawn".
std::string place_words(const std::string& name);

// A line for a place on the board that can be chosen, with what is known of it; the price may be empty.
std::string offered_place(const std::string& facts, const std::string& price);
std::string inspected_place(const std::string& place);

// One line from all texts of an area and its tip; nothing is repeated.
std::string spoken_line(const std::vector<std::string>& written, const std::string& tip);

}  // namespace present
