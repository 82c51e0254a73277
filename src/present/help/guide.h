// SPDX-License-Identifier: MIT
// The first-game guide of a game: its text, and the turn that it tells beside an open table. What of it a game decides
// stands in present/help/guide_of.h.
#pragma once

#include "present/help/guide_text.h"

#include <cstddef>
#include <optional>
#include <string>

namespace present {

class Desk;

// Where a table stands beside the guide's own turn.
struct GuideStand {
    std::size_t entries = 0;  // of the guide's, that the table has come to
    // Something else was entered then: entries of the table's journal before that.
    std::optional<std::size_t> left_at;
    bool operator==(const GuideStand&) const = default;
};

class Guide {
public:
    virtual ~Guide() = default;
    Guide(const Guide&) = delete;
    Guide& operator=(const Guide&) = delete;

    const GuideText& text() const { return text_; }
    // Entries before that step; of steps().size(), all that are told.
    std::size_t entries_before(std::size_t step) const;
    // The step that the entry of that number, from 0, belongs to; steps().size() behind the last.
    std::size_t step_at(std::size_t entries) const;

    // It can be read at that table: the game and its header are those of the guide.
    virtual bool is_told_at(const Desk& table) const = 0;
    // The following are asked of such a table.

    // The table is where its position is one of the guide's, whatever way led there. Whoever plays on behind the last
    // step stays there.
    virtual GuideStand stand(const Desk& table) const = 0;
    // What was entered where the table left the guide is chance, and so is what the guide tells there.
    virtual bool left_by_chance(const Desk& table, const GuideStand& stand) const = 0;
    // The guide's entries from the first on (from 0) up to the end, as one act of that name.
    struct Told {
        std::size_t first;
        std::size_t end;
        std::string name;
    };
    virtual void enter(Desk& table, const Told& told) const = 0;

    // A table that has come along with it, and not to its end.
    bool goes_on_at(const Desk& table) const;

protected:
    // Of a turn with so many entries: steps that it has none for are left out.
    Guide(GuideText text, std::size_t entries);

    // Entries of its turn that are told.
    std::size_t told() const { return entries_before(text_.steps.size()); }

private:
    GuideText text_;
};

}  // namespace present
