// SPDX-License-Identifier: MIT
// All keys on one page, and what the program is made of: pages of the window, not boxes in front of it.
#pragma once

#include "gui/canvas/key_canvas.h"

#include <functional>
#include <string>

namespace byzantium::window {

class HelpPage : public gui::KeyCanvas {
public:
    enum class Page { keys, keys_of_pages, about };

    HelpPage(wxWindow* parent, const gui::Theme& theme);

    // Escape, or the button.
    std::function<void()> on_back = [] {};

    void turn_to(Page page);

protected:
    void draw(gui::Painter& painter) override;

private:
    void draw_heading(gui::Painter& painter, gui::Rect line, const std::string& heading);
    void draw_keys(gui::Painter& painter, gui::Rect box);
    void draw_tabs(gui::Painter& painter, gui::Rect line);
    void draw_about(gui::Painter& painter, gui::Rect box) const;
    void key_pressed(wxKeyEvent& event);

    Page page_ = Page::keys;
};

}  // namespace byzantium::window
