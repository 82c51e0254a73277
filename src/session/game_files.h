// SPDX-License-Identifier: MIT
// What comes with the program for one game: its boards, rules, help pages, guide and samples, in the folder of its name
// below the resources.
#pragma once

#include "session/resources.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// Whether a board can have this id: its file's name, so nothing that leads elsewhere.
bool is_board_id(std::string_view id);

// Where users had boards of a game before each game had a folder of its own for them: nowhere, or in the folder above.
enum class OlderBoards : std::uint8_t { none, beside_the_folder };

// The names of a game's files.
struct GameFolder {
    std::string name;  // the game's id
    std::string usual_board;
    std::vector<std::string> help_pages;
    OlderBoards older_boards = OlderBoards::none;
};

class GameFiles {
public:
    GameFiles(const Resources& resources, GameFolder folder);

    // The folder they are in.
    const std::filesystem::path& root() const { return root_; }

    // The file of the board of this id. Throws FileError if there is none.
    std::filesystem::path board_file(std::string_view id) const;
    // Of all of them, in the order of the alphabet.
    std::vector<std::string> board_ids() const;
    // The rules in short, as present::RuleTexts reads them. Throws FileError if it is missing or no text.
    std::string rule_texts(std::string_view language = "en") const;
    // One of the game's pages, written as help/README.md beside it says. Throws FileError if it is missing or no text.
    std::string help_page(std::string_view page, std::string_view language = "en") const;
    // The guide to a first game as guide/README.md says. Throws FileError if it is missing or no text.
    std::string guide(std::string_view language = "en") const;
    // The journal of the turn that it tells, as lines. Throws FileError.
    std::string guide_journal() const;
    // The files of the game that are not there, as they are named below the resources, in the order of the folders. The
    // program goes on without them, with less to show.
    std::vector<std::string> missing() const;

private:
    std::vector<std::string> names() const;

    std::filesystem::path root_;
    GameFolder folder_;
};

}  // namespace session
