// SPDX-License-Identifier: MIT
// All boards there are, and the drafts of those that were opened: one of them is at hand. A draft stays until its board
// is deleted or the program ends, so turning to another board loses nothing. The board that comes with the program is
// never written: what was changed on it is kept as a board of the user's own, under another name.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/boards.h"
#include "byzantium/words/boards/board_draft.h"
#include "session/resources.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace byzantium::words {

class BoardDesk {
public:
    using Origin = byzantium::text::Boards::Origin;

    struct Row {
        std::string id;
        Origin origin;
        std::string line;  // its name, and whether there is something to save
    };
    // What came of it, for people.
    struct Said {
        std::string sentence;
        enum class Outcome { done, refused } outcome;
    };

    // The board with which a new game begins is at hand. Throws as session::Resources::board.
    explicit BoardDesk(byzantium::text::Boards boards);

    // The boards as their files are now.
    void refresh();
    std::vector<Row> rows() const;
    // The number of the one at hand.
    std::size_t at_hand() const;
    // One sentence for each file that is no board.
    const std::vector<std::string>& broken() const { return broken_; }
    // Refused if its file has gone or is broken: then the one before stays at hand.
    Said open(std::size_t row);

    BoardDraft& draft() { return drafts_.at(id_); }
    const BoardDraft& draft() const { return drafts_.at(id_); }
    Origin origin() const;

    // Keeps the draft under the name it has now: in the place of the board it came from, or as a new board if that
    // comes with the program or is called otherwise. Two boards cannot have one name.
    Said save();
    // The board of the user's own that is at hand; the usual one is at hand then.
    Said remove();
    // A copy of that file among the user's boards, which is at hand then; called as it is, or by that name.
    Said take_in(const std::filesystem::path& file, const std::string& name = {});
    // The board at hand as it was kept last.
    Said write_to(const session::Target& target) const;
    // "our-board.json"
    std::string file_name() const { return id_ + ".json"; }

    // The names of boards with changes that were not saved.
    std::vector<std::string> unsaved() const;

private:
    Said open_id(const std::string& id);
    Said keep(const byzantium::Board& board);
    std::string id_for(const std::string& name) const;
    bool is_name_of_another(const std::string& name, const std::string& id) const;

    byzantium::text::Boards boards_;
    byzantium::Board usual_;
    std::vector<byzantium::text::Boards::Choice> choices_;
    std::vector<std::string> broken_;
    std::map<std::string, BoardDraft> drafts_;  // by the id of the board they came from
    std::string id_;                            // of the one at hand
};

// An id for a board of that name: its small letters and digits, with - between; "board" if there are none.
std::string board_id_of(const std::string& name);

}  // namespace byzantium::words
