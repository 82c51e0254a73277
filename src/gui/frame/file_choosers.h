// SPDX-License-Identifier: MIT
// The system's file choosers, the only dialogs of the program. Tests replace them.
#pragma once

#include "session/files.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

class wxWindow;

namespace gui {

// Nothing if the user cancelled.
using ChosenFile = std::optional<std::filesystem::path>;
// A file to write. An existing file may be replaced only if the user was asked about that very file.
using ChosenTarget = std::optional<session::Target>;

struct FileChoosers {
    std::function<ChosenFile(wxWindow*)> import_file;
    std::function<ChosenTarget(wxWindow*, const std::string& name)> export_file;  // the name has no ending
    std::function<ChosenFile(wxWindow*)> board_file;
    std::function<ChosenTarget(wxWindow*, const std::string& name)> save_file;  // a report, a chart
    std::function<void(const std::filesystem::path& file)> show_folder{};       // in which a file lies
};

// Of a file of entries that were undone.
inline constexpr const char* undone_ending = ".undone.jsonl";

// The choosers for a window on this library; without it, on the usual one.
FileChoosers system_choosers(const std::optional<std::filesystem::path>& library = {});

}  // namespace gui
