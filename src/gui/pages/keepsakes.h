// SPDX-License-Identifier: MIT
// Saves and copies reports and charts, and returns a sentence about the result.
#pragma once

#include "gui/frame/file_choosers.h"

#include <filesystem>
#include <functional>
#include <string>

namespace gui {

struct Outcome {
    enum class Mood { done, trouble, nothing };  // nothing: the user cancelled
    Mood mood = Mood::nothing;
    std::string sentence{};
    std::filesystem::path file{};  // that was written
};

// Asks for a file and writes the result of `make` into it. The sentence calls it `what`.
Outcome save(wxWindow* parent, const FileChoosers& choosers, const std::string& name, const std::string& what,
             const std::function<std::string()>& make);
Outcome copy(const std::string& what, const std::function<std::string()>& make);

}  // namespace gui
