// SPDX-License-Identifier: MIT
// Attacks that are looked at before they are made: who, how, against whom, and with what chance. Every chance is
// said together with its condition.
#pragma once

#include "byzantium/odds/defence.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium::words {

// The attack of an advance, as the rules name it.
byzantium::Assault assault_of(const byzantium::odds::Advance& advance, byzantium::CityId city);

// "Anna's Arab army", "the Bulgars, sent by Anna"
std::string attacker(const Names& names, const byzantium::odds::Advance& advance);
// The same of the attack under way: "Anna's Arab army", "the Bulgars".
std::string attacker(const Names& names, const byzantium::Position& now);
// "Basil's Byzantine army", "Basil's levy", "the Bulgars"
std::string defender(const Names& names, const byzantium::Defender& defender);
// For a table of one player's attacks: "Arab army", "Bulgars"
std::string short_attacker(const byzantium::odds::Advance& advance);

// "1 Elite cube, 6 Main cubes and the guard"; for tables "1 Elite, 6 Main, guard".
std::string force_words(const byzantium::odds::Force& force);
std::string short_force(const byzantium::odds::Force& force);

// Under what a chance holds, in clauses to follow an "if".
struct Condition {
    std::vector<std::string> clauses;  // "Basil's Byzantine army stands"; "nobody defends it" if nobody does
    bool undefended = false;           // nothing easier for the attacker is left: a chance of 0 holds "even if"
    std::string words() const;         // all clauses
};
// `bulgars` are the cubes that defend a Bulgar city.
Condition condition(const Names& names, const byzantium::odds::Defence& defence, int bulgars);
// The same with what the holder of the Byzantine fleet does, where the way can meet it.
Condition condition(const Names& names, const byzantium::Position& now, const byzantium::odds::Advance& advance,
                    const byzantium::odds::Defence& defence, int bulgars);

// "Anna's Arab army takes Ankara with 99.6% (255 in 256), if Basil's Byzantine army stands."
std::string taking(const Names& names, const byzantium::odds::Advance& advance, byzantium::CityId city, double p,
                   const Condition& condition);
// The same where the defence makes no difference: "... whatever the defenders do."
std::string taking_anyway(const Names& names, const byzantium::odds::Advance& advance, byzantium::CityId city,
                          double p);

// A chance in a sentence, in whichever of three templates fits it; `maybe` holds {chance}.
struct ByChance {
    const char* never;
    const char* maybe;
    const char* always;
};
const char* fitting(const ByChance& templates, double p);

// "by road to Antioch"; the whole way, "placed in Damascus, by road to Antioch", "where it stands".
std::string way_words(const Names& names, const byzantium::Way& way);

// In a table: "99.6% (255 in 256)", "100%".
std::string chance_cell(double p);

}  // namespace byzantium::words
