// SPDX-License-Identifier: MIT
// The header of a new session: its players, its board from a file, and the discs as they were dealt.
#pragma once

#include "cli/new_header.h"
#include "cli/own_command.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "session/dice.h"

#include <optional>
#include <string>
#include <vector>

namespace eko::prompt {

// The board, the discs, the table's rulings.
std::vector<cli::Option> new_options();
// Throws protocol::FormatError, session::FileError.
Header new_header(const cli::NewHeader& wished);

// The board in a file. Throws protocol::FormatError, session::FileError.
Layout layout_in(const std::string& file);
// All discs of these players mixed and laid at random, one on each movement field (EKO-7); what is left over begins in
// the reserve.
std::vector<StartDisc> dealt(const Layout& layout, const std::vector<Seat>& seats, session::DiceSource& dice);
// The discs of a file: "0,0=cyan* 1,0=violet", blanks or lines between. Throws protocol::FormatError,
// session::FileError.
std::vector<StartDisc> discs_in(const std::string& file);
// The same header, if a game can begin with it. Throws protocol::FormatError.
Header playable(const Header& header);

// The only colour that begins with the word.
std::optional<Color> color_of(const std::string& word);

}  // namespace eko::prompt
