// SPDX-License-Identifier: MIT
#include "gui/app/app.h"
#include "gui/app/arguments.h"
#include "gui/app/environment.h"
#include "gui/app/language.h"
#include "gui/app/signals.h"
#include "gui/frame/game_window.h"

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#define GAME(id)                   \
    namespace id::window {         \
    gui::GameWindow game_window(); \
    }
LOGOTHETE_GAMES
#undef GAME

// wx leaves without a word where there is no display, so what can be answered without one is answered first.
int main(int argc, char** argv) {
    const std::vector<std::string> arguments{argv + (argc > 0 ? 1 : 0), argv + argc};
    gui::speak_as_asked(arguments);
    gui::GameWindows games;
#define GAME(id) games.push_back(id::window::game_window());
    LOGOTHETE_GAMES
#undef GAME
    const auto read = gui::read_arguments(arguments, gui::names_of(games));
    if (const auto* text = std::get_if<gui::PrintAndLeave>(&read)) {
        std::fputs(text->text.c_str(), text->status == 0 ? stdout : stderr);
        return text->status;
    }
    if (const auto trouble = gui::prepare_environment()) {
        std::fputs(trouble->c_str(), stderr);
        return gui::no_display_status;
    }
    const auto& wished = std::get<gui::Arguments>(read);
    const auto untold = gui::speak_as_preferred(wished);
    gui::hold_signals();
    if (const auto trouble = gui::display_trouble()) {
        std::fputs(trouble->c_str(), stderr);
        return gui::no_display_status;
    }
    wxApp::SetInstance(new gui::App{std::move(games), wished, untold});
    int no_arguments = 1;  // they are read
    return wxEntry(no_arguments, argv);
}
