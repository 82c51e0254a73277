// SPDX-License-Identifier: MIT
// An attack in numbers in the place of the map: each number can be changed, and the chance is told anew at once.
#pragma once

#include "gui/cell_walk.h"
#include "gui/key_canvas.h"
#include "present/help_topic.h"
#include "present/page_keys.h"
#include "present/rule_topics.h"
#include "present/what_if.h"

#include <functional>
#include <vector>

namespace gui {

class WhatIfPage : public KeyCanvas {
public:
    WhatIfPage(wxWindow* parent, const Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};

    void begin(present::WhatIfStart start);
    // From these numbers on.
    const present::WhatIf& what_if() const { return what_if_; }
    // Does something with them, and shows what comes of it.
    void change(const std::function<void(present::WhatIf&)>& doing);

protected:
    void draw(Painter& painter) override;
    wxSize spoken_size() const override;
    present::HelpTopic page_topic() const override { return present::odds_page(); }

private:
    present::WhatIfPlace place() const { return {at_.group, at_.cell}; }
    std::vector<std::size_t> cells() const;
    std::string told() const;
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    void perform(present::PageAct act);
    bool changed_by(int key);

    void draw_buttons(Painter& painter, Rect line);
    void draw_groups(Painter& painter, const Rect& box);
    void draw_turning(Painter& painter, const Rect& box, const char* sign, const char* name, std::size_t group);
    void draw_group(Painter& painter, Rect column, std::size_t group);
    void draw_cell(Painter& painter, Rect line, CellPlace place);
    void draw_step(Painter& painter, const Rect& box, CellPlace place, int by);
    void draw_chance(Painter& painter, Rect box);

    present::WhatIf what_if_;
    present::WhatIfView view_;
    CellPlace at_{0, 1};           // the attacker's Main cubes
    std::size_t first_group_ = 0;  // of those that are seen
};

}  // namespace gui
