// SPDX-License-Identifier: MIT
#include "byzantium/window/game_window.h"

#include "byzantium/window/boards/boards_page.h"
#include "byzantium/window/shelf/new_session_page.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/game.h"
#include "byzantium/words/table/own_commands.h"

#include <filesystem>
#include <memory>

namespace byzantium::window {

gui::GameWindow game_window() {
    const auto game = std::make_shared<const words::Game>();
    // The library that is open: own boards are beside it.
    const auto library = std::make_shared<std::filesystem::path>();
    const auto new_session = [game, library](wxWindow* parent, const gui::Theme& theme,
                                             const gui::FileChoosers& choosers) {
        return new NewSessionPage{parent, theme, game->boards_beside(*library), choosers};
    };
    const auto boards = [game, library](wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers) {
        return new BoardsPage{parent, theme, game->boards_beside(*library), choosers};
    };
    return {game, make_table_parts, new_session, gui::GameWindow::Own{words::OwnCommand::boards, boards},
            [library](const std::filesystem::path& opened) { *library = opened; }};
}

}  // namespace byzantium::window
