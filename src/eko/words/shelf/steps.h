// SPDX-License-Identifier: MIT
// A value, what it was before each change, and what undone changes would bring back. Every change has a name.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace eko::words {

template <class Value>
class Steps {
public:
    explicit Steps(Value now) : now_{std::move(now)} {}

    const Value& now() const { return now_; }
    // What undo would bring back; null if there is nothing to undo.
    const Value* before() const { return before_.empty() ? nullptr : &before_.back().value; }
    // One step, which can be taken back; none if nothing is different.
    void change(std::string name, Value next) {
        if (next == now_) return;
        before_.push_back({std::move(name), std::exchange(now_, std::move(next))});
        after_.clear();
    }
    // How many can be taken back.
    std::size_t count() const { return before_.size(); }
    // Those after the first `count` are one, with the name of the first of them.
    void join_after(std::size_t count) {
        if (before_.size() > count + 1)
            before_.erase(before_.begin() + static_cast<std::ptrdiff_t>(count) + 1, before_.end());
    }
    // Where hands are is no step of its own; a step that is taken back brings it back.
    void adjust(Value next) { now_ = std::move(next); }

    // What was wrong of a value all along, in this one and in those that steps would bring back. A step that changed
    // nothing else is none any more.
    template <class Change>
    void mend_all(const Change& change) {
        for (std::vector<Step>* const steps : {&before_, &after_})
            for (Step& step : *steps) change(step.value);
        change(now_);
        drop_idle(before_);
        drop_idle(after_);
    }

    // Empty if there is nothing to undo or redo.
    std::string undo_name() const { return before_.empty() ? std::string{} : before_.back().name; }
    std::string redo_name() const { return after_.empty() ? std::string{} : after_.back().name; }
    void undo() { move_one(before_, after_); }
    void redo() { move_one(after_, before_); }

private:
    struct Step {
        std::string name;
        Value value;
    };

    // Each leads to the value of the next, the last to the present one.
    void drop_idle(std::vector<Step>& steps) {
        for (std::size_t i = steps.size(); i-- > 0;) {
            const Value& next = i + 1 < steps.size() ? steps[i + 1].value : now_;
            if (steps[i].value == next) steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    void move_one(std::vector<Step>& from, std::vector<Step>& to) {
        if (from.empty()) return;
        to.push_back({from.back().name, std::exchange(now_, std::move(from.back().value))});
        from.pop_back();
    }

    Value now_;
    std::vector<Step> before_;
    std::vector<Step> after_;
};

}  // namespace eko::words
