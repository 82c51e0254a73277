// SPDX-License-Identifier: MIT
#include "gui/table/standing_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/table/standing_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gui {
namespace {

constexpr double standing_margin = 6;
constexpr double standing_points = 11;
constexpr double between_standing = 3;
constexpr double room_for_lines = 1e6;

}  // namespace

void StandingStrip::show(std::vector<present::StandingLine> lines, std::vector<present::TablePlayer> players) {
    lines_ = std::move(lines);
    players_ = std::move(players);
    Refresh();
}

int StandingStrip::best_height(int width) {
    if (is_empty()) return 0;
    return static_cast<int>(std::ceil(measured([&](Painter& painter) {
        return draw_lines(painter, {0, 0, static_cast<double>(width), room_for_lines});
    })));
}

void StandingStrip::draw(Painter& painter) {
    painter.card(painter.whole());
    draw_lines(painter, painter.whole());
    draw_ring(painter);
}

double StandingStrip::draw_lines(Painter& painter, Rect box) {
    const Rect inner = box.inset(painter.scaled(standing_margin));
    Rect rest = inner;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (i > 0) rest.cut_top(painter.scaled(between_standing));
        rest.cut_top(draw_line(painter, rest, i));
    }
    return rest.y - inner.y + 2 * painter.scaled(standing_margin);
}

// The player's mark, what is said, and the words that take it back.
double StandingStrip::draw_line(Painter& painter, Rect box, std::size_t line) {
    const present::StandingLine& said = lines_[line];
    const TextStyle style{standing_points, Face::plain, theme().ink};
    const TextStyle button{standing_points, Face::bold, {}, Align::centre};
    const std::string words = present::take_back_words();
    const double high = painter.line_height(style) + painter.scaled(gaps::thin);
    Rect row = box;
    const Rect place = row.cut_right(painter.width(words, button) + painter.scaled(gaps::margin));
    row.cut_right(painter.scaled(gaps::modest));
    painter.piece(row.x + high / 2, row.y + high / 2, high * 0.8, players_.at(said.seat).badge);
    row.cut_left(high + painter.scaled(gaps::nearby));
    const double tall = std::max(high, painter.wrapped(row, present::standing_state(said), style));
    const Rect knob{place.x, place.y, place.w, high};
    painter.fill(knob, theme().raised, painter.scaled(gaps::close));
    painter.text(knob, words, button);
    painter.area(
        {box.x, box.y, box.w, tall}, "standing:" + std::to_string(line), [this, said] { on_take_back(said); },
        present::standing_line(players_.at(said.seat).label, said) + ". " + words);
    return tall;
}

}  // namespace gui
