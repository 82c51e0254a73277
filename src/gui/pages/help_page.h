// SPDX-License-Identifier: MIT
// The page of all keys, and the page about the program: pages of the window, not dialogs in front of it.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/help_pages.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

class HelpPage : public KeyCanvas {
public:
    enum class Page { keys, keys_of_pages, about };

    // Returns the contents of the pages in the current language; called for each drawing.
    using Sheets = std::function<present::HelpSheets()>;
    HelpPage(wxWindow* parent, const Theme& theme, Sheets sheets);

    // Escape, or the button.
    std::function<void()> on_back = [] {};

    void turn_to(Page page);

protected:
    void draw(Painter& painter) override;

private:
    void draw_heading(Painter& painter, Rect line, const std::string& heading);
    void draw_keys(Painter& painter, Rect box, const std::vector<present::KeyGroup>& groups);
    bool took_key(int key);
    void draw_tabs(Painter& painter, Rect line);
    static double draw_about(Painter& painter, Rect box, const present::AboutWords& words);
    void key_pressed(wxKeyEvent& event);

    Sheets sheets_;
    Page page_ = Page::keys;
    ScrolledPart keys_{*this};
    ScrolledPart about_{*this};
};

}  // namespace gui
