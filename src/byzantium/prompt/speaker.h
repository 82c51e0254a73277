// SPDX-License-Identifier: MIT
// What the command line wants of the game: cli/speaker.h.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/table/watched.h"
#include "cli/boards/board_acts.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/new_header.h"
#include "cli/own_command.h"
#include "cli/play/asking.h"
#include "cli/play/question.h"
#include "cli/program.h"
#include "cli/speaker.h"
#include "cli/typed_entry.h"
#include "present/help/rules.h"
#include "present/reports/report_words.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "present/watched/watched.h"
#include "protocol/statistics.h"
#include "session/dice.h"
#include "store/records.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::prompt {

struct Speaker {
    using Teller = words::Teller;
    using OpenTable = words::OpenTable;

    static std::string name();
    static std::string entry_help();
    static cli::TypedEntry entry_json(const byzantium::Table& table, const Position&, std::string_view text);
    static std::vector<cli::OwnCommand> commands();
    static std::string pages_help();
    static std::vector<present::ReportWords> reports();
    static std::string report(const OpenTable& open, const std::string& key, const store::Details& details,
                              const std::vector<store::Entry>& entries);
    static std::unique_ptr<cli::BoardActs> boards();
    static std::vector<cli::Option> new_options();
    static byzantium::Header new_header(const cli::NewHeader& wished, const byzantium::text::Boards& boards);
    static present::CountedGame counted();
    // Cities, VP of each track by source (those of none left out), luck, choice, dice, hits.
    static protocol::CountedMembers counted_members(const present::Results& results);

    static std::string table_text(const OpenTable& open, const byzantium::Position& now);
    // Numbered, each with its cost and its rule.
    static std::string choices_text(const OpenTable& open);
    static std::string score_text(const OpenTable& open);
    static std::string audit_text(const OpenTable& open);
    static std::string start_text(const OpenTable& open);
    static present::Watched watched(const OpenTable& open) { return words::watched(open); }
    static std::string turn_name(const byzantium::Position& now);
    static std::unique_ptr<cli::Question<byzantium::text::Game>> question(OpenTable& open);
    static std::unique_ptr<cli::Program<byzantium::text::Game>> program();
    static std::string correction_json(const byzantium::Table& table, const std::string& path, const std::string& value,
                                       const std::string& note);
    // That a player has taken control of a city before, where a correction says so of nothing else.
    static std::string said_of_correction(const OpenTable& open);
    static std::string faults_text(const OpenTable& open);
    static std::vector<cli::OwnWord> own_words();
    static cli::PlayHelp play_help();
    static std::optional<byzantium::Header> ask_header(cli::Prompt& prompt, const cli::Console& console,
                                                       const byzantium::text::Boards& boards,
                                                       const std::optional<std::string>&, session::DiceSource& dice);

    static std::string moment_text(const OpenTable& open);
    static std::string refusal(const byzantium::Table& table, const byzantium::Refusal& why);
    static std::string refusal_at_length(const byzantium::Table& table, const present::RuleTexts& rules,
                                         const byzantium::Refusal& why);
    static std::string restored(const OpenTable& open, const byzantium::text::Restoring& restoring);
};

static_assert(cli::Speaker<Speaker>);

}  // namespace byzantium::prompt
