// SPDX-License-Identifier: MIT
// Somebody who reads the first-game guide at an open table: which of its steps the table has come to, and what is said
// of it. It keeps no account of its own: the table's journal tells, so undo, redo and repair are followed like any
// entry.
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

// What can be done about a page of the guide.
enum class GuideAct : std::uint8_t { next, do_step, go_back, leave };

struct GuideButton {
    GuideAct act;
    std::string label;
};

struct GuidePage {
    std::string heading;
    std::string place;                 // "Step 3 of 14"; empty before and behind the steps
    std::vector<std::string> texts;    // one, or what to do and why
    std::vector<GuideButton> buttons;  // the first one is meant
    std::vector<std::string> rules;    // to be read on
};

// Of what opens the rules of a page.
std::string guide_rules_label();
// That this game tells no first turn.
std::string no_guide(const std::string& game);

class GuideWalk {
public:
    explicit GuideWalk(std::unique_ptr<const Guide> guide) : guide_{std::move(guide)} {}

    const Guide& guide() const { return *guide_; }
    // The table, which the guide is told at, has changed, or is another one.
    void follow(const Desk& table);
    GuidePage page() const;
    // Turns from what was read to what is to be done.
    void next() { read_to_ = current(); }
    // What is left of the step, as one act.
    void do_step(Desk& table) const;
    // Takes back what the guide does not tell of, act by act.
    void go_back(Desk& table) const;

private:
    enum class Shown : std::uint8_t { opening, task, done, elsewhere, closing };

    Shown shown() const;
    GuidePage task_page(const GuideStep& step) const;
    GuidePage done_page(const GuideStep& step) const;
    GuidePage elsewhere_page() const;
    // From 1; 0 is the opening.
    std::size_t current() const { return guide_->step_at(stand_.entries) + 1; }
    // Entries of the current step that lie on the table already.
    std::size_t made() const { return stand_.entries - guide_->entries_before(current() - 1); }
    std::string task_place() const;
    std::string what_else() const;

    std::unique_ptr<const Guide> guide_;
    GuideStand stand_;
    enum class Left : std::uint8_t { by_chance, by_hand } left_ = Left::by_hand;
    std::size_t read_to_ = 0;
};

}  // namespace present
