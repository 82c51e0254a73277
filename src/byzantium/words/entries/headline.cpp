// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/headline.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t longest_note = 200;  // letters

// Sentences about one player, perhaps a city. Where a cube came from is told by the hands that move it.
struct HeadlineTeller {
    const Names& names;
    std::string player;

    std::string plain(const char* sentence) const { return say(sentence, arg("player", player)); }
    std::string in_city(const char* sentence, CityId city) const {
        return say(sentence, arg("player", player), arg("city", names.city(city)));
    }
    std::string army_in_city(const char* sentence, Side side, CityId city) const {
        return say(sentence, arg("player", player), arg("side", word(side)), arg("city", names.city(city)));
    }
};

std::string faces_words(const std::vector<int>& faces) {
    std::string text;
    for (const int face : faces) text += (text.empty() ? "" : " ") + std::to_string(face);
    return text;
}

std::string roll_headline(const Faces& dice) {
    if (dice.attacker.empty()) return say("The dice show {defender}.", arg("defender", faces_words(dice.defender)));
    if (dice.defender.empty()) return say("The dice show {attacker}.", arg("attacker", faces_words(dice.attacker)));
    return say("The dice show {attacker} for the attacker, {defender} for the defender.",
               arg("attacker", faces_words(dice.attacker)), arg("defender", faces_words(dice.defender)));
}

// Who rolls none scores none: nothing is said of them.
std::string roll_headline(const Hits& counted, const Position& before) {
    const auto* asked = std::get_if<AwaitRoll>(&before.awaits);
    if (asked != nullptr && asked->attacker == 0)
        return say("The dice show {defender}.", arg("defender", hits(counted.defender)));
    if (asked != nullptr && asked->defender == 0)
        return say("The dice show {attacker}.", arg("attacker", hits(counted.attacker)));
    return say("The dice show {attacker} by the attacker, {defender} by the defender.",
               arg("attacker", hits(counted.attacker)), arg("defender", hits(counted.defender)));
}

std::string correct_headline(const Names& names, const Correct& correct) {
    std::vector<std::string> parts;
    parts.reserve(correct.set.size());
    for (const Setting& set : correct.set) parts.push_back(setting(names, set));
    const std::string what = parts.empty() ? translated("nothing") : listed(parts);
    if (!correct.note) return capitalised(say("The table corrects: {what}.", arg("what", what)));
    return capitalised(say("The table corrects: {what}. ({note})", arg("what", what),
                           arg("note", present::plain(*correct.note, longest_note))));
}

Color speaker(const Position& before) { return awaited_player(before.awaits).value_or(before.active); }

}  // namespace

std::string headline(const Names& names, const Position& before, const Entry& entry) {
    return std::visit(
        values::overloaded{
            [&](const Decision& decision) {
                if (std::holds_alternative<Garrison>(decision) && before.attack)
                    return say("{player} holds {city} with a cube.", arg("player", names.player(speaker(before))),
                               arg("city", names.city(before.attack->city)));
                return headline(names, speaker(before), decision);
            },
            [&](const Roll& roll) {
                return std::visit(values::overloaded{[](const Faces& faces) { return roll_headline(faces); },
                                                     [&](const Hits& hits) { return roll_headline(hits, before); }},
                                  roll.dice);
            },
            [&](const Correct& correct) { return correct_headline(names, correct); },
            [&](const AwaitPlayer& await) {
                return say("The table gives the action to {player}.", arg("player", names.player(await.player)));
            },
        },
        entry);
}

std::string headline(const Names& names, Color player, const Decision& decision) {
    const HeadlineTeller tell{names, names.player(player)};
    return std::visit(
        values::overloaded{
            [&](const Control& d) { return tell.in_city(marked("{player} takes control of {city}."), d.city); },
            [&](const Increase& d) {
                return say("{player} adds a cube to {box}.", arg("player", tell.player), arg("box", box(d.to)));
            },
            [&](const Improve& d) { return tell.in_city(marked("{player} improves {city}."), d.city); },
            [&](const Fortify& d) { return tell.in_city(marked("{player} fortifies {city}."), d.city); },
            [&](const Emperor&) { return tell.plain(marked("{player} becomes Emperor.")); },
            [&](const Caliph&) { return tell.plain(marked("{player} becomes Caliph.")); },
            [&](const ByzantineFleet&) { return tell.plain(marked("{player} takes the Byzantine fleet.")); },
            [&](const ArabFleet&) { return tell.plain(marked("{player} takes the Arab fleet.")); },
            [&](const BulgarsAttack& d) {
                return tell.in_city(marked("{player} sends the Bulgars against {city}."), d.city);
            },
            [&](const BulgarsReinforce&) { return tell.plain(marked("{player} reinforces the Bulgars.")); },
            [&](const Tax& d) {
                return say("{player} taxes with {cubes}.", arg("player", tell.player), arg("cubes", cubes(d.cubes)));
            },
            [&](const Church&) { return tell.plain(marked("{player} builds a church.")); },
            [&](const Mosque&) { return tell.plain(marked("{player} builds a mosque.")); },
            [&](const Place& d) {
                return tell.army_in_city(marked("{player} places the {side} army in {city}."), d.side, d.city);
            },
            [&](const Move& d) {
                return tell.army_in_city(marked("{player} sends the {side} army to {city}."), d.side, d.to);
            },
            [&](const CivilWar& d) {
                return say("{player}'s {side} army starts a civil war.", arg("player", tell.player),
                           arg("side", word(d.side)));
            },
            [&](const Pass& d) {
                return tell.plain(d.cube ? marked("{player} passes.") : marked("{player} passes without a cube."));
            },
            [&](const Stop&) { return tell.plain(marked("{player} stops there.")); },
            [&](const Impose&) { return tell.plain(marked("{player} imposes the Byzantine fleet.")); },
            [&](const Allow&) { return tell.plain(marked("{player} lets the army sail.")); },
            [&](const Deny&) { return tell.plain(marked("{player} closes the sea to the retreat.")); },
            [&](const Proceed&) { return tell.plain(marked("{player} sails on and faces the fleet.")); },
            [&](const Withdraw&) { return tell.plain(marked("{player} withdraws the step.")); },
            [&](const Stand&) { return tell.plain(marked("{player} stands and fights.")); },
            [&](const Retreat&) { return tell.plain(marked("{player} retreats before the battle.")); },
            [&](const RetreatTo& d) { return tell.in_city(marked("{player} retreats to {city}."), d.to); },
            [&](const UseLevy&) { return tell.plain(marked("{player} defends with the levy.")); },
            [&](const Decline&) { return tell.plain(marked("{player} leaves the levy at home.")); },
            [&](const Fight& d) {
                return say("{player} fights {other}'s army first.", arg("player", tell.player),
                           arg("other", names.player(d.player)));
            },
            [&](const Lose& d) {
                return say("{player} loses {cubes}.", arg("player", tell.player),
                           arg("cubes", army_cubes(d.elite, d.main, 0, d.move)));
            },
            [&](const Garrison&) { return tell.plain(marked("{player} holds the city with a cube.")); },
            [&](const GarrisonFromArmy&) {
                return tell.plain(marked("{player} holds the city with a cube of the army, and gives up another."));
            },
            [&](const GiveUp& d) {
                return say("{player} gives up {cubes}.", arg("player", tell.player),
                           arg("cubes", army_cubes(d.elite, d.main, d.levy, d.move)));
            },
        },
        decision);
}

std::string cubes_to_boxes(const std::vector<Increase>& placed) {
    std::vector<std::pair<ArmyBox, int>> counted;
    for (const Increase& cube : placed) {
        const auto same =
            std::find_if(counted.begin(), counted.end(), [&](const auto& one) { return one.first == cube.to; });
        if (same == counted.end()) {
            counted.emplace_back(cube.to, 1);
        } else {
            ++same->second;
        }
    }
    std::vector<std::string> parts;
    for (const auto& [to, count] : counted)
        parts.push_back(say("{cubes} to {box}", arg("cubes", cubes(count)), arg("box", box(to))));
    return listed(parts);
}

}  // namespace byzantium::words
