// SPDX-License-Identifier: MIT
// Standard input for commands that answer line by line.
#pragma once

#include "cli/console.h"

#include <array>
#include <streambuf>

namespace cli {

// Writes out all answers before it waits for more: a program may ask line by line, and a whole file is answered in
// large pieces.
class AnsweringInput : public std::streambuf {
public:
    explicit AnsweringInput(const Console& console) : in_{*console.in.rdbuf()}, out_{console.out} {}

private:
    int_type underflow() override;

    std::streambuf& in_;
    std::ostream& out_;
    std::array<char, 65536> buffer_;
};

}  // namespace cli
