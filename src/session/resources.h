// SPDX-License-Identifier: MIT
// The folder of the program's own files: a folder for each game (session/game_files.h), the map, the icons.
#pragma once

#include "protocol/land.h"
#include "session/files.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// The folder of the catalogues of other languages, XX/LC_MESSAGES/logothete.mo: $LOGOTHETE_LOCALE; else share/locale
// beside the folder of the program, which is where a build puts them too.
std::filesystem::path catalogue_folder();

// Says that no boards were found, where the program looked for them, and what to do.
FileError no_boards();

class Resources {
public:
    // The first of these that holds a game's boards: $LOGOTHETE_RESOURCES; share/logothete beside the folder of the
    // program, installed or in a build folder. If none does, the latter: whoever wants a file of it hears that it is
    // missing.
    static Resources find();

    explicit Resources(std::filesystem::path root) : root_{std::move(root)} {}

    const std::filesystem::path& root() const { return root_; }
    // The files of no game that are not there, as they are named below root(). The program goes on without them, with
    // less to show.
    std::vector<std::string> missing() const;
    // The coastline. Throws FileError, protocol::FormatError: a map can be drawn without it.
    protocol::Land land() const;
    // The program's icon as SVG. Throws FileError.
    std::string icon() const;
    // The pages of help about the program itself, by the names of their files.
    static const std::vector<std::string>& help_pages();
    // One of them, written as help/README.md says. Throws FileError if it is missing or no text.
    std::string help_page(std::string_view page, std::string_view language = "en") const;
    // The folder of these pages and of their pictures.
    std::filesystem::path help_folder() const { return root_ / "help"; }

private:
    std::filesystem::path root_;
};

}  // namespace session
