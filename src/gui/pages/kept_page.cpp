// SPDX-License-Identifier: MIT
#include "gui/pages/kept_page.h"

#include "gui/canvas/keys.h"
#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/shelf/start_words.h"

#include <utility>

namespace gui {

KeptPage::KeptPage(wxWindow* parent, const Theme& theme, const wxString& name, const FileChoosers& choosers)
    : KeyCanvas(parent, theme, name), choosers_{choosers} {
    Bind(wxEVT_KEY_DOWN, &KeptPage::key_pressed, this);
}

void KeptPage::tell(Outcome outcome) {
    if (outcome.mood != Outcome::Mood::nothing) outcome_ = std::move(outcome);
    Refresh();
}

void KeptPage::forget() {
    outcome_ = {};
    Refresh();
}

Rect KeptPage::draw_frame(Painter& painter, const std::string& heading, const std::string& back,
                          const std::string& keys) {
    const Theme& t = painter.theme();
    const Rect card = painter.whole().inset(painter.scaled(gaps::wide));
    painter.card(card);
    Rect rest = card.inset(painter.scaled(20));
    Rect head = rest.cut_top(painter.scaled(38));
    const Button button{back, "Esc"};
    const Rect place = head.cut_right(button_width(painter, button));
    KeyCanvas::button(painter, {place.x, place.y, place.w, button_height(painter)}, "back", button,
                      [this] { leave(); });
    painter.text(head, heading, {letter_sizes::page, Face::serif_bold, t.accent});
    const Rect foot = rest.cut_bottom(painter.scaled(26));
    if (outcome_.mood == Outcome::Mood::nothing)
        painter.hint(foot, keys, {letter_sizes::told, Face::plain, t.faint});
    else
        draw_outcome(painter, foot);
    rest.cut_top(painter.scaled(gaps::usual));
    rest.cut_bottom(painter.scaled(gaps::middle));
    return rest;
}

// What was saved and what was refused differ by shape, not by ink alone.
void KeptPage::draw_outcome(Painter& painter, Rect foot) {
    const bool trouble = outcome_.mood == Outcome::Mood::trouble;
    const double size = painter.scaled(gaps::margin);
    const Rect sign{foot.x, foot.middle_y() - size / 2, size, size};
    if (trouble) {
        painter.fill(sign, painter.theme().bad, size / 2);
        painter.text(sign, "!", {letter_sizes::note, Face::bold, painter.theme().card, Align::centre});
    } else {
        draw_tick(painter, sign, Tick::done);
    }
    painter.area(sign, trouble ? "outcome:trouble" : "outcome:done", {});
    foot.cut_left(size + painter.scaled(gaps::middle));
    if (!outcome_.file.empty()) {
        const Button show{present::show_folder_label(), {}};
        const Rect place = foot.cut_right(button_width(painter, show));
        button(painter, place, "folder", show, [this] { choosers_.show_folder(outcome_.file); });
        foot.cut_right(painter.scaled(gaps::middle));
    }
    painter.text(foot, outcome_.sentence,
                 {12.5, trouble ? Face::bold : Face::plain, trouble ? painter.theme().bad : painter.theme().ink});
}

void KeptPage::key_pressed(wxKeyEvent& event) {
    const int key = gui::key_of(event);
    if (key == WXK_TAB) return walk(event.ShiftDown() ? Walk::back : Walk::forward);
    if (event.HasModifiers()) return event.Skip();
    if (took_key(key)) return Refresh();
    if (key == WXK_ESCAPE) return leave();
    if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE) && press()) return Refresh();
    event.Skip();
}

}  // namespace gui
