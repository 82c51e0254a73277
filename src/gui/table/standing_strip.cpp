// SPDX-License-Identifier: MIT
#include "gui/table/standing_strip.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/table/standing_words.h"
#include "present/window/phones_words.h"

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

StandingStrip::Line StandingStrip::line_of(const present::StandingLine& said, std::size_t number, const Shown& shown) {
    const present::TablePlayer& player = shown.players.at(said.seat);
    const std::string words = present::take_back_words();
    return {"standing:" + std::to_string(number),
            player.badge,
            present::standing_state(said),
            words,
            present::standing_line(player.label, said) + ". " + words,
            [this, said] { on_take_back(said); }};
}

StandingStrip::Line StandingStrip::line_of(const std::string& seat, std::size_t number, const Shown& shown) {
    const auto found = std::find_if(shown.players.begin(), shown.players.end(),
                                    [&](const present::TablePlayer& one) { return one.label == seat; });
    const std::string words = present::asking_line(seat);
    return {"asked:" + std::to_string(number),
            found == shown.players.end() ? std::nullopt : std::optional{found->badge},
            words,
            present::asking_button(),
            words,
            [this] { on_asked_for(); }};
}

void StandingStrip::show(const Shown& shown) {
    lines_.clear();
    for (const std::string& seat : shown.asked_for) lines_.push_back(line_of(seat, lines_.size(), shown));
    for (std::size_t i = 0; i < shown.standing.size(); ++i) lines_.push_back(line_of(shown.standing[i], i, shown));
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
        rest.cut_top(draw_line(painter, rest, lines_[i]));
    }
    return rest.y - inner.y + 2 * painter.scaled(standing_margin);
}

// The player's mark, what is said, and the words of its button.
double StandingStrip::draw_line(Painter& painter, Rect box, const Line& line) {
    const TextStyle style{standing_points, Face::plain, theme().ink};
    const TextStyle button{standing_points, Face::bold, {}, Align::centre};
    const double high = painter.line_height(style) + painter.scaled(gaps::thin);
    Rect row = box;
    const Rect place = row.cut_right(painter.width(line.button, button) + painter.scaled(gaps::margin));
    row.cut_right(painter.scaled(gaps::modest));
    if (line.badge) painter.piece(row.x + high / 2, row.y + high / 2, high * 0.8, *line.badge);
    row.cut_left(high + painter.scaled(gaps::nearby));
    const double tall = std::max(high, painter.wrapped(row, line.words, style));
    const Rect knob{place.x, place.y, place.w, high};
    painter.fill(knob, theme().raised, painter.scaled(gaps::close));
    painter.text(knob, line.button, button);
    painter.area({box.x, box.y, box.w, tall}, line.key, line.act, line.told);
    return tall;
}

}  // namespace gui
