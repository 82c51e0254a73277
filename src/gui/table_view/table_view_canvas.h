// SPDX-License-Identifier: MIT
// The picture of a table view, which a game draws: everything that must be legible from where people sit, laid out to
// fill its window whatever its shape, with nothing to scroll. How large its letters are is its own affair, apart from
// the text size of the main window.
#pragma once

#include "gui/canvas/canvas.h"

namespace gui {

class TableViewCanvas : public Canvas {
public:
    TableViewCanvas(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "table view") {}

    // Of the letters: 1 is usual. Kept within what finds room.
    double size() const { return size_; }
    void set_size(double size);

private:
    double size_ = 1;
};

}  // namespace gui
