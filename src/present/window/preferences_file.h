// SPDX-License-Identifier: MIT
// Preferences in their file. A faulty file never stops the program: there are always preferences.
#pragma once

#include "present/window/preferences.h"

#include <filesystem>
#include <optional>
#include <string>

namespace present {

struct LoadedPreferences {
    Preferences preferences;
    std::optional<std::string> trouble;  // what could not be read, and where the file as it was lies now: sentences
};
// No file: as on the first day. One that is broken is put aside as FILE.broken, and what could be read of it counts.
LoadedPreferences load_preferences(const std::filesystem::path& file);

// Makes the folder, too. A sentence, if it cannot be written.
std::optional<std::string> save_preferences(const std::filesystem::path& file, const Preferences& preferences);

}  // namespace present
