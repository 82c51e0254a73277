// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

#include <algorithm>

namespace byzantium::inside {
namespace {

constexpr int joining = 2;  // cubes that join the Bulgar box at a time (BYZ-20)

// BYZ-20: the Bulgars must attack unless two more are left after the first two.
Judgement judge_room(const Table& table, const Position& now) {
    const int left = table.board.supply.bulgar_cubes - now.bulgars - bulgars_arriving(table, now);
    if (left >= joining) return std::nullopt;
    return Refusal{.reason = Reason::bulgars_must_attack, .need = joining, .have = left};
}

}  // namespace

int bulgars_arriving(const Table& table, const Position& now) {
    return std::clamp(table.board.supply.bulgar_cubes - now.bulgars, 0, joining);
}

// BYZ-21: an orange arrow, or a road from a Bulgar city; never a Bulgar city itself.
CitySet bulgar_reach(const Table& table, const Position& now) {
    const CitySet held = cities_of(now, Allegiance::bulgar);
    CitySet near = table.board.bulgar_arrows;
    for (CitySet left = held; left != 0; left &= left - 1)
        near |= table.board.neighbours.at(index(first_of(left))).road;
    return near & ~held;
}

Judgement judge_bulgar_target(const Position& now, CitySet reach, CityId city) {
    if (!has(reach, city)) return Refusal{.reason = Reason::bulgars_cannot_reach, .city = city};
    if (!side_of(now[city].side)) return Refusal{.reason = Reason::bulgars_attack_persians, .city = city};
    return std::nullopt;
}

// BYZ-22: the side that would gain the VP pays.
Side bulgar_payer(const Position& now, CityId attacked) { return opposite(*side_of(now[attacked].side)); }

Judgement judge(const Table& table, const Position& now, const BulgarsAttack& attack) {
    if (auto refusal = judge_action_box(table, now, ActionBox::bulgar_attack)) return refusal;
    if (auto refusal = judge_bulgar_target(now, bulgar_reach(table, now), attack.city)) return refusal;
    return judge_cube(now[now.active], attack.cube, {bulgar_payer(now, attack.city)});
}

Judgement judge(const Table& table, const Position& now, const BulgarsReinforce& reinforce) {
    const bool bought = reinforce.cube != Cube::pool;
    if (bought != reinforce.pay.has_value()) return Refusal{.reason = Reason::pay_exactly_when_bought};
    if (auto refusal = judge_action_box(table, now, ActionBox::bulgar_attack)) return refusal;
    if (auto refusal = judge_room(table, now)) return refusal;
    return judge_cube(now[now.active], reinforce.cube, {reinforce.pay.value_or(Side::byzantine)});
}

void carry_out(Change& change, const BulgarsAttack& attack) {
    place_cube(change, attack.cube, bulgar_payer(change.now, attack.city), ActionBox::bulgar_attack);
    destroy_empty_armies(change);
    change.bulgars(bulgars_arriving(change.table, change.now));
    begin_attack(change, attack.city, std::nullopt);
}

void carry_out(Change& change, const BulgarsReinforce& reinforce) {
    place_cube(change, reinforce.cube, reinforce.pay.value_or(Side::byzantine), ActionBox::bulgar_attack);
    change.bulgars(2 * joining);
    end_action(change);
}

void list_bulgars(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    if (judge_action_box(table, now, ActionBox::bulgar_attack)) return;
    const CitySet reach = bulgar_reach(table, now);
    for (CitySet left = reach; left != 0; left &= left - 1) {
        const CityId city = first_of(left);
        if (judge_bulgar_target(now, reach, city)) continue;
        for (const Cube cube : cubes[index(bulgar_payer(now, city))]) out.add(BulgarsAttack{cube, city});
    }
    if (judge_room(table, now)) return;
    if (now[now.active].pool > 0) out.add(BulgarsReinforce{Cube::pool, std::nullopt});
    for (const Side side : sides)
        for (const Cube cube : cubes[index(side)])
            if (cube != Cube::pool) out.add(BulgarsReinforce{cube, side});
}

}  // namespace byzantium::inside
