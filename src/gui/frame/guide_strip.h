// SPDX-License-Identifier: MIT
// The guide to a first game: a strip below the practice table that follows what is entered there, or enters it.
#pragma once

#include "gui/frame/step_strip.h"
#include "present/desk/desk.h"
#include "present/help/guide_walk.h"
#include "present/help/help_topic.h"

#include <functional>
#include <map>
#include <optional>

namespace gui {

class GuideStrip : public StepStrip {
public:
    // The theme must outlive the strip.
    GuideStrip(wxWindow* parent, const Theme& theme);

    // Does something with the desk of the table; `follow` is called when that has changed it.
    std::function<void(const std::function<void(present::Desk&)>&)> act = [](const auto&) {};
    // The keyboard is the table's again.
    std::function<void()> on_answer = [] {};
    // These are to be read.
    std::function<void(const present::RuleIds& rules)> on_rules = [](const auto&) {};

    // At that table, which it is told at.
    void begin(present::GuideWalk walk, const present::Desk& table);
    // The table has changed. None, or one that it is not told at: the guide is over.
    void follow(const present::Desk* table);
    void end() override;
    // To the button that is meant, unless somebody answers in the table view, a window of its own.
    void take_keyboard();
    // nullptr before it was begun.
    const present::GuideWalk* walk() const { return walk_ ? &*walk_ : nullptr; }

private:
    void add(present::GuideAct act, const wxString& name);
    void press(present::GuideAct act);
    void show_page();

    std::optional<present::GuideWalk> walk_;
    present::GuidePage page_;
    std::map<present::GuideAct, wxButton*> buttons_;
    wxButton* rules_ = nullptr;
    enum class Hand { at_table, here } hand_ = Hand::at_table;  // who made the last step
};

}  // namespace gui
