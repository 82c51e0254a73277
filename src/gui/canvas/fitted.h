// SPDX-License-Identifier: MIT
// A picture that fills its window. It is laid out in units of its own, so all lengths and letters grow together.
#pragma once

#include "gui/canvas/painter.h"

#include <string>

namespace gui {

class Fitted {
public:
    // Logical pixels per unit. Letters of 12 points suit a line of 16 units.
    Fitted(Painter& painter, double unit) : painter_{painter}, unit_{unit} {}

    Painter& painter() const { return painter_; }
    const Theme& theme() const { return painter_.theme(); }
    double operator()(double units) const { return units * unit_; }

    TextStyle style(double points, Face face = Face::plain) const { return style(points, face, theme().ink); }
    TextStyle style(double points, Face face, const wxColour& colour, Align align = Align::left) const {
        return {points * unit_ / theme().text_scale, face, colour, align};
    }
    // How wide the text is, in units.
    double width(const std::string& text, const TextStyle& style) const { return painter_.width(text, style) / unit_; }

private:
    Painter& painter_;
    double unit_;
};

}  // namespace gui
