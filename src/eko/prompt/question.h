// SPDX-License-Identifier: MIT
// What the prompt of `play` asks: an entry in short words, or the number of one where few are legal.
#pragma once

#include "cli/play/question.h"
#include "eko/rules/entry.h"
#include "eko/text/session.h"
#include "eko/words/teller.h"

#include <string>
#include <vector>

namespace eko::prompt {

// All legal decisions in short words, the moves of a stack in one line.
std::string in_lines(const Board& board, const std::vector<Decision>& legal);

class EntryQuestion : public cli::Question<text::Game> {
public:
    // The table must outlive it, and stay as it is.
    explicit EntryQuestion(const words::OpenTable& open);

    cli::Outcome<text::Game> answer(const std::vector<std::string>& words) override;
    bool back() override { return false; }
    bool is_first() const override { return true; }
    std::string remark() const override { return {}; }
    std::string text() const override;

private:
    bool are_few() const;

    const words::OpenTable& open_;
    std::vector<Decision> legal_;
};

}  // namespace eko::prompt
