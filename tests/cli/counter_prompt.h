// SPDX-License-Identifier: MIT
// The toy game on the command line. It shows that cli knows nothing of any real game.
#pragma once

#include "cli/game.h"
#include "cli/own_command.h"
#include "cli/speaker.h"
#include "present/counter_desk.h"
#include "present/help/rules.h"
#include "present/reports/report_words.h"
#include "present/table/table_of.h"
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
    static std::optional<std::string> entry_json(const Table& table, std::string_view text);
    // `threats`, which Byzantium has too, and `double`, which it has not.
    static std::vector<cli::OwnCommand> commands();
    static std::string pages_help() { return {}; }
    static std::vector<present::ReportWords> reports() { return {}; }

    static std::string table_text(const OpenTable& open, const Position& now);
    static std::string choices_text(const OpenTable& open);
    static std::string score_text(const OpenTable& open);
    static std::string audit_text(const OpenTable& open);
    static std::string start_text(const OpenTable&) { return "The counter is new.\n"; }
    static std::string turn_name(const Position& now) { return now.value < 5 ? "First half" : "Second half"; }
    static std::string refusal_at_length(const OpenTable& open, const present::RuleTexts& rules, const Refusal& why);
};
static_assert(cli::Speaker<Speaker>);

std::unique_ptr<cli::Game> game();

}  // namespace counter
