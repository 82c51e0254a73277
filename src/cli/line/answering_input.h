// SPDX-License-Identifier: MIT
// Standard input for commands that answer line by line.
#pragma once

#include "cli/line/console.h"

#include <array>
#include <functional>
#include <streambuf>

namespace cli {

// Writes out all answers before it waits for more: a program may ask line by line, and a whole file is answered in
// large pieces. While it waits, `at_rest` is called once a second, in the thread that reads.
class AnsweringInput : public std::streambuf {
public:
    AnsweringInput(const Console& console, std::function<void()> at_rest)
        : in_{*console.in.rdbuf()}, out_{console.out}, at_rest_{std::move(at_rest)} {}
    explicit AnsweringInput(const Console& console) : AnsweringInput{console, [] {}} {}

private:
    int_type underflow() override;
    bool has_more();

    std::streambuf& in_;
    std::ostream& out_;
    std::function<void()> at_rest_;
    std::array<char, 65536> buffer_;
};

}  // namespace cli
