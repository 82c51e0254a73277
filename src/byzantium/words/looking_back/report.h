// SPDX-License-Identifier: MIT
// What every report of a session is made of.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "protocol/land.h"
#include "session/resources.h"
#include "store/records.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// What is known of a session beside its journal.
struct ReportFacts {
    std::string uuid;
    std::string title;
    std::string place;                       // may be empty
    std::string begun;                       // in UTC, 2026-03-01T19:30:00Z
    std::string changed;                     // likewise: when something was last entered
    std::optional<std::string> not_counted;  // why
    std::vector<std::string> times;          // of its entries, in UTC; may be fewer than there are entries
    std::string program;                     // its version: "0.1.0"
};
ReportFacts report_facts(const store::Details& details, const std::vector<store::Entry>& entries, std::string version);

// Everything that it refers to must outlive it.
struct Reported {
    const Names& names;
    const byzantium::text::Session& session;
    const ReportFacts& facts;
    const std::optional<protocol::Land>& land;  // maps can be drawn without it
};

bool is_over(const byzantium::text::Session& session);
// Over the entries that count, as far as their times are known.
std::chrono::minutes time_played(const Reported& reported);
// "Vienna, 1 March 2026", as far as it is known.
std::string when_and_where(const ReportFacts& facts);
// Which program wrote it, of which session on which board.
std::string made_by(const Reported& reported);
// The doubtful rules as this table reads them, a sentence each.
std::vector<std::string> rulings_chosen(const byzantium::Rulings& rulings);
// In seating order.
std::vector<byzantium::Color> players_of(const byzantium::text::Session& session);

}  // namespace byzantium::words
