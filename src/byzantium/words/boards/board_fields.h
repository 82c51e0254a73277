// SPDX-License-Identifier: MIT
// All that is printed on a board as fields of text: what each is called, how it reads, and how it is written. The one
// list from which an editor, a comparison and the words for both are made.
#pragma once

#include "byzantium/rules/board.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

enum class FieldKind { text, number, choice, yes_or_no };

struct BoardField {
    std::string key;  // cities.damascus.strength; unique on its board
    std::string label;
    FieldKind kind;
    std::vector<std::string> options;  // of a choice, and of yes or no in the order no, yes; else none
    // As it stands on that board; nothing if the city or link is not on it.
    std::function<std::optional<std::string>(const byzantium::BoardFacts&)> read;
    // Writes it there. A sentence: this cannot stand there, and nothing was written.
    std::function<std::string(byzantium::BoardFacts&, const std::string&)> write;
};

// Of one city, by its number; the board's facts are read only while the list is made.
std::vector<BoardField> city_fields(const byzantium::BoardFacts& board, std::size_t city);
// Of one link, by its number. On other boards it is found by its two ends.
std::vector<BoardField> link_fields(const byzantium::BoardFacts& board, std::size_t link);
// The numbers of displays and of the box.
struct FieldGroup {
    std::string heading;
    std::vector<BoardField> fields;
};
std::vector<FieldGroup> display_fields();

// "Damascus to Jerusalem".
std::string link_name(const byzantium::BoardFacts& board, const byzantium::Link& link);
// The link between the cities with these ids, in either direction; nullptr if there is none.
const byzantium::Link* link_between(const byzantium::BoardFacts& board, const std::string& from, const std::string& to);
// The city with that id; nullptr if there is none.
const byzantium::BoardCity* city_with(const byzantium::BoardFacts& board, const std::string& id);

// What is wrong with the name of a board; empty if nothing is.
std::string board_name_fault(const std::string& name);

struct NumberRange {
    int least;
    int most;
};
// Writes the number that the text says. A sentence: it says none of that range, and nothing was written.
std::string put_number(const std::string& label, NumberRange range, const std::string& text, int& number);

}  // namespace byzantium::words
