// SPDX-License-Identifier: MIT
// Keeps the library while the window is open: brings acknowledged entries into its file whenever the window is idle,
// and backs it up when the window closes.
#pragma once

#include "store/backups.h"
#include "store/library.h"

#include <wx/timer.h>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gui {

class LibraryKeeper {
public:
    // Has no library until `open`.
    LibraryKeeper();

    bool is_open() const { return library_.has_value(); }
    store::Library& library() { return *library_; }
    const store::Library& library() const { return *library_; }
    void open(store::Library library) { library_.emplace(std::move(library)); }
    // Nothing may use the library any more.
    void close() { library_.reset(); }

    // The backups of the open library; nothing if none is open.
    std::optional<std::vector<store::Backup>> backups() const;
    // Makes a backup and returns a sentence about it.
    std::string back_up();
    // Puts the backup in the place of that file, whose library must be closed, and returns a sentence about it.
    static std::string put_back(const std::filesystem::path& file, const store::Backup& backup);
    // A backup that fails keeps nobody from leaving; the log says why.
    void end_evening();

private:
    std::optional<store::Library> library_;
    wxTimer rest_;
};

}  // namespace gui
