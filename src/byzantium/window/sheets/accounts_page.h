// SPDX-License-Identifier: MIT
// The accounts in the place of the map: the turn's end item by item, and the score with where it came from.
#pragma once

#include "byzantium/words/accounts/accounts.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/help_topic.h"

#include <functional>
#include <optional>
#include <string>

namespace byzantium::window {

class AccountsPage : public gui::Canvas {
public:
    enum class Page { turn_end, score, sources };

    AccountsPage(wxWindow* parent, const gui::Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};

    void show(words::Accounts accounts);
    void turn_to(Page page);

protected:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override;

private:
    void draw_tabs(gui::Painter& painter, gui::Rect line);
    void draw_tab(gui::Painter& painter, const gui::Rect& box, Page page, const std::string& name);
    void turn_by(int tabs);
    double draw_page(gui::Painter& painter, const gui::Rect& box);
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);

    std::optional<words::Accounts> accounts_;  // none before the first are shown
    Page page_ = Page::turn_end;
    gui::ScrolledPart part_{*this};
};

}  // namespace byzantium::window
