// SPDX-License-Identifier: MIT
// The board of a game in the window: what the shell may ask of it, whatever is drawn there.
#pragma once

#include "gui/canvas/canvas.h"

namespace gui {

class Board : public Canvas {
public:
    using Canvas::Canvas;

    virtual void zoom_in() = 0;
    virtual void zoom_out() = 0;
    // All of it is seen.
    virtual void fit() = 0;
};

}  // namespace gui
