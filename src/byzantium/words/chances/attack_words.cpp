// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/attack_words.h"

#include "byzantium/odds/approach.h"
#include "present/language/chance_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/few.h"
#include "values/overloaded.h"

#include <cmath>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Advance;
using byzantium::odds::Marching;
using byzantium::odds::Sending;

bool are_bulgars(const Advance& advance) { return std::holds_alternative<Sending>(advance); }

// Whether the Byzantine fleet is imposed, if it can be.
std::optional<std::string> fleet_clause(const Names& names, const Position& now, const Advance& advance) {
    const auto* marching = std::get_if<Marching>(&advance);
    const auto holder = fleet_holder(now);
    if (!marching || !holder || !byzantium::odds::meets_fleet(marching->way)) return std::nullopt;
    return say(marching->fleet == byzantium::odds::Fleet::imposed
                   ? marked("{player} imposes the Byzantine fleet")
                   : marked("{player} does not impose the Byzantine fleet"),
               arg("player", names.player(*holder)));
}

using Armies = values::Few<ArmyRef, byzantium::odds::most_defenders>;

// What several armies do is one clause, in their order.
void add_clause(Condition& condition, const Names& names, const Armies& armies, const char* one, const char* many) {
    if (armies.empty()) return;
    std::vector<std::string> words;
    for (const ArmyRef ref : armies) words.push_back(army(names, ref.player, ref.side));
    condition.clauses.push_back(say_counted(static_cast<int>(armies.size()), one, many, arg("armies", listed(words))));
}

constexpr ByChance by_an_army{marked("{attacker} cannot take {city} if {condition}."),
                              marked("The chance that {attacker} takes {city} is {chance} if {condition}."),
                              marked("{attacker} takes {city} for certain if {condition}.")};
constexpr ByChance by_an_army_undefended{marked("{attacker} cannot take {city} even if {condition}."), by_an_army.maybe,
                                         by_an_army.always};
constexpr ByChance by_bulgars{
    marked("The Bulgars, sent by {player}, cannot take {city} if {condition}."),
    marked("The chance that the Bulgars, sent by {player}, take {city} is {chance} if {condition}."),
    marked("The Bulgars, sent by {player}, take {city} for certain if {condition}.")};
constexpr ByChance by_bulgars_undefended{
    marked("The Bulgars, sent by {player}, cannot take {city} even if {condition}."), by_bulgars.maybe,
    by_bulgars.always};
constexpr ByChance by_an_army_anyway{
    marked("{attacker} cannot take {city}, whatever the defenders do."),
    marked("The chance that {attacker} takes {city} is {chance}, whatever the defenders do."),
    marked("{attacker} takes {city} for certain, whatever the defenders do.")};
constexpr ByChance by_bulgars_anyway{
    marked("The Bulgars, sent by {player}, cannot take {city}, whatever the defenders do."),
    marked("The chance that the Bulgars, sent by {player}, take {city} is {chance}, whatever the defenders do."),
    marked("The Bulgars, sent by {player}, take {city} for certain, whatever the defenders do.")};

std::string taking_sentence(const char* sentence, const Names& names, const Advance& advance, CityId city, double p,
                            const std::string& condition) {
    return say(sentence, arg("attacker", attacker(names, advance)),
               arg("player", names.player(assault_of(advance, city).attacker)), arg("city", names.city(city)),
               arg("chance", in_words(p)), arg("condition", condition));
}

std::string link_words(const Names& names, const WayLink& link) {
    const auto to = names.city(link.to);
    switch (link.kind) {
        case LinkKind::road:
            return say("by road to {city}", arg("city", to));
        case LinkKind::desert:
            return say("by desert track to {city}", arg("city", to));
        case LinkKind::sea:
            break;
    }
    return say("by sea to {city}", arg("city", to));
}

}  // namespace

Assault assault_of(const Advance& advance, CityId city) {
    return std::visit(values::overloaded{
                          [&](const Marching& m) {
                              return Assault{m.army.player, m.army.side, city};
                          },
                          [&](const Sending& s) {
                              return Assault{s.player, std::nullopt, city};
                          },
                      },
                      advance);
}

std::string attacker(const Names& names, const Advance& advance) {
    return std::visit(values::overloaded{
                          [&](const Marching& m) { return army(names, m.army.player, m.army.side); },
                          [&](const Sending& s) {
                              return say("the Bulgars, sent by {player}", arg("player", names.player(s.player)));
                          },
                      },
                      advance);
}

std::string defender(const Names& names, const Defender& defender) {
    return std::visit(
        values::overloaded{
            [&](const ArmyDefends& d) { return army(names, d.army.player, d.army.side); },
            [&](const LevyDefends& d) { return say("{player}'s levy", arg("player", names.player(d.army.player))); },
            [](const BulgarsDefend&) -> std::string { return translated("the Bulgars"); },
        },
        defender);
}

std::string attacker(const Names& names, const Position& now) {
    if (!now.attack || !now.attack->army) return translated("the Bulgars");
    return army(names, now.active, *now.attack->army);
}

std::string short_attacker(const Advance& advance) {
    return std::visit(values::overloaded{
                          [](const Marching& m) -> std::string {
                              return m.army.side == Side::byzantine ? translated("Byzantine army")
                                                                    : translated("Arab army");
                          },
                          [](const Sending&) -> std::string { return translated("Bulgars"); },
                      },
                      advance);
}

std::string force_words(const byzantium::odds::Force& force) {
    if (!force.guard) return army_cubes(force.elite, force.main, 0, force.move);
    if (byzantium::odds::active_cubes(force) == 1) return translated("the guard alone");
    std::vector<std::string> parts;
    if (force.elite > 0) parts.push_back(army_cubes(force.elite, 0, 0, 0));
    if (force.main > 0) parts.push_back(army_cubes(0, force.main, 0, 0));
    if (force.move > 0) parts.push_back(army_cubes(0, 0, 0, force.move));
    parts.emplace_back(translated("the guard"));
    return listed(parts);
}

std::string short_force(const byzantium::odds::Force& force) {
    std::vector<std::string> parts;
    if (force.elite > 0) parts.push_back(say("{n} Elite", arg("n", force.elite)));
    if (force.main > 0) parts.push_back(say("{n} Main", arg("n", force.main)));
    if (force.move > 0) parts.push_back(say("{n} Move", arg("n", force.move)));
    if (force.guard) parts.emplace_back(translated("guard"));
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string Condition::words() const { return listed(clauses); }

Condition condition(const Names& names, const byzantium::odds::Defence& defence, int bulgars) {
    Condition all;
    Armies retreating;
    for (const ArmyRef ref : defence.retreating)
        if (!contains(defence.by_leave, ref) && !contains(defence.given_up, ref)) retreating.push_back(ref);
    add_clause(all, names, defence.standing, "{armies} stands", "{armies} stand");
    add_clause(all, names, retreating, "{armies} retreats", "{armies} retreat");
    add_clause(all, names, defence.by_leave, "{armies} is allowed to retreat by sea",
               "{armies} are allowed to retreat by sea");
    add_clause(all, names, defence.given_up, "{armies} retreats and is destroyed",
               "{armies} retreat and are destroyed");
    if (defence.levy)
        all.clauses.push_back(say("{player}'s levy fights", arg("player", names.player(defence.levy->player))));
    if (bulgars > 0) all.clauses.emplace_back(translated("the Bulgars fight for it"));
    all.undefended = defence.standing.empty() && !defence.levy && bulgars == 0;
    if (all.undefended) all.clauses.emplace_back(translated("nobody defends it"));
    return all;
}

Condition condition(const Names& names, const Position& now, const Advance& advance,
                    const byzantium::odds::Defence& defence, int bulgars) {
    Condition all = condition(names, defence, bulgars);
    if (auto clause = fleet_clause(names, now, advance)) {
        all.clauses.push_back(*std::move(clause));
        all.undefended = false;  // the fleet may be what stops it
    }
    return all;
}

std::string taking(const Names& names, const Advance& advance, CityId city, double p, const Condition& condition) {
    const auto& by_armies = condition.undefended ? by_an_army_undefended : by_an_army;
    const auto& by_sent = condition.undefended ? by_bulgars_undefended : by_bulgars;
    const auto* sentence = fitting(are_bulgars(advance) ? by_sent : by_armies, p);
    return taking_sentence(sentence, names, advance, city, p, condition.words());
}

std::string taking_anyway(const Names& names, const Advance& advance, CityId city, double p) {
    const auto* sentence = fitting(are_bulgars(advance) ? by_bulgars_anyway : by_an_army_anyway, p);
    return taking_sentence(sentence, names, advance, city, p, "");
}

const char* fitting(const ByChance& templates, double p) {
    if (p <= 0) return templates.never;
    return p >= 1 ? templates.always : templates.maybe;
}

std::string way_words(const Names& names, const Way& way) {
    std::vector<std::string> parts;
    if (way.placed) parts.push_back(say("placed in {city}", arg("city", names.city(*way.placed))));
    for (const WayLink& link : way.links) parts.push_back(link_words(names, link));
    if (parts.empty()) parts.emplace_back(translated("where it stands"));
    if (way.civil_war) parts.emplace_back(translated("civil war there"));
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string chance_cell(double p) { return p > 0 && p < 1 ? in_words(p) : percent(p); }

}  // namespace byzantium::words
