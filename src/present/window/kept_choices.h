// SPDX-License-Identifier: MIT
// What pages remember of the last time: a line each in the file of the preferences. They are no preferences: nobody is
// asked for them, and any word will do.
#pragma once

#include "present/window/preferences.h"

#include <string>
#include <string_view>

namespace present {

// Empty: nothing is kept under that name.
std::string kept_choice(const Preferences& preferences, std::string_view name);
// Nothing is kept under that name any more if the word is empty, or is none for a line of a file.
void keep_choice(Preferences& preferences, std::string_view name, std::string_view word);

// The name under which the last board that was chosen for a new session of a game is kept.
std::string board_choice(std::string_view game);
// The name under which the game of the last new session is kept, by its id.
inline constexpr std::string_view game_choice = "game";

}  // namespace present
