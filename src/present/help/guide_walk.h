// SPDX-License-Identifier: MIT
// The first-game guide as it is read at an open table: which step the table has reached, and the page to show. It keeps
// no record of its own but reads the table's journal, so it follows undo, redo and repair like any entry.
#pragma once

#include "present/desk/desk.h"
#include "present/help/guide.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace present {

// The actions on a page of the guide.
enum class GuideAct : std::uint8_t { next, do_step, go_back, leave };

struct GuideButton {
    GuideAct act;
    std::string label;
};

struct GuidePage {
    std::string heading;
    std::string place;                 // "Step 3 of 14"; empty before and behind the steps
    std::vector<std::string> texts;    // one text, or two: what to do and why
    std::vector<GuideButton> buttons;  // the first is the main one
    std::vector<std::string> rules;    // to be read on
};

// The label of the button that opens a page's rules.
std::string guide_rules_label();
// Says that this game has no guide.
std::string no_guide(const std::string& game);

class GuideWalk {
public:
    explicit GuideWalk(std::unique_ptr<const Guide> guide) : guide_{std::move(guide)} {}

    const Guide& guide() const { return *guide_; }
    // Call it when the guide's table has changed or is another one.
    void follow(const Desk& table);
    GuidePage page() const;
    // The texts of all pages about steps, in order: two for a task, one when it is done.
    std::vector<std::vector<std::string>> texts_of_steps() const;
    // Goes on from the page that was read to the next task.
    void next() { read_to_ = current(); }
    // Enters the rest of the step, as one act.
    void do_step(Desk& table) const;
    // Undoes acts until the table is where the guide was; an act that was ended goes whole.
    void go_back(Desk& table) const;

private:
    enum class Shown : std::uint8_t { opening, task, done, elsewhere, closing };

    Shown shown() const;
    GuidePage task_page(const GuideStep& step) const;
    GuidePage done_page(const GuideStep& step) const;
    GuidePage elsewhere_page() const;
    // From 1; 0 is the opening.
    std::size_t current() const { return guide_->step_at(stand_.entries) + 1; }
    // Entries of the current step that were made already.
    std::size_t made() const { return stand_.entries - guide_->entries_before(current() - 1); }
    std::string task_place() const;
    std::string what_else() const;

    std::unique_ptr<const Guide> guide_;
    GuideStand stand_;
    enum class Left : std::uint8_t { by_chance, by_hand } left_ = Left::by_hand;
    std::size_t read_to_ = 0;
};

}  // namespace present
