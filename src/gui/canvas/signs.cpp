// SPDX-License-Identifier: MIT
#include "gui/canvas/signs.h"

#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>
#include <initializer_list>

namespace gui {
namespace {

struct Point {
    double x;
    double y;
};

// A square in the middle of the box, where points go from 0 to 1.
class Sign {
public:
    Sign(Painter& painter, const Rect& box)
        : painter_{painter},
          size_{std::min(box.w, box.h)},
          left_{box.middle_x() - size_ / 2},
          top_{box.middle_y() - size_ / 2} {}

    void shape(std::initializer_list<Point> points, const wxColour& colour) {
        auto path = path_of(points);
        path.CloseSubpath();
        context().SetPen(*wxTRANSPARENT_PEN);
        context().SetBrush(wxBrush{colour});
        context().FillPath(path);
    }
    void stroke(std::initializer_list<Point> points, const wxColour& colour, double thickness) {
        context().SetPen(pen(colour, thickness));
        context().StrokePath(path_of(points));
    }
    void disc(Point middle, double radius, const wxColour& colour) {
        context().SetPen(*wxTRANSPARENT_PEN);
        context().SetBrush(wxBrush{colour});
        context().DrawEllipse(x(middle.x - radius), y(middle.y - radius), 2 * radius * size_, 2 * radius * size_);
    }
    void circle(Point middle, double radius, const wxColour& colour, double thickness) {
        context().SetPen(pen(colour, thickness));
        context().SetBrush(*wxTRANSPARENT_BRUSH);
        context().DrawEllipse(x(middle.x - radius), y(middle.y - radius), 2 * radius * size_, 2 * radius * size_);
    }

private:
    wxGraphicsContext& context() { return painter_.context(); }
    wxGraphicsPen pen(const wxColour& colour, double thickness) {
        return context().CreatePen(
            wxGraphicsPenInfo{colour}.Width(std::max(1.0, thickness * size_)).Cap(wxCAP_ROUND).Join(wxJOIN_ROUND));
    }
    wxGraphicsPath path_of(std::initializer_list<Point> points) {
        auto path = context().CreatePath();
        bool begun = false;
        for (const Point& point : points) {
            if (begun) {
                path.AddLineToPoint(x(point.x), y(point.y));
            } else {
                path.MoveToPoint(x(point.x), y(point.y));
            }
            begun = true;
        }
        return path;
    }
    double x(double at) const { return left_ + at * size_; }
    double y(double at) const { return top_ + at * size_; }

    Painter& painter_;
    double size_;
    double left_;
    double top_;
};

}  // namespace

void draw_crown(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign{painter, box}.shape({{0.05, 0.9}, {0, 0.25}, {0.27, 0.55}, {0.5, 0.1}, {0.73, 0.55}, {1, 0.25}, {0.95, 0.9}},
                             colour);
}

void draw_speech(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.shape({{0.05, 0.1}, {0.95, 0.1}, {0.95, 0.7}, {0.5, 0.7}, {0.22, 0.98}, {0.25, 0.7}, {0.05, 0.7}}, colour);
}

void draw_play(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign{painter, box}.shape({{0.2, 0.1}, {0.9, 0.5}, {0.2, 0.9}}, colour);
}

void draw_flag(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.stroke({{0.2, 0.05}, {0.2, 0.98}}, colour, 0.12);
    sign.shape({{0.24, 0.08}, {0.95, 0.3}, {0.24, 0.56}}, colour);
}

void draw_check(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.stroke({{0.08, 0.55}, {0.38, 0.85}, {0.95, 0.15}}, colour, 0.15);
}

void draw_pencil(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.shape({{0.05, 0.95}, {0.12, 0.68}, {0.32, 0.88}}, colour);
    sign.shape({{0.18, 0.62}, {0.66, 0.14}, {0.86, 0.34}, {0.38, 0.82}}, colour);
    sign.shape({{0.72, 0.08}, {0.8, 0}, {1, 0.2}, {0.92, 0.28}}, colour);
}

void draw_pawn(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.disc({0.5, 0.25}, 0.2, colour);
    sign.shape({{0.5, 0.3}, {0.66, 0.62}, {0.84, 0.95}, {0.16, 0.95}, {0.34, 0.62}}, colour);
}

void draw_lens(Painter& painter, const Rect& box, const wxColour& colour) {
    Sign sign{painter, box};
    sign.circle({0.4, 0.4}, 0.3, colour, 0.11);
    sign.stroke({{0.63, 0.63}, {0.95, 0.95}}, colour, 0.13);
}

void draw_tick(Painter& painter, const Rect& box, Tick tick) {
    const Theme& theme = painter.theme();
    painter.fill(box, theme.card, 3);
    painter.outline(box, tick == Tick::done ? theme.good : theme.faint, std::max(1.0, box.h / 11), 3);
    if (tick == Tick::open) return;
    Sign{painter, box}.stroke({{0.2, 0.52}, {0.42, 0.74}, {0.8, 0.26}}, theme.good, 0.14);
}

void draw_fold(Painter& painter, const Rect& box, Fold fold, const wxColour& colour) {
    Sign sign{painter, box};
    if (fold == Fold::open) {
        sign.shape({{0.1, 0.28}, {0.9, 0.28}, {0.5, 0.8}}, colour);
    } else {
        sign.shape({{0.28, 0.1}, {0.8, 0.5}, {0.28, 0.9}}, colour);
    }
}

}  // namespace gui
