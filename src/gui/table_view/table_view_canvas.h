// SPDX-License-Identifier: MIT
// The picture of a table view, drawn by a game: everything that must be legible from where people sit. It fills a
// window of any shape, and nothing scrolls. Its text size is independent of that of the main window.
#pragma once

#include "gui/canvas/canvas.h"

#include <functional>
#include <string>

namespace gui {

class TableViewCanvas : public Canvas {
public:
    TableViewCanvas(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "table view") {}

    // The size of the letters, 1 is usual; limited to what fits.
    double size() const { return size_; }
    void set_size(double size);

    // How it is left, where it lies over everything else; empty where it does not.
    const std::string& way_back() const { return way_back_; }
    void set_way_back(std::string words);
    std::function<void()> on_way_back = [] {};  // a click on it

private:
    double size_ = 1;
    std::string way_back_;
};

}  // namespace gui
