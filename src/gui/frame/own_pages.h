// SPDX-License-Identifier: MIT
// Shows and leaves the lasting page that only one game has, and asks it before the window closes.
#pragma once

#include "gui/frame/page_stack.h"
#include "present/game.h"

#include <functional>
#include <string>

namespace gui {

class OwnPage;
class Tables;

class OwnPages {
public:
    // What it shows. All of it must outlive this object.
    struct Room {
        PageStack& pages;
        Tables& tables;
    };
    explicit OwnPages(const Room& room);

    // Begins a session of the current game with what its own page saved under that id.
    std::function<void(const std::string& id)> on_begin = [](const std::string&) {};
    // Something else can be undone now.
    std::function<void()> on_change = [] {};
    // Makes another game the current one, without a table.
    std::function<void(const present::Game&)> turn_to = [](const present::Game&) {};
    // Called with the reason if the page cannot be shown.
    std::function<void(const std::string&)> on_trouble = [](const std::string&) {};

    void show();
    // The current game's own page if it is visible; else nullptr.
    OwnPage* seen() const;
    // False if something is not saved: the page is shown and says so. Closing again discards it, unless the page has
    // been left meanwhile: it is said anew then.
    bool may_close();

private:
    void leave();

    Room in_;
    const OwnPage* told_of_unsaved_ = nullptr;  // where it was said last
};

}  // namespace gui
