// SPDX-License-Identifier: MIT
#include "gui/frame/tables.h"

#include "gui/pages/own_page.h"
#include "gui/shelf/begin_page.h"
#include "gui/table/table_page.h"

#include <algorithm>
#include <utility>

namespace gui {

Tables::Tables(GameWindows games, const Room& room) : games_{std::move(games)}, in_{room}, made_(games_.size()) {}

std::size_t Tables::number_of(const present::Game& game) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [&](const auto& one) { return one.game.get() == &game; });
    return static_cast<std::size_t>(found - games_.begin());
}

bool Tables::turn_to(const present::Game& game) {
    const std::size_t number = number_of(game);
    return std::exchange(at_hand_, number) != number;
}

TablePage& Tables::page() {
    TablePage*& table = made_[at_hand_].table;
    if (!table) {
        table = new TablePage{in_.pages.parent(), in_.theme, at_hand().table};
        if (preferences_) table->prefer(*preferences_);
        in_.pages.add(*table, "table", PageStack::Kind::lasting, [made = table] { made->show_again(); });
        on_table(*table);
    }
    return *table;
}

BeginPage& Tables::new_session() {
    BeginPage*& page = made_[at_hand_].new_session;
    if (!page) {
        page = at_hand().new_session(in_.pages.parent(), in_.theme, in_.choosers);
        if (preferences_) page->prefer(*preferences_);
        in_.pages.add(*page, "new session");
        on_new_session(*page);
    }
    return *page;
}

OwnPage* Tables::own_page() {
    OwnPage*& page = made_[at_hand_].own;
    if (!page && at_hand().own) {
        page = at_hand().own->make(in_.pages.parent(), in_.theme, in_.choosers);
        in_.pages.add(*page, "own", PageStack::Kind::lasting, [made = page] { made->show(); });
        on_own_page(*page);
    }
    return page;
}

bool Tables::sees_new_session() const {
    return std::any_of(made_.begin(), made_.end(),
                       [&](const Made& one) { return one.new_session && in_.pages.sees(one.new_session); });
}

bool Tables::holds_form() const {
    return std::any_of(made_.begin(), made_.end(), [&](const Made& one) {
        return in_.pages.holds(one.new_session) || in_.pages.holds(one.own) || (one.own && one.own->unsaved());
    });
}

void Tables::prefer(const present::Preferences& preferences) {
    preferences_ = preferences;
    for (const Made& one : made_) {
        if (one.table) one.table->prefer(preferences);
        if (one.new_session) one.new_session->prefer(preferences);
    }
}

void Tables::restyle() {
    for (const Made& one : made_) {
        if (one.table) one.table->lay_out();
        if (one.own) one.own->restyle();
    }
}

}  // namespace gui
