// SPDX-License-Identifier: MIT
// What tells a player from the others in every picture, also without colours: a shape, a letter, and how lines are
// dashed.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/table/seat_marks.h"

namespace byzantium::words {

paper::Badge badge(byzantium::Color player);
paper::Ink ink(byzantium::Color player);

// What tells the seats apart, in the language that is spoken.
present::SeatMarks seat_marks();

// The badge, and the name at the table.
paper::Cell player_cell(const Names& names, byzantium::Color player);

}  // namespace byzantium::words
