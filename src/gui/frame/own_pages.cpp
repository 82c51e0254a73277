// SPDX-License-Identifier: MIT
#include "gui/frame/own_pages.h"

#include "gui/frame/tables.h"
#include "gui/pages/own_page.h"
#include "gui/shelf/begin_page.h"
#include "present/language/failure_words.h"
#include "wording/failure.h"

namespace gui {

OwnPages::OwnPages(const Room& room) : in_{room} {
    in_.tables.on_own_page = [this](OwnPage& page) {
        page.on_back = [this] { leave(); };
        page.on_begin = [this](const std::string& id) { on_begin(id); };
        page.on_change = [this] {
            told_of_unsaved_ = nullptr;
            on_change();
        };
    };
}

void OwnPages::show() {
    OwnPage* page = nullptr;
    try {
        page = in_.tables.own_page();
    } catch (const wording::Failure& error) {
        return on_trouble(present::failure_words(error));
    }
    if (!in_.pages.sees(page)) {
        told_of_unsaved_ = nullptr;
        in_.pages.call_up(*page);
    }
    page->show();
}

void OwnPages::leave() {
    told_of_unsaved_ = nullptr;
    in_.pages.leave();
    if (in_.tables.sees_new_session()) in_.tables.new_session().choices_changed();
}

OwnPage* OwnPages::seen() const {
    OwnPage* const page = in_.tables.own_page_of(in_.tables.game());
    return in_.pages.sees(page) ? page : nullptr;
}

bool OwnPages::may_close() {
    if (in_.pages.sees(told_of_unsaved_)) return true;
    for (const GameWindow& one : in_.tables.games()) {
        OwnPage* const page = in_.tables.own_page_of(*one.game);
        const auto unsaved = page ? page->unsaved() : std::nullopt;
        if (!unsaved) continue;
        if (one.game.get() != &in_.tables.game()) turn_to(*one.game);
        show();
        page->say(*unsaved);
        told_of_unsaved_ = page;
        return false;
    }
    return true;
}

}  // namespace gui
