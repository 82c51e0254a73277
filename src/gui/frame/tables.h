// SPDX-License-Identifier: MIT
// The pages that each game has for itself: its table, a new session, and one of its own. One game is the current one:
// the game whose table is open or was open last; at first, the first game. Pages are made when they are first needed.
#pragma once

#include "gui/frame/game_window.h"
#include "gui/frame/page_stack.h"
#include "present/window/preferences.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class TablePage;

class Tables {
public:
    // What pages are made with. All of it must outlive this object.
    struct Room {
        PageStack& pages;
        const Theme& theme;
        const FileChoosers& choosers;
    };
    Tables(GameWindows games, const Room& room);

    const GameWindows& games() const { return games_; }
    const GameWindow& at_hand() const { return games_[at_hand_]; }
    const present::Game& game() const { return *at_hand().game; }
    // Makes this the current game. True if another one was: its table must be closed by then.
    bool turn_to(const present::Game& game);

    // Of the current game.
    TablePage& page();
    BeginPage& new_session();
    // nullptr if the game has none. Throws wording::Failure.
    OwnPage* own_page();
    // Of any game; nullptr if it was not made yet.
    OwnPage* own_page_of(const present::Game& game) const { return made_[number_of(game)].own; }
    // Whether the page for a new session of any game is visible.
    bool sees_new_session() const;

    // Whether a page where something is being put in (a new session, a game's own) is visible or below another one.
    bool holds_form() const;

    void prefer(const present::Preferences& preferences);
    void restyle();

    // Called for each page that was made.
    std::function<void(TablePage&)> on_table = [](TablePage&) {};
    std::function<void(BeginPage&)> on_new_session = [](BeginPage&) {};
    std::function<void(OwnPage&)> on_own_page = [](OwnPage&) {};

private:
    struct Made {
        TablePage* table = nullptr;
        BeginPage* new_session = nullptr;
        OwnPage* own = nullptr;
    };

    std::size_t number_of(const present::Game& game) const;

    GameWindows games_;
    Room in_;
    std::vector<Made> made_;  // one for each game
    std::size_t at_hand_ = 0;
    std::optional<present::Preferences> preferences_;  // none before they were said
};

}  // namespace gui
