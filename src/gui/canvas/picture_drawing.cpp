// SPDX-License-Identifier: MIT
#include "gui/canvas/picture_drawing.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/wx_text.h"
#include "paper/outlines.h"

#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>
#include <optional>
#include <variant>

namespace gui {
namespace {

// Points of a font for a size in pixels, at wx's 96 pixels an inch.
constexpr double points_a_pixel = 0.75;

Face face_of(paper::Face face) {
    switch (face) {
        case paper::Face::plain:
            return Face::plain;
        case paper::Face::bold:
            return Face::bold;
        case paper::Face::serif:
            return Face::serif;
        case paper::Face::serif_bold:
            break;
    }
    return Face::serif_bold;
}

// Those that the theme knows are its own: it has the players' colours as the player wants them.
wxColour ink_colour(const Theme& theme, paper::Ink ink) {
    switch (ink) {
        case paper::Ink::page:
            return theme.page;
        case paper::Ink::card:
            return theme.card;
        case paper::Ink::ink:
            return theme.ink;
        case paper::Ink::faint:
            return theme.faint;
        case paper::Ink::accent:
            return theme.accent;
        case paper::Ink::red:
            return theme.player(ink);
        case paper::Ink::yellow:
            return theme.player(ink);
        case paper::Ink::blue:
            return theme.player(ink);
        case paper::Ink::green:
            return theme.player(ink);
        case paper::Ink::cyan:
            return theme.player(ink);
        case paper::Ink::purple:
            return theme.player(ink);
        case paper::Ink::silver:
            return theme.player(ink);
        case paper::Ink::on_player:
            return theme.on_player(paper::Ink::red);
        case paper::Ink::rule:
        case paper::Ink::sea:
        case paper::Ink::land:
        case paper::Ink::coast:
        case paper::Ink::road:
        case paper::Ink::desert:
        case paper::Ink::lane:
        case paper::Ink::gold:
        case paper::Ink::violet:
        case paper::Ink::ivory:
        case paper::Ink::slate:
        case paper::Ink::orange:
        case paper::Ink::light:
        case paper::Ink::dark:
            break;
    }
    return of_palette(ink, theme.tone);
}

class PictureDrawing {
public:
    PictureDrawing(Painter& painter, paper::Point corner, double scale)
        : painter_{painter}, context_{painter.context()}, theme_{painter.theme()}, corner_{corner}, scale_{scale} {}

    void operator()(const paper::Line& line) {
        pen(line.pen);
        context_.StrokeLine(x(line.from), y(line.from), x(line.to), y(line.to));
    }

    void operator()(const paper::Polyline& polyline) {
        auto path = context_.CreatePath();
        path.MoveToPoint(x(polyline.points.front()), y(polyline.points.front()));
        for (const paper::Point& point : polyline.points) path.AddLineToPoint(x(point), y(point));
        pen(polyline.pen);
        context_.StrokePath(path);
    }

    void operator()(const paper::Area& area) {
        auto path = context_.CreatePath();
        for (const auto& points : area.rings) ring(path, points);
        dip(area.fill, area.edge);
        context_.DrawPath(path, wxODDEVEN_RULE);
    }

    void operator()(const paper::Box& box) {
        dip(box.fill, std::nullopt);
        context_.DrawRectangle(x(box.at), y(box.at), box.width * scale_, box.height * scale_);
        for (const paper::Line& line : paper::hatching(box)) (*this)(line);
        dip(std::nullopt, box.edge);
        context_.DrawRectangle(x(box.at), y(box.at), box.width * scale_, box.height * scale_);
    }

    void operator()(const paper::Mark& mark) {
        auto path = context_.CreatePath();
        const auto points = paper::corners(mark);
        if (points.empty())
            path.AddCircle(x(mark.at), y(mark.at), paper::radius(mark) * scale_);
        else
            ring(path, points);
        dip(mark.fill, mark.edge);
        context_.DrawPath(path);
        if (mark.letter.empty()) return;
        const bool is_on_player = mark.letter_ink == paper::Ink::on_player;
        write(paper::letter_of(mark), is_on_player ? theme_.on_player(mark.fill) : ink_colour(theme_, mark.letter_ink));
    }

    void operator()(const paper::Text& text) { write(text, ink_colour(theme_, text.ink)); }

private:
    void write(const paper::Text& text, const wxColour& ink) {
        const wxString shown = wx_sentence(text.text);
        const double points = text.size * scale_ * points_a_pixel;
        const auto draw_at = [&](double by_x, double by_y, const wxColour& colour) {
            context_.SetFont(drawing_font(context_, face_of(text.face), points, colour));
            double wide = 0;
            double high = 0;
            double below = 0;
            context_.GetTextExtent(shown, &wide, &high, &below);
            const double before = text.anchor == paper::Anchor::start    ? 0
                                  : text.anchor == paper::Anchor::middle ? wide / 2
                                                                         : wide;
            const Rect where{x(text.at) - before + by_x, y(text.at) - (high - below) + by_y, wide, high};
            context_.DrawText(shown, where.x, where.y);
            return where;
        };
        if (text.halo)
            for (const double by : {-1.2, 1.2}) {
                draw_at(by, 0, ink_colour(theme_, *text.halo));
                draw_at(0, by, ink_colour(theme_, *text.halo));
            }
        painter_.note_letters(text.text, draw_at(0, 0, ink), points);
    }

    double x(const paper::Point& point) const { return corner_.x + point.x * scale_; }
    double y(const paper::Point& point) const { return corner_.y + point.y * scale_; }

    void pen(const paper::Pen& pen) {
        wxGraphicsPenInfo info{ink_colour(theme_, pen.ink)};
        info.Width(pen.width * scale_).Join(wxJOIN_ROUND).Cap(wxCAP_BUTT);
        // wx counts dashes in widths of the line, as whole numbers.
        std::vector<wxDash> lengths;
        for (const double length : paper::dashes(pen))
            lengths.push_back(static_cast<wxDash>(std::max(1.0, length / std::max(1.0, pen.width))));
        if (!lengths.empty()) info.Style(wxPENSTYLE_USER_DASH).Dashes(static_cast<int>(lengths.size()), lengths.data());
        context_.SetPen(context_.CreatePen(info));
    }

    void dip(std::optional<paper::Ink> fill, const std::optional<paper::Pen>& edge) {
        if (edge)
            pen(*edge);
        else
            context_.SetPen(*wxTRANSPARENT_PEN);
        context_.SetBrush(fill ? wxBrush{ink_colour(theme_, *fill)} : *wxTRANSPARENT_BRUSH);
    }

    void ring(wxGraphicsPath& path, const std::vector<paper::Point>& points) {
        path.MoveToPoint(x(points.front()), y(points.front()));
        for (const paper::Point& point : points) path.AddLineToPoint(x(point), y(point));
        path.CloseSubpath();
    }

    Painter& painter_;
    wxGraphicsContext& context_;
    const Theme& theme_;
    paper::Point corner_;
    double scale_;
};

}  // namespace

Rect draw_picture(Painter& painter, const Rect& box, const paper::Picture& picture) {
    const double scale = std::min(box.w / picture.width, box.h / picture.height);
    const Rect place{box.middle_x() - picture.width * scale / 2, box.middle_y() - picture.height * scale / 2,
                     picture.width * scale, picture.height * scale};
    PictureDrawing drawing{painter, {place.x, place.y}, scale};
    for (const paper::Item& item : picture.items) std::visit(drawing, item);
    return place;
}

double letters_of(const paper::Picture& picture) {
    std::optional<double> least;
    for (const paper::Item& item : picture.items)
        if (const auto* text = std::get_if<paper::Text>(&item))
            least = std::min(least.value_or(text->size), text->size);
    return least.value_or(paper::Text{}.size);
}

}  // namespace gui
