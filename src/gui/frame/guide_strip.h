// SPDX-License-Identifier: MIT
// The guide to a first game: a strip below the practice table. It follows the entries made there, or makes them itself.
#pragma once

#include "gui/frame/step_strip.h"
#include "present/desk/desk.h"
#include "present/help/guide_walk.h"
#include "present/help/help_topic.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class GuideStrip : public StepStrip {
public:
    // The theme must outlive the strip.
    GuideStrip(wxWindow* parent, const Theme& theme);

    // Runs this on the table's desk; `follow` is called if it changed the desk.
    std::function<void(const std::function<void(present::Desk&)>&)> act = [](const auto&) {};
    // Gives the keyboard back to the table.
    std::function<void()> on_answer = [] {};
    // Shows these rules.
    std::function<void(const present::RuleIds& rules)> on_rules = [](const auto&) {};

    // The user has left the guide, before its end or there.
    std::function<void()> on_leave = [] {};

    // Another page is shown.
    std::function<void()> on_page = [] {};

    // Begins at that table.
    void begin(present::GuideWalk walk, const present::Desk& table);
    // Call it when the table has changed. No table, or another one, ends the guide.
    void follow(const present::Desk* table);
    void end() override;
    void leave() override;
    // Gives the keyboard to the button that comes next, unless somebody is answering in the table view, which is a
    // window of its own. Enter then does what the guide says, also after a step that was made at the table: there it
    // would take the row marked first, which may leave the guide. Letters and numbers answer all the same.
    void take_keyboard();
    // Of the page that is shown; empty while none is.
    std::vector<std::string> texts() const { return is_shown() ? page_.texts : std::vector<std::string>{}; }
    // nullptr before the guide has begun.
    const present::GuideWalk* walk() const { return walk_ ? &*walk_ : nullptr; }

private:
    void add(present::GuideAct act, const wxString& name);
    void press(present::GuideAct act);
    void show_page();

    std::optional<present::GuideWalk> walk_;
    present::GuidePage page_;
    std::map<present::GuideAct, wxButton*> buttons_;
    wxButton* rules_ = nullptr;
};

}  // namespace gui
