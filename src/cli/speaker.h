// SPDX-License-Identifier: MIT
// What the command line needs of one game, beside what the game keeps and tells: a struct of functions that each game
// brings. From it GameOf makes a game at run time.
#pragma once

#include "cli/boards/board_acts.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/new_header.h"
#include "cli/own_command.h"
#include "cli/play/asking.h"
#include "cli/play/question.h"
#include "cli/program.h"
#include "cli/typed_entry.h"
#include "present/help/rules.h"
#include "present/reports/report_words.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "present/table/table_of.h"
#include "present/table/teller.h"
#include "present/watched/watched.h"
#include "protocol/statistics.h"
#include "session/boards.h"
#include "session/dice.h"
#include "store/records.h"

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

// An open session of the game, with the words of its teller.
template <class S>
using TableFor = present::TableOf<typename S::Teller>;

//   Teller              the game's words: present/table/teller.h
//   name                what people call the game
//   entry_help          how entries are written in short words, a line each
//   entry_json          short words as JSON, what they leave out read off the position; JSON as it is
//   commands            sub-commands of its own
//   pages_help          what stands on each page of its help; reports the kinds of report
//   table_text          the table, for `show`
//   choices_text        what is asked now, and every legal entry, for `legal`
//   watched             what is seen of it on a phone
//   score_text          the score, where it came from, and how it ended; audit_text where the pieces lie
//   start_text          what a tour begins with; turn_name the heading of a turn: where it changes, a turn has ended
//   moment_text         the turn, and what is asked now
//   refusal             why an entry is refused, with its rule, in one line; refusal_at_length the sentence, then the
//                       rule with its text
//   program             a program that advises and plays, null if the game has none; throws wording::Failure
//   question            what the prompt of `play` asks now; null if nothing is legal, as when the game is over
//   correction_json     a correction of one quantity, as words name it
//   said_of_correction  what goes with the correction that was entered last; may be empty
//   faults_text         what cannot be on a real table; may be empty
//   own_words, play_help  what can be said at that prompt, and how
//   ask_header          the questions of a new session, but for the board if one was asked for; nothing if the input
//                       ended or somebody said quit
//   boards              what `board` does for this game; null if it has no boards in files
//   restored            what an older program made of the table, in words
//   new_options         what a header needs beside its players, as options of `session new`
//   new_header          the header of a new session; throws protocol::FormatError, session::FileError
//   counted             the game's words for statistics; counted_members what it counts, in lines of JSON
//   report              the whole file of one of the reports, by its key
// Texts are lines of at most `screen` columns.
template <class S>
concept Speaker =
    present::Teller<typename S::Teller> &&
    requires(const TableFor<S>& table, const typename S::Teller::Game::Table& fixed,
             const typename S::Teller::Game::Position& now, const typename S::Teller::Game::Refusal& why,
             const typename S::Teller::Game::Restoring& restoring, const NewHeader& wished,
             const session::Boards<typename S::Teller::Game>& boards, const present::RuleTexts& rules,
             const std::string& said, const std::optional<std::string>& asked_board, const store::Details& details,
             const std::vector<store::Entry>& entries, const present::Results& results, std::string_view text,
             TableFor<S>& open, Prompt& prompt, const Console& console, session::DiceSource& dice) {
        { S::name() } -> std::same_as<std::string>;
        { S::entry_help() } -> std::same_as<std::string>;
        { S::entry_json(fixed, now, text) } -> std::same_as<TypedEntry>;
        { S::commands() } -> std::same_as<std::vector<OwnCommand>>;
        { S::pages_help() } -> std::same_as<std::string>;
        { S::reports() } -> std::same_as<std::vector<present::ReportWords>>;
        { S::table_text(table, now) } -> std::same_as<std::string>;
        { S::choices_text(table) } -> std::same_as<std::string>;
        { S::watched(table) } -> std::same_as<present::Watched>;
        { S::score_text(table) } -> std::same_as<std::string>;
        { S::audit_text(table) } -> std::same_as<std::string>;
        { S::start_text(table) } -> std::same_as<std::string>;
        { S::turn_name(now) } -> std::same_as<std::string>;
        { S::moment_text(table) } -> std::same_as<std::string>;
        { S::refusal(fixed, why) } -> std::same_as<std::string>;
        { S::refusal_at_length(fixed, rules, why) } -> std::same_as<std::string>;
        { S::restored(table, restoring) } -> std::same_as<std::string>;
        { S::question(open) } -> std::same_as<std::unique_ptr<Question<typename S::Teller::Game>>>;
        { S::program() } -> std::same_as<std::unique_ptr<Program<typename S::Teller::Game>>>;
        { S::correction_json(fixed, said, said, said) } -> std::same_as<std::string>;
        { S::said_of_correction(table) } -> std::same_as<std::string>;
        { S::faults_text(table) } -> std::same_as<std::string>;
        { S::own_words() } -> std::same_as<std::vector<OwnWord>>;
        { S::play_help() } -> std::same_as<PlayHelp>;
        {
            S::ask_header(prompt, console, boards, asked_board, dice)
        } -> std::same_as<std::optional<typename S::Teller::Game::Header>>;
        { S::boards() } -> std::same_as<std::unique_ptr<BoardActs>>;
        { S::new_options() } -> std::same_as<std::vector<Option>>;
        { S::new_header(wished, boards) } -> std::same_as<typename S::Teller::Game::Header>;
        { S::report(table, said, details, entries) } -> std::same_as<std::string>;
        { S::counted_members(results) } -> std::same_as<protocol::CountedMembers>;
        { S::counted() } -> std::same_as<present::CountedGame>;
    };

}  // namespace cli
