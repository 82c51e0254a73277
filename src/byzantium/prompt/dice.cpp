// SPDX-License-Identifier: MIT
// `dice`: a dice calculator.
#include "byzantium/odds/dice.h"

#include "byzantium/prompt/own_commands.h"
#include "byzantium/text/dice.h"
#include "byzantium/words/chances/dice_text.h"
#include "cli/line/argument_faults.h"
#include "cli/line/console.h"
#include "cli/line/words.h"

namespace byzantium::prompt {

using namespace cli;

namespace {

int answer_dice(const Given& given, const Console& console) {
    const auto threshold = given.options.find("--at");
    const auto chances = byzantium::odds::hit_chances(
        {std::stoi(given.arguments.front()), threshold == given.options.end() ? 4 : std::stoi(threshold->second)});
    if (given.form == Form::json)
        console.out << byzantium::text::write_dice(chances) << '\n';
    else
        console.out << words::dice_text(chances);
    return done;
}

Check whole_number(int lowest, int highest) {
    return [=](const std::string& text) { return unless_whole_number(text, lowest, highest); };
}

}  // namespace

OwnCommand dice_command() {
    return {"dice",
            translated("Show how many hits a number of dice can score, and the chance of each."),
            "",
            "logothete-cli dice 6 --at 5",
            Alone{answer_dice},
            {{"N", translated("the number of dice, 0 to 60"), Needed::yes,
              whole_number(0, byzantium::odds::most_dice_thrown)}},
            {{"--at", "FACE", translated("the lowest face that hits, 2 to 6; 4 if it is left out"),
              whole_number(byzantium::odds::lowest_threshold, byzantium::odds::highest_threshold)}},
            translated("answer with one line of JSON")};
}

}  // namespace byzantium::prompt
