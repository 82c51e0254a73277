// SPDX-License-Identifier: MIT
// Help for new users: the tour of the window and the guide to a first game, each a strip below the table. Only one of
// them is shown at a time.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "present/desk/desk.h"
#include "present/help/guide.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "store/records.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxFrame;
class wxWindow;

namespace gui {

class GuideStrip;
class Tables;
class TourStrip;

class FirstSteps {
public:
    // Where they are shown, and what they point at. All of it must outlive this object.
    struct Room {
        wxFrame& frame;
        const Theme& theme;
        PageStack& pages;
        PreferenceKeeper& preferences;
        Tables& tables;
    };
    explicit FirstSteps(const Room& room) : in_{room} {}

    // Whether one of them stands below the table.
    bool is_shown() const;
    // The texts of the guide, while it is shown.
    std::vector<std::string> guide_texts() const;

    // Opens a new practice table. False if that failed, with a message on the screen.
    std::function<bool()> open_practice = [] { return false; };
    std::function<void(store::SessionId)> open_session = [](auto) {};
    std::function<void()> show_shelf = [] {};
    std::function<void(const std::string&)> say_trouble = [](const auto&) {};
    std::function<void(const present::RuleIds&)> show_rules = [](const auto&) {};

    void begin_tour();
    // Goes on where the guide was left if the table has followed it so far; else begins at a practice table, and a game
    // that was open is back when the user leaves the guide there.
    void begin_guide();
    // The table has changed.
    void follow();
    // Both.
    void end();
    void restyle();

    // None before they were asked for.
    TourStrip* tour() const { return tour_; }
    GuideStrip* guide() const { return guide_; }

private:
    void make_tour_strip();
    void make_guide_strip();
    void take_up(std::unique_ptr<const present::Guide> guide);
    bool sit_down_to_practise();
    void go_back();

    // A game that was open before the practice table, and that table.
    struct Before {
        store::SessionId game;
        std::string title;
        store::SessionId practice;
    };

    Room in_;
    std::optional<Before> before_;
    TourStrip* tour_ = nullptr;
    GuideStrip* guide_ = nullptr;
};

}  // namespace gui
