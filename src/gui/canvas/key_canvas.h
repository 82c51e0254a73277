// SPDX-License-Identifier: MIT
// A canvas that can be used without a mouse: Tab walks through the places that do something, in the order they were
// drawn; Enter and the space bar do it. What has the keyboard wears a ring.
#pragma once

#include "gui/canvas/canvas.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

enum class Walk { forward, back };
enum class Weight { plain, primary };

struct Button {
    std::string label;
    std::string key{};      // may be empty
    std::string why_not{};  // a sentence: the button is dead; empty: it can be pressed
    Weight weight = Weight::plain;
};

struct NamedButton {
    std::string name;  // of its place
    Button button;
    std::function<void()> act;
};

class KeyCanvas : public Canvas {
public:
    KeyCanvas(wxWindow* parent, const Theme& theme, const wxString& name);

    // Name of the place that has the keyboard, or would have it.
    const std::string& focused() const { return focused_; }
    void focus(const std::string& name);
    // To the next place that does something, round and round.
    void walk(Walk direction);
    // Does what the place does; false if it does nothing.
    bool press();

protected:
    const Area* at_hand() const override { return area(focused_); }
    // Whether Tab stops here: wherever something is done.
    virtual bool is_stop(const Area& area) const { return static_cast<bool>(area.act); }

    static double button_height(const Painter& painter) { return painter.scaled(34); }
    double button_width(Painter& painter, const Button& button);
    // Dead without an act, too.
    void button(Painter& painter, const Rect& box, const std::string& name, const Button& button,
                std::function<void()> act);
    // Several side by side: as wide as they want to be; where there is no room for that without their keys, and at
    // last narrower. Gives their places.
    double row_width(Painter& painter, const std::vector<NamedButton>& buttons);
    std::vector<Rect> button_row(Painter& painter, Rect line, std::vector<NamedButton> buttons);
    // The ring, if this place has the keyboard.
    void ring(Painter& painter, const Rect& box, const std::string& name, double radius);

private:
    std::string focused_;
};

}  // namespace gui
