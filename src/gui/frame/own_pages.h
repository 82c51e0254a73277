// SPDX-License-Identifier: MIT
// The lasting page that only one game has, shown and left, and asked before the window closes.
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
    // What it shows; all of it must outlive it.
    struct Room {
        PageStack& pages;
        Tables& tables;
    };
    explicit OwnPages(const Room& room);

    // A session of the game at hand is to be begun with what its own page saved under that id.
    std::function<void(const std::string& id)> on_begin = [](const std::string&) {};
    // What can be undone is another.
    std::function<void()> on_change = [] {};
    // Another game is to be at hand, without a table.
    std::function<void(const present::Game&)> turn_to = [](const present::Game&) {};
    // It cannot be shown, and why.
    std::function<void(const std::string&)> on_trouble = [](const std::string&) {};

    void show();
    // Of the game at hand, if it is seen; else nullptr.
    OwnPage* seen() const;
    // False: something was not saved, which is shown and said, once. Whoever wants to leave it closes again.
    bool may_close();

private:
    void leave();

    Room in_;
    bool told_of_unsaved_ = false;
};

}  // namespace gui
