// SPDX-License-Identifier: MIT
// The first-game guide at an open table: which of its steps the table has come to, and what is said of it. It keeps no
// account of its own: the table's journal tells, so undo, redo and repair are followed like any entry.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/desk.h"
#include "present/help/guide_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace byzantium::words {

// Where a table stands beside the guide's own turn.
struct GuideStand {
    std::size_t entries = 0;  // of the guide's, that the table has come to
    // Something else was entered then: entries of the table's journal before that.
    std::optional<std::size_t> left_at;
    bool operator==(const GuideStand&) const = default;
};

class Guide {
public:
    // `turn` is the guide's session, played to its end (byzantium::text::open_guide). What the text has no entries for
    // is left out.
    Guide(std::string_view file, byzantium::text::Session turn);

    const present::GuideText& text() const { return text_; }
    const byzantium::text::Session& turn() const { return turn_; }
    // Entries before that step; of steps().size(), all that are told.
    std::size_t entries_before(std::size_t step) const;
    // The step that the entry of that number, from 0, belongs to; steps().size() behind the last.
    std::size_t step_at(std::size_t entries) const;

    // The table is where its position is one of the guide's, whatever dice with the same hits or orders of cubes led
    // there. Whoever plays on behind the last step stays there.
    GuideStand stand(const byzantium::text::Journal& table) const;
    // A table of the guide's that has come along with it, and not to its end.
    bool goes_on_at(const byzantium::text::Session& table) const;

private:
    std::optional<std::size_t> entries_at(const byzantium::Position& position) const;

    byzantium::text::Session turn_;
    present::GuideText text_;
};

// What can be done about a page of the guide.
enum class GuideAct { next, do_step, go_back, leave };

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

// Somebody who reads the guide while the table is played.
class GuideWalk {
public:
    explicit GuideWalk(Guide guide) : guide_{std::move(guide)} {}

    const Guide& guide() const { return guide_; }
    // The table has changed, or is another one.
    void follow(const byzantium::text::Session& table);
    GuidePage page() const;
    // Turns from what was read to what is to be done.
    void next() { read_to_ = current(); }
    // What is left of the step, as one act.
    void do_step(Desk& desk) const;
    // Takes back what the guide does not tell of, act by act.
    void go_back(Desk& desk) const;

private:
    enum class Shown { opening, task, done, elsewhere, closing };

    Shown shown() const;
    GuidePage task_page(const present::GuideStep& step) const;
    GuidePage done_page(const present::GuideStep& step) const;
    GuidePage elsewhere_page() const;
    // From 1; 0 is the opening.
    std::size_t current() const { return guide_.step_at(stand_.entries) + 1; }
    // Entries of the current step that lie on the table already.
    std::size_t made() const { return stand_.entries - guide_.entries_before(current() - 1); }
    std::string task_place() const;
    std::string what_else() const;

    Guide guide_;
    GuideStand stand_;
    enum class Fallen { other_dice, something_else } fallen_ = Fallen::something_else;
    std::size_t read_to_ = 0;
};

}  // namespace byzantium::words
