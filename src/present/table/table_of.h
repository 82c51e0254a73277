// SPDX-License-Identifier: MIT
// An open session of one game, in the words of that game.
#pragma once

#include "present/language/phrases.h"
#include "present/table/looks_of.h"
#include "present/table/open_table.h"
#include "session/session.h"

#include <cstddef>
#include <string>

namespace present {

template <Teller T>
class TableOf : public OpenTable {
public:
    using Session = session::Session<typename T::Game>;

    // The session must outlive it.
    explicit TableOf(Session& session) : session_{session}, looks_{session} {}

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    const T& teller() const { return looks_.teller(); }

    const LooksOf<T>& looks() const override { return looks_; }
    session::StateNumber state() const override { return session_.state(); }
    bool undo() override { return session_.undo(); }
    bool redo() override { return session_.redo(); }
    bool go_to(std::size_t entries) override { return session_.go_to(entries); }
    std::string undo_name() const override {
        const auto step = session_.undo_step();
        return step ? named(step->name, step->entries + 1) : std::string{};
    }
    std::string redo_name() const override {
        const auto step = session_.redo_step();
        return step ? named(step->name, looks_.cursor() + 1) : std::string{};
    }

private:
    // A step without a name is called by its first entry.
    std::string named(const std::string& name, std::size_t first) const {
        return name.empty() ? capitalised(looks_.headline(first)) : name;
    }

    Session& session_;
    LooksOf<T> looks_;
};

}  // namespace present
