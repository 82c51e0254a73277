// SPDX-License-Identifier: MIT
// `threats`: every attack that each player could make within one action.
#include "byzantium/odds/threats.h"

#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/threats.h"
#include "byzantium/words/chances/threats_text.h"
#include "cli/line/console.h"

#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string threats_of(const OpenJournal& open, const Position& now, Color player, Form form) {
    const Table& table = open.session.table();
    const auto threats = byzantium::odds::threats(table, now, player);
    if (form == Form::json) return byzantium::text::write_threats(table.board, now, player, threats) + '\n';
    return words::threats_text(open.names, table, now, player, threats);
}

}  // namespace

int execute(const ThreatsOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.moment.journal, console);
    const auto now = position_at(open, options.moment.at, console);
    if (!now) return unusable;
    std::vector<Color> players;
    if (options.color) {
        const auto player = player_of(*now, *options.color);
        if (const auto* unknown = std::get_if<Unknown>(&player)) return say_unknown(*unknown, console);
        players.push_back(std::get<Color>(player));
    } else {
        for (const auto& player : now->players) players.push_back(player.color);
    }
    std::string text;
    for (const Color player : players) {
        if (!text.empty() && options.moment.form == Form::text) text += '\n';
        text += threats_of(open, *now, player, options.moment.form);
    }
    console.out << text;
    return open.status;
}

}  // namespace byzantium::prompt
