// SPDX-License-Identifier: MIT
#include "gui/table/outlook_line.h"

#include "gui/canvas/sizes.h"

#include <cmath>
#include <utility>

namespace gui {

namespace {

constexpr double outlook_margin = 7;
constexpr double outlook_bar = 5;
constexpr double between_outlooks = 4;
constexpr double least_part = 0.97;  // of the width: letters are drawn a little wider where the display is dense

// Quiet: a line that is read once, not an alarm each time somebody is asked.
TextStyle outlook_style(const Theme& theme) { return {letter_sizes::hint, Face::plain, theme.ink}; }

}  // namespace

void OutlookLine::show(std::vector<OutlookNote> notes) {
    notes_ = std::move(notes);
    Refresh();
}

// The same where it is measured and where it is drawn: in the width that surely has room for it.
const std::string& OutlookLine::words(Painter& painter, const OutlookNote& note, double width) const {
    if (telling_ == Telling::all || note.brief.empty()) return note.sentence;
    const double wide = width * least_part - painter.scaled(2 * outlook_margin + outlook_bar);
    return painter.width(note.sentence, outlook_style(theme())) > wide ? note.brief : note.sentence;
}

double OutlookLine::height_of(Painter& painter, const std::string& words, double width) const {
    const double wide = width - painter.scaled(2 * outlook_margin + outlook_bar);
    return painter.wrapped_height(wide, words, outlook_style(theme())) + painter.scaled(2 * outlook_margin);
}

int OutlookLine::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        double all = -painter.scaled(between_outlooks);
        for (const OutlookNote& note : notes_)
            all +=
                height_of(painter, words(painter, note, width), width * least_part) + painter.scaled(between_outlooks);
        return all;
    });
    return static_cast<int>(std::ceil(high));
}

void OutlookLine::draw(Painter& painter) {
    Rect rest = painter.whole();
    for (const OutlookNote& note : notes_) {
        const std::string& said = words(painter, note, painter.whole().w);
        const Rect box = rest.cut_top(height_of(painter, said, painter.whole().w));
        rest.cut_top(painter.scaled(between_outlooks));
        painter.fill(box, theme().note, 6);
        painter.fill({box.x, box.y, painter.scaled(outlook_bar), box.h}, theme().accent, 2);
        Rect text = box;
        text.cut_left(painter.scaled(outlook_bar));
        painter.wrapped(text.inset(painter.scaled(outlook_margin)), said, outlook_style(theme()));
        painter.area(
            box, note.name, [this, name = note.name] { on_click(name); }, note.tip);
    }
    draw_ring(painter);
}

}  // namespace gui
