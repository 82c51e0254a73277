// SPDX-License-Identifier: MIT
// The board of a game in the window, as far as the shell deals with it.
#pragma once

#include "gui/canvas/canvas.h"

namespace gui {

class Board : public Canvas {
public:
    using Canvas::Canvas;

    virtual void zoom_in() = 0;
    virtual void zoom_out() = 0;
    // Shows the whole board.
    virtual void fit() = 0;

protected:
    bool is_framed() const override { return true; }
};

}  // namespace gui
