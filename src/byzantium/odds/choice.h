// SPDX-License-Identifier: MIT
// An attack whose attacker wants Move cubes left: then the best losses depend on both rolls and on what is to come.
#pragma once

#include "byzantium/odds/report.h"

namespace byzantium::odds {

// As `report`, by working back from the siege to the first battle over every split of losses that can be best: how
// many of the cubes given up are Move cubes; the rest are Main before Elite. Quick when keep_move is 0 is `chain`.
Report report_with_choice(const Attack& attack, const Policy& policy);

}  // namespace byzantium::odds
