// SPDX-License-Identifier: MIT
// What leads a new user: the tour of the window and the guide to a first game, strips below the table. One of them is
// shown at a time.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "present/desk/desk.h"
#include "present/help/guide.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxFrame;
class wxWindow;

namespace gui {

class GuideStrip;
class TourStrip;

class FirstSteps {
public:
    // The page of the table, and what is asked of it.
    struct Table {
        wxWindow& page;
        std::function<const present::Desk*()> desk;  // nullptr: none is open
        // Does something with the desk that is open, and shows what came of it.
        std::function<void(const std::function<void(present::Desk&)>&)> act;
        std::function<void(std::optional<present::TourPlace>)> point_at;  // nothing: no longer
        std::function<void()> show_again;                                 // and gives it the keyboard
    };
    // Where they are shown, and what they point at; all of it must outlive them.
    struct Room {
        wxFrame& frame;
        const Theme& theme;
        PageStack& pages;
        PreferenceKeeper& preferences;
        Table table;
    };
    explicit FirstSteps(Room room);

    // A new practice table; false: why not was said.
    std::function<bool()> open_practice = [] { return false; };
    // The guide of the game that is practised; nullptr if it has none. Throws wording::Failure.
    std::function<std::unique_ptr<const present::Guide>()> make_guide = [] { return nullptr; };
    // What the tour says of a table of that game itself.
    std::function<std::vector<present::TourStep>()> own_tour = [] { return std::vector<present::TourStep>{}; };
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
    TourStrip* tour() const { return tour_; }
    GuideStrip* guide() const { return guide_; }

private:
    void make_tour_strip();
    void make_guide_strip();
    void take_up(std::unique_ptr<const present::Guide> guide);

    Room in_;
    TourStrip* tour_ = nullptr;
    GuideStrip* guide_ = nullptr;
};

}  // namespace gui
