// SPDX-License-Identifier: MIT
#include "byzantium/rules/position.h"

#include "values/overloaded.h"

#include <fmt/format.h>

#include <algorithm>

namespace byzantium {
namespace {

void audit_player(const Player& player, const CubeCount& cubes, std::vector<Fault>& faults) {
    const auto report = [&](std::string what) { faults.push_back({player.color, std::move(what)}); };
    if (cubes.total() != 42) report(fmt::format("{} cubes instead of 42", cubes.total()));
    const int least = std::min({player.pool, player.casualty, player.removed, player.taxed, player.pass_cubes,
                                player.churches, player.mosques, player.fortifications});
    if (least < 0) report("a count below 0");
    for (const Side side : sides) {
        const Display& display = player[side];
        if (std::min({display.elite, display.main, display.levy, display.move, display.treasury, display.vp}) < 0)
            report(fmt::format("a count below 0 on the {} display", to_text(side)));
    }
}

void audit_guards(const Position& position, std::vector<Fault>& faults) {
    for (const Side side : sides) {
        const auto guards = std::count_if(position.players.begin(), position.players.end(),
                                          [&](const Player& player) { return player[side].guard; });
        if (guards > 1) faults.push_back({std::nullopt, fmt::format("{} {} guards", guards, to_text(side))});
    }
}

void audit_cities(const Board& board, const Position& position, std::vector<Fault>& faults) {
    for (std::size_t i = 0; i < position.cities.size(); ++i) {
        const City& city = position.cities[i];
        const auto report = [&](std::string_view what) {
            faults.push_back({std::nullopt, fmt::format("{}: {}", board.cities[i].name, what)});
        };
        if (city.tokens < 0 || city.tokens > 3) report("tokens outside 0 to 3");
        if (city.fortified && !city.control) report("a fortification without an owner");
        if (city.control && !side_of(city.side)) report("controlled, though it is neither Byzantine nor Arab");
    }
    if (position.bulgars < 0 || position.bulgars > board.supply.bulgar_cubes)
        faults.push_back({std::nullopt, fmt::format("{} cubes in the Bulgar box", position.bulgars)});
}

}  // namespace

std::optional<Color> awaited_player(const Awaits& awaits) {
    return std::visit(values::overloaded{[](const Over&) { return std::optional<Color>{}; },
                                         [](const auto& asked) { return std::optional{asked.player}; }},
                      awaits);
}

bool seated(const Position& position, Color color) {
    return std::any_of(position.players.begin(), position.players.end(),
                       [&](const Player& player) { return player.color == color; });
}

values::Few<Color, 4> others_clockwise(const Position& position, Color color) {
    values::Few<Color, 4> others;
    const auto& players = position.players;
    const auto self = std::find_if(players.begin(), players.end(), [&](const Player& p) { return p.color == color; });
    for (auto next = self + 1; next != players.end(); ++next) others.push_back(next->color);
    for (auto next = players.begin(); next != self; ++next) others.push_back(next->color);
    return others;
}

int active_cubes(const Display& display) { return field_strength(display) + display.move; }

int field_strength(const Display& display) { return display.elite + display.main + (display.guard ? 1 : 0); }

CitySet cities_of(const Position& position, Allegiance side) {
    CitySet cities = 0;
    for (std::size_t i = 0; i < position.cities.size(); ++i) cities |= CitySet{position.cities[i].side == side} << i;
    return cities;
}

std::optional<Color> fleet_holder(const Position& position) {
    const auto& box = position[ActionBox::byzantine_fleet];
    return box.empty() ? std::nullopt : std::optional{box.front()};
}

int siege_strength(const Board& board, const Position& position, CityId id) {
    const City& city = position[id];
    const bool printed = board[id].capital || city.side == Allegiance::persian;
    return (printed ? board[id].strength : city.tokens) + (city.fortified ? 1 : 0);
}

int tokens_in_supply(const Board& board, const Position& position, Side side) {
    int left = board.supply.tokens[index(side)];
    for (const City& city : position.cities)
        if (city.side == allegiance(side)) left -= city.tokens;
    return left;
}

int CubeCount::total() const {
    return pool + casualty + armies + cities + action_boxes + tax + pass + churches + mosques + removed;
}

CubeCount count_cubes(const Position& position, const Player& player) {
    CubeCount count{};
    count.pool = player.pool;
    count.casualty = player.casualty;
    for (const Display& display : player.displays)
        count.armies += display.elite + display.main + display.levy + display.move;
    for (const City& city : position.cities) count.cities += city.control == player.color && !city.fortified ? 1 : 0;
    for (const auto& box : position.boxes)
        count.action_boxes += static_cast<int>(std::count(box.begin(), box.end(), player.color));
    count.tax = player.taxed;
    count.pass = player.pass_cubes;
    count.churches = player.churches;
    count.mosques = player.mosques;
    count.removed = player.removed;
    return count;
}

std::vector<Fault> audit(const Board& board, const Position& position) {
    std::vector<Fault> faults;
    for (const Player& player : position.players) audit_player(player, count_cubes(position, player), faults);
    audit_guards(position, faults);
    audit_cities(board, position, faults);
    return faults;
}

}  // namespace byzantium
