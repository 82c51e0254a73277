// SPDX-License-Identifier: MIT
#include "gui/canvas/painter.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/sizes.h"
#include "gui/canvas/stamps.h"
#include "gui/canvas/wx_text.h"

#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <string>
#include <utility>

namespace gui {
namespace {

constexpr double scaling_error = 1e-6;           // of pixels that were scaled up and down again
constexpr double pixels_of_a_point = 96.0 / 72;  // as wx has it, whatever the screen
constexpr double least_between = 40;             // pixels of a large area
constexpr double most_stamped = 8'000;  // pixels of area: up to there a bitmap is cheaper than an edge drawn anew
constexpr double least_points = 8.5;    // no letters are smaller at the usual size of text

// Of a look: to a thousandth of a pixel.
std::string exactly(std::initializer_list<double> lengths) {
    std::string text;
    for (const double length : lengths) text += ' ' + std::to_string(std::lround(1000 * length));
    return text;
}

bool is_on_whole_pixels(const Rect& box) {
    const auto is_whole = [](double length) { return std::floor(length) == length; };
    return is_whole(box.x) && is_whole(box.y) && is_whole(box.w) && is_whole(box.h);
}

double left_of(const Rect& box, double width, Align align) {
    if (align == Align::left) return box.x;
    return align == Align::right ? box.right() - width : box.middle_x() - width / 2;
}

}  // namespace

Painter::Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas)
    : Painter{context, theme, whole, areas, own_} {}

Painter::Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas,
                 TextMeasures& measures)
    : context_{context}, theme_{theme}, whole_{whole}, areas_{areas}, measures_{measures} {}

TextMeasures::OfFont& Painter::measures_of(const TextStyle& style) {
    return measures_.of(style.face, font_size(style.size * theme_.text_scale));
}

void Painter::use(const TextStyle& style) {
    const wxColour colour = style.colour.IsOk() ? style.colour : theme_.ink;
    context_.SetFont(drawing_font(context_, style.face, style.size * theme_.text_scale, colour));
}

double Painter::width(const std::string& text, const TextStyle& style) {
    auto& of_font = measures_of(style);
    if (const auto known = of_font.widths.find(text); known != of_font.widths.end()) return known->second;
    if (!of_font.gauge) of_font.gauge.emplace(context_, font(style.face, style.size * theme_.text_scale));
    const auto gauged = of_font.gauge->width(text);
    const double wide = gauged ? *gauged : toolkit_width(text, style);
    of_font.widths.emplace(text, wide);
    return wide;
}

double Painter::toolkit_width(const std::string& text, const TextStyle& style) {
    use(style);
    double wide = 0;
    context_.GetTextExtent(wx_text(text), &wide, nullptr);
    return wide;
}

const ShapedText& Painter::shaped(const std::string& text, const TextStyle& style) {
    auto& known = measures_of(style).shaped;
    return known.try_emplace(text, context_, text, font(style.face, style.size * theme_.text_scale)).first->second;
}

// Of a text that is drawn next: its letters are chosen once for both.
double Painter::drawn_width(const std::string& text, const TextStyle& style) {
    auto& widths = measures_of(style).widths;
    if (const auto known = widths.find(text); known != widths.end()) return known->second;
    const auto wide = shaped(text, style).width();
    return wide ? widths.emplace(text, *wide).first->second : width(text, style);
}

double Painter::line_height(const TextStyle& style) {
    auto& known = measures_of(style).line_height;
    if (known) return *known;
    use(style);
    double high = 0;
    context_.GetTextExtent("Ag", nullptr, &high);
    known = high;
    return high;
}

TextStyle Painter::fitting(const std::string& text, double wide, TextStyle style) {
    constexpr double step = 0.25;  // points; sizes of fonts go by these
    const double least = style.size * 0.75;
    while (style.size - step >= least && width(text, style) > wide) style.size -= step;
    return style;
}

void Painter::text(const Rect& box, const std::string& text, const TextStyle& style) {
    auto line = write(box, text, style);
    note(box, text, std::move(line.cut), line.ink, style);
}

Painter::Line Painter::write(const Rect& box, const std::string& text, const TextStyle& style) {
    std::string fitting = text;
    double wide = drawn_width(fitting, style);
    for (std::size_t bytes = text.size(); wide > box.w + 0.5 && bytes > 1;) {
        bytes = std::min(bytes - 1, static_cast<std::size_t>(static_cast<double>(bytes) * box.w / wide) + 1);
        fitting = front_of(text, bytes) + "\u2026";
        wide = width(fitting, style);
    }
    const double high = line_height(style);
    const Rect ink{left_of(box, wide, style.align), box.middle_y() - high / 2, wide, high};
    write_at(ink.x, ink.y, fitting, style);
    return {fitting == text ? std::nullopt : std::optional{std::move(fitting)}, ink};
}

void Painter::write_at(double x, double y, const std::string& text, const TextStyle& style) {
    if (text.empty()) return;
    if (shaped(text, style).draw(context_, x, y, style.colour.IsOk() ? style.colour : theme_.ink)) return;
    use(style);
    context_.DrawText(wx_sentence(text), x, y);
}

void Painter::note(const Rect& box, const std::string& text, std::optional<std::string> cut, const Rect& ink,
                   const TextStyle& style) {
    if (!drawn_) return;
    drawn_->push_back(
        {box, text, std::move(cut), std::nullopt, letters(text, ink, font_size(style.size * theme_.text_scale))});
}

void Painter::note_letters(const std::string& text, const Rect& ink, double points) {
    if (drawn_) drawn_->push_back({ink, {}, std::nullopt, std::nullopt, letters(text, ink, font_size(points))});
}

Letters Painter::letters(const std::string& text, const Rect& ink, double points) const {
    return {text, points * pixels_of_a_point, ink, clip_};
}

void Painter::clip(const Rect& box) {
    context_.Clip(box.x, box.y, box.w, box.h);
    clip_ = box;
}

void Painter::unclip() {
    context_.ResetClip();
    clip_.reset();
}

double Painter::wrapped(const Rect& box, const std::string& text, const TextStyle& style) {
    const double high = line_height(style);
    double y = box.y;
    Line all{};  // the first line that is cut
    for (const std::string& line : lines(box.w, text, style)) {
        auto [cut, ink] = write({box.x, y, box.w, high}, line, style);
        if (!all.cut) all.cut = std::move(cut);
        all.ink = y == box.y ? ink : all.ink.with(ink);
        y += high;
    }
    note({box.x, box.y, box.w, y - box.y}, text, std::move(all.cut), all.ink, style);
    return y - box.y;
}

double Painter::wrapped_within(const Rect& box, const std::string& text, const TextStyle& style) {
    const double high = line_height(style);
    auto all = lines(box.w, text, style);
    const auto room = static_cast<std::size_t>(std::max(0.0, (box.h + 0.5) / high));
    std::optional<std::string> cut;  // the first line that is, or the last that is there
    if (all.size() > room) {
        if (room > 0) all[room - 1] += ' ' + all[room];
        cut = room > 0 ? all[room - 1] : std::string{};
        all.resize(room);
    }
    Rect ink{box.x, box.y, 0, 0};
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto line = write({box.x, box.y + high * static_cast<double>(i), box.w, high}, all[i], style);
        if (line.cut) cut = std::move(line.cut);
        ink = ink.with(line.ink);
    }
    note(box, text, std::move(cut), ink, style);
    return high * static_cast<double>(all.size());
}

double Painter::wrapped_height(double wide, const std::string& text, const TextStyle& style) {
    const double high = line_height(style);
    return high * static_cast<double>(lines(wide, text, style).size());
}

// In as many lines as its box has room for.
void Painter::hint(const Rect& box, const std::string& text, const TextStyle& style) {
    const double all = wrapped_height(box.w, text, style);
    if (all > line_height(style) && all <= box.h) return static_cast<void>(wrapped(box, text, style));
    std::string shown = text;
    const TextStyle least = {std::min(style.size, least_points), style.face, style.colour, style.align};
    while (width(shown, least) > box.w) {
        const auto end = std::max(shown.rfind("   ") + 1, shown.rfind("; ") + 1);  // 0: there is none
        if (end == 0) break;
        shown.resize(end - 1);
    }
    this->text(box, shown, width(shown, style) > box.w ? least : style);
}

void Painter::stamp_from(Stamps& stamps, double pixels) {
    stamps_ = &stamps;
    pixels_ = pixels;
}

void Painter::stamp(const Rect& box, const std::string& name, const Drawing& drawing) {
    // What a stamp is made of is no stamp.
    Stamps* const stamps = std::exchange(stamps_, nullptr);
    if (stamps == nullptr) return drawing(*this, box);
    const double more = 1 / pixels_;  // wx moves lines of an odd width by half a pixel
    stamps->put(*this, {box.x, box.y, box.w + more, box.h + more}, pixels_, name,
                [&](Painter& onto, const Rect& place) {
                    drawing(onto, {place.x, place.y, place.w - more, place.h - more});
                });
    stamps_ = stamps;
}

// Round corners take most of the time that small boxes do.
bool Painter::is_stamped(const Rect& box, double radius) const {
    return stamps_ != nullptr && radius > 0 && box.w > 0 && box.h > 0 && box.w * box.h <= most_stamped;
}

// Where it is to a fraction of a pixel, so that nothing looks otherwise.
void Painter::stamp_in_place(const Rect& box, const std::string& look, const Drawing& drawing) {
    const Rect hull{std::floor(box.x * pixels_) / pixels_, std::floor(box.y * pixels_) / pixels_, 0, 0};
    const Rect within{box.x - hull.x, box.y - hull.y, box.w, box.h};
    const auto whole = [&](double length) { return std::ceil(length * pixels_ - scaling_error) / pixels_; };
    stamp({hull.x, hull.y, whole(within.right()), whole(within.bottom())},
          look + exactly({within.x, within.y, within.w, within.h}),
          [&](Painter& onto, const Rect& place) { drawing(onto, within.moved(place.x, place.y)); });
}

void Painter::card(const Rect& box) {
    fill(box, theme_.card, 6);
    outline(box, theme_.card_edge, 1, 6);
}

// A large rounded area is filled many times faster as a plain one with rounded strips at its ends. On whole pixels, and
// if nothing shines through, these are the same pixels.
void Painter::fill(const Rect& box, const wxColour& colour, double radius) {
    if (is_stamped(box, radius))
        return stamp_in_place(box, "fill " + std::to_string(colour.GetRGBA()) + exactly({radius}),
                              [&](Painter& onto, const Rect& where) { onto.fill(where, colour, radius); });
    context_.SetPen(*wxTRANSPARENT_PEN);
    context_.SetBrush(wxBrush{colour});
    const Rect between{box.x, box.y + radius, box.w, box.h - 2 * radius};
    if (radius <= 0 || between.h < least_between || colour.Alpha() != wxALPHA_OPAQUE || !is_on_whole_pixels(between))
        return context_.DrawRoundedRectangle(box.x, box.y, box.w, box.h, radius);
    for (const double strip : {box.y, between.bottom() - radius})
        context_.DrawRoundedRectangle(box.x, strip, box.w, 2 * radius, radius);
    context_.DrawRectangle(between.x, between.y, between.w, between.h);
}

void Painter::outline(const Rect& box, const wxColour& colour, double thickness, double radius) {
    if (is_stamped(box, radius))
        return stamp_in_place(
            box, "outline " + std::to_string(colour.GetRGBA()) + exactly({thickness, radius}),
            [&](Painter& onto, const Rect& where) { onto.outline(where, colour, thickness, radius); });
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo{colour}.Width(thickness)));
    context_.SetBrush(*wxTRANSPARENT_BRUSH);
    const Rect middle = box.inset(thickness / 2);
    context_.DrawRoundedRectangle(middle.x, middle.y, middle.w, middle.h, radius);
}

void Painter::line(double x1, double y1, double x2, double y2, const wxColour& colour, double thickness) {
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo{colour}.Width(thickness)));
    context_.StrokeLine(x1, y1, x2, y2);
}

void Painter::piece(double x, double y, double size, const paper::Badge& player) {
    piece(x, y, size, player, theme_.card);
}

void Painter::piece(double x, double y, double size, const paper::Badge& player, const wxColour& edge) {
    context_.SetPen(context_.CreatePen(wxGraphicsPenInfo{edge}.Width(std::max(1.0, size / 12))));
    context_.SetBrush(wxBrush{theme_.player(player.ink)});
    const double r = size / 2;
    auto path = context_.CreatePath();
    switch (player.shape) {
        case paper::Shape::circle:
            path.AddCircle(x, y, r * 0.94);
            break;
        case paper::Shape::triangle:
            path.MoveToPoint(x, y - r);
            path.AddLineToPoint(x + r, y + r * 0.8);
            path.AddLineToPoint(x - r, y + r * 0.8);
            path.CloseSubpath();
            break;
        case paper::Shape::square:
            path.AddRectangle(x - r * 0.84, y - r * 0.84, r * 1.68, r * 1.68);
            break;
        case paper::Shape::diamond:
            path.MoveToPoint(x, y - r);
            path.AddLineToPoint(x + r, y);
            path.AddLineToPoint(x, y + r);
            path.AddLineToPoint(x - r, y);
            path.CloseSubpath();
            break;
    }
    context_.DrawPath(path);
}

void Painter::cubes(const Rect& box, int count, const paper::Badge& player) {
    if (count <= 0) return;
    const double step = std::min(box.h, box.w / count);
    const double size = std::min(step * 0.86, box.h);
    const double from = box.middle_x() - step * count / 2 + step / 2;
    for (int i = 0; i < count; ++i) piece(from + step * i, box.middle_y(), size, player);
}

void Painter::key(const Rect& box, const std::string& key) {
    fill(box, theme_.card, 4);
    outline(box, theme_.faint, 1, 4);
    text(box, key, {letter_sizes::note, Face::bold, theme_.ink, Align::centre});
}

void Painter::area(const Rect& box, std::string name, std::function<void()> act, std::string tip) {
    if (drawn_) drawn_->push_back({.where = box, .area = areas_.size()});
    areas_.push_back({box, std::move(name), std::move(act), std::move(tip)});
}

}  // namespace gui
