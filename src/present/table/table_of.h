// SPDX-License-Identifier: MIT
// An open session of one game, in the words of that game.
#pragma once

#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "present/journal/told.h"
#include "present/language/phrases.h"
#include "present/table/looks_of.h"
#include "present/table/mending_of.h"
#include "present/table/open_table.h"
#include "present/table/standing_answers_of.h"
#include "session/session.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace present {

template <Teller T>
class TableOf : public OpenTable {
public:
    using Session = session::Session<typename T::Game>;

    // The session must outlive it.
    explicit TableOf(Session& session) : session_{session}, looks_{session}, standing_{session, looks_} {}

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    const T& teller() const { return looks_.teller(); }

    const LooksOf<T>& looks() const override { return looks_; }
    StandingAnswersOf<T>& standing() override { return standing_; }
    const StandingAnswersOf<T>& standing() const override { return standing_; }
    session::StateNumber state() const override { return session_.state(); }
    bool undo() override {
        return is_repair(session_.undo_step()) ? mending([this] { return session_.undo(); }) : session_.undo();
    }
    bool redo() override {
        return is_repair(session_.redo_step()) ? mending([this] { return session_.redo(); }) : session_.redo();
    }
    bool go_to(std::size_t entries) override { return session_.go_to(entries); }
    std::optional<EntryRange> act_back() const override {
        const auto step = session_.undo_step();
        const std::size_t now = looks_.cursor();
        if (!step || is_repair(step) || !looks_.is_act_through(now)) return std::nullopt;
        const EntryRange act = act_of(looks_, now, now);
        return act.first < step->entries ? std::optional{act} : std::nullopt;
    }
    std::optional<EntryRange> act_forth() const override {
        const auto step = session_.redo_step();
        const std::size_t next = looks_.cursor() + 1;
        if (!step || is_repair(step) || !looks_.begins_act(next)) return std::nullopt;
        const EntryRange act = act_of(looks_, next, looks_.size());
        return act.end > step->entries ? std::optional{act} : std::nullopt;
    }
    std::string undo_name() const override {
        const auto step = session_.undo_step();
        return step ? named(*step, {step->entries, looks_.cursor()}) : std::string{};
    }
    std::string redo_name() const override {
        const auto step = session_.redo_step();
        return step ? named(*step, {looks_.cursor(), step->entries}) : std::string{};
    }

    const Mended& mended() const override { return mended_; }
    void come_back(Mended mended) override { mended_ = std::move(mended); }
    // Does what changes earlier entries, and notes down what that asks of hands.
    template <class Doing>
    auto mending(const Doing& doing) {
        const MendingOf<T> before{session_};
        auto due_before = hands_view(*this).lines;
        auto done = doing();
        mended_ = {looks_.cursor(), before.lines(looks_), std::move(due_before)};
        return done;
    }

private:
    static bool is_repair(const std::optional<session::StepAhead>& step) {
        return step && step->way == session::StepAhead::Way::repair;
    }
    // A step without a name is called by its entries.
    std::string named(const session::StepAhead& step, EntryRange entries) const {
        if (!step.name.empty()) return step.name;
        return capitalised(entries.end - entries.first == 1 ? looks_.headline(entries.end) : looks_.act(entries).text);
    }

    Session& session_;
    LooksOf<T> looks_;
    StandingAnswersOf<T> standing_;
    Mended mended_;
};

}  // namespace present
