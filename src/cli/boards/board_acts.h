// SPDX-License-Identifier: MIT
// What `logothete-cli board ...` does for a game: what a board is, each game says. All give an exit status, and may
// throw session::FileError and protocol::FormatError.
#pragma once

#include "cli/boards/board_options.h"
#include "cli/line/console.h"
#include "cli/line/form.h"
#include "cli/own_command.h"

#include <string>
#include <vector>

namespace cli {

class BoardActs {
public:
    BoardActs() = default;
    virtual ~BoardActs() = default;
    BoardActs(const BoardActs&) = delete;
    BoardActs& operator=(const BoardActs&) = delete;

    // Whether this is a file that holds a board of the game, or one of its boards by id or name.
    virtual bool knows(const std::string& board) const = 0;
    // Further sub-commands of `board`; all of them stand alone.
    virtual std::vector<OwnCommand> own() const = 0;

    virtual int perform(const ListBoardsAct& act, Form form, const Console& console) const = 0;
    virtual int perform(const CheckBoardAct& act, Form form, const Console& console) const = 0;
    virtual int perform(const ExportBoardAct& act, Form form, const Console& console) const = 0;
    virtual int perform(const ImportBoardAct& act, Form form, const Console& console) const = 0;
};

}  // namespace cli
