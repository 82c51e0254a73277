// SPDX-License-Identifier: MIT
// The guide to a first game: a strip below the practice table that follows what is entered there, or enters it.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/guide.h"
#include "gui/frame/step_strip.h"
#include "present/help/help_topic.h"

#include <functional>
#include <map>
#include <optional>

namespace byzantium::window {

class GuideStrip : public gui::StepStrip {
public:
    // The theme must outlive the strip.
    GuideStrip(wxWindow* parent, const gui::Theme& theme);

    // Does something with the desk of the table; `follow` is called when that has changed it.
    std::function<void(const std::function<void(words::Desk&)>&)> act = [](const auto&) {};
    // The keyboard is the table's again.
    std::function<void()> on_answer = [] {};
    // These are to be read.
    std::function<void(const present::RuleIds& rules)> on_rules = [](const auto&) {};

    // At that table, where the guide goes on there.
    void begin(words::GuideWalk walk, const byzantium::text::Session& table);
    // The table has changed. None, or one of another game: the guide is over.
    void follow(const byzantium::text::Session* table);
    void end() override;
    // To the button that is meant, unless somebody answers in the table view, a window of its own.
    void take_keyboard();
    // nullptr before it was begun.
    const words::GuideWalk* walk() const { return walk_ ? &*walk_ : nullptr; }

private:
    void add(words::GuideAct act, const wxString& name);
    void press(words::GuideAct act);
    void show_page();

    std::optional<words::GuideWalk> walk_;
    words::GuidePage page_;
    std::map<words::GuideAct, wxButton*> buttons_;
    wxButton* rules_ = nullptr;
    enum class Hand { at_table, here } hand_ = Hand::at_table;  // who made the last step
};

}  // namespace byzantium::window
