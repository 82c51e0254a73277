// SPDX-License-Identifier: MIT
// The four players' pieces in a row, as they look now.
#pragma once

#include "gui/canvas.h"

namespace gui {

class PiecesSample : public Canvas {
public:
    PiecesSample(wxWindow* parent, const Theme& theme) : Canvas{parent, theme, "pieces"} {}
    bool AcceptsFocus() const override { return false; }

protected:
    void draw(Painter& painter) override;
};

}  // namespace gui
