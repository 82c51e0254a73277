// SPDX-License-Identifier: MIT
// One open session of any game, with the typed session inside. The game itself makes the layers of its desk.
#pragma once

#include "present/journal/hands_line.h"
#include "present/journal/told.h"
#include "present/table/looks.h"
#include "present/table/standing_answers.h"
#include "session/session.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

class OpenTable {
public:
    OpenTable() = default;
    virtual ~OpenTable() = default;
    OpenTable(const OpenTable&) = delete;
    OpenTable& operator=(const OpenTable&) = delete;

    virtual const Looks& looks() const = 0;
    virtual StandingAnswers& standing() = 0;
    virtual const StandingAnswers& standing() const = 0;
    // Grows with every change of the table.
    virtual session::StateNumber state() const = 0;

    // All three throw store::StoreError; nothing has changed then. False, and nothing changed, if there is nothing.
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    virtual bool go_to(std::size_t entries) = 0;
    // The act that the last entry ends, or that the next one begins, if undo or redo would take several steps for it.
    virtual std::optional<EntryRange> act_back() const = 0;
    virtual std::optional<EntryRange> act_forth() const = 0;
    // What undo and redo would take back or bring back, as the beginning of a sentence; empty if nothing.
    virtual std::string undo_name() const = 0;
    virtual std::string redo_name() const = 0;

    // What hands do because earlier entries have changed last, by a repair or its undo.
    struct Mended {
        std::size_t entries = 0;  // when they did
        std::vector<ToldLine> lines{};
        std::vector<HandsLine> due_before{};  // what was listed for hands then
    };
    virtual const Mended& mended() const = 0;
    // The same as it was when this session was closed.
    virtual void come_back(Mended mended) = 0;
};

}  // namespace present
