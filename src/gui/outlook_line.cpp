// SPDX-License-Identifier: MIT
#include "gui/outlook_line.h"

#include "present/words_of_panels.h"

#include <wx/dcclient.h>

#include <cmath>
#include <memory>
#include <utility>

namespace gui {
namespace {

constexpr double margin = 7;
constexpr double bar = 5;

TextStyle letters(const Theme& theme) { return {11.5, Face::bold, theme.bad}; }

}  // namespace

void OutlookLine::show(std::string sentence) {
    sentence_ = std::move(sentence);
    Refresh();
}

int OutlookLine::best_height(int width) {
    if (is_empty()) return 0;
    wxClientDC dc{this};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<Area> unused;
    Painter painter{*context, theme(), {}, unused};
    const double wide = width - painter.scaled(3 * margin + bar);
    return static_cast<int>(
        std::ceil(painter.wrapped_height(wide, sentence_, letters(theme())) + painter.scaled(2 * margin)));
}

void OutlookLine::draw(Painter& painter) {
    if (is_empty()) return;
    painter.fill(painter.whole(), theme().note, 6);
    Rect box = painter.whole();
    painter.fill(box.cut_left(painter.scaled(bar)), theme().bad, 2);
    box = box.inset(painter.scaled(margin));
    painter.wrapped(box, sentence_, letters(theme()));
    painter.area(
        painter.whole(), "outlook", [this] { on_click(); }, present::outlook_tip());
    draw_ring(painter);
}

}  // namespace gui
