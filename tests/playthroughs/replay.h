// SPDX-License-Identifier: MIT
// A playthrough: a journal as text, and what each of its lines did, also as text.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace playthroughs {

using Lines = std::vector<std::string>;

// One line an entry: the entry, what changed by it or the rule that refused it, and how many entries are legal
// then. A whole position after every tenth line and the last. Throws if the first line is no header.
Lines replay(const Lines& journal);

// Where they part, in words for the one who has to compare them; nothing if they are alike.
std::optional<std::string> parting(const Lines& expected, const Lines& replayed);

// The lines of a file; throws if it cannot be read.
Lines read_lines(const std::string& path);
void write_lines(const std::string& path, const Lines& lines);

}  // namespace playthroughs
