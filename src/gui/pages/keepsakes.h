// SPDX-License-Identifier: MIT
// Saves and copies what the pages of reports and charts offer, and says in a sentence what came of it.
#pragma once

#include "gui/frame/file_choosers.h"

#include <functional>
#include <string>

namespace gui {

struct Outcome {
    enum class Mood { done, trouble, nothing };  // nothing: the person thought better of it
    Mood mood = Mood::nothing;
    std::string sentence{};
};

// Asks for a file and puts there what `make` gives. `what` is what the sentence calls it.
Outcome save(wxWindow* parent, const FileChoosers& choosers, const std::string& name, const std::string& what,
             const std::function<std::string()>& make);
Outcome copy(const std::string& what, const std::function<std::string()>& make);

}  // namespace gui
