// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/choices.h"

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

bool is_increase(const Position& now) { return std::holds_alternative<AwaitIncrease>(now.awaits); }
bool is_sea_retreat(const Position& now) { return std::holds_alternative<AwaitSeaRetreat>(now.awaits); }

std::string with_cube(const char* sentence, Cube cube) { return say(sentence, arg("source", short_source(cube))); }

std::string move_sentence(const Names& names, const Position& now, const Move& move) {
    const bool attacks = now[move.to].side != allegiance(move.side);
    return say(attacks ? marked("Attack {city} with the {side} army.") : marked("Move the {side} army to {city}."),
               arg("city", names.city(move.to)), arg("side", word(move.side)));
}

std::string reinforce_sentence(const BulgarsReinforce& reinforce) {
    return with_cube(marked("Reinforce the Bulgars with a cube from {source}."), reinforce.cube);
}

std::string tax_sentence(const Tax& tax) {
    return say("Tax with {cubes}: {byzantine} to Byzantium, {arab} to the Arabs.", arg("cubes", cubes(tax.cubes)),
               arg("byzantine", bezants(tax.byzantine)), arg("arab", bezants(2 * tax.cubes - tax.byzantine)));
}

std::string pass_sentence(const Pass& pass) {
    if (!pass.cube) return translated("Pass, without a cube.");
    return with_cube(marked("Pass with a cube from {source}."), *pass.cube);
}

std::string garrison_sentence(const GarrisonFromArmy& garrison) {
    return say("Take the control cube from the {first} box and give up a cube of the {second} box.",
               arg("first", word(garrison.city_from)), arg("second", word(garrison.casualty_from)));
}

std::string allow_sentence(const Position& now) {
    return is_sea_retreat(now) ? translated("Allow the retreat by sea.") : translated("Let the army sail.");
}

// Whether the army that is asked would be destroyed by retreating, the sea taken as open (BYZ-35).
bool is_doomed(const Table& table, const Position& now) {
    const auto* asked = std::get_if<AwaitDefence>(&now.awaits);
    if (!asked || !now.attack) return false;
    const auto all = defenders(table, now, {now.active, now.attack->army, now.attack->city}).armies;
    return std::any_of(all.begin(), all.end(), [&](const DefendingArmy& one) {
        return one.army == ArmyRef{asked->player, asked->side} && !one.survives;
    });
}

std::string retreat_sentence(const Table& table, const Position& now) {
    return is_doomed(table, now)
               ? translated("Retreat before the battle: the army would not survive it and is destroyed.")
               : translated("Retreat before the battle.");
}

std::string decision_sentence(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    return std::visit(
        values::overloaded{
            [&](const Control& d) {
                return say("Take control of {city} with a cube from {source}.", arg("city", names.city(d.city)),
                           arg("source", short_source(d.cube)));
            },
            [](const Increase& d) {
                return say("Put a cube from {source} in {box}.", arg("source", short_source(d.from)),
                           arg("box", box(d.to)));
            },
            [&](const Improve& d) {
                return say("Improve {city} with a cube from {source}.", arg("city", names.city(d.city)),
                           arg("source", short_source(d.cube)));
            },
            [&](const Fortify& d) {
                return say("Fortify {city} with a cube from {source}.", arg("city", names.city(d.city)),
                           arg("source", short_source(d.cube)));
            },
            [](const Emperor& d) { return with_cube(marked("Become Emperor with a cube from {source}."), d.cube); },
            [](const Caliph& d) { return with_cube(marked("Become Caliph with a cube from {source}."), d.cube); },
            [](const ByzantineFleet& d) {
                return with_cube(marked("Take the Byzantine fleet with a cube from {source}."), d.cube);
            },
            [](const ArabFleet& d) {
                return with_cube(marked("Take the Arab fleet with a cube from {source}."), d.cube);
            },
            [&](const BulgarsAttack& d) {
                return say("Send the Bulgars against {city} with a cube from {source}.",
                           arg("city", names.city(d.city)), arg("source", short_source(d.cube)));
            },
            [](const BulgarsReinforce& d) { return reinforce_sentence(d); },
            [](const Tax& d) { return tax_sentence(d); },
            [](const Church& d) { return with_cube(marked("Build a church with a cube from {source}."), d.cube); },
            [](const Mosque& d) { return with_cube(marked("Build a mosque with a cube from {source}."), d.cube); },
            [&](const Place& d) {
                return say("Place the {side} army in {city}.", arg("side", word(d.side)),
                           arg("city", names.city(d.city)));
            },
            [&](const Move& d) { return move_sentence(names, now, d); },
            [](const CivilWar& d) {
                return say("Start a civil war with the {side} army and a cube from {source}.",
                           arg("side", word(d.side)), arg("source", short_source(d.cube)));
            },
            [](const Pass& d) { return pass_sentence(d); },
            [&](const Stop&) -> std::string {
                return is_increase(now) ? translated("Place no more cubes.") : translated("Stop here.");
            },
            [](const Impose&) -> std::string { return translated("Impose the Byzantine fleet."); },
            [&](const Allow&) { return allow_sentence(now); },
            [](const Deny&) -> std::string { return translated("Deny the retreat by sea."); },
            [](const Proceed&) -> std::string { return translated("Sail on and face the fleet."); },
            [](const Withdraw&) -> std::string { return translated("Withdraw this step."); },
            [](const Stand&) -> std::string { return translated("Stand and fight."); },
            [&](const Retreat&) { return retreat_sentence(table, now); },
            [&](const RetreatTo& d) { return say("Retreat to {city}.", arg("city", names.city(d.to))); },
            [](const UseLevy&) -> std::string { return translated("Defend with the levy."); },
            [](const Decline&) -> std::string { return translated("Leave the levy at home."); },
            [&](const Fight& d) { return say("Fight {player}'s army first.", arg("player", names.player(d.player))); },
            [](const Lose& d) { return say("Lose {cubes}.", arg("cubes", brief_cubes(d.elite, d.main, 0, d.move))); },
            [](const Garrison& d) { return with_cube(marked("Take the control cube from {source}."), d.cube); },
            [](const GarrisonFromArmy& d) { return garrison_sentence(d); },
            [](const GiveUp& d) {
                return say_counted(d.elite + d.main + d.levy + d.move, "Give up {cubes} cube.",
                                   "Give up {cubes} cubes.",
                                   arg("cubes", brief_cubes(d.elite, d.main, d.levy, d.move)));
            },
        },
        decision);
}

}  // namespace

Choice choice(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    return Choice{decision_sentence(names, table, now, decision), cost(table, now, decision),
                  gain(table, now, decision), rule_of(now, decision)};
}

}  // namespace byzantium::words
