// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/overlay.h"

#include "byzantium/odds/force.h"
#include "byzantium/odds/plan.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/turn_end.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/threats_text.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/window/words_of_panels.h"
#include "values/few.h"

#include <algorithm>
#include <array>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Threat;

Attacker attacker_of(const Threat& threat) {
    const auto* marching = std::get_if<byzantium::odds::Marching>(&threat.advance);
    return {threat.player(), marching ? std::optional{marching->army.side} : std::nullopt};
}

// From whoever is asked on, clockwise.
values::Few<Color, 4> seats_from_asked(const Position& now) {
    const Color asked = awaited_player(now.awaits).value_or(now.active);
    values::Few<Color, 4> seats{asked};
    for (const Color other : others_clockwise(now, asked)) seats.push_back(other);
    return seats;
}

std::vector<Attacker> attackers(const Table& table, const Position& now) try {
    std::vector<Attacker> list;
    for (const Threat& threat : byzantium::odds::threats(table, now, seats_from_asked(now)))
        if (list.empty() || list.back() != attacker_of(threat)) list.push_back(attacker_of(threat));
    return list;
} catch (const byzantium::odds::OutOfLimits&) {
    return {};
}

// None behind the last.
std::optional<Attacker> next_attacker(const std::optional<Attacker>& before, const std::vector<Attacker>& all) {
    const auto found = before ? std::find(all.begin(), all.end(), *before) : all.end();
    if (found == all.end()) return all.empty() ? std::nullopt : std::optional{all.front()};
    return found + 1 == all.end() ? std::nullopt : std::optional{*(found + 1)};
}

std::string attacker_words(const Names& names, const Attacker& attacker) {
    if (attacker.army) return army(names, attacker.player, *attacker.army);
    return say("the Bulgars, sent by {player}", arg("player", names.player(attacker.player)));
}

OverlayMark mark_of(const Names& names, const Table& table, const Position& now, const Threat& threat) {
    return {threat.city, percent_brief(threat.p_capture), threat_sentence(names, table, now, threat), threat.p_capture};
}

Overlay threats_of(const Names& names, const Table& table, const Position& now, const Attacker& attacker) {
    Overlay overlay{OverlayKind::threats, {}, {}};
    for (const Threat& threat : byzantium::odds::threats(table, now, attacker.player))
        if (attacker_of(threat) == attacker) overlay.marks.push_back(mark_of(names, table, now, threat));
    const auto who = attacker_words(names, attacker);
    const char* const sentence = overlay.marks.empty()
                                     ? marked("{attacker} cannot attack anything within one action.")
                                     : marked("{attacker}: the chance of each attack against the best defence.");
    overlay.heading = say(sentence, arg("attacker", capitalised(who)));
    return overlay;
}

// Constantinople belongs to nobody, and everybody fears for it.
void add_capital(const Names& names, const Table& table, const Position& now, Overlay& overlay) {
    const auto watch = byzantium::odds::capital_watch(table, now);
    const auto worst = std::max_element(watch.begin(), watch.end(), [](const auto& one, const auto& other) {
        return one.threat.p_capture < other.threat.p_capture;
    });
    if (worst != watch.end()) overlay.marks.push_back(mark_of(names, table, now, worst->threat));
}

Overlay dangers_of(const Names& names, const Table& table, const Position& now) {
    Overlay overlay{OverlayKind::danger, {}, {}};
    for (const byzantium::odds::Danger& danger : byzantium::odds::dangers(table, now))
        if (danger.worst) overlay.marks.push_back(mark_of(names, table, now, *danger.worst));
    add_capital(names, table, now, overlay);
    std::erase_if(overlay.marks, [](const OverlayMark& mark) { return mark.weight <= 0; });
    overlay.heading =
        overlay.marks.empty()
            ? translated("Danger: no city that a player controls can be taken by another player within one action.")
            : translated("Danger: the greatest chance of an attack by another player on each city.");
    return overlay;
}

// "Anna 38 and 0"
std::string income_words(const Names& names, const std::vector<SideForecast>& all, Color player) {
    std::array<int, 2> income{};
    for (const SideForecast& side : all)
        if (side.player == player) income[index(side.side)] = side.income_total;
    return say("{player} {byzantine} and {arab}", arg("player", names.player(player)), arg("byzantine", income[0]),
               arg("arab", income[1]));
}

Overlay income_of(const Names& names, const Table& table, const Position& now) {
    Overlay overlay{OverlayKind::money, {}, {}};
    std::string sums;
    int most = 1;
    const auto all = forecast(table, now);
    for (const SideForecast& side : all) {
        if (side.side == Side::byzantine) sums += (sums.empty() ? "" : "; ") + income_words(names, all, side.player);
        for (const CityIncome& city : side.income) {
            overlay.marks.push_back(
                {city.city, say("+{bezants}", arg("bezants", city.bezants)),
                 say("{city} brings {player} {bezants} at the end of the turn.", arg("city", names.city(city.city)),
                     arg("player", names.player(side.player)), arg("bezants", bezants(city.bezants))),
                 static_cast<double>(city.bezants)});
            most = std::max(most, city.bezants);
        }
    }
    for (OverlayMark& mark : overlay.marks) mark.weight /= most;
    overlay.heading = income_is_in(now) ? translated("All income has been paid in.")
                                        : say("Income, Byzantine and Arab: {sums}.", arg("sums", sums));
    return overlay;
}

}  // namespace

std::optional<OverlayWish> pressed(const std::optional<OverlayWish>& before, OverlayKind key, const Table& table,
                                   const Position& now) {
    const bool again = before && before->kind == key;
    if (key != OverlayKind::threats) return again ? std::nullopt : std::optional{OverlayWish{key, {}}};
    const auto all = attackers(table, now);
    if (all.empty())
        return again ? std::nullopt : std::optional{OverlayWish{key, Attacker{now.active, Side::byzantine}}};
    const auto next = next_attacker(again ? before->attacker : std::nullopt, all);
    return next ? std::optional{OverlayWish{key, next}} : std::nullopt;
}

std::string beyond_reckoning() { return translated("There are too many cubes on the table to calculate chances."); }
std::string next_army_label() { return translated("Next army"); }
std::string overlay_away_label() { return translated("Close"); }

Overlay overlay(const Names& names, const Table& table, const Position& now, const OverlayWish& wish) try {
    switch (wish.kind) {
        case OverlayKind::threats:
            return threats_of(names, table, now, wish.attacker.value_or(Attacker{now.active, Side::byzantine}));
        case OverlayKind::danger:
            return dangers_of(names, table, now);
        case OverlayKind::money:
            break;
    }
    return income_of(names, table, now);
} catch (const byzantium::odds::OutOfLimits&) {
    return {wish.kind, beyond_reckoning(), {}};
}

}  // namespace byzantium::words
