// SPDX-License-Identifier: MIT
#include "eko/window/game_window.h"

#include "eko/window/boards/boards_page.h"
#include "eko/window/boards/shared_workshop.h"
#include "eko/window/shelf/new_session_page.h"
#include "eko/window/table/table_parts.h"
#include "eko/words/game.h"
#include "eko/words/table/own_commands.h"

#include <filesystem>
#include <memory>

namespace eko::window {

gui::GameWindow game_window() {
    const auto game = std::make_shared<const words::Game>();
    const auto shared = std::make_shared<SharedWorkshop>();
    const auto new_session = [shared](wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers) {
        return new NewSessionPage{parent, theme, shared, choosers};
    };
    const auto boards = [shared](wxWindow* parent, const gui::Theme& theme, const gui::FileChoosers& choosers) {
        return new BoardsPage{parent, theme, shared, choosers};
    };
    return {game, make_table_parts, new_session, gui::GameWindow::Own{words::OwnCommand::boards, boards},
            [shared](const std::filesystem::path& library) { shared->keep_beside(library); }};
}

}  // namespace eko::window
