// SPDX-License-Identifier: MIT
#include "byzantium/inside.h"

namespace byzantium::inside {
namespace {

constexpr int most_links_an_action = 2;  // BYZ-33

ActionBox civil_war_box(Side side) {
    return side == Side::byzantine ? ActionBox::civil_war_byzantine : ActionBox::civil_war_arab;
}

int links_taken(const Position& now) { return now.march ? now.march->links : 0; }

// A link withdrawn in this action (BYZ-19). Only Arab armies meet the fleet.
bool is_barred(const Position& now, const Move& move) {
    if (move.side != Side::arab) return false;
    if (now.march) return contains(now.march->barred, move.to);
    const auto* action = std::get_if<AwaitAction>(&now.awaits);
    return action && contains(action->barred, move.to);
}

// BYZ-17, 28: the Arab sea cost; the player's own Arab fleet halves it.
int arab_sea_cost(const Table& table, const Position& now, CityId from, CityId to) {
    const auto& fleet = now[ActionBox::arab_fleet];
    const bool halved = !fleet.empty() && fleet.front() == now.active;
    return table.board.link(from, to)->arab_cost_factor * (halved ? 1 : 2);
}

// BYZ-28, 29: what the link costs by itself; nothing if this army cannot use any link between the two.
std::optional<LinkCost> link_alone(const Table& table, const Position& now, Side side, CityId from, CityId to) {
    const Neighbours& near = table.board.neighbours[index(from)];
    if (has(near.road, to)) return LinkCost{LinkKind::road, 1, 1, 0};
    if (has(near.desert, to) && side == Side::arab) return LinkCost{LinkKind::desert, 1, 1, 0};
    if (has(near.sea, to) && side == Side::arab) {
        const int cost = arab_sea_cost(table, now, from, to);
        return LinkCost{LinkKind::sea, cost, 2 * cost, 2 * cost};
    }
    const bool sails = table.board.capital == from && has(table.board.coastal, to) && from != to;
    if (side == Side::byzantine && (has(near.sea, to) || sails)) return LinkCost{LinkKind::sea, 1, 1, 0};
    return std::nullopt;
}

// BYZ-33: a second link costs one cube more; that cube is neither doubled nor counted for dice (BYZ-18).
std::optional<LinkCost> link_cost(const Table& table, const Position& now, const Move& move) {
    auto cost = link_alone(table, now, move.side, *now[now.active][move.side].at, move.to);
    if (cost && links_taken(now) > 0) {
        ++cost->plain;
        ++cost->imposed;
    }
    return cost;
}

// BYZ-27: one army an action, and it stands on the map.
Judgement judge_marcher(const Position& now, Side side) {
    if (now.march && now.march->side != side) return Refusal{.reason = Reason::other_army_marches};
    return std::nullopt;
}

Judgement judge_mover(const Position& now, Side side) {
    if (auto refusal = judge_marcher(now, side)) return refusal;
    if (!now[now.active][side].at) return Refusal{.reason = Reason::army_off_map};
    return std::nullopt;
}

Refusal no_such_link(const Table& table, const Position& now, const Move& move) {
    const CityId from = *now[now.active][move.side].at;
    const bool desert = has(table.board.neighbours[index(from)].desert, move.to);
    return {.reason = desert ? Reason::desert_only_arab : Reason::no_link, .city = move.to};
}

// BYZ-30: nobody attacks himself.
Judgement judge_destination(const Position& now, const Move& move) {
    const City& city = now[move.to];
    if (city.side == allegiance(opposite(move.side)) && city.control == now.active)
        return Refusal{.reason = Reason::attacks_himself, .city = move.to};
    return std::nullopt;
}

// BYZ-31: off the map, with an active cube, and a Byzantine army only after its player's first Byzantine city.
Judgement judge_entry(const Position& now, Side side) {
    const Display& display = now[now.active][side];
    if (display.at) return Refusal{.reason = Reason::army_on_map, .city = *display.at};
    if (side == Side::byzantine && !display.taken) return Refusal{.reason = Reason::not_taken_control_yet};
    if (active_cubes(display) == 0) return Refusal{.reason = Reason::army_without_cubes};
    return std::nullopt;
}

// BYZ-24: against a city of the army's own colour that another player controls.
Judgement judge_civil_war_here(const Table& table, const Position& now, Side side) {
    if (auto refusal = judge_marcher(now, side)) return refusal;
    if (!now[now.active][side].at) return Refusal{.reason = Reason::civil_war_off_map};
    const CityId at = *now[now.active][side].at;
    const City& city = now[at];
    if (city.side != allegiance(side)) return Refusal{.reason = Reason::civil_war_not_in_city, .city = at};
    if (table.board.capital == at) return Refusal{.reason = Reason::civil_war_at_capital, .city = at};
    if (!city.control || city.control == now.active)
        return Refusal{.reason = Reason::civil_war_not_against_another, .city = at};
    return judge_action_box(table, now, civil_war_box(side));
}

// BYZ-24: the army must make the attack, so its own last active cube cannot be the one that is laid down.
Judgement judge_last_cube(const Position& now, const CivilWar& war) {
    const auto from = army_box(war.cube);
    const bool active = from && from->side == war.side && from->box != Box::levy;
    if (active && active_cubes(now[now.active][war.side]) <= 1)
        return Refusal{.reason = Reason::civil_war_last_cube, .cube = war.cube};
    return std::nullopt;
}

March& march_of(Change& change, Side side) {
    auto& march = change.now.march;
    if (!march) {
        march = March{side, 0, false, {}, std::nullopt};
        if (const auto* action = std::get_if<AwaitAction>(&change.now.awaits); action && side == Side::arab)
            march->barred = action->barred;
    }
    return *march;
}

void list_moves_of(const Table& table, const Position& now, Side side, Decisions& out) {
    if (judge_mover(now, side)) return;
    const CityId from = *now[now.active][side].at;
    const Neighbours& near = table.board.neighbours[index(from)];
    CitySet candidates = near.road | near.desert | near.sea;
    if (table.board.capital == from) candidates |= table.board.coastal;
    for (; candidates != 0; candidates &= candidates - 1) {
        const Move move{side, first_of(candidates)};
        if (!judge(table, now, move)) out.add(move);
    }
}

void list_civil_war(const Table& table, const Position& now, Side side, Decisions& out) {
    if (judge_civil_war_here(table, now, side)) return;
    for (const Cube cube : affordable_cubes(now[now.active], {side}))
        if (!judge_last_cube(now, {side, cube})) out.add(CivilWar{side, cube});
}

void list_places(const Position& now, Side side, Decisions& out) {
    if (judge_entry(now, side)) return;
    for (std::size_t i = 0; i < now.cities.size(); ++i)
        if (now.cities[i].side == allegiance(side)) out.add(Place{side, static_cast<CityId>(i)});
}

}  // namespace

Judgement judge(const Table&, const Position& now, const Place& place) {
    if (auto refusal = judge_entry(now, place.side)) return refusal;
    if (now[place.city].side != allegiance(place.side))
        return Refusal{.reason = Reason::place_on_other_side, .city = place.city};
    return std::nullopt;
}

Judgement judge(const Table& table, const Position& now, const Move& move) {
    if (auto refusal = judge_mover(now, move.side)) return refusal;
    if (links_taken(now) >= most_links_an_action) return Refusal{.reason = Reason::no_third_link};
    const auto cost = link_cost(table, now, move);
    if (!cost) return no_such_link(table, now, move);
    if (is_barred(now, move)) return Refusal{.reason = Reason::link_barred, .city = move.to};
    if (auto refusal = judge_destination(now, move)) return refusal;
    const int have = now[now.active][move.side].move;
    if (cost->plain <= have) return std::nullopt;
    const Reason reason = links_taken(now) > 0 ? Reason::too_few_for_second_link : Reason::too_few_move_cubes;
    return Refusal{.reason = reason, .city = move.to, .need = cost->plain, .have = have};
}

Judgement judge(const Table& table, const Position& now, const CivilWar& war) {
    if (auto refusal = judge_civil_war_here(table, now, war.side)) return refusal;
    if (auto refusal = judge_cube(now[now.active], war.cube, {war.side})) return refusal;
    return judge_last_cube(now, war);
}

Judgement judge(const Table&, const Position&, const Stop&) { return std::nullopt; }

void carry_out(Change& change, const Place& place) {
    change.pawn({change.now.active, place.side}, place.city);
    change.now.march = March{place.side, 0, true, {}, std::nullopt};
    await_march(change);
}

void carry_out(Change& change, const Move& move) {
    const LinkCost cost = *link_cost(change.table, change.now, move);
    march_of(change, move.side);
    const ArmyRef army{change.now.active, move.side};
    if (cost.kind == LinkKind::sea && sea_holder(change.now, army)) return await_fleet(change, move.to, cost);
    if (pay_move(change, army, cost.plain) == Paid::goes_on) arrive(change, move.to, cost.kind);
}

void carry_out(Change& change, const CivilWar& war) {
    march_of(change, war.side);
    place_cube(change, war.cube, war.side, civil_war_box(war.side));
    destroy_empty_armies(change);
    begin_attack(change, *change.active()[war.side].at, war.side);
}

void carry_out(Change& change, const Stop&) { end_action(change); }

// An army that spends its last cube on the way never arrives (BYZ-8).
Paid pay_move(Change& change, ArmyRef army, int cubes) {
    change.cubes(army.player, ArmyBox{army.side, Box::move}, InCasualties{}, cubes);
    destroy_empty_armies(change);
    if (change.display(army).at) return Paid::goes_on;
    end_action(change);
    return Paid::destroyed;
}

// BYZ-32, 34: in a city of another allegiance it attacks; in one of its own it may stop or go on.
void arrive(Change& change, CityId to, LinkKind by) {
    March& march = *change.now.march;
    const ArmyRef army{change.now.active, march.side};
    if (!change.display(army).at) return end_action(change);  // the table has taken the pawn off meanwhile
    march.last_link = LastLink{*change.display(army).at, by};
    ++march.links;
    march.begun = true;
    march.barred.clear();
    change.now.sea_step.reset();
    change.pawn(army, to);
    if (change.now[to].side != allegiance(army.side)) return begin_attack(change, to, army.side);
    await_march(change);
}

void await_march(Change& change) {
    const March& march = *change.now.march;
    change.now.awaits = AwaitMarch{change.now.active, march.side, march.links, march.barred};
}

void list_move(const Table& table, const Position& now, Decisions& out) {
    for (const Side side : sides) {
        list_places(now, side, out);
        list_moves_of(table, now, side, out);
        list_civil_war(table, now, side, out);
    }
}

void list(const Table& table, const Position& now, const AwaitMarch& march, Decisions& out) {
    out.add(Stop{});
    list_moves_of(table, now, march.side, out);
    list_civil_war(table, now, march.side, out);
}

}  // namespace byzantium::inside
