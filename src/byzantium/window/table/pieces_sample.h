// SPDX-License-Identifier: MIT
// The four players' pieces in a row, as they look now.
#pragma once

#include "gui/canvas/canvas.h"

namespace byzantium::window {

class PiecesSample : public gui::Canvas {
public:
    PiecesSample(wxWindow* parent, const gui::Theme& theme) : gui::Canvas{parent, theme, "pieces"} {}
    bool AcceptsFocus() const override { return false; }

protected:
    void draw(gui::Painter& painter) override;
};

}  // namespace byzantium::window
