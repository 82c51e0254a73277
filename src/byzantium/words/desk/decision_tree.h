// SPDX-License-Identifier: MIT
// Legal decisions as a tree of short questions: whoever answers one by one comes to a single decision, and can go back
// question by question. A question with one answer is not asked, unless it says what kind of action it is or its rows
// have fixed places: whoever has learnt the digit of a row strikes it even where it is the only one.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/menu.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// Question by question; every decision as one answer to a single question; or so only the first few of them, with a
// last row behind which all are asked for question by question.
enum class Ask { step_by_step, at_once, first_few };

// What is asked although it has one answer: what kind of action it is, or what has fixed places as well.
enum class AskedAlone { actions, fixed_places };

// Decisions that are legal together, with the answers that lead to each.
class DecisionRows {
public:
    // Those still possible, which agree in their first `depth` answers.
    struct Level {
        std::vector<std::size_t> rows;
        std::size_t depth;
    };
    // One answer to the question of a level.
    struct Option {
        Answer answer;
        std::vector<std::size_t> rows;  // that begin with it
    };

    // All that is legal in the position, at least one decision.
    DecisionRows(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                 const std::vector<byzantium::Decision>& legal, Ask ask = Ask::step_by_step);

    const byzantium::Decision& decision(std::size_t row) const { return rows_[row].decision; }
    const std::vector<Step>& steps(std::size_t row) const { return rows_[row].steps; }
    const std::string& question(const Level& level) const;
    Asked asked(const Level& level) const;

    // Where asking begins.
    Level first() const;
    // In the order of `legal`, numbers ascending, what ends an action last; empty if nothing is left to ask.
    std::vector<Option> options(const Level& level) const;
    // Behind all questions that have one answer, but not past one of what kind of action it is: nobody acts by
    // pressing Enter.
    Level skipped(Level level, AskedAlone alone = AskedAlone::actions) const;
    bool decided(const Level& level) const;

private:
    struct Row {
        byzantium::Decision decision;
        std::vector<Step> steps;
    };
    std::vector<Row> rows_;
};

// One answer to the question that a tree stands at.
struct Branch {
    Answer answer;
    std::vector<byzantium::Decision> decisions;  // it leads to; at least one
    bool decides;                                // nothing is asked after it
    bool leaves_unsaid = false;                  // it decides, but its answer says too little of what is entered then
};

// Asked question by question, and back.
class DecisionTree {
public:
    explicit DecisionTree(DecisionRows rows);

    const std::string& question() const { return rows_.question(levels_.back()); }
    Asked asked() const { return rows_.asked(levels_.back()); }
    const std::vector<Branch>& branches() const { return branches_; }
    // The answers chosen so far, those that went without asking among them.
    std::vector<std::string> chosen() const;

    // Takes branch number i (from 0): the decision, or nothing if there is another question now.
    std::optional<byzantium::Decision> choose(std::size_t i);
    // To the question before; false at the first one.
    bool back();
    bool at_first_question() const { return levels_.size() == 1; }

private:
    void list_branches();

    DecisionRows rows_;
    std::vector<DecisionRows::Level> levels_;  // the last is where the tree stands
    std::vector<Branch> branches_;
};

// What a branch costs and brings, if it decides.
Amount cost(const byzantium::Table& table, const byzantium::Position& now, const Branch& branch);
Amount gain(const byzantium::Table& table, const byzantium::Position& now, const Branch& branch);

// Whether an answer is one of the rulebook's letters A to G.
bool is_letter(const Answer& answer);

}  // namespace byzantium::words
