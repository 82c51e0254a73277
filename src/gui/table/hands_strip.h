// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act; if there are several lines, each can be ticked off.
#pragma once

#include "gui/canvas/scroll.h"
#include "gui/canvas/walked_canvas.h"
#include "present/journal/hands_view.h"

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace gui {

class HandsStrip : public WalkedCanvas {
public:
    HandsStrip(wxWindow* parent, const Theme& theme);

    // Lines that were ticked stay ticked when the same list is shown again.
    void show(present::HandsView view);
    // Begins with another session.
    void forget_ticks() { ticked_.clear(); }
    bool is_empty() const { return view_.lines.empty() && view_.page.empty(); }
    // The page of a turn's end is wanted.
    std::function<void()> on_page = [] {};
    // The height in logical pixels that holds all lines, 0 if there are none. With less, the strip scrolls.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;
    void reveal(const Rect& place) override;

private:
    double draw_lines(Painter& painter, Rect box);
    double draw_page(Painter& painter, const Rect& box);
    double draw_event(Painter& painter, Rect box, const present::HandsLine& event);
    double draw_line(Painter& painter, const Rect& box, std::size_t line);
    bool can_be_ticked() const;
    void tick(std::size_t line);

    // Of all lists: an entry that was made again has another text.
    std::string tick_name(std::size_t line) const;

    present::HandsView view_;
    std::set<std::string> ticked_;
    Scroll scroll_;
};

}  // namespace gui
