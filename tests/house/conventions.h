// SPDX-License-Identifier: MIT
// What holds for single files: a licence line, a bearable length, nothing of the machine they were written on.
#pragma once

#include "house/files.h"

#include <cstddef>
#include <string>
#include <vector>

namespace house {

inline constexpr std::size_t most_lines = 400;

// C++ and CMake files and scripts name the licence in their first line (scripts in the second).
Faults licence_faults(const std::vector<File>&);
// No file names a folder that is only found on somebody's machine.
Faults machine_path_faults(const std::vector<File>&);
// No C++ file is longer than `most_lines` unless `listed` says why, in lines `path why`; `#` begins a comment.
// A listed file that is not that long is a fault too.
Faults length_faults(const std::vector<File>&, const std::string& listed);
// In the files that draw the window no gap and no size of letters is a bare number: gui/canvas/sizes.h has their names.
// Lengths from `shortest_length` on are of one thing only, and no gap.
inline constexpr double shortest_length = 19;
Faults size_faults(const std::vector<File>&);

}  // namespace house
