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
    const double wide = std::min(painter.scaled(640), painter.whole().w - painter.scaled(40));
    Rect card{painter.whole().middle_x() - wide / 2, painter.whole().h * 0.28, wide, painter.scaled(220)};
    painter.card(card);
    card = card.inset(painter.scaled(24));
    painter.text(card.cut_top(painter.scaled(34)), present::label_no_library(),
                 {letter_sizes::trouble, Face::serif_bold});
    const Rect button = card.cut_bottom(painter.scaled(36)).cut_left(painter.scaled(150));
    painter.wrapped(card, sentence_, {letter_sizes::text});
    painter.fill(button, painter.theme().accent, 6);
    painter.text(button, present::label_try_again(),
                 {letter_sizes::text, Face::bold, painter.theme().on_accent, Align::centre});
    painter.area(button, "again", on_again);
}

}  // namespace gui
