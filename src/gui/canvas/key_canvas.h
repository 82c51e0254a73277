// SPDX-License-Identifier: MIT
// A canvas that can be used without a mouse. Tab moves through the areas that do something, in drawing order; Enter and
// Space activate them. A ring marks the area with the keyboard focus.
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

    // Name of the area that has the keyboard focus, or would have it if the canvas had it.
    const std::string& focused() const { return focused_; }
    void focus(const std::string& name);
    // Moves to the next area that does something; after the last comes the first.
    void walk(Walk direction);
    // Activates the focused area; false if it does nothing.
    bool press();

protected:
    const Area* at_hand() const override { return area(focused_); }
    // Whether Tab stops at this area: by default, if it does something.
    virtual bool is_stop(const Area& area) const { return static_cast<bool>(area.act); }

    static double button_height(const Painter& painter) { return painter.scaled(34); }
    double button_width(Painter& painter, const Button& button);
    // Without an act it is disabled, too.
    void button(Painter& painter, const Rect& box, const std::string& name, const Button& button,
                std::function<void()> act);
    // Draws several side by side in their natural width; if there is no room, first without their keys, then narrower.
    // Returns their places.
    double row_width(Painter& painter, const std::vector<NamedButton>& buttons);
    std::vector<Rect> button_row(Painter& painter, Rect line, std::vector<NamedButton> buttons);
    // Draws the ring if this area has the keyboard focus.
    void ring(Painter& painter, const Rect& box, const std::string& name, double radius);

private:
    std::string focused_;
};

}  // namespace gui
