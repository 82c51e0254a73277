// SPDX-License-Identifier: MIT
// Why an army cannot attack a city within one action, as far as a player wants to know it.
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/chances/plan_text.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

std::string with_city(const char* sentence, const Names& names, CityId city) {
    return say(sentence, arg("city", names.city(city)));
}

std::string instead(const Names& names, const std::vector<CityId>& cities) {
    if (cities.empty()) return translated("Nothing else can be attacked within one action either.");
    std::vector<std::string> words;
    for (const CityId city : cities) words.push_back(names.city(city));
    return say("Cities that can be attacked within one action: {cities}.", arg("cities", listed(words)));
}

// Without doubles, in the order they come.
template <class List, class CityOf>
std::vector<CityId> cities_in(const List& list, CityOf city_of) {
    std::vector<CityId> cities;
    for (const auto& one : list)
        if (cities.empty() || cities.back() != city_of(one)) cities.push_back(city_of(one));
    return cities;
}

std::string bulgars_reason(const Names& names, const Position& now, const Assault& wanted, bool anywhere) {
    if (now[wanted.city].side == Allegiance::bulgar)
        return with_city(marked("{city} is a Bulgar city, which the Bulgars do not attack (BYZ-21)."), names,
                         wanted.city);
    if (anywhere)
        return with_city(
            marked("The Bulgars do not reach {city}: they attack along roads from their cities, and where an "
                   "orange arrow points (BYZ-21)."),
            names, wanted.city);
    return say("{player} cannot send the Bulgars now: their box is taken, or no cube is available (BYZ-13).",
               arg("player", names.player(wanted.attacker)));
}

std::string distance_reason(const Names& names, const Assault& wanted, const Display& display) {
    const auto who = army(names, wanted.attacker, *wanted.army);
    const auto city = names.city(wanted.city);
    const auto cubes = army_cubes(0, 0, 0, display.move);
    if (!display.at)
        return say("{army} is off the map and does not reach {city} with {cubes}.", arg("army", who), arg("city", city),
                   arg("cubes", cubes));
    return say("{army} stands at {at} and does not reach {city} within one action with {cubes}.", arg("army", who),
               arg("at", names.city(*display.at)), arg("city", city), arg("cubes", cubes));
}

std::string own_colour_reason(const Names& names, const Table& table, const Position& now, const Assault& wanted) {
    const City& city = now[wanted.city];
    const auto named = names.city(wanted.city);
    const auto side = word(*wanted.army);
    if (wanted.city == table.board.capital)
        return say("{city} is never attacked by a {side} army (BYZ-24).", arg("city", named), arg("side", side));
    if (!city.control)
        return say("Nobody controls {city}, a city of the army's own side: it is taken with a control cube (BYZ-9).",
                   arg("city", named));
    if (*city.control == wanted.attacker)
        return say("{player} already controls {city}.", arg("city", named),
                   arg("player", names.player(wanted.attacker)));
    return say(
        "A civil war at {city} is not possible: the army cannot get there, the action box is taken, or no cube is "
        "available for it (BYZ-24).",
        arg("city", named));
}

std::string army_reason(const Names& names, const Table& table, const Position& now, const Assault& wanted) {
    const Display& display = now[wanted.attacker][*wanted.army];
    const City& city = now[wanted.city];
    const auto who = army(names, wanted.attacker, *wanted.army);
    if (active_cubes(display) == 0) return say("{army} has no active cubes.", arg("army", who));
    if (city.side == allegiance(*wanted.army)) return own_colour_reason(names, table, now, wanted);
    if (city.side == allegiance(opposite(*wanted.army)) && city.control == wanted.attacker)
        return say("{player} controls {city}, and players cannot attack their own cities (BYZ-30).",
                   arg("city", names.city(wanted.city)), arg("player", names.player(wanted.attacker)));
    if (!display.at && *wanted.army == Side::byzantine && !display.taken)
        return say("{army} is off the map until its player takes control of a Byzantine city (BYZ-10).",
                   arg("army", who));
    return distance_reason(names, wanted, display);
}

}  // namespace

std::string no_plan_text(const Names& names, const Table& table, const Position& now, const Assault& wanted) {
    if (wanted.army) {
        const auto cities =
            cities_in(ways(table, now, {wanted.attacker, *wanted.army}), [](const Way& way) { return way.target; });
        return wrapped(army_reason(names, table, now, wanted), 100) + wrapped(instead(names, cities), 100);
    }
    const auto cities =
        cities_in(bulgar_targets(table, now, wanted.attacker), [](const BulgarTarget& target) { return target.city; });
    return wrapped(bulgars_reason(names, now, wanted, !cities.empty()), 100) + wrapped(instead(names, cities), 100);
}

}  // namespace byzantium::words
