// SPDX-License-Identifier: MIT
// Another program at the other end of standard input.
#pragma once

#include "cli/runs.h"

#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

// Gives its lines one by one, and looks whether everything before has been answered when the next one is wanted.
class Asking : public std::streambuf {
public:
    Asking(std::vector<std::string> lines, const std::ostringstream& answers)
        : lines_{std::move(lines)}, answers_{answers} {}

    bool always_answered = true;

private:
    int_type underflow() override {
        if (next_ > 0 && lines_of(answers_.str()).size() != next_) always_answered = false;
        if (next_ == lines_.size()) return traits_type::eof();
        std::string& line = lines_[next_++];
        setg(line.data(), line.data(), line.data() + line.size());
        return traits_type::to_int_type(line[0]);
    }

    std::vector<std::string> lines_;
    const std::ostringstream& answers_;
    std::size_t next_ = 0;
};
