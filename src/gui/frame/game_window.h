// SPDX-License-Identifier: MIT
// What a game brings to the window: itself, and functions that make everything it draws.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/table/parts.h"
#include "present/game.h"
#include "present/window/command_words.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxWindow;

namespace gui {

class BeginPage;
class OwnPage;

struct GameWindow {
    // Themes, choosers and the game outlive everything made with them. Pages are children of the window.
    template <class Page>
    using MakePage = std::function<Page*(wxWindow* parent, const Theme& theme, const FileChoosers& choosers)>;
    // A lasting page that only this game has, and the command that shows it.
    struct Own {
        present::CommandId command;
        MakePage<OwnPage> make;  // throws wording::Failure
    };

    std::shared_ptr<const present::Game> game;
    MakeTableParts table;
    MakePage<BeginPage> new_session;
    std::optional<Own> own;
    // The library was opened, before any page is made: files of the game's own are beside it.
    std::function<void(const std::filesystem::path& library)> at_library = [](const std::filesystem::path&) {};
};

// In the order in which they are offered; at least one.
using GameWindows = std::vector<GameWindow>;

present::Games games_of(const GameWindows& windows);
// As players call them.
std::vector<std::string> names_of(const GameWindows& windows);

}  // namespace gui
