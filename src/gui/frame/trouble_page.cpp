// SPDX-License-Identifier: MIT
#include "gui/frame/trouble_page.h"

#include "gui/canvas/sizes.h"
#include "present/window/words_of_panels.h"

namespace gui {

void TroublePage::say(std::string sentence) {
    sentence_ = std::move(sentence);
    Refresh();
}

void TroublePage::draw(Painter& painter) {
    const TextStyle heading{letter_sizes::trouble, Face::serif_bold};
    const TextStyle words{letter_sizes::text};
    const TextStyle again{letter_sizes::text, Face::bold, painter.theme().on_accent, Align::centre};
    const double margin = painter.scaled(24);
    const double gap = painter.scaled(gaps::large);
    const double wide = std::min(painter.scaled(640), painter.whole().w - painter.scaled(40));
    const double text_wide = wide - 2 * margin;
    const double heading_high = painter.wrapped_height(text_wide, present::label_no_library(), heading);
    const double words_high = painter.wrapped_height(text_wide, sentence_, words);
    const double button_high = painter.scaled(36);
    const double high = 2 * margin + heading_high + gap + words_high + gap + button_high;
    const double top = std::min(painter.whole().h * 0.28, std::max(0.0, painter.whole().h - high));
    Rect card{painter.whole().middle_x() - wide / 2, top, wide, high};
    painter.card(card);
    card = card.inset(margin);
    painter.wrapped(card.cut_top(heading_high), present::label_no_library(), heading);
    card.cut_top(gap);
    painter.wrapped(card.cut_top(words_high), sentence_, words);
    const double button_wide = painter.width(present::label_try_again(), again) + 2 * margin;
    const Rect button = card.cut_bottom(button_high).cut_left(std::min(button_wide, text_wide));
    painter.fill(button, painter.theme().accent, 6);
    painter.text(button, present::label_try_again(), again);
    painter.area(button, "again", on_again);
}

}  // namespace gui
