// SPDX-License-Identifier: MIT
// Where a person's library of sessions lies.
#pragma once

#include <filesystem>

namespace session {

// $LOGOTHETE_LIBRARY, or library.logothete in the folder where programs keep data: $XDG_DATA_HOME/logothete, else
// ~/.local/share/logothete; ~/Library/Application Support/Logothete on a Mac; %APPDATA%\Logothete on Windows. Throws
// FileError if the system names no home.
std::filesystem::path library_file();

}  // namespace session
