// SPDX-License-Identifier: MIT
#include "eko/prompt/speaker.h"

#include "cli/line/words.h"
#include "eko/prompt/entry_words.h"
#include "eko/prompt/new_game.h"
#include "eko/prompt/new_header.h"
#include "eko/prompt/own_commands.h"
#include "eko/prompt/question.h"
#include "eko/text/summary.h"
#include "eko/words/counted_game.h"
#include "eko/words/headline.h"
#include "eko/words/looking_back/report_files.h"
#include "eko/words/refusals.h"
#include "eko/words/table_text.h"
#include "present/reports/report_facts.h"
#include "present/statistics/statistics.h"
#include "session/summary.h"
#include "store/program.h"

namespace eko::prompt {

using namespace cli;

std::string Speaker::entry_help() { return entry_words_help(); }

TypedEntry Speaker::entry_json(const Table& table, const Position& now, std::string_view text) {
    return prompt::entry_json(table, now, text);
}

std::string Speaker::pages_help() {
    return translated(
        "turn: a turn on one page; scoring: points and the end;\n"
        "recording: a game at the command line; rulings: where the rulebook leaves a choice");
}

std::vector<OwnCommand> Speaker::commands() {
    return {threats_command(), watch_command(), plan_command(), forecast_command()};
}

std::vector<present::ReportWords> Speaker::reports() { return words::report_words(); }

std::string Speaker::report(const OpenTable& open, const std::string& key, const store::Details& details,
                            const std::vector<store::Entry>& entries) {
    const auto facts = present::report_facts(details, entries, store::program_version());
    return words::report({open, facts}, key);
}

std::vector<Option> Speaker::new_options() { return prompt::new_options(); }

Header Speaker::new_header(const NewHeader& wished, const text::Boards&) { return prompt::new_header(wished); }

present::CountedGame Speaker::counted() { return words::counted_game(); }

protocol::CountedMembers Speaker::counted_members(const present::Results& results) {
    protocol::CountedMembers members;
    for (const session::Measure& measure : text::measures().of_player)
        members.push_back({measure.key, present::value_of(results, text::measures(), measure.key)});
    return members;
}

std::string Speaker::table_text(const OpenTable& open, const Position& now) {
    return words::table_text(open.teller().names(), open.session().table(), now);
}

std::string Speaker::choices_text(const OpenTable& open) {
    return words::question(open.teller().names(), open.session().position()) + '\n' +
           in_lines(open.session().table().board, open.session().legal());
}

std::string Speaker::score_text(const OpenTable& open) {
    return words::score_text(open.teller().names(), open.session().table(), open.session().position());
}

std::string Speaker::audit_text(const OpenTable& open) {
    return words::audit_text(open.teller().names(), open.session().table(), open.session().position());
}

std::string Speaker::start_text(const OpenTable& open) {
    return words::table_text(open.teller().names(), open.session().table(), open.session().journal().position_at(0));
}

std::string Speaker::turn_name(const Position& now) {
    return now.turn == 0 ? std::string{translated("Before the first turn")}
                         : say_as("a player's turn", "Turn {turn}", arg("turn", now.turn));
}

std::unique_ptr<Question<text::Game>> Speaker::question(OpenTable& open) {
    if (open.session().legal().empty()) return nullptr;
    return std::make_unique<EntryQuestion>(open);
}

std::string Speaker::correction_json(const Table& table, const std::string& path, const std::string& value,
                                     const std::string& note) {
    return prompt::correction_json(table.board, path, value, note);
}

std::string Speaker::faults_text(const OpenTable& open) {
    return words::faults_text(open.teller().names(), open.session().table(), open.session().position());
}

PlayHelp Speaker::play_help() {
    return {translated("Answer with an entry in short words, for example  move 3,0 4,1  or  build 2,1 tower,\n"
                       "or with the number before it where entries have numbers.\n"),
            "", "move 3,0 4,1", "correct cyan.reserve 3",
            translated("More paths: 3,0 cyan.2* (a stack of 2 with the emperor), 1,1 violet.tower, 1,1 none,\n"
                       "cyan.destroyed 3, cyan.emperor reserve, turn 4, marched true\n"
                       "Several at once: 3,0 cyan.1 + 4,1 cyan.1*\n")};
}

std::optional<Header> Speaker::ask_header(Prompt& prompt, const Console& console, const text::Boards&,
                                          const std::optional<std::string>& asked_board, session::DiceSource& dice) {
    return ask_new_game(prompt, console, asked_board, dice);
}

std::string Speaker::moment_text(const OpenTable& open) {
    return words::moment_text(open.teller().names(), open.session().position()) + '\n';
}

std::string Speaker::refusal(const Table& table, const Refusal& why) { return words::refusal(table.board, why); }

std::string Speaker::refusal_at_length(const Table& table, const present::RuleTexts& rules, const Refusal& why) {
    return words::refusal_at_length(table.board, rules, why, screen);
}

}  // namespace eko::prompt
