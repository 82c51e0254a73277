// SPDX-License-Identifier: MIT
#include "byzantium/window/game_window.h"

#include "byzantium/window/boards/boards_page.h"
#include "byzantium/window/shelf/new_session_page.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/game.h"
#include "byzantium/words/table/own_commands.h"

#include <memory>

namespace byzantium::window {

gui::GameWindow game_window() {
    const auto game = std::make_shared<const words::Game>();
    const auto new_session = [game](wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers) {
        return new NewSessionPage{parent, theme, game->boards(), choosers};
    };
    const auto boards = [game](wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers) {
        return new BoardsPage{parent, theme, game->boards(), choosers};
    };
    return {game, make_table_parts, new_session, gui::GameWindow::Own{words::OwnCommand::boards, boards}};
}

}  // namespace byzantium::window
