// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/threats_text.h"

#include "byzantium/odds/approach.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/words/chances/attack_words.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <tuple>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Marching;
using byzantium::odds::Sending;
using byzantium::odds::Threat;

// If no fleet is imposed, as what arrives.
int move_cubes(const Threat& threat) {
    const auto* marching = std::get_if<Marching>(&threat.advance);
    return marching ? cost_of(marching->way).plain : 0;
}

// What a reader would stumble over without a word.
std::string note_of(const Threat& threat) {
    const auto* marching = std::get_if<Marching>(&threat.advance);
    if (!marching) return {};
    if (marching->way.civil_war) return translated("civil war");
    return marching->fleet == byzantium::odds::Fleet::imposed ? translated("fleet") : "";
}

// No defence and no fleet hinders it then.
double greatest_chance(const Threat& threat) { return threat.defences.back().p_capture; }
bool is_hopeless(const Threat& threat) { return greatest_chance(threat) <= 0; }

std::string cities_of_army(const Names& names, const std::vector<Threat>& threats, const std::string& army) {
    std::vector<std::string> cities;
    for (const Threat& threat : threats)
        if (short_attacker(threat.advance) == army) cities.push_back(names.city(threat.city));
    return listed(cities);
}

std::string table_heading() {
    return '\n' + wrapped(translated("For each attack: its chance against the best and the worst defence and Byzantine "
                                     "fleet, and the Move cubes it costs if no fleet is imposed:"),
                          screen_columns);
}

std::string hopeless_text(const Names& names, const std::vector<Threat>& threats) {
    std::vector<std::string> armies;
    for (const Threat& threat : threats) {
        const auto army = short_attacker(threat.advance);
        if (std::find(armies.begin(), armies.end(), army) == armies.end()) armies.push_back(army);
    }
    std::string text;
    for (const auto& army : armies)
        text += wrapped(say("{army}: within reach but impossible to take, whatever the defenders do: {cities}.",
                            arg("army", army), arg("cities", cities_of_army(names, threats, army))),
                        screen_columns, "  ");
    return text;
}

std::string best_words(const Names& names, const Table& table, const Position& now, const std::string& player,
                       const std::vector<Threat>& threats) {
    if (is_hopeless(threats.front()))
        return wrapped(say("{player} can take no city within one action.", arg("player", player)), screen_columns);
    return wrapped(say_counted(static_cast<int>(threats.size()), "{player} can attack one city within one action.",
                               "{player} has {n} attacks to choose from within one action; the best of them:",
                               arg("player", player)),
                   screen_columns) +
           wrapped(threat_sentence(names, table, now, threats.front()), screen_columns);
}

std::string threats_table(const Names& names, const std::vector<Threat>& threats) {
    Columns columns{{Align::left, Align::left, Align::right, Align::left, Align::right, Align::right, Align::left},
                    "  "};
    columns.row({translated("army"), translated("target"), translated("cost"), translated("arrives with"),
                 translated("best"), translated("worst")});
    for (const Threat& threat : threats)
        columns.row({short_attacker(threat.advance), names.city(threat.city), std::to_string(move_cubes(threat)),
                     short_force(threat.arrives), percent(threat.p_capture), percent(greatest_chance(threat)),
                     note_of(threat)});
    return threats.empty() ? std::string{} : columns.text();
}

}  // namespace

std::string threats_text(const Names& names, const Table& table, const Position& now, Color player,
                         std::vector<Threat> threats) {
    const auto who = names.label(player);
    if (threats.empty()) return say("{player} cannot attack anything within one action.", arg("player", who)) + '\n';
    best_first(threats);
    std::string text = best_words(names, table, now, who, threats);
    if (!may_still_act(now, player))
        text += say("But {player} cannot attack any more this turn.", arg("player", who)) + '\n';
    const auto first_hopeless = std::find_if(threats.begin(), threats.end(), is_hopeless);
    const std::vector<Threat> hopeless{first_hopeless, threats.end()};
    threats.erase(first_hopeless, threats.end());
    if (!threats.empty()) text += table_heading() + threats_table(names, threats);
    return text + hopeless_text(names, hopeless);
}

void best_first(std::vector<Threat>& threats) {
    std::stable_sort(threats.begin(), threats.end(), [](const Threat& one, const Threat& other) {
        return std::tuple{one.p_capture, greatest_chance(one)} > std::tuple{other.p_capture, greatest_chance(other)};
    });
}

std::string threat_sentence(const Names& names, const Table& table, const Position& now, const Threat& threat) {
    if (threat.defences.size() > 1 && threat.p_capture == greatest_chance(threat))
        return taking_anyway(names, threat.advance, threat.city, threat.p_capture);
    return taking(names, threat.advance, threat.city, threat.p_capture,
                  condition_of(names, table, now, threat, threat.defences, threat.p_capture));
}

Condition condition_of(const Names& names, const Table& table, const Position& now, const Threat& threat,
                       const byzantium::odds::DefenceList& among, double p) {
    const int bulgars = defenders(table, now, assault_of(threat.advance, threat.city)).bulgars;
    const auto coming = byzantium::odds::approach_of(now, threat);
    const auto found = std::find_if(among.begin(), among.end(), [&](const auto& one) {
        return one.defence.by_leave.empty() && byzantium::odds::chance_against(coming, one) == p;
    });
    if (found != among.end()) return condition(names, now, threat.advance, found->defence, bulgars);
    const Condition fleet = condition(names, now, threat.advance, {}, bulgars);
    return {{translated("the defenders do their best against what arrives"), fleet.clauses.back()}};
}

}  // namespace byzantium::words
