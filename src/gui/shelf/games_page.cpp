// SPDX-License-Identifier: MIT
#include "gui/shelf/games_page.h"

#include "gui/canvas/keys.h"
#include "present/shelf/start_words.h"

#include <string>
#include <utility>

namespace gui {

namespace {

// In logical pixels.
constexpr double games_margin = 40;
constexpr double between_games = 12;
constexpr double game_width = 320;

}  // namespace

GamesPage::GamesPage(wxWindow* parent, const Theme& theme, present::Games games)
    : KeyCanvas{parent, theme, "games"}, games_{std::move(games)} {
    Bind(wxEVT_KEY_DOWN, &GamesPage::key_pressed, this);
}

void GamesPage::choose(std::size_t number) {
    if (number < games_.size()) on_game(*games_[number]);
}

void GamesPage::key_pressed(wxKeyEvent& event) {
    const int key = key_of(event);
    if (key == WXK_ESCAPE) return on_back();
    if (key >= '1' && key <= '9') return choose(static_cast<std::size_t>(key - '1'));
    event.Skip();
}

void GamesPage::draw(Painter& painter) {
    const auto words = present::games_page_words();
    Rect box = painter.whole().inset(painter.scaled(games_margin));
    const TextStyle heading{22, Face::serif_bold};
    box.cut_top(painter.wrapped(box, words.heading, heading) + painter.scaled(between_games));
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const Button game{games_[i]->name(), std::to_string(i + 1), {}, Weight::primary};
        const double wide = std::max(painter.scaled(game_width), button_width(painter, game));
        Rect line = box.cut_top(button_height(painter));
        button(painter, line.cut_left(wide), "game:" + std::string{games_[i]->id()}, game, [this, i] { choose(i); });
        box.cut_top(painter.scaled(between_games));
    }
    const Button back{words.back, "Esc"};
    Rect line = box.cut_top(button_height(painter));
    button(painter, line.cut_left(button_width(painter, back)), "back", back, [this] { on_back(); });
}

}  // namespace gui
