// SPDX-License-Identifier: MIT
// What the prompt of `play` asks, in the words of one game. Any number of short questions may lead to an entry.
#pragma once

#include "session/game.h"

#include <string>
#include <variant>
#include <vector>

namespace cli {

template <session::Game G>
struct Chosen {
    typename G::Entry entry;
};
struct AskOn {};  // there is another question now: see text()
struct NotUnderstood {
    std::string why;  // one sentence; the question stands where it stood
};
template <session::Game G>
using Outcome = std::variant<Chosen<G>, AskOn, NotUnderstood>;

template <session::Game G>
class Question {
public:
    Question() = default;
    virtual ~Question() = default;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    // Words that answer this question, then the next ones; at least one.
    virtual Outcome<G> answer(const std::vector<std::string>& words) = 0;
    // To the question before; false at the first one.
    virtual bool back() = 0;
    virtual bool is_first() const = 0;
    // What is good to know at the first question, and then what may be answered: lines.
    virtual std::string remark() const = 0;
    virtual std::string text() const = 0;
};

}  // namespace cli
