// SPDX-License-Identifier: MIT
#include "byzantium/odds/random_scenes.h"

#include "byzantium/odds/walk.h"
#include "support/scene.h"

#include <algorithm>

namespace odds_test {

using namespace byzantium;

namespace {

// What a walk can go through quickly.
void make_small(Display& army) {
    army.elite = std::min(army.elite, 2);
    army.main = std::min(army.main, 4);
    army.levy = std::min(army.levy, 3);
    army.move = std::min(army.move, 5);
}

}  // namespace

const std::vector<Reading>& readings() {
    static const std::vector<Reading> both{{"the doomed stand", support::standard_table()},
                                           {"the doomed may retreat", support::table_with(offered_first)}};
    return both;
}

int armies_in(const Position& now, CityId city) {
    int count = 0;
    for (const Player& player : now.players)
        for (const Display& army : player.displays) count += army.at == city ? 1 : 0;
    return count;
}

Position RandomScenes::played(const Table& table) {
    for (;;) {
        Position now = start(table, player_.header());
        for (int left = 20 + upto(100); !std::holds_alternative<Over>(now.awaits); --left) {
            if (left <= 0 && std::holds_alternative<AwaitAction>(now.awaits)) {
                for (Player& player : now.players)
                    for (Display& army : player.displays) make_small(army);
                now.bulgars = std::min(now.bulgars, 5);
                return now;
            }
            now = taken(table, now, player_.entry(table, now)).after;
        }
    }
}

Position RandomScenes::arranged(const Table& table) {
    return arranged_around(table, static_cast<CityId>(player_.below(table.board.cities.size())));
}

Position RandomScenes::arranged_around(const Table& table, CityId centre) {
    Position now = played(table);
    const auto near = around(table, centre);
    for (Player& player : now.players) arrange(now, player, near);
    arrange(now, ActionBox::byzantine_fleet, 3);
    arrange(now, ActionBox::emperor, 3);
    arrange(now, ActionBox::arab_fleet, 2);
    for (const ActionBox box : {ActionBox::civil_war_arab, ActionBox::civil_war_byzantine, ActionBox::bulgar_attack})
        now[box].clear();
    now.bulgars = upto(4);
    for (const CityId id : near)
        if (table.board.capital != id && one_in(3)) {
            const auto side = static_cast<Allegiance>(upto(3));
            if (side == Allegiance::persian && now[id].side != side) continue;
            now[id] = City{side, static_cast<std::int8_t>(side == Allegiance::persian ? 0 : 1 + upto(2)), {}, false};
            if (side_of(side) && one_in(2)) now[id].control = some_player(now);
            now[id].fortified = now[id].control && one_in(4);
        }
    return now;
}

Position RandomScenes::at_sea(const Table& table) {
    Position now = arranged_around(table, *table.board.find(one_in(2) ? "leucosia" : "candia"));
    now[ActionBox::byzantine_fleet] = {others_clockwise(now, now.active).front()};
    for (const char* port : {"alexandria", "candia", "leucosia", "damascus", "smyrna"})
        if (one_in(2)) now[*table.board.find(port)] = City{Allegiance::arab, 2, {}, false};
    Display& army = now[now.active][Side::arab];
    army.at = table.board.find(one_in(2) ? "alexandria" : "leucosia");
    army.main += upto(2);
    army.move += upto(4);
    return now;
}

Color RandomScenes::some_player(const Position& now) { return now.players[player_.below(now.players.size())].color; }

void RandomScenes::arrange(Position& now, Player& player, const std::vector<CityId>& near) {
    player.pool = one_in(2) ? upto(2) : 0;
    player.casualty = one_in(2) ? upto(4) : 0;
    for (Display& army : player.displays) {
        army = Display{upto(7), army.vp, one_in(3) ? 1 : 0, upto(3), upto(2), upto(4), one_in(8), army.taken, {}};
        const int place = upto(6);
        if (active_cubes(army) == 0 || place == 0) continue;
        army.at = place <= 2 ? near.front() : near[player_.below(near.size())];
        army.taken = army.taken || now[*army.at].side == Allegiance::byzantine;
    }
}

void RandomScenes::arrange(Position& now, ActionBox box, int chances) {
    now[box].clear();
    if (!one_in(chances)) now[box].push_back(some_player(now));
}

// The city itself first, then those one link away.
std::vector<CityId> RandomScenes::around(const Table& table, CityId centre) {
    std::vector<CityId> list{centre};
    const Neighbours& near = table.board.neighbours[index(centre)];
    for (CitySet left = near.road | near.desert | near.sea; left != 0; left &= left - 1) list.push_back(first_of(left));
    return list;
}

std::vector<Position> asked_about_fleet(const Table& table, RandomScenes random, int scenes) {
    std::vector<Position> list;
    for (int i = 0; i < scenes; ++i) {
        Position now = random.arranged(table);
        now[ActionBox::byzantine_fleet] = {others_clockwise(now, now.active).front()};
        now[now.active][Side::arab].move += 2;
        for (const Decision& decision : legal(table, now)) {
            if (!std::holds_alternative<Move>(decision)) continue;
            Position after = taken(table, now, decision).after;
            if (std::holds_alternative<AwaitFleet>(after.awaits)) list.push_back(std::move(after));
        }
    }
    return list;
}

std::vector<Step> attacks_from(const Table& table, const Position& now) {
    std::vector<Step> list;
    for (const Decision& decision : legal(table, now)) {
        if (!std::holds_alternative<Move>(decision) && !std::holds_alternative<CivilWar>(decision) &&
            !std::holds_alternative<BulgarsAttack>(decision))
            continue;
        Step step = taken(table, now, decision);
        if (step.after.attack) list.push_back(std::move(step));
    }
    return list;
}

}  // namespace odds_test
