// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"
#include "byzantium/rules/score.h"
#include "values/few.h"

#include <algorithm>

namespace byzantium {
namespace {

constexpr int points_for_the_capital = 5;  // Arab VP (BYZ-55)

// BYZ-23: VP on the side opposite to the city's, none for a Persian one; no bezants.
Spoils bulgar_spoils(Allegiance lost, int tokens, int gain) {
    const auto loser = side_of(lost);
    if (!loser) return {Side::byzantine, 0, 0, tokens, false};
    return {opposite(*loser), gain, 0, tokens, false};
}

}  // namespace

// BYZ-53: one token fewer; from one token one, but nothing gained.
Spoils spoils(const Table& table, const Position& now, const Assault& assault) {
    const City& city = now[assault.city];
    if (table.board.capital == assault.city) return {Side::arab, points_for_the_capital, 0, city.tokens, true};
    const int tokens = city.side == Allegiance::persian ? table.board[assault.city].strength : city.tokens;
    const int gain = std::max(tokens - 1, 0);
    const int left = std::max(gain, 1);
    if (!assault.army) return bulgar_spoils(city.side, left, gain);
    return {*assault.army, gain, gain, left, false};
}

// BYZ-54
bool army_gives_garrison(const Player& player, Side side) { return inside::garrison_cubes(player, side).empty(); }

namespace inside {
namespace {

// BYZ-55: the fall of Constantinople ends the game at once.
void fall(Change& change, const Spoils& won) {
    Position& now = change.now;
    change.score(now.active, won.side, won.vp);
    change.tell(GameEnded{EndReason::fall});
    now.march.reset();
    now.sea_step.reset();
    now.attack.reset();
    now.retreat.reset();
    now.awaits = Over{result(now, EndReason::fall)};
}

// BYZ-52: a fortification goes back to its owner, a control cube to its owner's Casualty Pool.
void clear_control(Change& change, CityId id) {
    const City city = change.now[id];
    if (!city.control) return change.unowned_fortification(id);
    if (city.fortified) return change.fortification(*city.control, id, Arrival::leaves);
    change.cubes(*city.control, id, InCasualties{}, 1);
}

// No control cube (BYZ-23).
void taken_by_bulgars(Change& change, CityId city, const Spoils& won) {
    change.tokens(city, Allegiance::bulgar, won.tokens);
    change.score(change.now.active, won.side, won.vp);
    end_action(change);
}

// BYZ-54: the last cube alone goes to the city, and a guard beside it returns to its box.
void garrison_with_last_cube(Change& change, ArmyRef army) {
    const CityId city = change.now.attack->city;
    const Display& display = change.display(army);
    for (const Box box : {Box::elite, Box::main, Box::move})
        if (display[box] > 0) {
            change.cubes(army.player, ArmyBox{army.side, box}, city, 1);
            break;
        }
    if (display.guard) change.guard(army, Arrival::leaves);
    end_action(change);
}

void await_garrison(Change& change, ArmyRef army) {
    if (army_gives_garrison(change.active(), army.side) && nameable(change.display(army)) < 2)
        return garrison_with_last_cube(change, army);
    change.now.awaits = AwaitGarrison{army.player, army.side};
}

void taken_by_army(Change& change, CityId city, const Spoils& won) {
    change.tokens(city, allegiance(won.side), won.tokens);
    change.score(change.now.active, won.side, won.vp);
    change.money(change.now.active, won.side, won.bezants);
    await_garrison(change, {change.now.active, won.side});
}

Judgement judge_boxes(const Display& display, const GarrisonFromArmy& garrison) {
    const bool levy = garrison.city_from == Box::levy || garrison.casualty_from == Box::levy;
    const int need = garrison.city_from == garrison.casualty_from ? 2 : 1;
    if (!levy && display[garrison.city_from] >= need && display[garrison.casualty_from] >= need) return std::nullopt;
    return Refusal{.reason = Reason::garrison_not_there};
}

}  // namespace

// BYZ-54: from the pool or bought; from the army only if neither is possible.
values::Few<Cube, cube_sources> garrison_cubes(const Player& player, Side side) {
    return affordable_cubes(player, {side});
}

void capture(Change& change) {
    const Attack attack = *change.now.attack;
    const Spoils won = spoils(change.table, change.now, {change.now.active, attack.army, attack.city});
    change.tell(CityCaptured{change.now.active, attack.city});
    if (won.ends_game) return fall(change, won);
    clear_control(change, attack.city);
    if (!attack.army) return taken_by_bulgars(change, attack.city, won);
    taken_by_army(change, attack.city, won);
}

Judgement judge(const Table&, const Position& now, const Garrison& garrison) {
    const auto& asked = std::get<AwaitGarrison>(now.awaits);
    return judge_cube(now[asked.player], garrison.cube, {asked.side});
}

Judgement judge(const Table&, const Position& now, const GarrisonFromArmy& garrison) {
    const auto& asked = std::get<AwaitGarrison>(now.awaits);
    const Player& player = now[asked.player];
    if (!army_gives_garrison(player, asked.side)) return Refusal{.reason = Reason::garrison_by_cube};
    return judge_boxes(player[asked.side], garrison);
}

void carry_out(Change& change, const Garrison& garrison) {
    place_cube(change, garrison.cube, std::get<AwaitGarrison>(change.now.awaits).side, change.now.attack->city);
    end_action(change);
}

void carry_out(Change& change, const GarrisonFromArmy& garrison) {
    const auto asked = std::get<AwaitGarrison>(change.now.awaits);
    change.cubes(asked.player, ArmyBox{asked.side, garrison.city_from}, change.now.attack->city, 1);
    change.cubes(asked.player, ArmyBox{asked.side, garrison.casualty_from}, InCasualties{}, 1);
    end_action(change);
}

void list(const Table& table, const Position& now, const AwaitGarrison& asked, Decisions& out) {
    const auto cubes = garrison_cubes(now[asked.player], asked.side);
    for (const Cube cube : cubes) out.add(Garrison{cube});
    if (!cubes.empty()) return;
    for (const Box city_from : boxes)
        for (const Box casualty_from : boxes) {
            const GarrisonFromArmy garrison{city_from, casualty_from};
            if (!judge(table, now, garrison)) out.add(garrison);
        }
}

}  // namespace inside
}  // namespace byzantium
