// SPDX-License-Identifier: MIT
#include "byzantium/window/table/displays_panel.h"

#include "byzantium/window/table/display_card.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::Emphasis;
using words::PlayerView;

// In units: a column of 400 holds four players in a height of 380.
constexpr double display_width = 400;
constexpr double between_displays = 6;
constexpr double least_card = 85;
constexpr double most_card = 213;
constexpr double most_unit = 2.4;
constexpr double scroll_bar = 10;
constexpr std::size_t most_players_unscrolled = 3;
constexpr double legible_unit = 0.95;  // at the usual size of text: letters are not to be smaller

}  // namespace

void DisplaysPanel::show(std::vector<PlayerView> players) {
    players_ = std::move(players);
    Refresh();
}

std::optional<int> DisplaysPanel::least_height(int width) const {
    if (players_.empty() || players_.size() > most_players_unscrolled) return std::nullopt;
    const double wide = (width - theme().scaled(scroll_bar)) / display_width;
    return static_cast<int>(std::ceil(std::min(theme().scaled(legible_unit), wide) * least_units()));
}

double DisplaysPanel::least_units() const {
    const auto count = static_cast<double>(players_.size());
    return display_heads_height + between_displays * (count - 1) + count * least_card;
}

// Every card has the same height, whoever plays: nothing moves but the frame. What the columns are called stays in
// sight above cards that scroll.
void DisplaysPanel::draw(Painter& painter) {
    if (players_.empty()) return;
    const auto count = static_cast<double>(players_.size());
    const double between = between_displays * (count - 1);
    const Rect& whole = painter.whole();
    const double unit = std::min({whole.w / display_width, whole.h / least_units(), most_unit});
    const double legible = painter.scaled(legible_unit);
    const bool scrolls = unit < legible;
    const double wide = whole.w - (scrolls ? painter.scaled(scroll_bar) : 0);
    const Fitted fitted{painter, scrolls ? std::min(legible, wide / display_width) : unit};
    Rect rest = whole;
    const Rect heads = rest.cut_top(fitted(display_heads_height));
    draw_display_heads(fitted, {heads.x, heads.y, wide, heads.h}, players_.front());
    const double card = (rest.h / fitted(1) - between) / count;
    if (scrolls) {
        part_.draw(painter, rest,
                   [&](const Rect& moved) { return draw_cards(fitted, moved, std::max(card, least_card)); });
        asked_.follow(whole.h / legible);
    } else {
        draw_cards(fitted, rest, std::min(card, most_card));
    }
    draw_ring(painter);
}

// Returns how high they are.
double DisplaysPanel::draw_cards(const Fitted& fitted, Rect rest, double card) {
    const double top = rest.y;
    const bool in_words = std::all_of(players_.begin(), players_.end(), [&](const PlayerView& player) {
        return says_passed_in_words(fitted, {rest.x, rest.y, rest.w, fitted(card)}, player);
    });
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const PlayerView& player = players_[i];
        const Rect place = rest.cut_top(fitted(card));
        if (player.emphasis == Emphasis::framed) asked_.is_drawn(i, place);
        draw_display_card(fitted, place, player, on_touch, in_words ? Passed::in_words : Passed::by_number);
        rest.cut_top(fitted(between_displays));
    }
    return rest.y - top - fitted(between_displays);
}

}  // namespace byzantium::window
