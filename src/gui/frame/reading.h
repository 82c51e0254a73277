// SPDX-License-Identifier: MIT
// Pages to read: the handbook of the current game, the list of keys, and the page about the program.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/page_stack.h"
#include "gui/pages/help_page.h"
#include "present/help/help_topic.h"

#include <functional>
#include <string>

namespace gui {

class HandbookPage;
class PageList;
class Tables;

class Reading {
public:
    // What it reads and shows. All of it must outlive this object.
    struct Room {
        PageStack& pages;
        const Theme& theme;
        const FileChoosers& choosers;
        Tables& tables;
        PageList& list;
    };
    // Makes the page of keys.
    explicit Reading(const Room& room);

    // Whether this program listens now, for the page about it; empty: it cannot.
    std::function<std::string()> listening = [] { return std::string{}; };
    // Commands whose keys do nothing now, so that the list of keys leaves them out.
    std::function<std::vector<present::CommandWords>()> not_offered = [] {
        return std::vector<present::CommandWords>{};
    };

    void show_help(HelpPage::Page page);
    void show_handbook(const present::HelpTopic& topic);
    // The topic of whatever has the keyboard; the question has it unless the user moved it elsewhere.
    present::HelpTopic topic_here() const;
    bool sees_handbook() const;
    // Searches the handbook, which must be visible.
    void search();
    // Call it when another game has become the current one.
    void follow_game();

private:
    Room in_;
    HelpPage* help_;
    HandbookPage* handbook_ = nullptr;  // once it was asked for
};

}  // namespace gui
