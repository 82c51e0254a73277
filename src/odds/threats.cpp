// SPDX-License-Identifier: MIT
#include "odds/threats.h"

#include "byzantium/overloaded.h"
#include "byzantium/score.h"

#include <algorithm>
#include <iterator>

namespace odds {
namespace {

using namespace byzantium;
using byzantium::overloaded;

// The best of these defences, chosen when it is seen what arrives. None may want the attacker's leave.
double least_chance(const Approach& approach, const std::vector<DefenceOdds>& defences) {
    double p = 0;
    for (const Arrival& arrival : approach.arrivals) {
        double least = 1;
        for (const DefenceOdds& odds : defences) least = std::min(least, against(odds, arrival.force).p_capture);
        p += arrival.p * least;
    }
    return p;
}

std::vector<DefenceOdds> wanting_no_leave(std::vector<DefenceOdds> defences) {
    std::erase_if(defences, [](const DefenceOdds& odds) { return !odds.defence.by_leave.empty(); });
    return defences;
}

struct Worst {
    Fleet fleet;
    double p_capture;
};

// The defence and the fleet at their best.
Worst worst_of(const Position& now, ArmyRef army, const Way& way, const std::vector<DefenceOdds>& defences) {
    const double allowed = best_of(defences).p_capture;
    if (!meets_fleet(way)) return {Fleet::allowed, allowed};
    const double imposed = least_chance(approach(now, army, way, Fleet::imposed), defences);
    return imposed < allowed ? Worst{Fleet::imposed, imposed} : Worst{Fleet::allowed, allowed};
}

// Ways to one city come one after the other; the greatest threat of them is kept. The army's begin at `from`.
void add_threat(const Survey& survey, ArmyRef army, const Way& way, const Force& force, std::size_t from,
                std::vector<Threat>& list) {
    const Defending defending{army.player, defenders(survey, {army.player, army.side, way.target}), {}, {}};
    auto met = defences(survey.table, survey.now, defending, force, way.target);
    const auto [fleet, p] = worst_of(survey.now, army, way, met);
    const bool same_city = list.size() > from && list.back().city == way.target;
    if (same_city && p <= list.back().p_capture) return;
    Threat& threat = same_city ? list.back() : list.emplace_back();
    threat.advance.emplace<Marching>(army, way, fleet);
    threat.city = way.target;
    threat.arrives = force;
    threat.defences = std::move(met);
    threat.p_capture = p;
}

void add_threats_of(const Survey& survey, ArmyRef army, std::vector<Threat>& list) {
    const std::size_t from = list.size();
    for (const Way& way : ways(survey, army))
        if (const auto force = arriving(survey.now, army, way)) add_threat(survey, army, way, *force, from, list);
}

void add_bulgars_of(const Survey& survey, Color player, std::vector<Threat>& list) {
    const Table& table = survey.table;
    const Position& now = survey.now;
    const Force force = bulgars(attacking_bulgars(table, now));
    for (const BulgarTarget& target : bulgar_targets(table, now, player)) {
        const Defending defending{player, defenders(survey, {player, std::nullopt, target.city}), {}, {}};
        Threat& threat = list.emplace_back();
        threat.advance.emplace<Sending>(player, target.cube);
        threat.city = target.city;
        threat.arrives = force;
        threat.defences = defences(table, now, defending, force, target.city);
        threat.p_capture = best_of(threat.defences).p_capture;
    }
}

std::vector<Threat> threats_of_all(const Table& table, const Position& now) {
    std::vector<Threat> list;
    for (const Player& player : now.players) {
        if (!may_still_act(now, player.color)) continue;
        auto more = threats(table, now, player.color);
        std::move(more.begin(), more.end(), std::back_inserter(list));
    }
    return list;
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

Approach approach_of(const Position& now, const Threat& threat) {
    return std::visit(overloaded{[&](const Marching& m) { return approach(now, m.army, m.way, m.fleet); },
                                 [&](const Sending&) {
                                     return Approach{{{threat.arrives, 1}}, 0, 0, {}};
                                 }},
                      threat.advance);
}

// Nothing if there is no such defence.
template <class Wanted>
std::optional<double> chance_if(const Position& now, const Threat& threat, Wanted wanted) {
    auto some = wanting_no_leave(threat.defences);
    std::erase_if(some, [&](const DefenceOdds& odds) { return !wanted(odds); });
    return some.empty() ? std::nullopt : std::optional{least_chance(approach_of(now, threat), some)};
}

CapitalThreat watched(const Table& table, const Position& now, const Threat& threat) {
    const auto by_levy = [](const DefenceOdds& odds) { return odds.defence.levy.has_value(); };
    const auto by_none = [&](const DefenceOdds& odds) { return !by_levy(odds); };
    return {threat, chance_if(now, threat, by_none).value_or(0), chance_if(now, threat, by_levy),
            if_it_falls(table, now, threat)};
}

// Clockwise from the active player, who comes first.
Few<Color, 4> round_the_table(const Position& now) {
    Few<Color, 4> order{now.active};
    for (const Color other : others_clockwise(now, now.active)) order.push_back(other);
    return order;
}

}  // namespace

Color Threat::player() const {
    return std::visit(
        overloaded{[](const Marching& m) { return m.army.player; }, [](const Sending& s) { return s.player; }},
        advance);
}

std::vector<Threat> threats(const Table& table, const Position& now, Color player) {
    constexpr std::size_t usual = 16;
    std::vector<Threat> list;
    list.reserve(usual);
    const Survey survey{table, now};
    for (const Side side : sides) add_threats_of(survey, {player, side}, list);
    add_bulgars_of(survey, player, list);
    return list;
}

std::vector<Danger> dangers(const Table& table, const Position& now) {
    const auto all = threats_of_all(table, now);
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
    for (const Color player : round_the_table(now)) {
        if (!may_still_act(now, player)) continue;
        for (const Threat& threat : threats(table, now, player))
            if (threat.city == table.board.capital) list.push_back(watched(table, now, threat));
    }
    return list;
}

}  // namespace odds
