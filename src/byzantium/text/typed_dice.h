// SPDX-License-Identifier: MIT
// Dice that somebody rolled by hand and types in.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"

#include <optional>
#include <string_view>

namespace byzantium::text {

// "2 4 6 / 1 3 5" (the attacker's dice, then the defender's; commas may stand between them, or nothing: "246/135"),
// or "hits 2 1" for the hits alone. Where one side rolls, its dice or hits are enough; without the stroke the
// attacker's dice are the first. Nothing if the text is neither; whether the dice fit is for the rules to say.
std::optional<Roll> read_dice(std::string_view text, const AwaitRoll& awaited);

}  // namespace byzantium::text
