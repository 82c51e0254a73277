// SPDX-License-Identifier: MIT
// The common part of the pages of reports, charts and rules: a card with a heading, a way back, and a line about the
// result of the last act.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "gui/pages/keepsakes.h"

#include <functional>
#include <string>

namespace gui {

class KeptPage : public KeyCanvas {
public:
    // The choosers must outlive the page.
    KeptPage(wxWindow* parent, const Theme& theme, const wxString& name, const FileChoosers& choosers);

    // Escape, or the button.
    std::function<void()> on_back = [] {};
    // The result of the last act.
    const Outcome& outcome() const { return outcome_; }

protected:
    // A key that is not for all such pages; false if it does nothing.
    virtual bool took_key(int key) = 0;
    // What Escape and the button do.
    virtual void leave() { on_back(); }

    // Draws the card, the heading with the way back, and at the foot the result or the keys. Returns the rest of the
    // box.
    Rect draw_frame(Painter& painter, const std::string& heading, const std::string& back, const std::string& keys);
    void tell(Outcome outcome);
    // Clears the result.
    void forget();
    const FileChoosers& choosers() const { return choosers_; }

private:
    void key_pressed(wxKeyEvent& event);
    void draw_outcome(Painter& painter, Rect foot);

    const FileChoosers& choosers_;
    Outcome outcome_;
};

}  // namespace gui
