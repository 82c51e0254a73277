// SPDX-License-Identifier: MIT
// All keys on one page, and what the program is made of: pages of the window, not boxes in front of it.
#pragma once

#include "gui/key_canvas.h"

#include <functional>
#include <string>

namespace gui {

class HelpPage : public KeyCanvas {
public:
    enum class Page { keys, keys_of_pages, about };

    HelpPage(wxWindow* parent, const Theme& theme);

    // Escape, or the button.
    std::function<void()> on_back = [] {};

    void turn_to(Page page);

protected:
    void draw(Painter& painter) override;

private:
    void draw_heading(Painter& painter, Rect line, const std::string& heading);
    void draw_keys(Painter& painter, Rect box);
    void draw_tabs(Painter& painter, Rect line);
    void draw_about(Painter& painter, Rect box) const;
    void key_pressed(wxKeyEvent& event);

    Page page_ = Page::keys;
};

}  // namespace gui
