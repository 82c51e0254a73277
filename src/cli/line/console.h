// SPDX-License-Identifier: MIT
// What a sub-command reads and writes, and what its exit status says.
#pragma once

#include <cstddef>
#include <istream>
#include <ostream>

namespace cli {

struct Console {
    std::istream& in;
    std::ostream& out;    // texts: without control characters, whoever wrote them
    std::ostream& err;    // the same
    std::ostream& bytes;  // for files that are no text; the same place as `out`
};

// The exit statuses of every sub-command, as --help documents them.
inline constexpr int done = 0;
inline constexpr int refused = 1;    // an entry was refused
inline constexpr int unusable = 2;   // wrong arguments, no such file, no usable header
inline constexpr int our_fault = 3;  // a bug of ours

inline constexpr std::size_t screen = 100;  // columns

}  // namespace cli
