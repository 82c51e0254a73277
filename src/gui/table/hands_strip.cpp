// SPDX-License-Identifier: MIT
#include "gui/table/hands_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gui {
namespace {

using present::LineKind;
using ToldLine = present::HandsLine;

constexpr double hands_margin = 8;
constexpr double hand_points = 11;
constexpr double between_lines = 3;
constexpr double all_lines_height = 1e6;  // what does not fit is scrolled to

}  // namespace

HandsStrip::HandsStrip(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "hands") {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        scroll_.by(-this->theme().scaled(40) * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
}

void HandsStrip::show(present::HandsView view) {
    if (view.entries != view_.entries) scroll_.to(0);
    view_ = std::move(view);
    Refresh();
}

int HandsStrip::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        return draw_lines(painter, {0, 0, static_cast<double>(width), all_lines_height});
    });
    return static_cast<int>(std::ceil(high));
}

void HandsStrip::draw(Painter& painter) {
    if (is_empty()) return;
    painter.fill(painter.whole(), theme().note, 6);
    scroll_.page = painter.whole().h;
    const Rect& whole = painter.whole();
    painter.clip(whole);
    scroll_.content = draw_lines(painter, {whole.x, whole.y - scroll_.top, whole.w, all_lines_height});
    painter.unclip();
    scroll_.to(scroll_.top);
    scroll_.draw(painter, painter.whole());
    draw_ring(painter);
}

void HandsStrip::reveal(const Rect& place) {
    const double beside = theme().scaled(hands_margin);
    scroll_.reveal(place.y + scroll_.top - beside, place.h + 2 * beside);
}

// One deed needs no ticking off.
bool HandsStrip::can_be_ticked() const {
    return std::count_if(view_.lines.begin(), view_.lines.end(),
                         [](const ToldLine& line) { return line.kind == LineKind::deed; }) > 1;
}

void HandsStrip::tick(std::size_t line) {
    const std::string name = tick_name(line);
    if (!ticked_.insert(name).second) ticked_.erase(name);
    Refresh();
}

std::string HandsStrip::tick_name(std::size_t line) const {
    const ToldLine& told = view_.lines[line];
    const auto same =
        std::count_if(view_.lines.begin(), view_.lines.begin() + static_cast<std::ptrdiff_t>(line),
                      [&](const ToldLine& other) { return other.act == told.act && other.text == told.text; });
    return std::to_string(told.act) + ' ' + std::to_string(same) + ' ' + told.text;
}

double HandsStrip::draw_lines(Painter& painter, Rect box) {
    const Rect inner = box.inset(painter.scaled(hands_margin));
    const TextStyle style{hand_points, Face::serif_bold};
    Rect rest = inner;
    const double wide = painter.width(view_.heading + ":", style) + painter.scaled(gaps::middle);
    if (can_be_ticked() || wide > rest.w / 3) {
        painter.text(rest.cut_top(painter.line_height(style)), view_.heading, style);
    } else {
        painter.text({rest.x, rest.y, wide, painter.line_height(style)}, view_.heading + ":", style);
        rest.cut_left(wide);
    }
    for (std::size_t i = 0; i < view_.lines.size(); ++i) {
        if (i > 0 || can_be_ticked()) rest.cut_top(painter.scaled(between_lines));
        rest.cut_top(draw_line(painter, rest, i));
    }
    if (!view_.page.empty()) {
        if (!view_.lines.empty()) rest.cut_top(painter.scaled(between_lines));
        rest.cut_top(draw_page(painter, rest));
    }
    return rest.y - inner.y + 2 * painter.scaled(hands_margin);
}

double HandsStrip::draw_page(Painter& painter, const Rect& box) {
    const double high = painter.wrapped(box, view_.page, {hand_points});
    painter.area({box.x, box.y, box.w, high}, "page", [this] { on_page(); });
    return high;
}

double HandsStrip::draw_event(Painter& painter, Rect box, const ToldLine& event) {
    const TextStyle style{hand_points, Face::bold};
    const double high = painter.line_height(style);
    if (event.player) {
        painter.piece(box.x + high / 2, box.y + high / 2, high * 0.8, *event.player);
        box.cut_left(high + painter.scaled(gaps::nearby));
    }
    return painter.wrapped(box, event.text, style);
}

double HandsStrip::draw_line(Painter& painter, const Rect& box, std::size_t line) {
    const ToldLine& told = view_.lines[line];
    if (told.kind == LineKind::event) return draw_event(painter, box, told);
    Rect text = box;
    const TextStyle plain{hand_points};
    const double high = painter.line_height(plain);
    const bool done = ticked_.contains(tick_name(line));
    if (can_be_ticked()) {
        const Rect tick_box = text.cut_left(high);
        draw_tick(painter, {tick_box.x, tick_box.y + high * 0.08, high * 0.84, high * 0.84},
                  done ? Tick::done : Tick::open);
        text.cut_left(painter.scaled(gaps::modest));
    }
    const Rect piece = text.cut_left(high);
    if (told.player) painter.piece(piece.middle_x(), piece.y + high / 2, high * 0.8, *told.player);
    text.cut_left(painter.scaled(gaps::nearby));
    const double tall =
        painter.wrapped(text, told.text, {hand_points, Face::plain, done ? theme().faint : theme().ink});
    if (can_be_ticked()) {
        painter.area(
            {box.x, box.y, box.w, tall}, "tick:" + std::to_string(line), [this, line] { tick(line); },
            done ? present::done_words() : present::not_done_words());
    }
    return tall;
}

}  // namespace gui
