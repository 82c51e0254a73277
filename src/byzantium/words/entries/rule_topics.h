// SPDX-License-Identifier: MIT
// Which rules to read about what lies on the table, what is asked, and what was entered; and the game's pages of help.
#pragma once

#include "byzantium/rules/entry.h"
#include "present/help/help_topic.h"

#include <cstdint>

namespace byzantium {
struct Position;
enum class VpSource : std::uint8_t;
}  // namespace byzantium

namespace byzantium::words {

present::HelpPage battle_page();
present::HelpPage scoring_page();
present::HelpPage rulings_page();
present::HelpPage odds_page();
present::HelpPage counsel_page();

// About a quantity on the table.
present::RuleIds rules_about(const byzantium::Setting& quantity);
// About what the position asks.
present::RuleIds rules_asked(const byzantium::Position& now);
// About an entry that was made at that position; empty for a correction by the table.
present::RuleIds rules_of(const byzantium::Position& before, const byzantium::Entry& entry);
// About where VP come from; empty for what the table corrected.
present::RuleIds rules_of(byzantium::VpSource source);

}  // namespace byzantium::words
