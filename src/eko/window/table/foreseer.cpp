// SPDX-License-Identifier: MIT
#include "eko/window/table/foreseer.h"

#include <chrono>
#include <utility>

namespace eko::window {

namespace {

bool is_done(const std::future<void>& thread) {
    return thread.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
}

}  // namespace

Foreseer::~Foreseer() { end(); }

void Foreseer::begin(const Table& table) {
    end();
    table_ = std::make_shared<const Table>(table);
}

void Foreseer::end() {
    forget(watch_);
    forget(threats_);
    forget(plan_);
    forget(stops_);
    table_.reset();
}

template <class Answer>
void Foreseer::forget(Thought<Answer>& thought) {
    if (thought.wanted) *thought.wanted = false;
    thought.at.reset();
    thought.answer.reset();
}

template <class Answer>
const Answer* Foreseer::known(Thought<Answer>& thought, const words::ForeseenAt& at) {
    if (thought.at != at) {
        forget(thought);
        thought.at = at;
        think_soon(thought);
    }
    return thought.answer ? &*thought.answer : nullptr;
}

// Once the window has painted the new position: on a busy machine the thread would be in its way.
template <class Answer>
void Foreseer::think_soon(Thought<Answer>& thought) {
    thought.wanted = std::make_shared<std::atomic<bool>>(true);
    events_.CallAfter([this, &thought, wanted = thought.wanted] {
        if (*wanted) begin_thread(thought);
    });
}

// If there is no other thread to be had, it is worked out here.
template <class Answer>
void Foreseer::begin_thread(Thought<Answer>& thought) {
    std::erase_if(threads_, is_done);
    const auto think = [this, &thought, wanted = thought.wanted, table = table_, at = *thought.at,
                        work = thought.work] {
        auto answer = work(*table, at, [&] { return wanted->load(); });
        events_.CallAfter([this, &thought, wanted, answer = std::move(answer)] {
            if (!*wanted) return;
            thought.answer = answer;
            on_known();
        });
    };
    threads_.push_back(std::async(std::launch::async | std::launch::deferred, think));
    if (threads_.back().wait_for(std::chrono::seconds{0}) == std::future_status::deferred) threads_.back().wait();
}

const words::Prospects* Foreseer::watch(const Position& now) { return known(watch_, {now}); }

const words::AllThreats* Foreseer::threats(const Position& now) { return known(threats_, {now}); }

const words::PlanAnswer* Foreseer::plan(const Position& now, FieldId field) { return known(plan_, {now, field}); }

const words::StopsAnswer* Foreseer::stops(const Position& now) { return known(stops_, {now}); }

}  // namespace eko::window
