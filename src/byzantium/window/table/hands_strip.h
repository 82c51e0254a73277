// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act, each line to be ticked off where there are several.
#pragma once

#include "byzantium/words/desk/hands_view.h"
#include "byzantium/words/entries/story.h"
#include "gui/canvas/scroll.h"
#include "gui/canvas/walked_canvas.h"

#include <optional>
#include <set>
#include <string>

namespace byzantium::window {

class HandsStrip : public gui::WalkedCanvas {
public:
    HandsStrip(wxWindow* parent, const gui::Theme& theme);

    // What was ticked off a list stays ticked when the list comes again.
    void show(words::HandsView view);
    // Of another session.
    void forget_ticks() { ticked_.clear(); }
    bool is_empty() const { return view_.lines.empty(); }
    // Height in logical pixels that holds all lines, 0 when it is empty; with less, it can be scrolled.
    int best_height(int width);

protected:
    void draw(gui::Painter& painter) override;
    void reveal(const gui::Rect& place) override;

private:
    double draw_lines(gui::Painter& painter, gui::Rect box);
    double draw_event(gui::Painter& painter, gui::Rect box, const words::ToldLine& event);
    double draw_line(gui::Painter& painter, const gui::Rect& box, std::size_t line);
    bool can_be_ticked() const;
    void tick(std::size_t line);

    // Of all lists: an entry that was made anew has other words.
    std::string tick_name(std::size_t line) const;

    words::HandsView view_;
    std::set<std::string> ticked_;
    gui::Scroll scroll_;
};

}  // namespace byzantium::window
