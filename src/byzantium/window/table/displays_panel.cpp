// SPDX-License-Identifier: MIT
#include "byzantium/window/table/displays_panel.h"

#include "byzantium/window/table/display_card.h"
#include "gui/canvas/fitted.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::PlayerView;

// In units: a column of 400 holds four players in a height of 430.
constexpr double display_width = 400;
constexpr double between_displays = 6;
constexpr double large = 157;
constexpr double compact = 85;
constexpr double large_grows = 56;
constexpr double compact_grows = 30;
constexpr double most_unit = 2.4;

double height_of(const PlayerView& player) { return player.emphasis == words::Emphasis::large ? large : compact; }
double growth_of(const PlayerView& player) {
    return player.emphasis == words::Emphasis::large ? large_grows : compact_grows;
}

template <class Height>
double sum(const std::vector<PlayerView>& players, const Height& height) {
    double all = 0;
    for (const PlayerView& player : players) all += height(player);
    return all;
}

}  // namespace

void DisplaysPanel::show(std::vector<PlayerView> players) {
    players_ = std::move(players);
    Refresh();
}

void DisplaysPanel::draw(Painter& painter) {
    if (players_.empty()) return;
    const double gaps = between_displays * static_cast<double>(players_.size() - 1);
    const double least = sum(players_, height_of) + gaps;
    const Rect& whole = painter.whole();
    const double unit = std::min({whole.w / display_width, whole.h / least, most_unit});
    const double grown = std::clamp((whole.h / unit - least) / sum(players_, growth_of), 0.0, 1.0);
    const Fitted fitted{painter, unit};
    Rect rest = whole;
    for (const PlayerView& player : players_) {
        const Rect card = rest.cut_top(fitted(height_of(player) + grown * growth_of(player)));
        draw_display_card(fitted, card, player, on_correct);
        rest.cut_top(fitted(between_displays));
    }
    draw_ring(painter);
}

}  // namespace byzantium::window
