// SPDX-License-Identifier: MIT
// What tells a player from the others in every picture, also without colours: a shape, a letter, and how lines are
// dashed.
#pragma once

#include "byzantium/rules/ids.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/names.h"

namespace present {

paper::Badge badge(byzantium::Color player);
paper::Ink ink(byzantium::Color player);
paper::Dash dash(byzantium::Color player);

// The badge, and the name at the table.
paper::Cell player_cell(const Names& names, byzantium::Color player);

}  // namespace present
