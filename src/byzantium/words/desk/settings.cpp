// SPDX-License-Identifier: MIT
// What the table has corrected, each quantity as a phrase.
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string display_setting(const Names& names, const SetDisplayCount& set) {
    const auto tell = [&](const char* phrase, const std::string& amount) {
        return say(phrase, arg("player", names.player(set.player)), arg("side", word(set.side)), arg("amount", amount));
    };
    const auto in_box = [&](Box of_army) {
        return say("{player}'s {side} {box} box holds {cubes}", arg("player", names.player(set.player)),
                   arg("side", word(set.side)), arg("box", word_before_box(of_army)), arg("cubes", cubes(set.count)));
    };
    switch (set.what) {
        case DisplayCount::treasury:
            return tell(marked("{player}'s {side} treasury holds {amount}"), bezants(set.count));
        case DisplayCount::vp:
            return tell(marked("{player}'s {side} track stands at {amount}"), points(set.count));
        case DisplayCount::elite:
            return in_box(Box::elite);
        case DisplayCount::main:
            return in_box(Box::main);
        case DisplayCount::levy:
            return in_box(Box::levy);
        case DisplayCount::move:
            break;
    }
    return in_box(Box::move);
}

const char* player_phrase(PlayerCount what) {
    switch (what) {
        case PlayerCount::pool:
            return marked("{player}'s Cube Pool holds {cubes}");
        case PlayerCount::casualty:
            return marked("{player}'s Casualty Pool holds {cubes}");
        case PlayerCount::removed:
            return marked("{player} has {cubes} out of the game");
        case PlayerCount::fortifications:
            return marked("fortification tokens {player} has left: {n}");
        case PlayerCount::taxed:
            return marked("{player} has {cubes} in the Tax box");
        case PlayerCount::pass_cubes:
            return marked("{player} has {cubes} in the Pass box");
        case PlayerCount::churches:
            return marked("{player} has {cubes} on churches");
        case PlayerCount::mosques:
            break;
    }
    return marked("{player} has {cubes} on mosques");
}

std::string player_setting(const Names& names, const SetPlayerCount& set) {
    return say(player_phrase(set.what), arg("player", names.player(set.player)), arg("cubes", cubes(set.count)),
               arg("n", set.count));
}

std::string passed_setting(const Names& names, const SetPassed& set) {
    std::vector<std::string> players;
    for (const Color color : set.passed) players.push_back(names.player(color));
    if (players.empty()) return translated("nobody has passed");
    return say("these players have passed, in this order: {players}", arg("players", listed(players)));
}

std::string action_box_setting(const Names& names, const SetActionBox& set) {
    std::vector<std::string> players;
    for (const Color color : set.cubes) players.push_back(names.player(color));
    if (players.empty()) return say("the {box} box is empty", arg("box", word(set.box)));
    return say("the {box} box holds cubes of {players}", arg("box", word(set.box)), arg("players", listed(players)));
}

std::string army_setting(const Names& names, const SetArmy& set) {
    const std::string whose = army(names, set.player, set.side);
    if (!set.at) return say("{army} is off the map", arg("army", whose));
    return say("{army} stands in {city}", arg("army", whose), arg("city", names.city(*set.at)));
}

std::string control_setting(const Names& names, const SetControl& set) {
    if (!set.control) return say("nobody controls {city}", arg("city", names.city(set.city)));
    return say("{player} controls {city}", arg("player", names.player(*set.control)),
               arg("city", names.city(set.city)));
}

std::string guard_setting(const Names& names, const SetGuard& set) {
    const std::string whose = army(names, set.player, set.side);
    return say(set.guard ? marked("{army} has its guard") : marked("{army} has no guard"), arg("army", whose));
}

std::string taken_setting(const Names& names, const SetTaken& set) {
    return say(set.taken ? marked("{player} has already taken control of a city of the {side} side")
                         : marked("{player} has not yet taken control of a city of the {side} side"),
               arg("player", names.player(set.player)), arg("side", word(set.side)));
}

}  // namespace

std::string setting(const Names& names, const Setting& set) {
    return std::visit(
        values::overloaded{
            [](const SetTurn& s) { return say("this is turn {turn}", arg("turn", s.turn)); },
            [&](const SetFirst& s) { return say("{player} is first player", arg("player", names.player(s.first))); },
            [&](const SetPassed& s) { return passed_setting(names, s); },
            [](const SetBulgars& s) { return say("the Bulgar box holds {cubes}", arg("cubes", cubes(s.cubes))); },
            [&](const SetDisplayCount& s) { return display_setting(names, s); },
            [&](const SetGuard& s) { return guard_setting(names, s); },
            [&](const SetTaken& s) { return taken_setting(names, s); },
            [&](const SetArmy& s) { return army_setting(names, s); },
            [&](const SetPlayerCount& s) { return player_setting(names, s); },
            [&](const SetCitySide& s) {
                return say("{city} is {side}", arg("city", names.city(s.city)), arg("side", word(s.side)));
            },
            [&](const SetTokens& s) {
                return say("{city} holds {tokens}", arg("city", names.city(s.city)), arg("tokens", tokens(s.tokens)));
            },
            [&](const SetControl& s) { return control_setting(names, s); },
            [&](const SetFortified& s) {
                return say(s.fortified ? marked("{city} is fortified") : marked("{city} is not fortified"),
                           arg("city", names.city(s.city)));
            },
            [&](const SetActionBox& s) { return action_box_setting(names, s); },
        },
        set);
}

}  // namespace byzantium::words
