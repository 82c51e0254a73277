// SPDX-License-Identifier: MIT
// What every report of a session is made of.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "byzantium/words/table/names.h"
#include "present/reports/report_facts.h"
#include "protocol/land.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// Everything that it refers to must outlive it.
struct Reported {
    const Names& names;
    const byzantium::text::Session& session;
    const present::ReportFacts& facts;
    const std::optional<protocol::Land>& land;  // maps can be drawn without it
    const Reviewed* reviewed = nullptr;         // nullptr: nobody asked for a review
};

bool is_over(const byzantium::text::Session& session);
// Which program wrote it, of which session on which board.
std::string made_by(const Reported& reported);
// The doubtful rules as this table reads them, a sentence each.
std::vector<std::string> rulings_chosen(const byzantium::Rulings& rulings);
// In seating order.
std::vector<byzantium::Color> players_of(const byzantium::text::Session& session);

}  // namespace byzantium::words
