// SPDX-License-Identifier: MIT
#include "byzantium/window/table/display_marks.h"

#include "byzantium/rules/entry.h"
#include "byzantium/words/entries/rule_topics.h"
#include "gui/canvas/signs.h"

#include <algorithm>
#include <string>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using words::Mark;
using words::MarkKind;
using words::PlayerView;

void draw_sign(Painter& painter, MarkKind kind, const Rect& box, const wxColour& colour) {
    switch (kind) {
        case MarkKind::must_speak:
            return draw_speech(painter, box, colour);
        case MarkKind::acts:
            return draw_play(painter, box, colour);
        case MarkKind::first_player:
            return draw_flag(painter, box, colour);
        case MarkKind::passed:
            return draw_check(painter, box, colour);
    }
}

double chip_width(const Fitted& u, const std::string& text, ChipSize size) {
    return size.height + 3 + (text.empty() ? 0 : u.width(text, u.style(size.points)) + 5);
}

// As many marks with their words as there is room for beside the name, the first ones first.
std::vector<std::string> mark_texts(const Fitted& u, const PlayerView& player, double room, const MarkLook& look) {
    const ChipSize size = look.size;
    std::vector<std::string> texts;
    for (const Mark& mark : player.marks) {
        texts.push_back(mark.short_text);
        room -= chip_width(u, mark.short_text, size) + 4;
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (player.marks[i].kind == MarkKind::passed && look.passed == Passed::by_number) continue;
        const double more = chip_width(u, player.marks[i].text, size) - chip_width(u, texts[i], size);
        if (more > room) continue;
        texts[i] = player.marks[i].text;
        room -= more;
    }
    return texts;
}

double room_for_marks(const Fitted& u, const Rect& line, const PlayerView& player) {
    return line.w / u(1) - std::min(u.width(player.name, u.style(14, Face::serif_bold)) + 8, 118.0);
}

void draw_chip(const Fitted& u, Rect box, const Mark& mark, const std::string& text, ChipSize size) {
    Painter& painter = u.painter();
    const Theme& theme = u.theme();
    box = {box.x, box.middle_y() - u(size.height / 2), box.w, u(size.height)};
    const bool loud = mark.kind == MarkKind::must_speak;
    const wxColour ink = loud ? theme.on_accent : theme.ink;
    painter.fill(box, loud ? theme.accent : theme.note, u(size.height / 2));
    Rect rest = box;
    draw_sign(painter, mark.kind, rest.cut_left(u(size.height + 3)).inset(u(3.5)), ink);
    if (!text.empty()) painter.text(rest, text, u.style(size.points, Face::plain, ink));
}

}  // namespace

void touchable(Painter& painter, const Rect& box, const words::Quantity& quantity, const Touching& touching) {
    const byzantium::Setting now = quantity.now;
    painter.area(
        box, quantity.name, [touching, now] { touching(now, Touch::to_answer); }, words::correction_tip(quantity));
    painter.area_other([touching, now] { touching(now, Touch::to_correct); });
    painter.area_rules(words::rules_about(now));
}

double least_marks_width(const Fitted& u, const PlayerView& player, ChipSize size) {
    double wide = 0;
    for (const Mark& mark : player.marks) wide += chip_width(u, mark.short_text, size) + 4;
    return wide;
}

bool passed_fits_in_words(const Fitted& u, const Rect& line, const PlayerView& player, ChipSize size) {
    const auto texts = mark_texts(u, player, room_for_marks(u, line, player), {size, Passed::in_words});
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (player.marks[i].kind == MarkKind::passed && texts[i] != player.marks[i].text) return false;
    return true;
}

void draw_marks(const Fitted& u, Rect& line, const PlayerView& player, const MarkLook& look, const Touching& touching) {
    const ChipSize size = look.size;
    const auto texts = mark_texts(u, player, room_for_marks(u, line, player), look);
    for (std::size_t i = texts.size(); i-- > 0;) {
        const Mark& mark = player.marks[i];
        line.cut_right(u(4));
        const Rect box = line.cut_right(u(chip_width(u, texts[i], size)));
        draw_chip(u, box, mark, texts[i], size);
        if (mark.quantity) {
            touchable(u.painter(), box, *mark.quantity, touching);
        } else {
            u.painter().area(box, mark.name, {}, mark.words);
        }
    }
}

}  // namespace byzantium::window
