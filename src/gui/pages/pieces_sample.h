// SPDX-License-Identifier: MIT
// The players' pieces in a row, as they look now.
#pragma once

#include "gui/canvas/canvas.h"
#include "paper/table.h"

#include <string>
#include <utility>
#include <vector>

namespace gui {

struct NamedPiece {
    paper::Badge badge;
    std::string name;
};

class PiecesSample : public Canvas {
public:
    PiecesSample(wxWindow* parent, const Theme& theme, std::vector<NamedPiece> pieces)
        : Canvas{parent, theme, "pieces"}, pieces_{std::move(pieces)} {}
    bool AcceptsFocus() const override { return false; }

protected:
    void draw(Painter& painter) override;

private:
    std::vector<NamedPiece> pieces_;
};

}  // namespace gui
