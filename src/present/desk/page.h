// SPDX-License-Identifier: MIT
// The page on which decisions are made: a question, numbered rows to choose from, and details of the selected row.
#pragma once

#include "present/desk/detail.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct Row {
    std::string key;                 // what chooses it: "A", "3", "12"
    std::string text;                // "Damascus"
    std::string note;                // "3 Byzantine tokens"; may be empty
    std::string price;               // "3 Byz., +2 VP"; may be empty
    std::string place{};             // on the board that it is about: "city:ankara", "field:3,0"; may be empty
    std::optional<Detail> detail{};  // if advice is wished for and there is any
    bool best = false;               // by advice
    std::string rule{};              // "BYZ-9": it is chosen, or refused, under; may be empty
    // Why it cannot be chosen now, as a sentence: the row keeps its place in a menu whose rows never move. The desk
    // answers it with this sentence and brings no such choice to the layer.
    std::optional<std::string> why_not{};
    bool leads_on = false;  // more is asked after it: choosing it enters nothing
    std::string loss{};     // what nobody may overlook of the price, in few letters; may be empty
};

// The row of that index, chosen by its number: "1" for the first.
Row numbered_row(std::size_t index, std::string text);

// A page of what is not possible, and why, that has nothing to list: its heading, and the sentence under it.
std::string nothing_ruled_out();
std::string what_else_waits();

struct Page {
    std::string heading;
    std::vector<std::string> path;  // answers chosen so far
    std::vector<Row> rows;
    std::string below;  // a sentence or two under the rows; may be empty
    std::string hint;   // what keys do here
    // Digits that wait for another one or for Enter, and what they could mean; or that a key fits nothing; else empty.
    std::string typed{};
};

}  // namespace present
