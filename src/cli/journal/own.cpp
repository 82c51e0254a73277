// SPDX-License-Identifier: MIT
// The sub-commands that games bring themselves: the one of the game that the journal is of.
#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/own_line.h"
#include "cli/line/words.h"
#include "present/language/phrases.h"
#include "values/overloaded.h"
#include "wording/failure.h"

#include <algorithm>
#include <string>

namespace cli {

namespace {

SharedCommand shared_command(const Games& games, const std::string& name) {
    auto all = own_commands(games);
    return *std::find_if(all.begin(), all.end(), [&](const SharedCommand& shared) { return shared.name == name; });
}

const OwnCommand& of_game(const SharedCommand& shared, const Game& game) {
    std::vector<std::string> names;
    for (const auto& one : shared.all) {
        if (one.game == &game) return one.command;
        names.push_back(one.game->name());
    }
    throw wording::Failure{{marked("{command} is a command for {games}; this is a journal of {game}."),
                            {{"command", shared.name}, {"games", present::listed(names)}, {"game", game.name()}}}};
}

int at_journal(const SharedCommand& shared, const OwnOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    const OwnCommand& command = of_game(shared, open.game);
    check(command, options.given);
    const std::size_t entries = options.at.value_or(open.session->table().looks().size());
    if (!has_entries(*open.session, entries, console)) return unusable;
    const int status = std::visit(
        values::overloaded{
            [&](const Alone& does) { return does.carry_out(options.given, console); },
            [&](const OfJournal& does) { return does.carry_out(*open.session, options.given, console); },
            [&](const OfPosition& does) { return does.carry_out(*open.session, entries, options.given, console); }},
        command.does);
    return status == done ? open.status : status;
}

}  // namespace

int execute(const OwnOptions& options, const Games& games, const Console& console) {
    const SharedCommand shared = shared_command(games, options.command);
    const auto* alone = std::get_if<Alone>(&shared.all.front().command.does);
    if (alone == nullptr) return at_journal(shared, options, games, console);
    check(shared.all.front().command, options.given);
    return alone->carry_out(options.given, console);
}

}  // namespace cli
