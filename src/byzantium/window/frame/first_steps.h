// SPDX-License-Identifier: MIT
// What leads a new user: the tour of the window and the guide to a first game, strips below the table. One of them is
// shown at a time.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/words/desk/open_session.h"
#include "gui/canvas/theme.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "present/help/help_topic.h"

#include <functional>
#include <string>

class wxFrame;

namespace gui {
class TablePage;
class TourStrip;
}  // namespace gui

namespace byzantium::window {

class GuideStrip;
class FirstSteps {
public:
    // Where they are shown, and what they point at; all of it must outlive them.
    struct Room {
        wxFrame& frame;
        const gui::Theme& theme;
        gui::PageStack& pages;
        gui::TablePage& table;
        const byzantium::text::Boards& boards;
        gui::PreferenceKeeper& preferences;
    };
    explicit FirstSteps(const Room& room) : in_{room} {}

    // A new practice table; false: why not was said.
    std::function<bool()> open_practice = [] { return false; };
    std::function<void()> show_shelf = [] {};
    std::function<void(const std::string&)> say_trouble = [](const auto&) {};
    std::function<void(const present::RuleIds&)> show_rules = [](const auto&) {};

    void begin_tour();
    // Where it was left, if the table has come along with it so far; else at a new practice table.
    void begin_guide();
    // The table has changed.
    void follow();
    // Both.
    void end();
    void restyle();

    // None before they were asked for.
    gui::TourStrip* tour() const { return tour_; }
    GuideStrip* guide() const { return guide_; }

private:
    void make_tour();
    void make_guide();
    // nullptr while nothing is open.
    const words::OpenSession* opened() const;

    Room in_;
    gui::TourStrip* tour_ = nullptr;
    GuideStrip* guide_ = nullptr;
};

}  // namespace byzantium::window
