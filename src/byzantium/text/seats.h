// SPDX-License-Identifier: MIT
// Seats as any game knows them, made seats of this one.
#pragma once

#include "byzantium/rules/header.h"
#include "session/seat.h"

#include <string>
#include <vector>

namespace byzantium::text {

// Clockwise; without those of a colour that only a later program knows.
std::vector<Seat> seats_of(const std::vector<session::Seat>& players);

// `board`: its id; `first`: the colour of one of the players. A colour that nobody has is the first player's.
Header header_of(const std::string& board, const std::vector<session::Seat>& players, const std::string& first,
                 const Rulings& rulings);

}  // namespace byzantium::text
