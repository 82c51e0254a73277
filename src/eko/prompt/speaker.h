// SPDX-License-Identifier: MIT
// What the command line wants of the game: cli/speaker.h.
#pragma once

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
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"
#include "eko/text/open.h"
#include "eko/text/session.h"
#include "eko/words/table/watched.h"
#include "eko/words/teller.h"
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

namespace eko::prompt {

struct Speaker {
    using Teller = words::Teller;
    using OpenTable = words::OpenTable;

    static std::string name() { return std::string{words::game_name}; }
    static std::string entry_help();
    static cli::TypedEntry entry_json(const Table& table, const Position& now, std::string_view text);
    static std::vector<cli::OwnCommand> commands();
    static std::string pages_help();
    static std::vector<present::ReportWords> reports();
    static std::string report(const OpenTable& open, const std::string& key, const store::Details& details,
                              const std::vector<store::Entry>& entries);
    // Those that a table keeps to begin sessions on; a session has its own in its header.
    static std::unique_ptr<cli::BoardActs> boards();
    static std::vector<cli::Option> new_options();
    static Header new_header(const cli::NewHeader& wished, const text::Boards&);
    static present::CountedGame counted();
    // The means of all that is counted of a player.
    static protocol::CountedMembers counted_members(const present::Results& results);

    static std::string table_text(const OpenTable& open, const Position& now);
    static std::string choices_text(const OpenTable& open);
    static std::string score_text(const OpenTable& open);
    static std::string audit_text(const OpenTable& open);
    static std::string start_text(const OpenTable& open);
    static present::Watched watched(const OpenTable& open) { return words::watched(open); }
    static std::string turn_name(const Position& now);
    static std::unique_ptr<cli::Question<text::Game>> question(OpenTable& open);
    // None yet.
    static std::unique_ptr<cli::Program<eko::text::Game>> program() { return nullptr; }
    static std::string correction_json(const Table& table, const std::string& path, const std::string& value,
                                       const std::string& note);
    static std::string said_of_correction(const OpenTable&) { return {}; }
    static std::string faults_text(const OpenTable& open);
    static std::vector<cli::OwnWord> own_words() { return {}; }
    static cli::PlayHelp play_help();
    static std::optional<Header> ask_header(cli::Prompt& prompt, const cli::Console& console, const text::Boards&,
                                            const std::optional<std::string>& asked_board, session::DiceSource& dice);

    static std::string moment_text(const OpenTable& open);
    static std::string refusal(const Table& table, const Refusal& why);
    static std::string refusal_at_length(const Table& table, const present::RuleTexts& rules, const Refusal& why);
    static std::string restored(const OpenTable&, const text::Game::Restoring&) { return {}; }
};

static_assert(cli::Speaker<Speaker>);

}  // namespace eko::prompt
