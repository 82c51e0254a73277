// SPDX-License-Identifier: MIT
// The words of the page on which boards are checked and changed.
#pragma once

#include "byzantium/words/boards/board_desk.h"
#include "byzantium/words/boards/board_draft.h"

#include <string>
#include <vector>

namespace byzantium::words {

struct BoardPageWords {
    std::string heading;
    std::string boards;
    std::string take_in;
    std::string write_out;
    std::string remove;
    std::string really_remove;
    std::string yes_remove;
    std::string no;
    std::vector<std::string> parts;  // in the order of BoardPart
    std::string part;
    std::string agrees;  // and on to the next city
    std::string not_yet;
    std::string add_city;
    std::string remove_city;
    std::string add_link;
    std::string remove_link;
    std::string name;
    std::string save;
    std::string undo;
    std::string redo;
    std::string begin;
    std::string sessions_keep;  // what becomes of sessions
};
BoardPageWords board_page_words();

// How far the check is, and how many differences there are.
std::string board_state_words(const BoardDraft& draft);
// What keeps the draft from being saved, else what is odd about it, else what saving does; never empty.
std::string board_standing_words(const BoardDesk& desk);
// On the first quitting with changes that were not saved.
std::string unsaved_words(const std::vector<std::string>& boards);

}  // namespace byzantium::words
