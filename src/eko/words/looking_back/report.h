// SPDX-License-Identifier: MIT
// What every report of a session is made of.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/points.h"
#include "eko/text/session.h"
#include "eko/words/names.h"
#include "eko/words/teller.h"
#include "paper/document.h"
#include "paper/table.h"
#include "present/reports/report_facts.h"
#include "session/summary.h"

#include <cstddef>
#include <string>
#include <vector>

namespace eko::words {

// Everything that it refers to must outlive it.
struct Reported {
    const OpenTable& open;
    const present::ReportFacts& facts;

    const eko::text::Session& session() const { return open.session(); }
    const Table& table() const { return open.session().table(); }
    const Names& names() const { return open.teller().names(); }
    const Position& now() const { return open.session().position(); }
    // After so many entries.
    decltype(auto) position_at(std::size_t entries) const { return session().journal().position_at(entries); }
};

bool is_over(const Reported& reported);

// One player's result, as it is or as it would be if the game ended now.
struct Placed {
    Color color;
    session::PlayerCount result;
    Points points;
};
// The best first: winners, then by points, then in seating order.
std::vector<Placed> standings(const Reported& reported);
// The place of one of these; nothing if others lost too: the rules name winners, and do not say what comes after them.
std::optional<int> place_in(const std::vector<Placed>& standings, const Placed& placed, const Reported& reported);

using Blocks = std::vector<paper::Block>;

// An empty document with the session's title.
paper::Document blank(const Reported& reported);
// Title, who played when and where, how it ended or what is asked, and why it is not counted.
void add_head(Blocks& blocks, const Reported& reported);
void add_rulings(Blocks& blocks, const Reported& reported);
// Places, points by source, capital; who won, once somebody has.
paper::Table standings_table(const Reported& reported);
// Where everybody's discs and emperors are, and what they have built.
paper::Table pieces_table(const Reported& reported);

// "Anna 9, Boris 7"
std::string points_words(const Reported& reported, const Position& now);

}  // namespace eko::words
