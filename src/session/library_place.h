// SPDX-License-Identifier: MIT
// The paths of the user's library, boards and preferences.
#pragma once

#include <filesystem>
#include <optional>

namespace session {

// $LOGOTHETE_LIBRARY; nothing if it is not set.
std::optional<std::filesystem::path> library_in_environment();

// The same, or library.logothete in the folder where programs keep data: $XDG_DATA_HOME/logothete, else
// ~/.local/share/logothete; ~/Library/Application Support/Logothete on a Mac; %APPDATA%\Logothete on Windows. Throws
// FileError if the system names no home.
std::filesystem::path library_file();

// The folder `boards` beside the usual library. Throws FileError if the system names no home.
std::filesystem::path boards_folder();

// preferences.conf in the folder where programs keep what their users prefer: $XDG_CONFIG_HOME/logothete, else
// ~/.config/logothete; beside the library on a Mac and on Windows. Throws FileError if the system names no home.
std::filesystem::path preferences_file();

}  // namespace session
