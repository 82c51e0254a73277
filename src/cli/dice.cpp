// SPDX-License-Identifier: MIT
// `dice`: a dice calculator.
#include "byzantium/odds/dice.h"

#include "cli/commands.h"
#include "present/dice_text.h"
#include "protocol/dice.h"

namespace cli {

int execute(const DiceOptions& options, const Console& console) {
    const auto chances = byzantium::odds::hit_chances({options.dice, options.threshold});
    if (options.json)
        console.out << protocol::write_dice(chances) << '\n';
    else
        console.out << present::dice_text(chances);
    return done;
}

}  // namespace cli
