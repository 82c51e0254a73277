// SPDX-License-Identifier: MIT
#include "cli/line/own_line.h"

#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <set>

namespace cli {

namespace {

using Of = SharedCommand::Of;

bool reads_journal(const OwnCommand& command) { return !std::holds_alternative<Alone>(command.does); }
bool speaks_of_position(const OwnCommand& command) { return std::holds_alternative<OfPosition>(command.does); }

// What one game says; what several say, each under its name.
template <class Text>
std::string of_each(const SharedCommand& shared, const Text& text, const char* between) {
    if (shared.all.size() == 1) return text(shared.all.front().command);
    std::string all;
    for (const Of& one : shared.all)
        if (const std::string said = text(one.command); !said.empty())
            all += (all.empty() ? "" : between) + one.game->name() + ": " + said;
    return all;
}

// The argument at this place, as the games call it.
struct Place {
    std::string name;
    std::string help;
    Needed needed = Needed::yes;
};

Place place_of(const SharedCommand& shared, std::size_t i) {
    Place place;
    for (const Of& one : shared.all) {
        const bool has = i < one.command.arguments.size();
        if (!has || one.command.arguments[i].needed == Needed::no) place.needed = Needed::no;
        if (!has) continue;
        const auto& argument = one.command.arguments[i];
        if (place.name.empty()) place.name = argument.name;
        // The line of arguments has the first game's word for it.
        const std::string called = argument.name == place.name ? "" : argument.name + ", ";
        const std::string help =
            shared.all.size() == 1 ? argument.help : one.game->name() + ": " + called + argument.help;
        place.help += (place.help.empty() ? "" : "\n") + help;
    }
    return place;
}

void add_arguments(CLI::App& command, const SharedCommand& shared, const std::shared_ptr<Given>& given) {
    std::size_t most = 0;
    for (const Of& one : shared.all) most = std::max(most, one.command.arguments.size());
    for (std::size_t i = 0; i < most; ++i) {
        const Place place = place_of(shared, i);
        command
            .add_option_function<std::string>(
                place.name, [given](const std::string& text) { given->arguments.push_back(text); }, place.help)
            ->required(place.needed == Needed::yes)
            ->type_name("");
    }
}

void add_options(CLI::App& command, const SharedCommand& shared, const std::shared_ptr<Given>& given) {
    std::set<std::string> known;
    for (const Of& one : shared.all)
        for (const Option& option : one.command.options)
            if (known.insert(option.name).second)
                command
                    .add_option_function<std::string>(
                        option.name,
                        [given, name = option.name](const std::string& text) { given->options[name] = text; },
                        option.help)
                    ->type_name(option.type);
}

void add_flags(CLI::App& command, const SharedCommand& shared, const std::shared_ptr<Given>& given) {
    std::set<std::string> known;
    for (const Of& one : shared.all)
        for (const Flag& flag : one.command.flags)
            if (known.insert(flag.name).second)
                command.add_flag_callback(
                    flag.name, [given, name = flag.name] { given->flags.insert(name); }, flag.help);
}

void add_json(CLI::App& command, const std::string& help, const std::shared_ptr<Given>& given) {
    command.add_flag_callback(
        "--json", [given] { given->form = Form::json; }, help);
}

template <class Commands>
std::vector<SharedCommand> shared_commands(const Games& games, const Commands& commands_of) {
    std::vector<SharedCommand> all;
    for (const auto& game : games.all())
        for (OwnCommand& command : commands_of(*game)) {
            auto known = std::find_if(all.begin(), all.end(),
                                      [&](const SharedCommand& shared) { return shared.name == command.name; });
            if (known == all.end()) known = all.insert(all.end(), {command.name, {}});
            known->all.push_back({game.get(), std::move(command)});
        }
    return all;
}

}  // namespace

std::vector<SharedCommand> own_commands(const Games& games) {
    return shared_commands(games, [](const Game& game) { return game.commands(); });
}

std::vector<SharedCommand> own_board_commands(const Games& games) {
    return shared_commands(games, [](const Game& game) {
        const auto boards = game.boards();
        return boards ? boards->own() : std::vector<OwnCommand>{};
    });
}

SubCommand words_of(const SharedCommand& shared) {
    return {shared.name,
            of_each(
                shared, [](const OwnCommand& one) { return one.summary; }, " "),
            of_each(
                shared, [](const OwnCommand& one) { return one.details; }, "\n"),
            of_each(
                shared, [](const OwnCommand& one) { return one.example; }, "\n  ")};
}

void add_given(CLI::App& command, const SharedCommand& shared, const std::shared_ptr<Given>& given) {
    add_arguments(command, shared, given);
    add_options(command, shared, given);
    add_flags(command, shared, given);
}

void OwnCommands::add() const {
    for (const SharedCommand& shared : own_commands(games_)) add(shared);
}

void OwnCommands::add(const SharedCommand& shared) const {
    const auto options = std::make_shared<OwnOptions>();
    options->command = shared.name;
    const std::shared_ptr<Given> given{options, &options->given};
    CLI::App* command = add_sub(app_, words_of(shared));
    const auto any = [&](const auto& is) {
        return std::any_of(shared.all.begin(), shared.all.end(), [&](const Of& one) { return is(one.command); });
    };
    if (any(reads_journal)) add_journal(*command, options->journal);
    add_given(*command, shared, given);
    if (any(speaks_of_position)) {
        command->add_option("--at", options->at, translated("use only the first N entries"))->type_name("N");
        add_json(*command, translated("answer in JSON, one line per subject"), given);
    } else if (const auto& help = shared.all.front().command.json_help; !help.empty()) {
        add_json(*command, help, given);
    }
    command->callback([options, chosen = chosen_] { chosen(*options); });
}

}  // namespace cli
