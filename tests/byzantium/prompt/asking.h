// SPDX-License-Identifier: MIT
// Another program at the other end of standard input.
#pragma once

#include "byzantium/prompt/runs.h"

#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

// Answers count when they are written out, not while they wait in a buffer.
class Answers : public std::stringbuf {
public:
    std::size_t delivered() const { return delivered_; }

private:
    int sync() override {
        delivered_ = lines_of(str()).size();
        return 0;
    }

    std::size_t delivered_ = 0;  // lines
};

// Gives its lines one by one, and looks whether everything before has been answered when the next one is wanted.
class Asking : public std::streambuf {
public:
    Asking(std::vector<std::string> lines, const Answers& answers) : lines_{std::move(lines)}, answers_{answers} {}

    bool always_answered = true;

private:
    int_type underflow() override {
        if (answers_.delivered() != next_) always_answered = false;
        if (next_ == lines_.size()) return traits_type::eof();
        std::string& line = lines_[next_++];
        setg(line.data(), line.data(), line.data() + line.size());
        return traits_type::to_int_type(line[0]);
    }

    std::vector<std::string> lines_;
    const Answers& answers_;
    std::size_t next_ = 0;
};
