// SPDX-License-Identifier: MIT
// The place of the board. It shows the board itself, a sheet of the game, the end of a turn, or what a repair would do.
#pragma once

#include "gui/table/parts.h"
#include "present/desk/desk.h"

#include <string>
#include <vector>

class wxSimplebook;

namespace gui {

class RepairPage;
class TurnEndSheet;

class SheetBook {
public:
    // The key of the board itself.
    static constexpr const char* board_key = "board";
    // The key of a turn's end, for games that have such a page.
    static constexpr const char* turn_end_key = "turn end";

    // The parent window of board and sheets.
    SheetBook(wxWindow* parent, const Theme& theme);

    wxSimplebook* window() const { return book_; }
    // Call it once, before anything is shown.
    void fill(Board& board, std::vector<TableSheet> sheets);

    // The key of the chosen sheet, even while a repair covers it. `choose` takes a key that exists.
    const std::string& chosen() const { return chosen_; }
    void choose(const std::string& key);
    Canvas& canvas() const;
    TurnEndSheet& turn_end() const { return *turn_end_; }
    // Whether digits and letters are typed into the sheet instead of answering the question.
    bool takes_keys() const;
    bool takes_keys(const wxWindow* focus) const;
    // Shows what belongs to that desk; nullptr: no desk is open.
    void show(const present::Desk* desk);

private:
    const TableSheet* sheet(const std::string& key) const;
    wxWindow* seen_at(const present::Desk* desk) const;

    wxSimplebook* book_;
    RepairPage* repair_;
    TurnEndSheet* turn_end_;
    Board* board_ = nullptr;
    std::vector<TableSheet> sheets_;
    std::string chosen_ = board_key;
};

}  // namespace gui
