// SPDX-License-Identifier: MIT
#include "byzantium/window/table/outlook_line.h"

#include <cmath>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::Outlook;
using words::OutlookKind;

constexpr double outlook_margin = 7;
constexpr double bar = 5;
constexpr double between_texts = 4;
constexpr double least_part = 0.97;  // of the width: letters are drawn a little wider where the display is dense

wxColour colour_of(const Theme& theme, OutlookKind kind) {
    return kind == OutlookKind::shortfall ? theme.bad : theme.accent;
}

// Losing cubes is worse than what may never come.
TextStyle outlook_style(const Theme& theme, OutlookKind kind) {
    return kind == OutlookKind::shortfall ? TextStyle{11.5, Face::bold, theme.bad}
                                          : TextStyle{10, Face::plain, theme.ink};
}

std::string outlook_area(OutlookKind kind) { return kind == OutlookKind::shortfall ? "shortfall" : "watch"; }

}  // namespace

void OutlookLine::show(std::vector<Outlook> outlooks) {
    outlooks_ = std::move(outlooks);
    Refresh();
}

double OutlookLine::height_of(Painter& painter, const Outlook& outlook, double width) const {
    const double wide = width - painter.scaled(2 * outlook_margin + bar);
    return painter.wrapped_height(wide, outlook.sentence, outlook_style(theme(), outlook.kind)) +
           painter.scaled(2 * outlook_margin);
}

int OutlookLine::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        double all = -painter.scaled(between_texts);
        for (const Outlook& outlook : outlooks_)
            all += height_of(painter, outlook, width * least_part) + painter.scaled(between_texts);
        return all;
    });
    return static_cast<int>(std::ceil(high));
}

void OutlookLine::draw(Painter& painter) {
    Rect rest = painter.whole();
    for (const Outlook& outlook : outlooks_) {
        const Rect box = rest.cut_top(height_of(painter, outlook, painter.whole().w));
        rest.cut_top(painter.scaled(between_texts));
        painter.fill(box, theme().note, 6);
        painter.fill({box.x, box.y, painter.scaled(bar), box.h}, colour_of(theme(), outlook.kind), 2);
        Rect text = box;
        text.cut_left(painter.scaled(bar));
        painter.wrapped(text.inset(painter.scaled(outlook_margin)), outlook.sentence,
                        outlook_style(theme(), outlook.kind));
        painter.area(
            box, outlook_area(outlook.kind), [this, kind = outlook.kind] { on_click(kind); },
            words::outlook_tip(outlook.kind));
    }
    draw_ring(painter);
}

}  // namespace byzantium::window
