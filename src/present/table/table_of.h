// SPDX-License-Identifier: MIT
// An open session of one game, in the words of that game.
#pragma once

#include "present/language/phrases.h"
#include "present/table/open_table.h"
#include "present/table/teller.h"
#include "session/session.h"

#include <cstddef>
#include <string>

namespace present {

template <Teller T>
class TableOf : public OpenTable {
public:
    using Session = session::Session<typename T::Game>;

    // The session must outlive it.
    explicit TableOf(Session& session) : session_{session}, teller_{session.table(), session.header()} {}

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    const T& teller() const { return teller_; }

    session::StateNumber state() const override { return session_.state(); }
    std::size_t cursor() const override { return session_.journal().cursor(); }
    std::size_t size() const override { return session_.journal().size(); }
    std::string headline(std::size_t number) const override {
        const auto& journal = session_.journal();
        return teller_.headline(journal.position_at(number - 1), journal.record(number - 1).entry);
    }
    bool undo() override { return session_.undo(); }
    bool redo() override { return session_.redo(); }
    bool go_to(std::size_t entries) override { return session_.go_to(entries); }
    std::string undo_name() const override {
        const auto step = session_.undo_step();
        return step ? named(step->name, step->entries + 1) : std::string{};
    }
    std::string redo_name() const override {
        const auto step = session_.redo_step();
        return step ? named(step->name, cursor() + 1) : std::string{};
    }

private:
    // A step without a name is called by its first entry.
    std::string named(const std::string& name, std::size_t first) const {
        return name.empty() ? capitalised(headline(first)) : name;
    }

    Session& session_;
    T teller_;
};

}  // namespace present
