// SPDX-License-Identifier: MIT
// The question of a position as the lowest layer of a desk: decisions to choose from, or nothing to decide.
#pragma once

#include "eko/rules/entry.h"
#include "eko/text/session.h"
#include "eko/words/desk/question.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// Takes what somebody entered, whatever lies on the desk: a session, or a repair.
using Enter = std::function<present::Outcome(const eko::text::Act& act)>;

// What becomes of answers. `back`: Escape at the first question; without one there is no way back.
struct Answers {
    Enter enter;
    std::function<present::Outcome()> back{};
};

// What is asked of a position, from the beginning. Names and table must outlive it.
std::unique_ptr<present::Layer> question_layer(const Names& names, const Table& table, const Position& now,
                                               Answers answers);

class DecisionLayer : public present::Layer {
public:
    DecisionLayer(Asked asked, Answers answers);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;
    bool is_for_seat() const override { return true; }

    // Answers like those it offers that are not legal.
    std::vector<NotOffered> left_out() const { return questions_.back().left_out(); }
    // The place that was chosen to come to this question; empty at the first.
    const std::string& about() const { return questions_.back().about; }
    // The row that is selected when the question is new.
    std::size_t first_row() const { return questions_.back().first; }
    bool is_at_first() const { return questions_.size() == 1; }
    // Whether a stack can go to that field, once it is chosen.
    bool is_reached_later(FieldId field) const;

private:
    Asked asked_;
    Answers answers_;
    std::vector<Question> questions_;  // at least one
    std::vector<std::string> path_;    // the rows that were chosen
};

// The game is over, or nobody has anything to decide after a correction: then somebody is given the action.
class NothingLayer : public present::Layer {
public:
    NothingLayer(const Names& names, const Table& table, Position now, Answers answers)
        : names_{names}, table_{table}, now_{std::move(now)}, answers_{std::move(answers)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;

private:
    const Names& names_;
    const Table& table_;
    Position now_;
    Answers answers_;
};

}  // namespace eko::words
