// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

namespace byzantium::inside {
namespace {

constexpr int most_links_an_action = 2;  // BYZ-33

// Links withdrawn in this action (BYZ-19). Only Arab armies meet the fleet.
CitySet barred_links(const Position& now, Side side) {
    const auto* action = std::get_if<AwaitAction>(&now.awaits);
    CitySet barred = 0;
    if (side != Side::arab || (!now.march && !action)) return barred;
    for (const CityId city : now.march ? now.march->barred : action->barred) barred |= only(city);
    return barred;
}

// BYZ-17, 28: the Arab sea cost; the player's own Arab fleet halves it.
int arab_sea_cost(const Table& table, const Position& now, const Marcher& marcher, CityId to) {
    const auto& fleet = now[ActionBox::arab_fleet];
    const bool halved = !fleet.empty() && fleet.front() == marcher.army.player;
    const bool dear = has(table.board.neighbours[index(marcher.at)].dear_sea, to);
    return (dear ? table.board.link(marcher.at, to)->arab_cost_factor : 1) * (halved ? 1 : 2);
}

// BYZ-28, 29: what the link costs by itself; nothing if this army cannot use any link between the two.
std::optional<LinkCost> link_alone(const Table& table, const Position& now, const Marcher& marcher, CityId to) {
    const Side side = marcher.army.side;
    const Neighbours& near = table.board.neighbours[index(marcher.at)];
    if (has(near.road, to)) return LinkCost{LinkKind::road, 1, 1, 0};
    if (has(near.desert, to) && side == Side::arab) return LinkCost{LinkKind::desert, 1, 1, 0};
    if (has(near.sea, to) && side == Side::arab) {
        const int cost = arab_sea_cost(table, now, marcher, to);
        return LinkCost{LinkKind::sea, cost, 2 * cost, 2 * cost};
    }
    const bool sails = table.board.capital == marcher.at && has(table.board.coastal, to) && marcher.at != to;
    if (side == Side::byzantine && (has(near.sea, to) || sails)) return LinkCost{LinkKind::sea, 1, 1, 0};
    return std::nullopt;
}

// BYZ-33: a second link costs one cube more; that cube is neither doubled nor counted for dice (BYZ-18).
std::optional<LinkCost> link_cost(const Table& table, const Position& now, const Marcher& marcher, CityId to) {
    auto cost = link_alone(table, now, marcher, to);
    if (cost && marcher.links > 0) {
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

Refusal no_such_link(const Table& table, const Marcher& marcher, CityId to) {
    const bool desert = has(table.board.neighbours[index(marcher.at)].desert, to);
    return {.reason = desert ? Reason::desert_only_arab : Reason::no_link, .city = to};
}

// BYZ-30: nobody attacks himself.
bool attacks_himself(const Position& now, ArmyRef army, CityId to) {
    const City& city = now[to];
    return city.side == allegiance(opposite(army.side)) && city.control == army.player;
}

// Whether this army might go there, were there a link that it can pay (BYZ-19, 30, 33).
bool may_take_links(const Position& now, const Marcher& marcher, CityId to) {
    return marcher.links < most_links_an_action && !has(marcher.barred, to) && !attacks_himself(now, marcher.army, to);
}

// BYZ-24: against a city of the army's own colour that another player controls.
std::optional<Reason> objection_to_rebels(const Table& table, const Position& now, ArmyRef army, CityId at) {
    const City& city = now[at];
    if (city.side != allegiance(army.side)) return Reason::civil_war_not_in_city;
    if (table.board.capital == at) return Reason::civil_war_at_capital;
    if (!city.control || city.control == army.player) return Reason::civil_war_not_against_another;
    return std::nullopt;
}

Judgement judge_rebel(const Position& now, Side side) {
    if (auto refusal = judge_marcher(now, side)) return refusal;
    if (!now[now.active][side].at) return Refusal{.reason = Reason::civil_war_off_map};
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
    const Marcher mover = marcher(now, side);
    for (CitySet left = linked(table.board, mover.at); left != 0; left &= left - 1)
        if (priced_link(table, now, mover, first_of(left))) out.add(Move{side, first_of(left)});
}

void list_civil_war(const Table& table, const Position& now, Side side, Decisions& out) {
    if (judge_rebel(now, side)) return;
    const Marcher rebel = marcher(now, side);
    if (judge_civil_war_here(table, now, rebel)) return;
    for (const Cube cube : affordable_cubes(now[now.active], {side}))
        if (!judge_last_cube(rebel, cube)) out.add(CivilWar{side, cube});
}

void list_places(const Position& now, Side side, Decisions& out) {
    if (judge_entry(now, {now.active, side})) return;
    for (std::size_t i = 0; i < now.cities.size(); ++i)
        if (now.cities[i].side == allegiance(side)) out.add(Place{side, static_cast<CityId>(i)});
}

}  // namespace

Marcher marcher(const Position& now, Side side) {
    const Display& display = now[now.active][side];
    const int links = now.march ? now.march->links : 0;
    return {{now.active, side}, *display.at, display.move, active_cubes(display), links, barred_links(now, side)};
}

CitySet linked(const Board& board, CityId from) {
    const Neighbours& near = board.neighbours[index(from)];
    return near.road | near.desert | near.sea | (board.capital == from ? board.coastal : 0);
}

std::optional<LinkCost> priced_link(const Table& table, const Position& now, const Marcher& marcher, CityId to) {
    auto cost = may_take_links(now, marcher, to) ? link_cost(table, now, marcher, to) : std::nullopt;
    if (cost && cost->plain > marcher.move) cost.reset();
    return cost;
}

Judgement judge_link(const Table& table, const Position& now, const Marcher& marcher, CityId to) {
    if (priced_link(table, now, marcher, to)) return std::nullopt;
    if (marcher.links >= most_links_an_action) return Refusal{.reason = Reason::no_third_link};
    const auto cost = link_cost(table, now, marcher, to);
    if (!cost) return no_such_link(table, marcher, to);
    if (has(marcher.barred, to)) return Refusal{.reason = Reason::link_barred, .city = to};
    if (attacks_himself(now, marcher.army, to)) return Refusal{.reason = Reason::attacks_himself, .city = to};
    const Reason reason = marcher.links > 0 ? Reason::too_few_for_second_link : Reason::too_few_move_cubes;
    return Refusal{.reason = reason, .city = to, .need = cost->plain, .have = marcher.move};
}

// BYZ-31: off the map, with an active cube, and a Byzantine army only after its player's first Byzantine city.
Judgement judge_entry(const Position& now, ArmyRef army) {
    const Display& display = now[army.player][army.side];
    if (display.at) return Refusal{.reason = Reason::army_on_map, .city = *display.at};
    if (army.side == Side::byzantine && !display.taken) return Refusal{.reason = Reason::not_taken_control_yet};
    if (active_cubes(display) == 0) return Refusal{.reason = Reason::army_without_cubes};
    return std::nullopt;
}

bool may_rebel(const Table& table, const Position& now, ArmyRef army, CityId city) {
    return !objection_to_rebels(table, now, army, city) && !judge_action_box(table, now, civil_war_box(army.side));
}

Judgement judge_civil_war_here(const Table& table, const Position& now, const Marcher& marcher) {
    if (const auto reason = objection_to_rebels(table, now, marcher.army, marcher.at))
        return Refusal{.reason = *reason, .city = marcher.at};
    return judge_action_box(table, now, civil_war_box(marcher.army.side));
}

// BYZ-24: the army must make the attack, so its own last active cube cannot be the one that is laid down.
Judgement judge_last_cube(const Marcher& marcher, Cube cube) {
    const auto from = army_box(cube);
    const bool active = from && from->side == marcher.army.side && from->box != Box::levy;
    if (active && marcher.active <= 1) return Refusal{.reason = Reason::civil_war_last_cube, .cube = cube};
    return std::nullopt;
}

Judgement judge(const Table&, const Position& now, const Place& place) {
    if (auto refusal = judge_entry(now, {now.active, place.side})) return refusal;
    if (now[place.city].side != allegiance(place.side))
        return Refusal{.reason = Reason::place_on_other_side, .city = place.city};
    return std::nullopt;
}

Judgement judge(const Table& table, const Position& now, const Move& move) {
    if (auto refusal = judge_mover(now, move.side)) return refusal;
    return judge_link(table, now, marcher(now, move.side), move.to);
}

Judgement judge(const Table& table, const Position& now, const CivilWar& war) {
    if (auto refusal = judge_rebel(now, war.side)) return refusal;
    const Marcher rebel = marcher(now, war.side);
    if (auto refusal = judge_civil_war_here(table, now, rebel)) return refusal;
    if (auto refusal = judge_cube(now[now.active], war.cube, {war.side})) return refusal;
    return judge_last_cube(rebel, war.cube);
}

Judgement judge(const Table&, const Position&, const Stop&) { return std::nullopt; }

void carry_out(Change& change, const Place& place) {
    change.pawn({change.now.active, place.side}, place.city);
    change.now.march = March{place.side, 0, true, {}, std::nullopt};
    await_march(change);
}

void carry_out(Change& change, const Move& move) {
    const LinkCost cost = *link_cost(change.table, change.now, marcher(change.now, move.side), move.to);
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
