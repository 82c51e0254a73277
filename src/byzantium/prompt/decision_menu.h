// SPDX-License-Identifier: MIT
// The legal decisions as a menu of short questions: numbers, letters, names or the beginnings of names answer it,
// several on one line if one likes.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/table/names.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::prompt {

class DecisionMenu {
public:
    // All that is legal in the position, at least one decision. What is passed must outlive the menu.
    DecisionMenu(const words::Names& names, const byzantium::Table& table, const byzantium::Position& now,
                 const std::vector<byzantium::Decision>& legal);

    struct Chosen {
        byzantium::Decision decision;
    };
    struct AskOn {};  // there is another question now: see text()
    struct NotUnderstood {
        std::string why;  // one sentence; the menu stands where it stood
    };
    using Outcome = std::variant<Chosen, AskOn, NotUnderstood>;

    // Words that answer this question, then the next ones.
    Outcome answer(const std::vector<std::string>& words);
    // To the question before; false at the first one.
    bool back();

    bool at_first_question() const { return levels_.size() == 1; }
    // The question, and below it what may be answered.
    std::string text() const;

private:
    using Level = words::DecisionRows::Level;
    using Option = words::DecisionRows::Option;

    std::variant<Level, NotUnderstood> take(const Level& level, const std::string& word) const;
    std::string note(const Option& option, std::size_t depth) const;
    std::string option_list(const std::vector<Option>& all, std::size_t depth) const;

    const words::Names& names_;
    const byzantium::Table& table_;
    const byzantium::Position& now_;
    words::DecisionRows rows_;
    std::vector<Level> levels_;  // the last is where the menu stands
};

}  // namespace byzantium::prompt
