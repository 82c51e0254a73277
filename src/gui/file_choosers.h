// SPDX-License-Identifier: MIT
// The system's file choosers, the only dialogs of the program; tests answer in their place.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

class wxWindow;

namespace gui {

// Nothing if the person thought better of it.
using ChosenFile = std::optional<std::filesystem::path>;

struct FileChoosers {
    std::function<ChosenFile(wxWindow*)> import_file;
    std::function<ChosenFile(wxWindow*, const std::string& name)> export_file;  // the name has no ending
    std::function<ChosenFile(wxWindow*)> board_file;
    std::function<ChosenFile(wxWindow*, const std::string& name)> save_file;  // a report, a chart
};

FileChoosers system_choosers();

}  // namespace gui
