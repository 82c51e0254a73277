// SPDX-License-Identifier: MIT
// Asks which game is meant, of a new session or of its boards: a button for each game, chosen by click, by its number,
// or by arrows, Tab and Enter.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "present/game.h"
#include "present/shelf/start_words.h"

#include <cstddef>
#include <functional>
#include <string_view>

namespace gui {

class GamesPage : public KeyCanvas {
public:
    // The games must outlive the page.
    GamesPage(wxWindow* parent, const Theme& theme, present::Games games);

    std::function<void(const present::Game&)> on_game = [](const present::Game&) {};
    std::function<void()> on_back = [] {};

    // Takes the keyboard, with the game of that id in hand; with the first, if none has it.
    void begin(std::string_view last, present::GameWanted wanted);

protected:
    void draw(Painter& painter) override;

private:
    void key_pressed(wxKeyEvent& event);
    bool taken_key(int key, Walk tab);
    void choose(std::size_t number);

    present::Games games_;
    present::GameWanted wanted_ = present::GameWanted::to_play;
};

}  // namespace gui
