// SPDX-License-Identifier: MIT
#include "gui/frame/preferring.h"

#include "gui/frame/game_window.h"
#include "gui/frame/tables.h"
#include "gui/pages/preferences_page.h"
#include "present/game.h"
#include "present/table/table_player.h"
#include "present/window/preferences.h"

#include <algorithm>
#include <vector>

namespace gui {

namespace {

std::vector<NamedPiece> sample_pieces(const present::Game& game) {
    std::vector<NamedPiece> pieces;
    for (const present::TablePlayer& player : game.players()) pieces.push_back({player.badge, player.name});
    return pieces;
}

present::Dice dice_of_any(const GameWindows& games) {
    const bool rolled = std::any_of(games.begin(), games.end(),
                                    [](const GameWindow& one) { return one.game->dice() == present::Dice::rolled; });
    return rolled ? present::Dice::rolled : present::Dice::none;
}

}  // namespace

void Preferring::make() {
    page_ =
        new PreferencesPage{in_.pages.parent(), in_.theme, present::shown_preferences(dice_of_any(in_.tables.games())),
                            sample_pieces(in_.tables.game())};
    page_->on_prefer = [this](const auto& wish) { in_.preferences.prefer(wish); };
    page_->on_back = [this] { in_.pages.leave(); };
    page_->on_keys = [this] { on_keys(); };
    page_->backups().on_make = [this] {
        const std::string said = in_.library.back_up();
        show_backups();
        page_->backups().say(said);
    };
    page_->backups().on_put_back = [this](const store::Backup& one) {
        const std::string said = put_back(one);
        show();
        page_->backups().say(said);
    };
    in_.pages.add(*page_, "preferences", PageStack::Kind::passing);
}

void Preferring::show() {
    if (!page_) make();
    in_.pages.call_up(*page_);
    page_->restyle();
    page_->show(in_.preferences.all());
    show_backups();
    page_->take_keyboard();
}

bool Preferring::is_seen() const { return in_.pages.sees(page_); }

void Preferring::show_backups() { page_->backups().show(in_.library.backups()); }

void Preferring::follow() {
    if (page_) page_->show(in_.preferences.all());
}

void Preferring::restyle() {
    if (page_) page_->restyle();
}

}  // namespace gui
