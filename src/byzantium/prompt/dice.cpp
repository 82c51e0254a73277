// SPDX-License-Identifier: MIT
// `dice`: a dice calculator.
#include "byzantium/odds/dice.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/text/dice.h"
#include "byzantium/words/chances/dice_text.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

using namespace cli;

int execute(const DiceOptions& options, const Console& console) {
    const auto chances = byzantium::odds::hit_chances({options.dice, options.threshold});
    if (options.json)
        console.out << byzantium::text::write_dice(chances) << '\n';
    else
        console.out << words::dice_text(chances);
    return done;
}

}  // namespace byzantium::prompt
