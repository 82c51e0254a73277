// SPDX-License-Identifier: MIT
// Pieces as JSON, as positions and corrections both say them: for the writers of this module only.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/piece.h"

#include <string>

namespace eko::text {

std::string write_stack(const Stack& stack);
std::string write_building(const Building& building);
// `board`, `reserve` or `captive:COLOUR`; no JSON yet.
std::string write_emperor(const EmperorAt& at);
// Each by its first field.
std::string zone_list(const Board& board, const Zones& zones);
std::string color_list(const Seats& colors);

}  // namespace eko::text
