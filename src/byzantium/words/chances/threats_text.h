// SPDX-License-Identifier: MIT
// What one player could attack with one action, best first.
#pragma once

#include "byzantium/odds/defence.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium::words {

// The best attack in a sentence, then one line each; `threats` are those of this player, in any order.
std::string threats_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                         byzantium::Color player, std::vector<byzantium::odds::Threat> threats);

// The greatest chance first; among equals the one that is greater at the worst defence.
void best_first(std::vector<byzantium::odds::Threat>& threats);

// The threat with its chance, and the best defence as its condition.
std::string threat_sentence(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                            const byzantium::odds::Threat& threat);

// Under what the threat has this chance: the first of these defences that gives it or, if it takes several, each
// against something else that an imposed fleet leaves, that the defenders see what arrives.
Condition condition_of(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                       const byzantium::odds::Threat& threat, const byzantium::odds::DefenceList& among, double p);

}  // namespace byzantium::words
