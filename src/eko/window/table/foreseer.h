// SPDX-License-Identifier: MIT
// Works out on threads of its own what is certain of the shown position, so that the window never waits for it. Of each
// kind one question is looked into: a new one makes the one before unwanted.
//
// Everything here is called on the window's thread.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/foresight/foreseeing.h"

#include <wx/event.h>

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <vector>

namespace eko::window {

class Foreseer : public words::Foreseeing {
public:
    // Waits for threads that have been told to stop: they do so within a few ms.
    ~Foreseer() override;

    // An answer has come.
    std::function<void()> on_known = [] {};

    // Of this table from now on; nothing is known of it.
    void begin(const Table& table);
    // No answer is wanted any more.
    void end();

    const words::Prospects* watch(const Position& now) override;
    const words::AllThreats* threats(const Position& now) override;
    const words::PlanAnswer* plan(const Position& now, FieldId field) override;
    const words::StopsAnswer* stops(const Position& now) override;

private:
    template <class Answer>
    struct Thought {
        Answer (*work)(const Table&, const words::ForeseenAt&, const words::StillWanted&);
        std::optional<words::ForeseenAt> at{};
        std::optional<Answer> answer{};
        std::shared_ptr<std::atomic<bool>> wanted{};  // of the thread that is to begin, or was begun last
    };

    template <class Answer>
    const Answer* known(Thought<Answer>& thought, const words::ForeseenAt& at);
    template <class Answer>
    void think_soon(Thought<Answer>& thought);
    template <class Answer>
    void begin_thread(Thought<Answer>& thought);
    template <class Answer>
    static void forget(Thought<Answer>& thought);

    wxEvtHandler events_;  // brings answers to the window's thread
    std::shared_ptr<const Table> table_;
    Thought<words::Prospects> watch_{words::watch_at};
    Thought<words::AllThreats> threats_{words::threats_at};
    Thought<words::PlanAnswer> plan_{words::plan_at};
    Thought<words::StopsAnswer> stops_{words::stops_at};
    std::vector<std::future<void>> threads_;  // the last member: it goes first, and waits
};

}  // namespace eko::window
