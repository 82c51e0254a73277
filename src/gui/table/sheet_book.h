// SPDX-License-Identifier: MIT
// The place of the board: the board itself, a sheet of the game's, or what a repair would do.
#pragma once

#include "gui/table/parts.h"
#include "present/desk/desk.h"

#include <string>
#include <vector>

class wxSimplebook;

namespace gui {

class RepairPage;

class SheetBook {
public:
    // Of the board itself.
    static constexpr const char* board_key = "board";

    // The window that is the parent of board and sheets.
    SheetBook(wxWindow* parent, const Theme& theme);

    wxSimplebook* window() const { return book_; }
    // Once, before anything is shown.
    void fill(Board& board, std::vector<TableSheet> sheets);

    // Of the sheet that is chosen, whatever a repair lays over it; `choose` wants one that is there.
    const std::string& chosen() const { return chosen_; }
    void choose(const std::string& key);
    Canvas& canvas() const;
    // Digits and letters are typed into it, and answer nothing.
    bool takes_keys() const;
    bool takes_keys(const wxWindow* focus) const;
    // What is seen at that desk; nullptr: at none.
    void show(const present::Desk* desk);

private:
    const TableSheet* sheet(const std::string& key) const;
    wxWindow* seen_at(const present::Desk* desk) const;

    wxSimplebook* book_;
    RepairPage* repair_;
    Board* board_ = nullptr;
    std::vector<TableSheet> sheets_;
    std::string chosen_ = board_key;
};

}  // namespace gui
