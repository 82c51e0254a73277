// SPDX-License-Identifier: MIT
// `threats`: what each player could attack or replace within one turn.
#include "eko/foresight/threats.h"

#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "eko/prompt/own_commands.h"
#include "eko/prompt/speaker.h"
#include "eko/prompt/typed.h"
#include "eko/text/foresight.h"
#include "eko/words/foresight/foresight_text.h"

#include <string>

namespace eko::prompt {

using namespace cli;

namespace {

std::string threats_of(const words::OpenTable& open, const Position& now, Color player, Form form) {
    const Table& table = open.session().table();
    const auto threats = foresight::threats_by(table, now, player);
    if (form == Form::json) return text::write_threats(table, threats) + '\n';
    return words::threats_text(open.teller().names(), table, now, threats);
}

int answer_eko_threats(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    const Table& table = open.session().table();
    const Position& now = open.session().journal().position_at(entries);
    const Seats players = given.arguments.empty() ? table.seats : Seats{seated_color(table, given.arguments.front())};
    std::string text;
    for (const Color player : players) {
        if (!text.empty() && given.form == Form::text) text += '\n';
        text += threats_of(open, now, player, given.form);
    }
    console.out << text;
    return done;
}

}  // namespace

OwnCommand threats_command() {
    return {
        "threats",
        translated(
            "Show every stack each player could attack within one turn, and every building that player could replace."),
        translated("With the shortest way, and what else it costs: the Sand temple, a forced march, storms.\n"),
        "logothete-cli threats game.jsonl\n  logothete-cli threats game.jsonl cyan",
        of_position<Speaker>(answer_eko_threats),
        {{"COLOR", translated("only this player's: cyan, violet, blue or white")}}};
}

}  // namespace eko::prompt
