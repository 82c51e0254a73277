// SPDX-License-Identifier: MIT
#include "byzantium/words/table/player_marks.h"

#include "present/language/words.h"

#include <string>
#include <vector>

namespace byzantium::words {

using namespace present;

using byzantium::Color;

paper::Badge badge(Color player) {
    switch (player) {
        case Color::red:
            return {paper::Shape::circle, paper::Ink::red, translated_as("piece of the red player", "R")};
        case Color::yellow:
            return {paper::Shape::triangle, paper::Ink::yellow, translated_as("piece of the yellow player", "Y")};
        case Color::blue:
            return {paper::Shape::square, paper::Ink::blue, translated_as("piece of the blue player", "B")};
        case Color::green:
            break;
    }
    return {paper::Shape::diamond, paper::Ink::green, translated_as("piece of the green player", "G")};
}

paper::Ink ink(Color player) { return badge(player).ink; }

SeatMarks seat_marks() {
    std::vector<SeatColour> all;
    for (const Color color : colors)
        all.push_back({std::string{to_text(color)}, word(color), capital_word(color), badge(color)});
    return colour_marks(all);
}

paper::Cell player_cell(const Names& names, Color player) { return {badge(player), names.player(player)}; }

}  // namespace byzantium::words
