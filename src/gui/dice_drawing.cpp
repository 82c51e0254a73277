// SPDX-License-Identifier: MIT
#include "gui/dice_drawing.h"

#include "present/words_of_panels.h"

#include <wx/brush.h>

#include <algorithm>
#include <array>
#include <string>

namespace gui {
namespace {

using present::DiceSide;
using present::DiceTray;

struct Pip {
    double x;
    double y;
};

// In quarters of the die's side from its middle.
std::vector<Pip> pips(int face) {
    std::vector<Pip> all;
    const auto pair = [&all](double x, double y) {
        all.push_back({x, y});
        all.push_back({-x, -y});
    };
    if (face % 2 == 1) all.push_back({0, 0});
    if (face >= 2) pair(1, 1);
    if (face >= 4) pair(1, -1);
    if (face == 6) pair(1, 0);
    return all;
}

void draw_die(Painter& painter, const Rect& box, std::optional<int> face) {
    const Theme& look = painter.theme();
    const bool hits = face && present::is_hit(*face);
    painter.fill(box, hits ? look.ink : look.card, 6);
    painter.outline(box, face ? look.ink : look.faint, face ? 1.5 : 1, 6);
    if (!face) return;
    auto& context = painter.context();
    context.SetBrush(wxBrush{hits ? look.card : look.ink});
    context.SetPen(*wxTRANSPARENT_PEN);
    const double r = box.w * 0.095;
    for (const Pip& pip : pips(*face))
        context.DrawEllipse(box.middle_x() + pip.x * box.w / 4 - r, box.middle_y() + pip.y * box.h / 4 - r, 2 * r,
                            2 * r);
}

void draw_button(Painter& painter, const Rect& box, const std::string& key, const std::string& text,
                 const std::string& name, const std::function<void()>& click) {
    Rect inner = box;
    painter.fill(box, painter.theme().raised, 5);
    painter.outline(box, painter.theme().card_edge, 1, 5);
    inner.cut_left(painter.scaled(6));
    painter.key(inner.cut_left(painter.scaled(key == "Enter" ? 48 : 26)).inset(painter.scaled(3)), key);
    inner.cut_left(painter.scaled(6));
    painter.text(inner, text, {12, Face::plain});
    painter.area(box, name, click);
}

int hits_in(const DiceTray& tray, DiceSide side) {
    const auto& faces = tray.faces(side);
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), [](auto f) { return f && present::is_hit(*f); }));
}

void draw_faces(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks& clicks) {
    const auto& faces = tray.faces(side);
    const double count = static_cast<double>(faces.size());
    const double step = std::min(row.h, (row.w - painter.scaled(90)) / std::max(1.0, count));
    const std::string name = side == DiceSide::attacker ? "die:attacker:" : "die:defender:";
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Rect die =
            Rect{row.x + step * static_cast<double>(i), row.middle_y() - step / 2, step, step}.inset(step * 0.07);
        draw_die(painter, die, faces[i]);
        painter.area(die, name + std::to_string(i + 1), [=, turn = clicks.turn] { turn(side, i); });
    }
    row.cut_left(step * count + painter.scaled(12));
    painter.text(row, present::hits_so_far(hits_in(tray, side)), {13, Face::bold});
}

void draw_hits(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks& clicks) {
    Rect box = row.cut_left(row.h * 1.4).inset(painter.scaled(3));
    painter.fill(box, painter.theme().card, 6);
    painter.outline(box, painter.theme().ink, 1.5, 6);
    const auto hits = tray.hits(side);
    painter.text(box, hits ? std::to_string(*hits) : "?", {20, Face::digits, {}, Align::centre});
    painter.area(box, side == DiceSide::attacker ? "hits:attacker" : "hits:defender",
                 [=, count = clicks.count] { count(side); });
    row.cut_left(painter.scaled(10));
    painter.text(row, present::hits_of_dice(tray.dice(side)), {13});
}

void draw_side(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks& clicks) {
    painter.text(row.cut_left(painter.scaled(92)), present::dice_side(side), {13, Face::bold});
    tray.way() == DiceTray::Way::faces ? draw_faces(painter, row, tray, side, clicks)
                                       : draw_hits(painter, row, tray, side, clicks);
}

}  // namespace

void draw_dice_tray(Painter& painter, Rect box, const DiceTray& tray, const DiceClicks& clicks) {
    Rect buttons = box.cut_bottom(painter.scaled(38));
    buttons.cut_top(painter.scaled(6));
    const double high = std::min(box.h / 2, painter.scaled(58));
    for (const DiceSide side : {DiceSide::attacker, DiceSide::defender})
        if (tray.dice(side) > 0) draw_side(painter, box.cut_top(high), tray, side, clicks);
    const bool faces = tray.way() == DiceTray::Way::faces;
    draw_button(painter, buttons.cut_left(painter.scaled(150)), "R", present::label_roll(), "dice:roll", clicks.roll);
    buttons.cut_left(painter.scaled(8));
    draw_button(painter, buttons.cut_left(painter.scaled(190)), "H",
                faces ? present::label_hits_instead() : present::label_faces_instead(), "dice:way", clicks.other_way);
    buttons.cut_left(painter.scaled(8));
    if (tray.complete())
        draw_button(painter, buttons.cut_left(painter.scaled(150)), "Enter", present::label_done(), "dice:done",
                    clicks.done);
}

void draw_bars(Painter& painter, Rect box, const present::RowChance& chance) {
    const Theme& look = painter.theme();
    painter.text(box.cut_top(painter.scaled(18)), chance.bars_title, {10.5, Face::plain, look.faint});
    const Rect labels = box.cut_bottom(painter.scaled(16));
    double most = 0;
    for (const auto& bar : chance.bars) most = std::max(most, bar.p);
    const int count = static_cast<int>(chance.bars.size());
    for (int i = 0; i < count; ++i) {
        const present::Bar& bar = chance.bars[static_cast<std::size_t>(i)];
        Rect column = box.column(i, count).inset(1);
        const double high = (column.h - painter.scaled(14)) * bar.p / most;
        painter.fill({column.x, column.bottom() - high, column.w, high}, look.accent, 2);
        if (column.w > painter.scaled(30))
            painter.text({column.x, column.bottom() - high - painter.scaled(14), column.w, painter.scaled(14)},
                         present::percent_brief(bar.p), {9, Face::plain, look.faint, Align::centre});
        painter.text(labels.column(i, count), bar.label, {10, Face::plain, look.ink, Align::centre});
    }
}

}  // namespace gui
