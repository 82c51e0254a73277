// SPDX-License-Identifier: MIT
// What nothing may be written over: libraries, session files (which are libraries that hold one session), and what
// belongs to a library: its log, the log's index, locks and backups.
#pragma once

#include "wording/sentence.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace store {

// Why nothing may be put under this name, if it is not to be; `file` leads through no link any more. `known` are
// libraries that are protected whatever is in them, and whether or not they are there: files are told from each other
// by what the system calls the same, not by their names.
std::optional<wording::Sentence> why_protected(const std::filesystem::path& file,
                                               const std::vector<std::filesystem::path>& known);

}  // namespace store
