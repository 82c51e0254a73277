// SPDX-License-Identifier: MIT
// Labels of dice that are typed one by one, or as hits.
#pragma once

#include "byzantium/words/desk/dice_tray.h"

#include <cstddef>
#include <optional>
#include <string>

namespace byzantium::words {

std::string label_roll();
std::string label_hits_instead();
std::string label_faces_instead();
std::string dice_side(DiceSide side);
// "Attacker, die 2: not told yet"; counted from 1.
std::string die_words(DiceSide side, std::size_t die, std::optional<int> face);
std::string hits_so_far(int hits);
std::string hits_of_dice(int dice);

}  // namespace byzantium::words
