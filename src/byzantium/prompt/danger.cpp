// SPDX-License-Identifier: MIT
// `danger`: what each controlled city has to fear within one action, and the watch on Constantinople.
#include "byzantium/odds/threats.h"
#include "byzantium/prompt/army_words.h"
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/threats.h"
#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/chances/danger_text.h"
#include "cli/line/console.h"

#include <algorithm>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string danger_answer(const OpenJournal& open, const Position& now, std::optional<Color> owner, Form form) {
    const Table& table = open.session.table();
    auto dangers = byzantium::odds::dangers(table, now);
    const auto of_others = [owner](const byzantium::odds::Danger& danger) { return owner && danger.owner != *owner; };
    dangers.erase(std::remove_if(dangers.begin(), dangers.end(), of_others), dangers.end());
    if (form == Form::json)
        return byzantium::text::write_dangers(table.board, now, dangers, byzantium::odds::capital_watch(table, now)) +
               '\n';
    return words::danger_text(open.names, table, now, dangers) + '\n' +
           words::capital_watch_text(open.names, table, now);
}

}  // namespace

int execute(const DangerOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.moment.journal, console);
    const auto now = position_at(open, options.moment.at, console);
    if (!now) return unusable;
    std::optional<Color> owner;
    if (options.color) {
        const auto player = player_of(*now, *options.color);
        if (const auto* unknown = std::get_if<Unknown>(&player)) return say_unknown(*unknown, console);
        owner = std::get<Color>(player);
    }
    console.out << danger_answer(open, *now, owner, options.moment.form);
    return open.status;
}

}  // namespace byzantium::prompt
