// SPDX-License-Identifier: MIT
// What the command line needs of one game, beside what the game keeps and tells: a struct of functions that each game
// brings. From it GameOf makes a game at run time.
#pragma once

#include "cli/own_command.h"
#include "present/help/rules.h"
#include "present/reports/report_words.h"
#include "present/table/table_of.h"
#include "present/table/teller.h"

#include <concepts>
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
//   entry_json          short words as JSON; JSON as it is; nothing if the words are no entry
//   commands            sub-commands of its own
//   pages_help          what stands on each page of its help; reports the kinds of report
//   table_text          the table, for `show`
//   choices_text        what is asked now, and every legal entry, for `legal`
//   score_text          the score, where it came from, and how it ended; audit_text where the pieces lie
//   start_text          what a tour begins with; turn_name the heading of a turn: where it changes, a turn has ended
//   refusal_at_length   why an entry is refused: the sentence, then the rule with its text
// Texts are lines of at most `screen` columns.
template <class S>
concept Speaker = present::Teller<typename S::Teller> &&
                  requires(const TableFor<S>& table, const typename S::Teller::Game::Table& fixed,
                           const typename S::Teller::Game::Position& now, const typename S::Teller::Game::Refusal& why,
                           const present::RuleTexts& rules, std::string_view text) {
                      { S::name() } -> std::same_as<std::string>;
                      { S::entry_help() } -> std::same_as<std::string>;
                      { S::entry_json(fixed, text) } -> std::same_as<std::optional<std::string>>;
                      { S::commands() } -> std::same_as<std::vector<OwnCommand>>;
                      { S::pages_help() } -> std::same_as<std::string>;
                      { S::reports() } -> std::same_as<std::vector<present::ReportWords>>;
                      { S::table_text(table, now) } -> std::same_as<std::string>;
                      { S::choices_text(table) } -> std::same_as<std::string>;
                      { S::score_text(table) } -> std::same_as<std::string>;
                      { S::audit_text(table) } -> std::same_as<std::string>;
                      { S::start_text(table) } -> std::same_as<std::string>;
                      { S::turn_name(now) } -> std::same_as<std::string>;
                      { S::refusal_at_length(table, rules, why) } -> std::same_as<std::string>;
                  };

}  // namespace cli
