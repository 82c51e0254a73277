// SPDX-License-Identifier: MIT
// The accounts in the place of the map: the turn's end item by item, and the score with where it came from.
#pragma once

#include "gui/canvas.h"
#include "gui/scrolled_part.h"
#include "present/accounts.h"
#include "present/help_topic.h"

#include <functional>
#include <optional>

namespace gui {

class AccountsPage : public Canvas {
public:
    enum class Page { turn_end, score };

    AccountsPage(wxWindow* parent, const Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};

    void show(present::Accounts accounts);
    void turn_to(Page page);

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;

private:
    void draw_tabs(Painter& painter, Rect line);
    void draw_tab(Painter& painter, const Rect& box, Page page);
    double draw_page(Painter& painter, const Rect& box);
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);

    std::optional<present::Accounts> accounts_;  // none before the first are shown
    Page page_ = Page::turn_end;
    ScrolledPart part_{*this};
};

}  // namespace gui
