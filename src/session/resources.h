// SPDX-License-Identifier: MIT
// The folder of boards, texts and samples that come with the program.
#pragma once

#include "protocol/land.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// Where the catalogues of other languages lie, as XX/LC_MESSAGES/logothete.mo: $LOGOTHETE_LOCALE; else share/locale
// beside the folder of the program, which is where a build puts them too.
std::filesystem::path catalogue_folder();

// An id becomes a file name: letters, digits, - and _ only, so that nothing in it leads out of a folder.
bool is_board_id(std::string_view id);

class Resources {
public:
    // The first of these that holds boards: $LOGOTHETE_RESOURCES; share/logothete beside the folder of the program,
    // installed or in a build folder. If none does, the latter: whoever wants a file of it hears that it is missing.
    static Resources find();

    explicit Resources(std::filesystem::path root) : root_{std::move(root)} {}

    const std::filesystem::path& root() const { return root_; }
    // The file of the board of this id. Throws FileError if there is none.
    std::filesystem::path board_file(std::string_view id) const;
    // Of all of them, in the order of the alphabet.
    std::vector<std::string> board_ids() const;
    // The files that come with the program and are not there, as they are named below root(), in the order of the
    // folders. It goes on without them, with less to show.
    std::vector<std::string> missing() const;
    // The languages of the rules, the help pages and the guide: en, in which they are written first, nl, hu, de.
    static const std::vector<std::string>& languages();
    // The rules in short, as present::RuleTexts reads them. Throws FileError if it is missing or no text.
    std::string rule_texts(std::string_view language = "en") const;
    // A page of help as resources/help/README.md says: "battle", "scoring", "rulings" or "odds". Throws FileError
    // if it is missing or no text.
    std::string help_page(std::string_view page, std::string_view language = "en") const;
    // The guide to a first game as resources/guide/README.md says. Throws FileError if it is missing or no text.
    std::string guide(std::string_view language = "en") const;
    // The journal of the turn that it tells, as lines. Throws FileError.
    std::string guide_journal() const;
    // The coastline. Throws FileError, protocol::FormatError: a map can be drawn without it.
    protocol::Land land() const;
    // The program's icon as SVG. Throws FileError.
    std::string icon() const;

private:
    std::filesystem::path root_;
};

}  // namespace session
