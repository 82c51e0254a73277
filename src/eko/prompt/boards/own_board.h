// SPDX-License-Identifier: MIT
// What the sub-commands of `board` share: boards by the names people type, changes of one's own, places and fields.
#pragma once

#include "cli/line/console.h"
#include "cli/own_command.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/text/layout_changes.h"
#include "eko/text/saved_boards.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace eko::prompt {

// The arguments that most of them take.
cli::Argument own_board_argument();  // NAME: a board of one's own
cli::Argument board_argument();      // BOARD: a file, or any board
cli::Argument field_argument(const std::string& help, cli::Needed needed = cli::Needed::yes);
cli::Argument turn_argument();

// The n-th of those that were given; nothing if there are fewer.
std::optional<std::string> given(const cli::Given& all, std::size_t n);
std::optional<std::string> option(const cli::Given& all, const std::string& name);

// "3,-1"; a whole number. Both were checked.
Hex place(const std::string& word);
int number_of(const std::string& word);
// "8,0 8,1": places with blanks between. Throws protocol::FormatError.
std::vector<Hex> places(const std::string& words);

// One change of a board of one's own: kept if the board is sound with it, the file before kept beside it. Throws
// session::FileError; protocol::FormatError, which says what is wrong where, if it is not sound, and then nothing has
// changed.
Layout changed(const std::string& name, const std::function<text::Changed(Layout)>& change);
// The layout, or the fault thrown as protocol::FormatError with the board's name.
Layout expect_sound(const std::string& name, text::Changed layout);

// The summary of a board and its free slots: what follows a change.
std::string laid_so_far(const Layout& layout);

}  // namespace eko::prompt
