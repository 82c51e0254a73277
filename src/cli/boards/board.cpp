// SPDX-License-Identifier: MIT
// `board`: the boards of a game, checked and shared.
#include "cli/boards/board_acts.h"
#include "cli/execute.h"
#include "cli/line/words.h"
#include "cli/own_command.h"
#include "values/overloaded.h"
#include "wording/failure.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

namespace {

using AllBoards = std::vector<std::unique_ptr<BoardActs>>;

// Of the game that was named, or of each that has boards in files.
AllBoards boards_of(const std::optional<std::string>& asked, const Games& games) {
    AllBoards all;
    for (const auto& game : games.all())
        if (auto boards = game->boards(); boards && (!asked || *asked == game->id())) all.push_back(std::move(boards));
    if (all.empty()) throw wording::Failure{{marked("This game has no board files.")}};
    return all;
}

// The board that an act is about; nothing for one that is about all of them.
std::optional<std::string> board_of(const BoardAct& act) {
    return std::visit(
        values::overloaded{[](const ListBoardsAct&) -> std::optional<std::string> { return std::nullopt; },
                           [](const CheckBoardAct& one) -> std::optional<std::string> { return one.board; },
                           [](const ExportBoardAct& one) -> std::optional<std::string> { return one.board; },
                           [](const ImportBoardAct& one) -> std::optional<std::string> { return one.file; },
                           [](const OwnBoardAct&) -> std::optional<std::string> { return std::nullopt; }},
        act);
}

// The game whose board it is, else the first.
const BoardActs& meant(const AllBoards& all, const BoardAct& act) {
    if (const auto board = board_of(act); board && all.size() > 1)
        for (const auto& boards : all)
            if (boards->knows(*board)) return *boards;
    return *all.front();
}

int perform_own(const AllBoards& all, const OwnBoardAct& act, const Console& console) {
    for (const auto& boards : all)
        for (const OwnCommand& command : boards->own()) {
            if (command.name != act.command) continue;
            check(command, act.given);
            return std::get<Alone>(command.does).carry_out(act.given, console);
        }
    throw wording::Failure{{marked("The boards of this game have no command {command}."), {{"command", act.command}}}};
}

}  // namespace

int execute(const BoardOptions& options, const Games& games, const Console& console) {
    const auto all = boards_of(options.game, games);
    return std::visit(values::overloaded{
                          [&](const OwnBoardAct& act) { return perform_own(all, act, console); },
                          [&](const auto& act) { return meant(all, options.act).perform(act, options.form, console); }},
                      options.act);
}

}  // namespace cli
