// SPDX-License-Identifier: MIT
#include "byzantium/window/table/dice_buttons.h"

#include "gui/canvas/sizes.h"

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double beside_words = 24;      // and beside the key, all in all
constexpr double least_of_words = 0.66;  // larger text is still larger

TextStyle button_words(double smaller) { return {letter_sizes::choice * smaller, Face::plain}; }

double width_of_key(Painter& painter, const std::string& key) {
    return painter.width(key, {letter_sizes::note, Face::bold}) + painter.scaled(gaps::margin);
}

double width_of(Painter& painter, const TrayButton& button, double smaller) {
    return width_of_key(painter, button.key) + painter.width(button.text, button_words(smaller)) +
           painter.scaled(beside_words);
}

// So that all of them stand in the row, also the one that comes last.
double smaller_for(Painter& painter, const std::vector<TrayButton>& all, double room) {
    double smaller = 1;
    const auto taken = [&] {
        double wide = painter.scaled(gaps::middle) * static_cast<double>(all.size() - 1);
        for (const TrayButton& one : all) wide += width_of(painter, one, smaller);
        return wide;
    };
    while (smaller > least_of_words && taken() > room) smaller -= 0.05;
    return smaller;
}

// Cuts its place off the row.
void draw_button(Painter& painter, Rect& row, const TrayButton& button, double smaller) {
    const Rect box = row.cut_left(width_of(painter, button, smaller));
    Rect inner = box;
    painter.fill(box, painter.theme().raised, 5);
    painter.outline(box, painter.theme().card_edge, 1, 5);
    inner.cut_left(painter.scaled(gaps::modest));
    const Rect cap = inner.cut_left(width_of_key(painter, button.key));
    painter.key({cap.x, cap.y + painter.scaled(gaps::close), cap.w, cap.h - painter.scaled(gaps::middle)}, button.key);
    inner.cut_left(painter.scaled(gaps::middle));
    painter.text(inner, button.text, button_words(smaller));
    painter.area(box, button.name, button.click);
    row.cut_left(painter.scaled(gaps::middle));
}

}  // namespace

void draw_tray_buttons(Painter& painter, Rect row, const std::vector<TrayButton>& all, std::size_t shown) {
    const double smaller = smaller_for(painter, all, row.w);
    for (std::size_t i = 0; i < shown; ++i) draw_button(painter, row, all[i], smaller);
}

}  // namespace byzantium::window
