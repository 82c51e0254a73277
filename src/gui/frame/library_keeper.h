// SPDX-License-Identifier: MIT
// The library while the window is open: what is acknowledged comes into its file when the window rests, and it is
// backed up when an evening ends.
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
    // Nothing before it is open.
    LibraryKeeper();

    bool is_open() const { return library_.has_value(); }
    store::Library& library() { return *library_; }
    const store::Library& library() const { return *library_; }
    void open(store::Library library) { library_.emplace(std::move(library)); }
    // Whoever reads it must have let it go.
    void close() { library_.reset(); }

    // Of the library that is open; none if none is.
    std::optional<std::vector<store::Backup>> backups() const;
    // One more, and what is said about it.
    std::string back_up();
    // In the place of that file, whose library is closed; what is said about it.
    static std::string put_back(const std::filesystem::path& file, const store::Backup& backup);
    // Nobody is kept from leaving by a backup that fails; the log says why.
    void end_evening();

private:
    std::optional<store::Library> library_;
    wxTimer rest_;
};

}  // namespace gui
