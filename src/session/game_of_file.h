// SPDX-License-Identifier: MIT
// The first look at a file that comes into a library: of which game it is.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace session {

// Of a journal as lines. Nothing if its first line is no header. Throws FileError if it cannot be read.
std::optional<std::string> game_of_journal(const std::filesystem::path& file);

// Of a session file (*.logothete). Throws store::StoreError as store::SessionFile.
std::string game_of_session_file(const std::filesystem::path& file);

}  // namespace session
