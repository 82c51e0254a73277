// SPDX-License-Identifier: MIT
// An attack in numbers in the place of the map: each number can be changed, and the chance is told anew at once.
#pragma once

#include "byzantium/words/chances/what_if.h"
#include "byzantium/words/chances/what_if_keys.h"
#include "byzantium/words/entries/rule_topics.h"
#include "gui/canvas/cell_walk.h"
#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/help_topic.h"

#include <functional>
#include <vector>

namespace byzantium::window {

class WhatIfPage : public gui::KeyCanvas {
public:
    WhatIfPage(wxWindow* parent, const gui::Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};

    void begin(words::WhatIfStart start);
    // From these numbers on.
    const words::WhatIf& what_if() const { return what_if_; }
    // Does something with them, and shows what comes of it.
    void change(const std::function<void(words::WhatIf&)>& doing);

protected:
    void draw(gui::Painter& painter) override;
    wxSize spoken_size() const override;
    present::HelpTopic page_topic() const override { return words::odds_page(); }

private:
    gui::ScrolledPart told_{*this};
    words::WhatIfPlace place() const { return {at_.group, at_.cell}; }
    std::vector<std::size_t> cells() const;
    std::string told() const;
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    void perform(words::WhatIfAct act);
    bool changed_by(int key);

    void draw_buttons(gui::Painter& painter, gui::Rect& rest);
    void draw_groups(gui::Painter& painter, const gui::Rect& box);
    void draw_turning(gui::Painter& painter, const gui::Rect& box, const char* sign, const char* name,
                      std::size_t group);
    void draw_group(gui::Painter& painter, gui::Rect column, std::size_t group);
    void draw_cell(gui::Painter& painter, gui::Rect line, gui::CellPlace place);
    void draw_step(gui::Painter& painter, const gui::Rect& box, gui::CellPlace place, int by);
    void draw_chance(gui::Painter& painter, gui::Rect box);

    words::WhatIf what_if_;
    words::WhatIfView view_;
    gui::CellPlace at_{0, 1};      // the attacker's Main cubes
    std::size_t first_group_ = 0;  // of those that are seen
};

}  // namespace byzantium::window
