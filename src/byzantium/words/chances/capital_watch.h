// SPDX-License-Identifier: MIT
// The watch on Constantinople: every attack on it within one action, with and without the Emperor's levy, and who would
// win if it fell now (BYZ-64).
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct WatchedAttack {
    std::string attacker;  // "the Bulgars, sent by Anna"
    double p_without_levy;
    std::optional<double> p_with_levy;  // none: no levy of an Emperor can help
    std::string chances;                // both, with their conditions
    std::string winner;                 // whose victory its fall would be
};
struct CapitalWatch {
    std::string brief;                   // the attack most to be feared, in a sentence; empty: nobody can attack it
    std::string line;                    // its chance, where one line has room; empty like `brief`
    std::string reach;                   // whether it can be attacked
    std::string doubled_hits;            // that each hit costs two cubes (BYZ-45); empty like `brief`
    std::vector<WatchedAttack> attacks;  // clockwise from the active player
};
// Throws byzantium::odds::OutOfLimits.
CapitalWatch capital_watch(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

struct WatchTold {
    std::string sentence;
    std::string line;
};
// Its brief and its line; empty too where the table is beyond what can be reckoned.
WatchTold watch_told(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

// All of it as text. Throws byzantium::odds::OutOfLimits.
std::string capital_watch_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

}  // namespace byzantium::words
