// SPDX-License-Identifier: MIT
// The accounts of the table as rows: the turn's end side by side, and the score with where it came from. What shows
// them, as text or on a page, adds only their places.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/cures.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/table/names.h"
#include "present/help/help_topic.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace byzantium::words {

// --- the turn's end
enum class AccountLineKind : std::uint8_t { treasury, income, maintenance, left };
struct AccountLine {
    AccountLineKind kind;
    int bezants;
    std::string what;  // "Damascus", "3 Main cubes"
};
char sign_of(AccountLineKind kind);
// That it stands on; empty for what lay in the treasury.
present::RuleIds rules_of(AccountLineKind kind);

struct SideAccount {
    byzantium::Color player;
    byzantium::Side side;
    std::string heading;       // "Anna (red), Byzantine side"
    std::string side_heading;  // "Byzantine side"
    std::vector<AccountLine> lines;
    std::vector<AccountLine> brief;  // the same with all cities, and all cubes, as one line
    std::string shortfall;           // with the VP it would cost; empty if nothing is missing
};

struct TurnAccounts {
    std::string heading;  // when the game is over, that no turn's end is to come
    std::vector<SideAccount> sides;
};
TurnAccounts turn_accounts(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

// --- where the VP came from
enum class VpRowKind : std::uint8_t { source, track, to_come };
struct VpRow {
    VpRowKind kind;
    std::string label;
    std::vector<std::array<std::string, 2>> cells;  // for each player in seating order: Byzantine, Arab; "." for none
    present::RuleIds rules;                         // that it stands on; may be empty
};
std::string source_name(byzantium::VpSource source);  // "Captured cities"
// A row for each source that has given or cost anything, then the tracks, then what the cities are worth.
std::vector<VpRow> vp_rows(const byzantium::Position& now, const byzantium::VpLedger& ledger);

// --- the ranking
// Which tracks count (BYZ-63, BYZ-64).
enum class Counting : std::uint8_t { both, byzantine_alone, arab_alone };
// What one more VP on a track would make of the total: nothing, 1, far more, or less than nothing (BYZ-63).
struct OneMore {
    byzantium::Side side;
    int change;            // of the total
    std::string sentence;  // "One more Arab VP turns 40 into 60."
};
// Far more than one VP, or less than none.
bool is_cliff(const OneMore& more);
struct Standing {
    std::size_t place;
    byzantium::Score score;
    Counting counting;
    std::string total;                  // the total explained
    std::string half;                   // how the lower track stands to half of the higher; empty after a fall
    std::string parted;                 // what parted this player from the one before; empty if the score did
    std::array<OneMore, 2> one_more{};  // Byzantine, Arab; nothing is said after a fall or the end
};
struct Ranking {
    std::string heading;
    std::string note;  // why something else than usual is counted; may be empty
    std::vector<Standing> standings;
};
// The standing of that player, who must be in the ranking.
const Standing& standing_of(const Ranking& ranking, byzantium::Color player);
std::vector<Standing> standings(const Names& names, const byzantium::Position& now, const byzantium::Result& result);
// As the tracks stand and with the final scoring; when the game is over, its result alone.
std::vector<Ranking> rankings(const Names& names, const byzantium::Position& now);

// --- all of it, for a page
struct AccountsHead {
    byzantium::Color color;
    std::string name;
};
struct Accounts {
    std::vector<AccountsHead> players;  // in seating order
    TurnAccounts turn;
    std::vector<ShortfallPlan> plans;  // of those who would be short, in seating order
    std::vector<VpRow> sources;
    std::vector<Ranking> rankings;
};
struct AccountsWords {
    std::string turn_end;
    std::string score;
    std::string sources;      // "Where the VP came from"
    std::string sources_tab;  // "Sources"
    std::string byzantine;
    std::string arab;
    std::string close;
    std::string close_short;  // where there is no room for it
    std::string close_tip;
};
AccountsWords accounts_words();
Accounts accounts(const Names& names, const byzantium::text::Session& session);

}  // namespace byzantium::words
