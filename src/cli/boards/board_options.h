// SPDX-License-Identifier: MIT
// What `logothete-cli board ...` is asked for.
#pragma once

#include "cli/line/form.h"
#include "cli/own_command.h"
#include "session/files.h"

#include <optional>
#include <string>
#include <variant>

namespace cli {

struct ListBoardsAct {};
struct CheckBoardAct {
    std::string board;  // a file, or the id of a board
};
struct ExportBoardAct {
    std::string board;  // its id, or its name
    std::string file;   // -: standard output
    session::IfThere if_there = session::IfThere::refuse;
};
struct ImportBoardAct {
    std::string file;
    std::string name;  // empty: as the file says
};

// One that a game brings itself: BoardActs::own.
struct OwnBoardAct {
    std::string command;
    Given given;
};

using BoardAct = std::variant<ListBoardsAct, CheckBoardAct, ExportBoardAct, ImportBoardAct, OwnBoardAct>;

struct BoardOptions {
    std::optional<std::string> game{};  // its id; none: the one that knows the board, else the first that has boards
    BoardAct act{};
    Form form = Form::text;
};

}  // namespace cli
