// SPDX-License-Identifier: MIT
#include "byzantium/window/table/dice_drawing.h"

#include "byzantium/rules/dice.h"
#include "byzantium/words/desk/dice_words.h"
#include "present/language/key_words.h"
#include "present/window/words_of_panels.h"

#include <wx/brush.h>

#include <algorithm>
#include <array>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

using words::DiceSide;
using words::DiceTray;

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
    const bool hits = face && byzantium::is_hit(*face);
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

const TextStyle button_words{12.5, Face::plain};

double key_width(Painter& painter, const std::string& key) {
    return painter.width(key, {11, Face::bold}) + painter.scaled(14);
}

// Cuts its place off the row.
void draw_button(Painter& painter, Rect& row, const std::string& key, const std::string& text, const std::string& name,
                 const std::function<void()>& click) {
    const double words = painter.width(text, button_words);
    const Rect box = row.cut_left(key_width(painter, key) + words + painter.scaled(30));
    Rect inner = box;
    painter.fill(box, painter.theme().raised, 5);
    painter.outline(box, painter.theme().card_edge, 1, 5);
    inner.cut_left(painter.scaled(6));
    const Rect cap = inner.cut_left(key_width(painter, key));
    painter.key({cap.x, cap.y + painter.scaled(4), cap.w, cap.h - painter.scaled(8)}, key);
    inner.cut_left(painter.scaled(8));
    painter.text(inner, text, button_words);
    painter.area(box, name, click);
    row.cut_left(painter.scaled(8));
}

int hits_in(const DiceTray& tray, DiceSide side) {
    const auto& faces = tray.faces(side);
    return static_cast<int>(
        std::count_if(faces.begin(), faces.end(), [](auto f) { return f && byzantium::is_hit(*f); }));
}

// Some number that nobody can foretell, but no chance: only how a die looks in flight.
int shaken(int moment, DiceSide side, std::size_t die) {
    const auto mixed = static_cast<unsigned>(moment) * 2654435761U ^ static_cast<unsigned>(die + 1) * 40503U ^
                       (side == DiceSide::attacker ? 97U : 5U);
    return static_cast<int>(mixed >> 7 & 0xFFFFU);
}

void draw_flying_die(Painter& painter, const Rect& box, int shaken_so) {
    auto& context = painter.context();
    context.PushState();
    context.Translate(box.middle_x(), box.middle_y());
    context.Rotate((shaken_so % 64 - 32) / 50.0);
    const double size = box.w * 0.86;
    draw_die(painter, {-size / 2, -size / 2, size, size}, 1 + shaken_so % 6);
    context.PopState();
}

void draw_faces(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks& clicks,
                Tumble tumble) {
    const auto& faces = tray.faces(side);
    const double count = static_cast<double>(faces.size());
    const double step = std::min(row.h, (row.w - painter.scaled(90)) / std::max(1.0, count));
    const std::string name = side == DiceSide::attacker ? "die:attacker:" : "die:defender:";
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Rect die =
            Rect{row.x + step * static_cast<double>(i), row.middle_y() - step / 2, step, step}.inset(step * 0.07);
        if (tumble) {
            draw_flying_die(painter, die, shaken(*tumble, side, i));
        } else {
            draw_die(painter, die, faces[i]);
        }
        painter.area(
            die, name + std::to_string(i + 1), [=, turn = clicks.turn] { turn(side, i); },
            words::die_words(side, i + 1, faces[i]));
    }
    row.cut_left(step * count + painter.scaled(12));
    if (!tumble) painter.text(row, words::hits_so_far(hits_in(tray, side)), {15, Face::bold});
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
    painter.text(row, words::hits_of_dice(tray.dice(side)), {13});
}

void draw_side(Painter& painter, Rect row, const DiceTray& tray, DiceSide side, const DiceClicks& clicks,
               Tumble tumble) {
    const TextStyle heading{14, Face::serif_bold};
    double wide = painter.scaled(90);  // the same for both, so that their dice lie below each other
    for (const DiceSide one : {DiceSide::attacker, DiceSide::defender})
        wide = std::max(wide, painter.width(words::dice_side(one), heading));
    painter.text(row.cut_left(wide + painter.scaled(14)), words::dice_side(side), heading);
    tray.way() == DiceTray::Way::faces ? draw_faces(painter, row, tray, side, clicks, tumble)
                                       : draw_hits(painter, row, tray, side, clicks);
}

}  // namespace

void draw_dice_tray(Painter& painter, Rect box, const DiceTray& tray, const DiceClicks& clicks, Tumble tumble) {
    Rect buttons = box.cut_bottom(painter.scaled(38));
    buttons.cut_top(painter.scaled(6));
    const int sides = (tray.dice(DiceSide::attacker) > 0 ? 1 : 0) + (tray.dice(DiceSide::defender) > 0 ? 1 : 0);
    const double high = std::min(box.h / std::max(1, sides), painter.scaled(88));
    for (const DiceSide side : {DiceSide::attacker, DiceSide::defender})
        if (tray.dice(side) > 0) draw_side(painter, box.cut_top(high), tray, side, clicks, tumble);
    const bool faces = tray.way() == DiceTray::Way::faces;
    draw_button(painter, buttons, "R", words::label_roll(), "dice:roll", clicks.roll);
    draw_button(painter, buttons, "H", faces ? words::label_hits_instead() : words::label_faces_instead(), "dice:way",
                clicks.other_way);
    if (tray.complete() && !tumble)
        draw_button(painter, buttons, present::key_words("Enter"), present::label_done(), "dice:done", clicks.done);
}

}  // namespace byzantium::window
