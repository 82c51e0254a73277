// SPDX-License-Identifier: MIT
// The first-game guide of a game: its text, and the turn that it explains beside an open table. present/help/guide_of.h
// has the part that depends on the game.
#pragma once

#include "present/help/guide_text.h"

#include <cstddef>
#include <optional>
#include <string>

namespace present {

class Desk;

// How far a table has followed the guide's turn.
struct GuideStand {
    std::size_t entries = 0;  // of the guide that the table has reached
    // If something else was entered then: the number of entries of the table's journal before it.
    std::optional<std::size_t> left_at;
    bool operator==(const GuideStand&) const = default;
};

class Guide {
public:
    virtual ~Guide() = default;
    Guide(const Guide&) = delete;
    Guide& operator=(const Guide&) = delete;

    const GuideText& text() const { return text_; }
    // The entries before that step; for steps().size(), all entries of the guide.
    std::size_t entries_before(std::size_t step) const;
    // The step of that entry (from 0); steps().size() after the last entry.
    std::size_t step_at(std::size_t entries) const;

    // Whether the guide fits that table: the same game and a header like the guide's.
    virtual bool is_told_at(const Desk& table) const = 0;
    // The functions below need such a table.

    // A table has reached a step when its position is the guide's, however it got there. A table that plays on after
    // the last step stays there.
    virtual GuideStand stand(const Desk& table) const = 0;
    // Whether the entry that left the guide is chance, and so is the guide's entry there.
    virtual bool left_by_chance(const Desk& table, const GuideStand& stand) const = 0;
    // Enters the guide's entries from `first` (from 0) up to `end`, as one act of that name.
    struct Told {
        std::size_t first;
        std::size_t end;
        std::string name;
    };
    virtual void enter(Desk& table, const Told& told) const = 0;

    // Whether a table has followed the guide, but not to its end.
    bool goes_on_at(const Desk& table) const;

protected:
    // For a turn with so many entries; steps without entries are left out.
    Guide(GuideText text, std::size_t entries);

    // The number of entries that the guide explains.
    std::size_t told() const { return entries_before(text_.steps.size()); }

private:
    GuideText text_;
};

}  // namespace present
