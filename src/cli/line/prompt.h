// SPDX-License-Identifier: MIT
// Questions at a prompt, and the lines typed in answer.
#pragma once

#include "cli/line/console.h"
#include "protocol/lines.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

class Prompt {
public:
    explicit Prompt(const Console& console) : console_{console}, lines_{console.in} {}

    // Writes the question and reads a line, without blanks at its ends; nothing at the end of input. A line too
    // long to be an answer counts as an empty one.
    std::optional<std::string> ask(std::string_view question);

private:
    const Console& console_;
    protocol::LineReader lines_;
};

// The words of a line, which blanks part.
std::vector<std::string> words_of(std::string_view line);
// What stands behind the first n words.
std::string rest_behind(std::string_view line, std::size_t n);
// With small letters for A to Z.
std::string lower(std::string_view text);

}  // namespace cli
