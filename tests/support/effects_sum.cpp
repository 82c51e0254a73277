// SPDX-License-Identifier: MIT
#include "support/effects_sum.h"

#include "values/overloaded.h"

#include <algorithm>

namespace support {
namespace {

using namespace byzantium;

// A control cube is laid on or taken off by number; whose city it is then is told apart from it.
void lay_on_city(City& city, Color player, int count) {
    if (count > 0) city.control = player;
    if (count < 0 && !city.fortified) city.control = std::nullopt;
}

void lay_in_box(Position& position, ActionBox box, Color player, int count) {
    auto& cubes = position[box];
    for (; count > 0; --count) cubes.push_back(player);
    for (; count < 0; ++count) cubes.erase(std::find(cubes.begin(), cubes.end(), player));
}

void lay(Position& position, Color color, const CubePlace& place, int count) {
    Player& player = position[color];
    std::visit(
        values::overloaded{[&](InPool) { player.pool += count; }, [&](InCasualties) { player.casualty += count; },
                           [&](ArmyBox box) { player[box.side][box.box] += count; },
                           [&](CityId city) { lay_on_city(position[city], color, count); },
                           [&](ActionBox box) { lay_in_box(position, box, color, count); },
                           [&](InTax) { player.taxed += count; }, [&](InPass) { player.pass_cubes += count; },
                           [&](InChurch) { player.churches += count; }, [&](InMosque) { player.mosques += count; },
                           [&](OutOfGame) { player.removed += count; }},
        place);
}

void fortify(Position& position, const FortificationMoved& moved) {
    const bool arrives = moved.arrival == Arrival::arrives;
    City& city = position[moved.city];
    city.fortified = arrives;
    if (!arrives) city.control = std::nullopt;
    position[moved.player].fortifications += arrives ? -1 : 1;
}

void add(Position& position, const Effect& effect) {
    std::visit(values::overloaded{
                   [&](const CubesMoved& e) {
                       lay(position, e.player, e.from, -e.count);
                       lay(position, e.player, e.to, e.count);
                   },
                   [&](const MoneyChanged& e) { position[e.player][e.side].treasury += e.by; },
                   [&](const VpChanged& e) { position[e.player][e.side].vp += e.by; },
                   [&](const PawnMoved& e) { position[e.player][e.side].at = e.to; },
                   [&](const GuardMoved& e) { position[e.player][e.side].guard = e.arrival == Arrival::arrives; },
                   [&](const TokensChanged& e) {
                       position[e.city].side = e.side_after;
                       position[e.city].tokens = static_cast<std::int8_t>(e.after);
                   },
                   [&](const FortificationMoved& e) { fortify(position, e); },
                   [&](const BulgarsChanged& e) { position.bulgars += e.by; }, [](const auto&) {}},
               effect);
}

bool same_display(const Display& a, const Display& b) {
    Display other = b;
    other.taken = a.taken;  // a mark of the companion's, nothing that lies on the table
    return a == other;
}

bool same_player(const Player& a, const Player& b) {
    Player other = b;
    other.displays = a.displays;
    return a == other && same_display(a[Side::byzantine], b[Side::byzantine]) &&
           same_display(a[Side::arab], b[Side::arab]);
}

bool same_boxes(const Position& a, const Position& b) {
    return std::equal(a.boxes.begin(), a.boxes.end(), b.boxes.begin(), [](const auto& one, const auto& other) {
        return one.size() == other.size() && std::is_permutation(one.begin(), one.end(), other.begin());
    });
}

}  // namespace

Position with_effects(Position before, const std::vector<Effect>& effects) {
    for (const Effect& effect : effects) add(before, effect);
    return before;
}

bool same_table(const Position& a, const Position& b) {
    return a.cities == b.cities && a.bulgars == b.bulgars && same_boxes(a, b) &&
           std::equal(a.players.begin(), a.players.end(), b.players.begin(), b.players.end(), same_player);
}

}  // namespace support
