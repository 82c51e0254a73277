// SPDX-License-Identifier: MIT
// `dice`: a dice calculator.
#include "byzantium/odds/dice.h"

#include "byzantium/text/dice.h"
#include "cli/commands.h"
#include "present/dice_text.h"

namespace cli {

int execute(const DiceOptions& options, const Console& console) {
    const auto chances = byzantium::odds::hit_chances({options.dice, options.threshold});
    if (options.json)
        console.out << byzantium::text::write_dice(chances) << '\n';
    else
        console.out << present::dice_text(chances);
    return done;
}

}  // namespace cli
