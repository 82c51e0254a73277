// SPDX-License-Identifier: MIT
// What an entry did, told for the journal and for the hands that move the cubes.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "present/journal/told.h"
#include "present/table/teller.h"

#include <string>
#include <vector>

namespace byzantium::words {

struct Told {
    std::string headline;            // what was entered, in one sentence
    std::vector<std::string> lines;  // what followed, in order: events, and what each player's hands do
};

// The same lines, with what kind each is. A deed without a player is the table's: tokens and the Bulgar box.
using present::LineKind;
using ToldLine = present::LineOf<byzantium::Color>;
std::vector<ToldLine> told_lines(const Names& names, const byzantium::Position& before, const byzantium::Entry& entry,
                                 const std::vector<byzantium::Effect>& effects);

// What a fight came to.
std::string came_to(const Names& names, const byzantium::BattleWon& battle);
std::string came_to(const Names& names, const byzantium::BattleLost& battle);
std::string came_to(const Names& names, const byzantium::SiegeLost& siege);
std::string came_to(const Names& names, const byzantium::ArmyDestroyed& destroyed);
std::string came_to(const Names& names, const byzantium::StepWithdrawn& step);

// `before` is the position the entry was made in, `effects` what it did.
Told story(const Names& names, const byzantium::Position& before, const byzantium::Entry& entry,
           const std::vector<byzantium::Effect>& effects);

}  // namespace byzantium::words
