// SPDX-License-Identifier: MIT
#include "byzantium/odds/threats.h"

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/score.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using namespace byzantium;

// The best of these defences, chosen when it is seen what arrives. None may want the attacker's leave.
double least_chance(const Approach& approach, const DefenceList& defences) {
    double p = 0;
    for (const Arrival& arrival : approach.arrivals) {
        double least = 1;
        for (const DefenceOdds& odds : defences) least = std::min(least, against(odds, arrival.force).p_capture);
        p += arrival.p * least;
    }
    return p;
}

DefenceList wanting_no_leave(DefenceList defences) {
    erase_if(defences, [](const DefenceOdds& odds) { return !odds.defence.by_leave.empty(); });
    return defences;
}

struct Worst {
    Fleet fleet;
    double p_capture;
};

// The defence and the fleet at their best.
Worst worst_of(const Position& now, ArmyRef army, const Way& way, const DefenceList& defences) {
    const double allowed = best_of(defences).p_capture;
    if (!meets_fleet(way)) return {Fleet::allowed, allowed};
    const double imposed = least_chance(approach(now, army, way, Fleet::imposed), defences);
    return imposed < allowed ? Worst{Fleet::imposed, imposed} : Worst{Fleet::allowed, allowed};
}

// Of the last two, if they are of one city; the first if they are equal.
void keep_the_greater_of_a_city(std::vector<Threat>& list) {
    Threat& last = list.back();
    Threat& before = list[list.size() - 2];
    if (last.city != before.city) return;
    if (last.p_capture > before.p_capture) before = std::move(last);
    list.pop_back();
}

// Ways to one city come one after the other; the greatest threat of them is kept. The army's begin at `from`.
void add_threat(const Survey& survey, ArmyRef army, const Way& way, const Force& force, std::size_t from,
                std::vector<Threat>& list) {
    const Defending defending{survey, {army.player, army.side, way.target}};
    Threat& threat = list.emplace_back();
    list_defences(survey.table, survey.now, defending, force, way.target, threat.defences);
    const auto [fleet, p] = worst_of(survey.now, army, way, threat.defences);
    threat.advance.emplace<Marching>(army, way, fleet);
    threat.city = way.target;
    threat.arrives = force;
    threat.p_capture = p;
    if (list.size() - from > 1) keep_the_greater_of_a_city(list);
}

void add_threats_of(const Survey& survey, ArmyRef army, const std::vector<Way>& ways, std::vector<Threat>& list) {
    const std::size_t from = list.size();
    for (const Way& way : ways)
        if (const auto force = arriving(survey.now, army, way)) add_threat(survey, army, way, *force, from, list);
}

void add_bulgars_of(const Survey& survey, Color player, std::vector<Threat>& list) {
    const Table& table = survey.table;
    const Position& now = survey.now;
    const Force force = bulgars(attacking_bulgars(table, now));
    for (const BulgarTarget& target : bulgar_targets(table, now, player)) {
        const Defending defending{survey, {player, std::nullopt, target.city}};
        Threat& threat = list.emplace_back();
        threat.advance.emplace<Sending>(player, target.cube);
        threat.city = target.city;
        threat.arrives = force;
        list_defences(table, now, defending, force, target.city, threat.defences);
        threat.p_capture = best_of(threat.defences).p_capture;
    }
}

std::vector<Threat> threats_of_those_who_may_act(const Table& table, const Position& now,
                                                 const values::Few<Color, 4>& players) {
    values::Few<Color, 4> acting;
    for (const Color player : players)
        if (may_still_act(now, player)) acting.push_back(player);
    return threats(table, now, acting);
}

values::Few<Color, 4> as_seated(const Position& now) {
    values::Few<Color, 4> order;
    for (const Player& player : now.players) order.push_back(player.color);
    return order;
}

// Clockwise from the active player, who comes first.
values::Few<Color, 4> round_the_table(const Position& now) {
    values::Few<Color, 4> order{now.active};
    for (const Color other : others_clockwise(now, now.active)) order.push_back(other);
    return order;
}

// The cube of the Bulgars is paid by the side that gains the VP (BYZ-22): money may part those who share a place.
Result if_it_falls(const Table& table, Position now, const Threat& threat) {
    const auto* marching = std::get_if<Marching>(&threat.advance);
    const auto side = marching ? std::optional{marching->army.side} : std::nullopt;
    const Spoils won = spoils(table, now, {threat.player(), side, threat.city});
    Display& gaining = now[threat.player()][won.side];
    gaining.vp += won.vp;
    if (const auto* sending = std::get_if<Sending>(&threat.advance)) gaining.treasury -= price_of(sending->cube);
    return result(now, EndReason::fall);
}

// Nothing if there is no such defence.
template <class Wanted>
std::optional<double> chance_if(const Position& now, const Threat& threat, Wanted wanted) {
    auto some = wanting_no_leave(threat.defences);
    erase_if(some, [&](const DefenceOdds& odds) { return !wanted(odds); });
    return some.empty() ? std::nullopt : std::optional{least_chance(approach_of(now, threat), some)};
}

CapitalThreat watched(const Table& table, const Position& now, const Threat& threat) {
    const auto by_levy = [](const DefenceOdds& odds) { return odds.defence.levy.has_value(); };
    const auto by_none = [&](const DefenceOdds& odds) { return !by_levy(odds); };
    return {threat, chance_if(now, threat, by_none).value_or(0), chance_if(now, threat, by_levy),
            if_it_falls(table, now, threat)};
}

}  // namespace

Color Threat::player() const {
    return std::visit(
        values::overloaded{[](const Marching& m) { return m.army.player; }, [](const Sending& s) { return s.player; }},
        advance);
}

Approach approach_of(const Position& now, const Threat& threat) {
    return std::visit(values::overloaded{[&](const Marching& m) { return approach(now, m.army, m.way, m.fleet); },
                                         [&](const Sending&) {
                                             return Approach{{{threat.arrives, 1}}, 0, 0, {}};
                                         }},
                      threat.advance);
}

double chance_against(const Approach& coming, const DefenceOdds& defence) {
    double p = 0;
    for (const Arrival& arrival : coming.arrivals) p += arrival.p * against(defence, arrival.force).p_capture;
    return p;
}

std::vector<Threat> threats(const Table& table, const Position& now, Color player) {
    return threats(table, now, values::Few<Color, 4>{player});
}

std::vector<Threat> threats(const Table& table, const Position& now, const values::Few<Color, 4>& players) {
    constexpr std::size_t usual_of_one = 16;
    std::vector<Threat> list;
    list.reserve(usual_of_one * players.size());
    std::vector<Way> ways;
    ways.reserve(usual_of_one);
    const Survey survey{table, now};
    for (const Color player : players) {
        for (const Side side : sides) {
            list_ways(survey, {player, side}, ways);
            add_threats_of(survey, {player, side}, ways, list);
        }
        add_bulgars_of(survey, player, list);
    }
    return list;
}

std::vector<Danger> dangers(const Table& table, const Position& now) {
    const auto all = threats_of_those_who_may_act(table, now, as_seated(now));
    std::vector<Danger> list;
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        const auto owner = now[city].control;
        if (!owner) continue;
        Danger danger{city, *owner, std::nullopt};
        for (const Threat& threat : all) {
            if (threat.city != city || threat.player() == *owner) continue;
            if (!danger.worst || threat.p_capture > danger.worst->p_capture) danger.worst = threat;
        }
        list.push_back(std::move(danger));
    }
    return list;
}

std::vector<CapitalThreat> capital_watch(const Table& table, const Position& now) {
    std::vector<CapitalThreat> list;
    for (const Threat& threat : threats_of_those_who_may_act(table, now, round_the_table(now)))
        if (threat.city == table.board.capital) list.push_back(watched(table, now, threat));
    return list;
}

}  // namespace byzantium::odds
