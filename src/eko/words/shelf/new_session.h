// SPDX-License-Identifier: MIT
// What a session of this game is begun with beside what every table settles: its board, its discs as they were dealt,
// and how the doubtful rules are read.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "present/shelf/new_session.h"
#include "session/dice.h"
#include "session/seat.h"
#include "store/library.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// Two players, as long as nobody says how many.
const present::SeatsOffered& seats_offered();

// A board to try the game on, which comes with the program and is none of the box: for so many players, 2 to 4. Throws
// session::FileError, protocol::FormatError.
Layout sample_board(std::size_t players);
// The board of the session that was played last; nothing if there is none. Throws store::StoreError.
std::optional<Layout> last_board(const store::Library& library);
// Throws session::FileError, protocol::FormatError.
Layout board_in(const std::filesystem::path& file);

// "7 tiles, 49 fields, 1 capital", and what is unusual for so many players: nothing of that forbids anything. What is
// wrong, if no board can be made.
std::string board_remark(const Layout& layout, std::size_t players);

// That these are fewer discs than the rules deal to so many players, in a sentence; empty if none is missing. A game
// can begin with them all the same: the table is right.
std::string discs_remark(const std::vector<StartDisc>& discs, std::size_t players);

// The header, its discs dealt by chance. `seats` and `first` are colours of the game; the first seat's colour if
// `first` is none. Throws protocol::FormatError if no game can begin with it.
Header settled_header(const Layout& layout, const present::SettledSeats& seats, const Rulings& rulings,
                      session::DiceSource& dice);
// The same with the discs as they lie on the table.
Header settled_header(const Layout& layout, const present::SettledSeats& seats, const Rulings& rulings,
                      const std::vector<StartDisc>& discs);
// The colours of these seats, by their marks.
std::vector<Color> colors_of(const std::vector<session::Seat>& seats);
// A table to try things at, and the one of the first-game guide: two players on the sample board, known by their
// colours, with the same deal each time. Throws as sample_board.
Header practice_header();

// A doubtful rule as the table is asked about it.
struct RulingText {
    std::string rule;  // "EKO-70"
    std::string question;
    std::array<std::string, 2> choices;  // in the order of the enumerators; the default is the first
    std::string explained;               // when it matters, for somebody who never met it
};
RulingText moon_return_text();
RulingText win_check_text();
RulingText last_disc_build_text();
RulingText around_text();
RulingText storm_once_text();
RulingText moon_uses_text();

// On which boards a ruling can matter; all of them where no board can be made.
struct RulingsThatMatter {
    bool moon = true;
    bool small_tiles = true;  // pyramids or a lighthouse
    bool storm = true;
    bool all() const { return moon && small_tiles && storm; }
};
RulingsThatMatter rulings_that_matter(const Layout& layout);
// That there are others, which do not matter on this board.
std::string other_rulings();

struct BoardWords {
    std::string last;
    std::string from_file;
    std::string lay;
    std::string paint;
    std::string discs;
    std::string dealt;  // the names of the choices
    std::string laid;
    std::string lay_discs;
    std::string fit;     // where discs are dealt as the session begins
    std::string misfit;  // the same where discs were laid, but for other players or another board
    std::string gone;    // that in short, for whoever does not see the choices of discs
};
BoardWords board_words();

}  // namespace eko::words
