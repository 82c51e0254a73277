// SPDX-License-Identifier: MIT
// The boards that a table keeps in files, those that come with the program, and the file of the table's own tiles.
// Every failure of a file becomes a sentence; then nothing has changed.
#pragma once

#include "eko/rules/layout.h"
#include "eko/text/saved_boards.h"
#include "eko/words/shelf/board_maker.h"
#include "session/boards.h"
#include "session/files.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

class BoardShelf {
public:
    // What came of it, for people.
    struct Said {
        std::string sentence;
        enum class Outcome { done, refused } outcome;
    };
    struct Row {
        std::string id;
        std::string name;
        session::BoardOrigin origin;
        Layout layout;
    };

    explicit BoardShelf(text::SavedBoards saved) : saved_{std::move(saved)} {}
    // Those beside that library, and those of this user.
    static BoardShelf beside(const std::filesystem::path& library);

    // Boards that a game can be played on: the table's own, then those of the program.
    std::vector<Row> boards() const;
    std::optional<Row> board(const std::string& id) const;
    // Whether it is among the table's own.
    bool is_own(const std::string& id) const;
    // The program's board that is just that one, by its name, too.
    std::optional<std::string> sample_like(const Layout& layout) const;
    // One sentence for each file that is no board.
    std::vector<std::string> broken() const;

    // The table's tiles; none if none were entered yet, or their file cannot be read.
    std::vector<LibraryTile> tiles() const;
    Said keep_tiles(const std::vector<LibraryTile>& tiles) const;

    Said open(BoardMaker& maker, const std::string& id) const;
    // Under its name, or under a new one if it has none: in the place of its file, or in a new file. One that is kept
    // already, under that name or any if it has none, is at hand then: nobody wants it twice. Under another name than
    // in its file it is a new board, and the old file stays.
    Said save(BoardMaker& maker) const;
    // Of the table's own.
    Said remove(BoardMaker& maker, const std::string& id) const;
    // A board, which is at hand then and among the table's own; or tiles alone, which the table has then.
    Said take_in(BoardMaker& maker, const std::filesystem::path& file) const;
    static Said write_board(const BoardMaker& maker, const session::Target& target);
    static Said write_tiles(const BoardMaker& maker, const session::Target& target);
    // For a file of the board, without an ending.
    static std::string file_name(const BoardMaker& maker);

private:
    bool is_name_of_another(const std::string& name, const std::optional<std::string>& id) const;
    std::string free_name() const;
    std::optional<Row> kept_as(const Layout& layout) const;
    // The name in its file, if that is there and the board is called otherwise now.
    std::optional<std::string> name_before(const BoardMaker& maker) const;
    std::string add_new(const BoardMaker& maker) const;
    Said keep(BoardMaker& maker) const;
    Said keep_as_another(BoardMaker& maker, const std::string& before) const;

    text::SavedBoards saved_;
};

}  // namespace eko::words
