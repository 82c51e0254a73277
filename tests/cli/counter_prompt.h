// SPDX-License-Identifier: MIT
// The toy game on the command line. It shows that cli knows nothing of any real game.
#pragma once

#include "cli/boards/board_acts.h"
#include "cli/game.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/new_header.h"
#include "cli/own_command.h"
#include "cli/play/asking.h"
#include "cli/play/question.h"
#include "cli/program.h"
#include "cli/speaker.h"
#include "cli/typed_entry.h"
#include "present/counter_desk.h"
#include "present/help/rules.h"
#include "present/reports/report_words.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "present/table/table_of.h"
#include "present/watched/watched.h"
#include "protocol/statistics.h"
#include "session/act.h"
#include "session/dice.h"
#include "store/records.h"
#include "support/counter_game.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace counter {

struct Speaker {
    using Teller = counter::Teller;
    using OpenTable = present::TableOf<Teller>;

    static std::string name() { return "Counter"; }
    static std::string entry_help() { return "  add NUMBER\n"; }
    // "add 2"
    static cli::TypedEntry entry_json(const Table& table, const Position&, std::string_view text);
    // `threats`, which Byzantium has too, and `double`, which it has not.
    static std::vector<cli::OwnCommand> commands();
    static std::string pages_help() { return {}; }
    static std::vector<present::ReportWords> reports();
    static std::string report(const OpenTable& open, const std::string& key, const store::Details& details,
                              const std::vector<store::Entry>& entries);
    static std::unique_ptr<cli::BoardActs> boards() { return nullptr; }
    // --limit, --start
    static std::vector<cli::Option> new_options();
    static KeptHeader new_header(const cli::NewHeader& wished, const Boards& boards);
    static present::CountedGame counted();
    static protocol::CountedMembers counted_members(const present::Results& results);

    static std::string table_text(const OpenTable& open, const Position& now);
    static std::string choices_text(const OpenTable& open);
    static std::string score_text(const OpenTable& open);
    static std::string audit_text(const OpenTable& open);
    static present::Watched watched(const OpenTable& open) { return present::watched_of_any_game(open); }
    static std::string start_text(const OpenTable&) { return "The counter is new.\n"; }
    static std::string turn_name(const Position& now) { return now.value < 5 ? "First half" : "Second half"; }
    static std::unique_ptr<cli::Question<KeptGame>> question(OpenTable& open);
    static std::unique_ptr<cli::Program<KeptGame>> program() { return nullptr; }
    static std::string correction_json(const Table&, const std::string& path, const std::string& value,
                                       const std::string& note);
    static std::string said_of_correction(const OpenTable&) { return {}; }
    static std::string faults_text(const OpenTable&) { return {}; }
    // `half`
    static std::vector<cli::OwnWord> own_words();
    static cli::PlayHelp play_help() {
        return {"Answer with a number.\n", "  half                  half of it\n", "add 1", "correct value 3", ""};
    }
    static std::optional<KeptHeader> ask_header(cli::Prompt& prompt, const cli::Console& console, const Boards&,
                                                const std::optional<std::string>&, session::DiceSource& dice);

    static std::string moment_text(const OpenTable& open);
    static std::string refusal(const Table&, const Refusal& why) { return "Not allowed, COU-2: " + why.why + "."; }
    static std::string refusal_at_length(const Table& table, const present::RuleTexts& rules, const Refusal& why);
    static std::string restored(const OpenTable&, const session::NothingToRestore<KeptGame>&) { return {}; }
};
static_assert(cli::Speaker<Speaker>);

std::unique_ptr<cli::Game> game();

}  // namespace counter
