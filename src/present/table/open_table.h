// SPDX-License-Identifier: MIT
// One open session of whatever game; the typed session is inside. What a game lays on a desk it makes itself.
#pragma once

#include "present/table/looks.h"
#include "session/session.h"

#include <cstddef>
#include <string>

namespace present {

class OpenTable {
public:
    OpenTable() = default;
    virtual ~OpenTable() = default;
    OpenTable(const OpenTable&) = delete;
    OpenTable& operator=(const OpenTable&) = delete;

    virtual const Looks& looks() const = 0;
    // Grows with every change of the table.
    virtual session::StateNumber state() const = 0;

    // All three throw store::StoreError; nothing has changed then. False, and nothing changed, if there is nothing.
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    virtual bool go_to(std::size_t entries) = 0;
    // What they would take back and bring back, as the beginning of a sentence; empty if there is nothing.
    virtual std::string undo_name() const = 0;
    virtual std::string redo_name() const = 0;
};

}  // namespace present
