// SPDX-License-Identifier: MIT
// `luck`: what the dice gave and took in each attack of the game, and what the decisions did.
#include "byzantium/odds/luck.h"

#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/entry.h"
#include "byzantium/text/luck.h"
#include "byzantium/words/chances/luck_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

int answer_luck(const words::OpenTable& open, std::size_t most, const Given& given, const Console& console) {
    const auto& journal = open.session().journal();
    std::vector<byzantium::Entry> entries;
    for (std::size_t i = 0; i < most; ++i) entries.push_back(journal.record(i).entry);
    const auto& table = open.session().table();
    const auto report = byzantium::odds::luck(table, journal.position_at(0), entries);
    console.out << (given.form == Form::json ? byzantium::text::write_luck(table.board, report) + '\n'
                                             : words::luck_text(open.teller().names(), report));
    return done;
}

}  // namespace

OwnCommand luck_command() {
    return {"luck", translated("Separate luck from choice: what dice and decisions changed in each attack."),
            translated("Each chance is the chance that the attack takes its city if everybody plays their best.\n"),
            "logothete-cli luck game.jsonl", of_position<Speaker>(answer_luck)};
}

}  // namespace byzantium::prompt
