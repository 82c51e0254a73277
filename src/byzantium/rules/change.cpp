// SPDX-License-Identifier: MIT
#include "byzantium/rules/change.h"

#include "values/few.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium {
namespace {

void add_to_city(City& city, Color player, int count) {
    if (count > 0) {
        city.control = player;
    } else if (!city.fortified) {
        city.control.reset();
    }
}

void add_to_action_box(values::Few<Color, most_in_action_box>& box, Color player, int count) {
    if (count > 0) {
        box.push_back(player);
    } else {
        box.erase(std::find(box.begin(), box.end(), player));
    }
}

void add(Position& now, Color color, CubePlace place, int count) {
    Player& player = now[color];
    std::visit(values::overloaded{
                   [&](InPool) { player.pool += count; },
                   [&](InCasualties) { player.casualty += count; },
                   [&](ArmyBox box) { player[box.side][box.box] += count; },
                   [&](CityId city) { add_to_city(now[city], color, count); },
                   [&](ActionBox box) { add_to_action_box(now[box], color, count); },
                   [&](InTax) { player.taxed += count; },
                   [&](InPass) { player.pass_cubes += count; },
                   [&](InChurch) { player.churches += count; },
                   [&](InMosque) { player.mosques += count; },
                   [&](OutOfGame) { player.removed += count; },
               },
               place);
}

}  // namespace

void Change::cubes(Color player, CubePlace from, CubePlace to, int count) {
    if (count == 0) return;
    if (const auto* box = std::get_if<ArmyBox>(&from); box && box->box != Box::levy) thin({player, box->side});
    add(now, player, from, -count);
    add(now, player, to, count);
    tell(CubesMoved{player, from, to, count});
}

void Change::money(Color player, Side side, int by) {
    if (by == 0) return;
    now[player][side].treasury += by;
    tell(MoneyChanged{player, side, by});
}

void Change::score(Color player, Side side, int by) {
    int& vp = now[player][side].vp;
    const int change = std::max(by, -vp);
    if (change == 0) return;
    vp += change;
    tell(VpChanged{player, side, change});
}

void Change::pawn(ArmyRef army, std::optional<CityId> to) {
    std::optional<CityId>& at = display(army).at;
    tell(PawnMoved{army.player, army.side, at, to});
    at = to;
}

void Change::guard(ArmyRef army, Arrival arrival) {
    display(army).guard = arrival == Arrival::arrives;
    if (arrival == Arrival::leaves) thin(army);
    tell(GuardMoved{army.player, army.side, arrival});
}

void Change::tokens(CityId id, Allegiance side, int count) {
    City& city = now[id];
    tell(TokensChanged{id, city.side, side, city.tokens, count});
    city.side = side;
    city.tokens = static_cast<std::int8_t>(count);
}

void Change::fortification(Color player, CityId id, Arrival arrival) {
    City& city = now[id];
    city.fortified = arrival == Arrival::arrives;
    if (!city.fortified) city.control.reset();
    now[player].fortifications += city.fortified ? -1 : 1;
    tell(FortificationMoved{player, id, arrival});
}

void Change::unowned_fortification(CityId id) {
    if (!now[id].fortified) return;
    now[id].fortified = false;
    tell(Corrected{SetFortified{id, false}});
}

void Change::thin(ArmyRef army) {
    if (!contains(thinned, army)) thinned.push_back(army);
}

void Change::bulgars(int by) {
    if (by == 0) return;
    now.bulgars += by;
    tell(BulgarsChanged{by});
}

}  // namespace byzantium
