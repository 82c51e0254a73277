// SPDX-License-Identifier: MIT
// The header of a new session: its players, its board from a file, and the discs as they were dealt.
#pragma once

#include "cli/new_header.h"
#include "cli/own_command.h"
#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/text/saved_boards.h"
#include "session/seat.h"

#include <string>
#include <vector>

namespace eko::prompt {

// The board, the discs, the table's rulings.
std::vector<cli::Option> new_options();
// Throws protocol::FormatError, session::FileError.
Header new_header(const cli::NewHeader& wished);

// The boards there are.
text::SavedBoards saved_boards();
// The board that can be made of a layout. Throws protocol::FormatError, which names the place by `name`.
Board board_of(const Layout& layout, const std::string& name);
// The discs of a file, as text::read_discs reads them. Throws protocol::FormatError, session::FileError.
std::vector<StartDisc> discs_in(const Board& board, const std::string& file);
// The same header, if a game can begin with it. Throws protocol::FormatError.
Header playable(const Header& header);

// Of a mark that is one of the game's.
Color color_of(const std::string& mark);
std::vector<Seat> seats_of(const std::vector<session::Seat>& players);

}  // namespace eko::prompt
