// SPDX-License-Identifier: MIT
// `review`: what luck and what decisions did to everybody's chance to win, and which decision cost the game; then what
// `luck` tells of the attacks.
#include "byzantium/counsel/weights.h"
#include "byzantium/odds/luck.h"
#include "byzantium/prompt/given_numbers.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/program.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/text/counsel.h"
#include "byzantium/text/luck.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "cli/line/argument_faults.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <cstddef>
#include <string>

namespace byzantium::prompt {

using namespace cli;

namespace {

constexpr int most_pairs = 10'000;

int answer_review(const words::OpenTable& open, std::size_t most, const Given& given, const Console& console) {
    const auto& journal = open.session().journal();
    words::ReviewedGame game{open.session().table(), journal.position_at(0), {}};
    for (std::size_t i = 0; i < most; ++i) game.entries.push_back(journal.record(i).entry);
    const counsel::Weights known = weights();
    const auto reviewed = words::whole_review(known, game, number_of(given, "--trials", words::usual_review_pairs));
    const auto luck = byzantium::odds::luck(game.table, game.start, game.entries);
    if (given.form == Form::json)
        console.out << byzantium::text::write_review(game.table.board, reviewed.review, reviewed.confirmed) << '\n'
                    << byzantium::text::write_luck(game.table.board, luck) << '\n';
    else
        console.out << words::review_text(open.teller().names(), game.table, reviewed.review, reviewed.confirmed)
                    << '\n'
                    << words::luck_text(open.teller().names(), luck);
    return done;
}

}  // namespace

OwnCommand review_command() {
    return {"review",
            translated("Look back: what luck and decisions did to each chance to win, and which one cost the game."),
            translated(
                "Rolls and decisions are valued by the program's evaluation; trials then confirm the decisions that\n"
                "seem costly, or strike them from the list. Then comes what luck says about the attacks. With --json,\n"
                "the first line is the review, the second what luck --json writes.\n"),
            "logothete-cli review game.jsonl",
            of_position<Speaker>(answer_review),
            {},
            {{"--trials", "N", translated("play each costly decision and a better one N times (default: 60)"),
              [](const std::string& text) { return unless_whole_number(text, 2, most_pairs); }}}};
}

}  // namespace byzantium::prompt
