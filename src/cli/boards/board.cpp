// SPDX-License-Identifier: MIT
// `board`: the boards of a game, checked and shared.
#include "cli/boards/board_acts.h"
#include "cli/execute.h"
#include "cli/line/words.h"
#include "wording/failure.h"

#include <memory>
#include <variant>

namespace cli {

namespace {

std::unique_ptr<BoardActs> first_boards(const Games& games) {
    for (const auto& game : games.all())
        if (auto boards = game->boards()) return boards;
    return nullptr;
}

}  // namespace

int execute(const BoardOptions& options, const Games& games, const Console& console) {
    const auto boards = options.game ? games.find(*options.game)->boards() : first_boards(games);
    if (!boards) throw wording::Failure{{marked("This game has no boards in files.")}};
    return std::visit([&](const auto& act) { return boards->perform(act, options.form, console); }, options.act);
}

}  // namespace cli
