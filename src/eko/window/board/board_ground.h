// SPDX-License-Identifier: MIT
// What of the board never changes during a game: the fields and their signs. Drawing all of them takes half of the time
// that an entry takes to be seen, so a look that comes a second time is kept as a bitmap. The first time it is drawn as
// it is: the start of the program and a hand that drags or zooms need no bitmap.
#pragma once

#include "eko/words/pictures/board_picture.h"
#include "gui/canvas/kept_picture.h"
#include "gui/canvas/painter.h"
#include "paper/picture.h"
#include "present/window/preferences.h"

#include <functional>
#include <optional>

namespace eko::window {

// Where it is drawn, on which canvas.
struct GroundPlace {
    gui::Rect whole;    // the canvas
    gui::Rect picture;  // the board, which may be larger
    words::BoardSize size;
    double pixels;  // of the screen in a logical one
    bool operator==(const GroundPlace&) const = default;
};

class BoardGround {
public:
    // Fills the whole canvas. `picture` is asked for unless there is a bitmap.
    void draw(gui::Painter& painter, const GroundPlace& place, const std::function<paper::Picture()>& picture);
    // There is another board.
    void forget();
    bool is_kept() const { return kept_.has_value(); }

private:
    struct Look {
        GroundPlace place;
        gui::Tone tone;
        present::PieceColours pieces;  // signs may have the colour of a player
        bool operator==(const Look&) const = default;
    };

    std::optional<Look> look_;                // of the last time
    std::optional<gui::KeptPicture> kept_{};  // with that look
};

}  // namespace eko::window
