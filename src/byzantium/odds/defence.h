// SPDX-License-Identifier: MIT
// What defenders may do about an attack (BYZ-35 to 39), each with its chance.
#pragma once

#include "byzantium/odds/forces.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace byzantium::odds {

// Each field army stands or retreats; if none stands, a levy may fight. Bulgars always fight for their cities.
struct Defence {
    values::Few<byzantium::ArmyRef, most_defenders> standing{};  // in the order that is best for the attacker
    values::Few<byzantium::ArmyRef, most_defenders> retreating{};
    std::optional<byzantium::ArmyRef> levy{};
    // Of those retreating, who must stand if the attacker, who holds the Byzantine fleet, closes the sea (BYZ-50).
    values::Few<byzantium::ArmyRef, most_defenders> by_leave{};
    // Of those retreating, who is destroyed by it, for want of a way that it survives (BYZ-35 `allowed`).
    values::Few<byzantium::ArmyRef, most_defenders> given_up{};
    bool operator==(const Defence&) const = default;
};

// A defence in numbers: the attack that it leads to.
struct DefenceOdds {
    // Nobody stands yet. An aggregate would first have every place of every list set to 0.
    DefenceOdds(const Force& attacker, const Siege& siege) : attack{attacker, {}, siege} {}

    Defence defence;
    Attack attack;
    double p_capture = 0;
};

// Most lists hold one or two, and stand inside their owner: a board makes so many that the heap would be felt.
using DefenceList = boost::container::small_vector<DefenceOdds, 2>;
template <class Unwanted>
void erase_if(DefenceList& list, Unwanted unwanted) {
    list.erase(std::remove_if(list.begin(), list.end(), unwanted), list.end());
}

// Who is to be reckoned with: whoever fights at this moment, armies that stand already, and those still to decide.
struct Defending {
    // Nobody stands yet, no battle is under way. An aggregate would first be set to 0 all over.
    Defending(const byzantium::Survey&, const byzantium::Assault&);
    Defending(const byzantium::Table&, const byzantium::Position&, const byzantium::Assault&);

    byzantium::Color attacker;
    byzantium::Defenders asked;
    values::Few<byzantium::ArmyRef, most_defenders> standing;
    std::optional<Force> in_battle;  // with the dice still to fall
};

// Every defence against this force, the best for the defenders first; among equals, the one with more armies
// standing, then the one without the levy. An attack of several armies is fought in the order that the attacker does
// best to fix beforehand; two armies of one player keep theirs, for the attacker names a player (BYZ-39). Throws
// OutOfLimits.
DefenceList defences(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                     const Force& attacker, byzantium::CityId city);
// The same into a list that is empty.
void list_defences(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                   const Force& attacker, byzantium::CityId city, DefenceList& list);

// The first that wants no leave of the attacker: he would deny it where standing is worse for the defenders, so that
// asking him never helps them. The list must be one of `defences`, not empty.
const DefenceOdds& best_of(const DefenceList& list);

// The best of all of them.
DefenceOdds best_defence(const byzantium::Table& table, const byzantium::Position& position, const Defending& defending,
                         const Force& attacker, byzantium::CityId city);

// The same defence against another force, fought in the order that is best for that. No battle may be under way.
DefenceOdds against(const DefenceOdds& odds, const Force& attacker);

}  // namespace byzantium::odds
