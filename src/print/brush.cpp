// SPDX-License-Identifier: MIT
#include "print/brush.h"

#include "paper/outlines.h"
#include "paper/palette.h"

#include <numbers>

namespace print {
namespace {

using namespace paper;

Font font_of(Face face, double size) {
    const bool serif = face == Face::serif || face == Face::serif_bold;
    const bool bold = face == Face::bold || face == Face::serif_bold;
    Font font{pango_font_description_new()};
    pango_font_description_set_family(font.get(), serif ? "DejaVu Serif, serif" : "DejaVu Sans, sans-serif");
    pango_font_description_set_weight(font.get(), bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font.get(), size * PANGO_SCALE);
    return font;
}

PangoAlignment alignment(Anchor anchor) {
    if (anchor == Anchor::start) return PANGO_ALIGN_LEFT;
    return anchor == Anchor::middle ? PANGO_ALIGN_CENTER : PANGO_ALIGN_RIGHT;
}

double in_points(int pango_units) { return static_cast<double>(pango_units) / PANGO_SCALE; }

}  // namespace

Brush::Brush(cairo_surface_t* surface)
    : context_{cairo_create(surface)}, layout_{pango_cairo_create_layout(context_.get())} {
    check(cairo_status(context_.get()));
    cairo_set_line_join(context_.get(), CAIRO_LINE_JOIN_ROUND);
    cairo_set_fill_rule(context_.get(), CAIRO_FILL_RULE_EVEN_ODD);
}

void Brush::picture(const Picture& picture, Point at, double scale) {
    cairo_t* const context = context_.get();
    cairo_save(context);
    cairo_translate(context, at.x, at.y);
    cairo_scale(context, scale, scale);
    cairo_rectangle(context, 0, 0, picture.width, picture.height);
    cairo_clip(context);
    for (const Item& one : picture.items) item(one);
    cairo_restore(context);
}

void Brush::item(const Item& item) {
    std::visit([this](const auto& one) { draw(one); }, item);
}

void Brush::draw(const Line& line) {
    cairo_move_to(context_.get(), line.from.x, line.from.y);
    cairo_line_to(context_.get(), line.to.x, line.to.y);
    stroke(line.pen);
}

void Brush::draw(const Polyline& polyline) {
    for (const Point& point : polyline.points) cairo_line_to(context_.get(), point.x, point.y);
    stroke(polyline.pen);
}

void Brush::draw(const Area& area) {
    for (const auto& points : area.rings) ring(points);
    paint(area.fill, area.edge);
}

void Brush::draw(const Box& box) {
    const auto rectangle = [&] { cairo_rectangle(context_.get(), box.at.x, box.at.y, box.width, box.height); };
    rectangle();
    paint(box.fill, std::nullopt);
    for (const Line& line : hatching(box)) draw(line);
    rectangle();
    paint(std::nullopt, box.edge);
}

void Brush::draw(const Mark& mark) {
    const auto points = corners(mark);
    if (points.empty())
        cairo_arc(context_.get(), mark.at.x, mark.at.y, radius(mark), 0, 2 * std::numbers::pi);
    else
        ring(points);
    paint(mark.fill, mark.edge);
    if (!mark.letter.empty()) draw(letter_of(mark));
}

void Brush::draw(const Text& text) {
    lay(text.text, -1, {text.size, text.face, text.ink, Anchor::start});
    int wide = 0;
    pango_layout_get_size(layout_.get(), &wide, nullptr);
    const double before = text.anchor == Anchor::start    ? 0
                          : text.anchor == Anchor::middle ? in_points(wide) / 2
                                                          : in_points(wide);
    cairo_move_to(context_.get(), text.at.x - before, text.at.y - in_points(pango_layout_get_baseline(layout_.get())));
    if (text.halo) {
        pango_cairo_layout_path(context_.get(), layout_.get());
        stroke({*text.halo, 3, Dash::solid});
        cairo_move_to(context_.get(), text.at.x - before,
                      text.at.y - in_points(pango_layout_get_baseline(layout_.get())));
    }
    dip(text.ink);
    pango_cairo_show_layout(context_.get(), layout_.get());
    cairo_new_path(context_.get());
}

double Brush::paragraph(const std::string& text, Point at, double width, const Style& style) {
    const double height = paragraph_height(text, width, style);
    dip(style.ink);
    cairo_move_to(context_.get(), at.x, at.y);
    pango_cairo_show_layout(context_.get(), layout_.get());
    cairo_new_path(context_.get());
    return height;
}

double Brush::paragraph_height(const std::string& text, double width, const Style& style) {
    lay(text, width, style);
    int high = 0;
    pango_layout_get_size(layout_.get(), nullptr, &high);
    return in_points(high);
}

double Brush::text_width(const std::string& text, const Style& style) {
    lay(text, -1, style);
    int wide = 0;
    pango_layout_get_size(layout_.get(), &wide, nullptr);
    return in_points(wide);
}

void Brush::lay(const std::string& text, double width, const Style& style) {
    pango_layout_set_font_description(layout_.get(), font_of(style.face, style.size).get());
    pango_layout_set_width(layout_.get(), width < 0 ? -1 : static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_alignment(layout_.get(), alignment(style.anchor));
    pango_layout_set_wrap(layout_.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_auto_dir(layout_.get(), FALSE);  // a name from the right may begin a sentence from the left
    pango_layout_set_text(layout_.get(), text.data(), static_cast<int>(text.size()));
}

void Brush::dip(Ink ink) {
    const Colour rgb = colour(ink, Light::day);
    cairo_set_source_rgb(context_.get(), rgb.red / 255.0, rgb.green / 255.0, rgb.blue / 255.0);
}

void Brush::stroke(const Pen& pen) {
    const auto lengths = dashes(pen);
    cairo_set_dash(context_.get(), lengths.data(), static_cast<int>(lengths.size()), 0);
    cairo_set_line_width(context_.get(), pen.width);
    dip(pen.ink);
    cairo_stroke(context_.get());
}

void Brush::paint(std::optional<Ink> fill, const std::optional<Pen>& edge) {
    if (fill) {
        dip(*fill);
        cairo_fill_preserve(context_.get());
    }
    if (edge) stroke(*edge);
    cairo_new_path(context_.get());
}

void Brush::ring(const std::vector<Point>& points) {
    cairo_new_sub_path(context_.get());
    for (const Point& point : points) cairo_line_to(context_.get(), point.x, point.y);
    cairo_close_path(context_.get());
}

}  // namespace print
