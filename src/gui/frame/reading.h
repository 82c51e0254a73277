// SPDX-License-Identifier: MIT
// What is there to be read: the handbook of the game at hand, the pages of keys and about the program.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/page_stack.h"
#include "gui/pages/help_page.h"
#include "present/help/help_topic.h"

namespace gui {

class HandbookPage;
class PageList;
class Tables;

class Reading {
public:
    // What it reads and shows; all of it must outlive it.
    struct Room {
        PageStack& pages;
        const Theme& theme;
        const FileChoosers& choosers;
        Tables& tables;
        PageList& list;
    };
    // Makes the page of keys.
    explicit Reading(const Room& room);

    void show_help(HelpPage::Page page);
    void show_handbook(const present::HelpTopic& topic);
    // About what has the keyboard. The question has it whenever nobody gave it to something else.
    present::HelpTopic topic_here() const;
    bool sees_handbook() const;
    // In the handbook, which is seen.
    void search();
    // Another game is at hand.
    void follow_game();

private:
    Room in_;
    HelpPage* help_;
    HandbookPage* handbook_ = nullptr;  // once it was asked for
};

}  // namespace gui
