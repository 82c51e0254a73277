// SPDX-License-Identifier: MIT
// The one door to the terminal: whatever others wrote (titles, names of files and cities, pieces of damaged files), no
// control character of theirs goes through. Lines and tabs do.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace cli {

// Hands on, cleaned, what is written; holds back nothing but the beginning of a character, until the rest comes. The
// stream behind must outlive it.
class CleanOutput : public std::streambuf {
public:
    explicit CleanOutput(std::ostream& behind) : behind_{behind} {}
    ~CleanOutput() override;
    CleanOutput(const CleanOutput&) = delete;
    CleanOutput& operator=(const CleanOutput&) = delete;

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool write(std::string_view text);

    std::ostream& behind_;
    std::string held_;  // the beginning of a character
};

}  // namespace cli
