// SPDX-License-Identifier: MIT
// `threats`: every attack that each player could make within one action.
#include "byzantium/odds/threats.h"

#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/threats.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/desk/teller.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"

#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string threats_of(const words::OpenTable& open, const Position& now, Color player, Form form) {
    const Table& table = open.session().table();
    const auto threats = byzantium::odds::threats(table, now, player);
    if (form == Form::json) return byzantium::text::write_threats(table.board, now, player, threats) + '\n';
    return words::threats_text(open.teller().names(), table, now, player, threats);
}

int answer_threats(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    const Position& now = open.session().journal().position_at(entries);
    std::vector<Color> players;
    if (!given.arguments.empty()) {
        const auto player = player_of(now, given.arguments.front());
        if (const auto* unknown = std::get_if<Unknown>(&player)) return say_unknown(*unknown, console);
        players.push_back(std::get<Color>(player));
    } else {
        for (const auto& player : now.players) players.push_back(player.color);
    }
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
        translated("Show every attack that each player could make within one action."),
        translated("For each attack: its chance against the best and against the worst defence and imposed fleet.\n"),
        "logothete-cli threats game.jsonl\n  logothete-cli threats game.jsonl red",
        of_position<Speaker>(answer_threats),
        {{"COLOR", translated("only this player's: red, yellow, blue or green")}}};
}

}  // namespace byzantium::prompt
