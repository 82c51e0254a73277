// SPDX-License-Identifier: MIT
#include "gui/shelf/games_page.h"

#include "gui/canvas/keys.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gui {

namespace {

// In logical pixels.
constexpr double above_games = 110;
constexpr double between_games = 12;
constexpr double game_width = 420;

}  // namespace

GamesPage::GamesPage(wxWindow* parent, const Theme& theme, present::Games games)
    : KeyCanvas{parent, theme, "games"}, games_{std::move(games)} {
    Bind(wxEVT_KEY_DOWN, &GamesPage::key_pressed, this);
}

void GamesPage::begin(std::string_view last, present::GameWanted wanted) {
    wanted_ = wanted;
    const auto found = std::find_if(games_.begin(), games_.end(), [&](const auto* game) { return game->id() == last; });
    focus("game:" + std::string{(found != games_.end() ? *found : games_.front())->id()});
    SetFocus();
}

void GamesPage::choose(std::size_t number) {
    if (number < games_.size()) on_game(*games_[number]);
}

void GamesPage::key_pressed(wxKeyEvent& event) {
    const int key = key_of(event);
    if (event.ControlDown() || event.AltDown() || !taken_key(key, event.ShiftDown() ? Walk::back : Walk::forward))
        event.Skip();
}

bool GamesPage::taken_key(int key, Walk tab) {
    switch (key) {
        case WXK_ESCAPE:
            return on_back(), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return press();
        case WXK_TAB:
            return walk(tab), true;
        case WXK_DOWN:
            return walk(Walk::forward), true;
        case WXK_UP:
            return walk(Walk::back), true;
        default:
            break;
    }
    if (key < '1' || key > '9') return false;
    return choose(static_cast<std::size_t>(key - '1')), true;
}

// One column in the middle, as wide as its widest button.
void GamesPage::draw(Painter& painter) {
    const auto words = present::games_page_words(wanted_);
    std::vector<Button> games;
    double wide = painter.scaled(game_width);
    for (std::size_t i = 0; i < games_.size(); ++i) {
        games.push_back({games_[i]->name(), std::to_string(i + 1), {}, Weight::primary});
        wide = std::max(wide, button_width(painter, games.back()));
    }
    const Rect whole = painter.whole();
    wide = std::min(wide, whole.w);
    Rect box{whole.middle_x() - wide / 2, whole.y + painter.scaled(above_games), wide, whole.h};
    const TextStyle heading{letter_sizes::place, Face::serif_bold, {}, Align::centre};
    const Rect line{whole.x, box.y, whole.w, box.h};
    box.cut_top(painter.wrapped(line, words.heading, heading) + 2 * painter.scaled(between_games));
    for (std::size_t i = 0; i < games.size(); ++i) {
        button(painter, box.cut_top(button_height(painter)), "game:" + std::string{games_[i]->id()}, games[i],
               [this, i] { choose(i); });
        box.cut_top(painter.scaled(between_games));
    }
    const Button back{words.back, "Esc"};
    box.cut_top(painter.scaled(between_games));
    button(painter, box.cut_top(button_height(painter)), "back", back, [this] { on_back(); });
}

}  // namespace gui
