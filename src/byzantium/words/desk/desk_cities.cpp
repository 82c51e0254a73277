// SPDX-License-Identifier: MIT
// Cities at the desk: clicked on the map, or spelled where an action is asked for.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/desk/increase_layer.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

std::string nothing_to_do_in(const std::string& city) {
    return say("No action is possible in {city} now. A right click there, or F2, corrects what the program has there.",
               arg("city", city));
}

// The army that moves stands there already: no row leads there, though it can do something there.
std::optional<std::string> stands_already(const Names& names, const Position& now, CityId city) {
    const auto* const asked = std::get_if<AwaitMarch>(&now.awaits);
    if (asked == nullptr || now[asked->player][asked->side].at != city) return std::nullopt;
    return say("{army} is in {city} already. The rows say what it can do there.",
               arg("army", capitalised(army(names, asked->player, asked->side))), arg("city", names.city(city)));
}

}  // namespace

bool Desk::leads_to_cities() const {
    const auto* const deciding = top_as<DecisionLayer>();
    return deciding != nullptr && deciding->leads_to_cities();
}

void Desk::choose_city(CityId city) {
    if (choose_place(place_of(session().table().board, city))) return;
    if (!looks_back() && !has_covers())
        if (auto note = stands_already(names(), session().position(), city))
            return say_so(Mood::note, std::move(*note));
    if (!leads_to_cities()) return lay_open(city, looks_back() ? std::nullopt : why_not(left_out(), city));
    say_nothing();
    if (!top_as<DecisionLayer>()->go_to(city)) return say_so(Mood::note, nothing_to_do_in(names().city(city)));
    show();
}

// On the way to an action, too, if letters have led there, and as long as nothing is placed or entered.
std::vector<std::string> Desk::places_to_spell() const {
    const bool asks_action = top_as<DecisionLayer>() != nullptr || top_as<IncreaseLayer>() != nullptr;
    const bool is_on_the_way = asks_action && !has_covers() && repair() == nullptr && !top().has_unentered() &&
                               std::holds_alternative<AwaitAction>(session().position().awaits);
    std::vector<std::string> cities;
    if (!is_on_the_way || (is_spelled_here() && !leads_to_cities())) return cities;
    for (std::size_t i = 0; i < session().table().board.cities.size(); ++i)
        cities.push_back(names().city(static_cast<CityId>(i)));
    return cities;
}

void Desk::go_to_place(std::size_t city) { choose_city(static_cast<CityId>(city)); }

}  // namespace byzantium::words
