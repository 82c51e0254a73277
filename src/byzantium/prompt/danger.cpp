// SPDX-License-Identifier: MIT
// `danger`: what each controlled city has to fear within one action, and the watch on Constantinople.
#include "byzantium/odds/threats.h"
#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/threats.h"
#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/chances/danger_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <algorithm>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string danger_answer(const words::OpenTable& open, const Position& now, std::optional<Color> owner, Form form) {
    const Table& table = open.session().table();
    auto dangers = byzantium::odds::dangers(table, now);
    const auto of_others = [owner](const byzantium::odds::Danger& danger) { return owner && danger.owner != *owner; };
    dangers.erase(std::remove_if(dangers.begin(), dangers.end(), of_others), dangers.end());
    if (form == Form::json)
        return byzantium::text::write_dangers(table.board, now, dangers, byzantium::odds::capital_watch(table, now)) +
               '\n';
    return words::danger_text(open.teller().names(), table, now, dangers) + '\n' +
           words::capital_watch_text(open.teller().names(), table, now);
}

int answer_danger(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    const Position& now = open.session().journal().position_at(entries);
    std::optional<Color> owner;
    if (!given.arguments.empty()) {
        const auto player = player_of(now, given.arguments.front());
        if (const auto* unknown = std::get_if<Unknown>(&player)) return say_unknown(*unknown, console);
        owner = std::get<Color>(player);
    }
    console.out << danger_answer(open, now, owner, given.form);
    return done;
}

}  // namespace

OwnCommand danger_command() {
    return {"danger",
            translated("Show how much danger each controlled city is in within one action."),
            translated("This counts the attacks of players who may still act in this turn. Then it shows who can take\n"
                       "Constantinople, with and without the Emperor's levy, and who would win if it fell now.\n"),
            "logothete-cli danger game.jsonl\n  logothete-cli danger game.jsonl red",
            of_position<Speaker>(answer_danger),
            {{"COLOR", translated("only this player's cities: red, yellow, blue or green")}}};
}

}  // namespace byzantium::prompt
