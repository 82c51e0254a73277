// SPDX-License-Identifier: MIT
// The end of a turn on one page, as values: a column for each player with what hands take, pay, give up and move, to be
// ticked off, and what that leaves. Filled in by games whose turns end for everybody at once.
#pragma once

#include "paper/table.h"
#include "present/help/help_pages.h"
#include "present/help/help_topic.h"
#include "present/journal/told.h"

#include <cstdint>
#include <string>
#include <vector>

namespace present {

struct TurnEndLine {
    // A deed is ticked off. A fact was so before or comes later, a sum is what is left, missing cannot be paid yet.
    enum class Kind : std::uint8_t { fact, deed, sum, missing };
    Kind kind;
    std::string text;
    std::string amount{};  // "+7"; may be empty
    RuleIds rules{};       // that it stands on; may be empty
};

struct TurnEndPart {
    std::string heading;
    std::string amount;  // beside the heading: what lay there before; may be empty
    std::vector<TurnEndLine> lines;
};

struct TurnEndColumn {
    paper::Badge badge;
    std::string name;
    std::vector<TurnEndPart> parts;
    std::vector<TurnEndLine> sums{};  // what all of it comes to, for a page that is scrolled; may be empty
};

struct TurnEnd {
    std::string heading;                 // "The end of turn 2"
    std::string next;                    // a sentence: what comes then
    std::vector<TurnEndColumn> columns;  // in seating order
    RuleIds rules;                       // about all of it
    // The entries that belong to it, as far as they are there; at least one.
    EntryRange entries{};
};

// Whether somebody cannot pay yet, and is asked what to give up.
bool is_short(const TurnEnd& end);

struct TurnEndWords {
    std::string back;
    std::string keys;  // how it is used without a mouse
};
TurnEndWords turn_end_words();

// What the list of hands says instead of the deeds that are on the page.
std::string on_turn_end_page();
// The keys on the page, for the page of keys of a game that has it.
KeyGroup turn_end_key_group();

}  // namespace present
