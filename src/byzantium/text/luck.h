// SPDX-License-Identifier: MIT
// Luck and choice as JSON; see plans.h for the numbers.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/rules/board.h"

#include <string>

namespace byzantium::text {

// {"players":[{"player":COLOR,"luck":X,"choice":X,"dice":N,"hits":N,"expected_hits":X},...],"fights":[FIGHT,...]},
// luck and choice in cities, players in seating order. A FIGHT is
// {"n":N,"attacker":COLOR,"army":SIDE or null (the Bulgars),"city":CITY,"control":COLOR or null,"p_at_start":P,
//  "steps":[{"n":N,"what":"battle_dice","player":COLOR or null (dice),"p_before":P,"p_after":P},...],
//  "end":"taken"}: `n` counts the journal's lines from 0, the header, as `replay` does; `what` is one of battle_dice
// siege_dice losses defence order sea_leave; `end` one of taken beaten_off broken_off under_way.
// One line, without a line feed.
std::string write_luck(const byzantium::Board& board, const byzantium::odds::LuckReport& report);

}  // namespace byzantium::text
