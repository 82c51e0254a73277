// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/questions.h"

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/turn_end.h"
#include "byzantium/words/chances/attack_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/few.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string barred_cities(const Names& names, const values::Few<CityId, most_links>& barred) {
    std::vector<std::string> cities;
    for (const CityId city : barred) cities.push_back(names.city(city));
    return listed(cities);
}

std::string action_question(const Names& names, const Position& now, const AwaitAction& asked) {
    const std::string player = names.label(asked.player);
    if (asked.barred.empty() && is_last_action_of_turn(now))
        return say("{player}, choose the last action of this turn.", arg("player", player));
    if (asked.barred.empty()) return say("{player}, choose an action.", arg("player", player));
    return say("{player}, choose an action, but not by sea to {cities}: that step was withdrawn.",
               arg("player", player), arg("cities", barred_cities(names, asked.barred)));
}

std::string march_question(const Names& names, const Position& now, const AwaitMarch& asked) {
    const auto at = now[asked.player][asked.side].at;
    return say("{player}, your {side} army is in {city}. Where does it go?", arg("player", names.label(asked.player)),
               arg("side", word(asked.side)), arg("city", place(names, at)));
}

std::string fleet_question(const Names& names, const AwaitFleet& asked) {
    return say(
        "{player}, {mover}'s Arab army sails from {from} to {to}. Do you impose your Byzantine fleet? It would cost "
        "{cost}, and you would roll {dice}.",
        arg("player", names.label(asked.player)), arg("mover", names.player(asked.mover)),
        arg("from", names.city(asked.from)), arg("to", names.city(asked.to)),
        arg("cost", army_cubes(0, 0, 0, asked.cost)), arg("dice", dice(asked.dice)));
}

std::string attacked_city(const Names& names, const Position& now) {
    return now.attack ? names.city(now.attack->city) : std::string{translated("the city")};
}

std::string battle_question(const Names& names, const Position& now, const AwaitRoll& asked) {
    if (!now.attack || !now.attack->battle) {
        return say("Battle: {attacker} for the attacker, {defender} for the defender.",
                   arg("attacker", dice(asked.attacker)), arg("defender", dice(asked.defender)));
    }
    return say("Battle at {city}: {attacker_dice} for {attacker}, {defender_dice} for {defender}.",
               arg("city", attacked_city(names, now)), arg("attacker_dice", dice(asked.attacker)),
               arg("attacker", attacker(names, now)), arg("defender_dice", dice(asked.defender)),
               arg("defender", defender(names, now.attack->battle->defender)));
}

std::string roll_question(const Names& names, const Position& now, const AwaitRoll& asked) {
    switch (asked.what) {
        case RollFor::fleet:
            return say("The Byzantine fleet meets {player}'s army: {dice}.", arg("player", names.player(asked.player)),
                       arg("dice", dice(asked.defender)));
        case RollFor::battle:
            return battle_question(names, now, asked);
        case RollFor::siege:
            break;
    }
    return say("Siege of {city}: {dice} for the city against {attacker}.", arg("city", attacked_city(names, now)),
               arg("dice", dice(asked.defender)), arg("attacker", attacker(names, now)));
}

std::string losses_question(const Names& names, const AwaitLosses& asked) {
    const auto cube_count = cubes(asked.count);
    const char* sentence = translated("{player}, your {side} army loses {cubes}. Which?");
    if (asked.from == LossFrom::retreat) {
        sentence = translated("{player}, the retreat costs your {side} army {cubes}. Which?");
    }
    return say(sentence, arg("player", names.label(asked.player)), arg("side", word(asked.side)),
               arg("cubes", cube_count));
}

// BYZ-54: from the army only if no other cube can be had, and then it costs two.
std::string garrison_question(const Names& names, const Position& now, const AwaitGarrison& asked) {
    const char* sentence =
        army_gives_garrison(now[asked.player], asked.side)
            ? marked(
                  "{player}, {city} is yours. Your Cube Pool is empty and you cannot buy a cube: your "
                  "{side} army gives one to the city and one to the Casualty Pool. Which goes to the city?")
            : marked("{player}, {city} is yours. Where does the control cube come from?");
    return say(sentence, arg("player", names.label(asked.player)), arg("city", attacked_city(names, now)),
               arg("side", word(asked.side)));
}

std::string upkeep_question(const Names& names, const AwaitUpkeep& asked) {
    return say("{player}, you are {bezants} short for your {side} army. Which cubes leave the game? Each costs 1 VP.",
               arg("player", names.label(asked.player)), arg("bezants", bezants(asked.shortfall)),
               arg("side", word(asked.side)));
}

std::string fight_question(const Names& names, const Position& now, const AwaitFight& asked) {
    std::vector<std::string> players;
    for (const Color color : asked.among) players.push_back(names.player(color));
    return say("{player}, the armies of {players} stand at {city}. Whose do you fight first?",
               arg("player", names.label(asked.player)), arg("players", listed(players)),
               arg("city", attacked_city(names, now)));
}

std::string over_question(const Names& names, const Over& over) {
    std::vector<std::string> winners;
    for (const Color color : over.result.ranking.front()) winners.push_back(names.player(color));
    const bool fell = over.result.reason == EndReason::fall;
    if (winners.size() > 1) {
        return say(fell ? marked("Constantinople has fallen and the game is over. {winners} share the victory.")
                        : marked("The game is over. {winners} share the victory."),
                   arg("winners", listed(winners)));
    }
    return say(fell ? marked("Constantinople has fallen and the game is over. {winner} wins.")
                    : marked("The game is over. {winner} wins."),
               arg("winner", winners.front()));
}

}  // namespace

std::string question(const Names& names, const Position& now) {
    return std::visit(
        values::overloaded{
            [&](const AwaitAction& asked) { return action_question(names, now, asked); },
            [&](const AwaitIncrease& asked) {
                return say_counted(asked.left, "{player}, place one more cube, or stop?",
                                   "{player}, place up to {n} more cubes, or stop?",
                                   arg("player", names.label(asked.player)));
            },
            [&](const AwaitMarch& asked) { return march_question(names, now, asked); },
            [&](const AwaitFleet& asked) { return fleet_question(names, asked); },
            [&](const AwaitSail& asked) {
                return say("{player}, the fleet is imposed. Sail to {city} for {cost}, or withdraw the step?",
                           arg("player", names.label(asked.player)), arg("city", names.city(asked.to)),
                           arg("cost", army_cubes(0, 0, 0, asked.cost)));
            },
            [&](const AwaitDefence& asked) {
                return say("{player}, {city} is attacked. Does your {side} army stand or retreat?",
                           arg("player", names.label(asked.player)), arg("city", attacked_city(names, now)),
                           arg("side", word(asked.side)));
            },
            [&](const AwaitSeaRetreat& asked) {
                return say("{player}, do you allow {owner}'s Arab army to retreat by sea?",
                           arg("player", names.label(asked.player)), arg("owner", names.player(asked.owner)));
            },
            [&](const AwaitRetreat& asked) {
                return say("{player}, where does your {side} army retreat to?",
                           arg("player", names.label(asked.player)), arg("side", word(asked.side)));
            },
            [&](const AwaitLevy& asked) {
                return say("{player}, does your {side} levy defend {city}?", arg("player", names.label(asked.player)),
                           arg("side", word(asked.side)), arg("city", attacked_city(names, now)));
            },
            [&](const AwaitFight& asked) { return fight_question(names, now, asked); },
            [&](const AwaitRoll& asked) { return roll_question(names, now, asked); },
            [&](const AwaitLosses& asked) { return losses_question(names, asked); },
            [&](const AwaitGarrison& asked) { return garrison_question(names, now, asked); },
            [&](const AwaitUpkeep& asked) { return upkeep_question(names, asked); },
            [&](const Over& over) { return over_question(names, over); },
        },
        now.awaits);
}

// BYZ-18: the holder of the fleet rolls. A correction may have taken the fleet from everybody meanwhile.
std::optional<Color> answering(const Position& now) {
    const auto* const roll = std::get_if<AwaitRoll>(&now.awaits);
    const bool is_fleets = roll != nullptr && roll->what == RollFor::fleet;
    const auto holder = is_fleets ? fleet_holder(now) : std::nullopt;
    return holder ? holder : awaited_player(now.awaits);
}

}  // namespace byzantium::words
