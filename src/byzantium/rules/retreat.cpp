// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

namespace byzantium::inside {
namespace {

// BYZ-47, 49: the cities one link away that the army may use in a retreat.
CitySet next_cities(const Board& board, Side side, CityId from, SeaLane sea) {
    const Neighbours& near = board.neighbours.at(index(from));
    if (side == Side::arab) return near.road | near.desert | (sea == SeaLane::open ? near.sea : 0);
    return near.road | near.sea | (board.capital == from ? board.coastal : 0);
}

CitySet next_cities(const Board& board, Side side, CitySet from, SeaLane sea) {
    CitySet next = 0;
    for (; from != 0; from &= from - 1) next |= next_cities(board, side, first_of(from), sea);
    return next;
}

RetreatUnderWay& retreating(Change& change) { return *change.now.retreat; }
const RetreatUnderWay& retreating(const Change& change) { return *change.now.retreat; }

SeaLane lane(const RetreatUnderWay& retreat) { return retreat.sea == Sea::closed ? SeaLane::closed : SeaLane::open; }

bool returns_by_last_link(const Position& now) {
    return now.retreat->why == RetreatFor::beaten_attacker && now.attack->last_link.has_value();
}

void after_retreat(Change& change) {
    const RetreatFor why = retreating(change).why;
    change.now.retreat.reset();
    if (why == RetreatFor::beaten_attacker) return end_action(change);
    advance_attack(change);
}

// BYZ-50: it was let go to retreat before battle, but no way is left that it survives.
bool must_stand(const Change& change) {
    return retreating(change).why == RetreatFor::before_battle &&
           change.table.rulings.doomed_retreat == DoomedRetreat::stand;
}

void stand_after_all(Change& change) {
    const ArmyRef army = retreating(change).army;
    change.now.retreat.reset();
    change.now.attack->standing.push_back(army);
    change.now.attack->army_stood = true;
    change.tell(ArmyStands{army.player, army.side});
    advance_attack(change);
}

// BYZ-48: a way that costs all active cubes, or no way at all, destroys the army.
void choose_way(Change& change) {
    const RetreatUnderWay& retreat = retreating(change);
    if (!survives(change.table.board, change.now, retreat.army, retreat.from, lane(retreat))) {
        if (must_stand(change)) return stand_after_all(change);
        destroy(change, retreat.army);
        return after_retreat(change);
    }
    change.now.awaits = AwaitRetreat{retreat.army.player, retreat.army.side};
}

void go_back(Change& change) {
    change.pawn(retreating(change).army, change.now.attack->last_link->from);
    after_retreat(change);
}

void await_sea(Change& change) {
    const ArmyRef army = retreating(change).army;
    change.now.awaits = AwaitSeaRetreat{*sea_holder(change.now, army), army.player};
}

}  // namespace

// BYZ-47: breadth first; each city of another allegiance on the way is one step of cost, and a way
// never passes twice through a city.
std::optional<Escape> escape(const Board& board, CitySet own, Side side, CityId from, SeaLane sea) {
    CitySet seen = only(from);
    CitySet front = next_cities(board, side, from, sea) & ~seen;
    for (int cost = 0; front != 0; ++cost) {
        if ((front & own) != 0) return Escape{cost, front & own};
        seen |= front;
        front = next_cities(board, side, front, sea) & ~seen;
    }
    return std::nullopt;
}

std::optional<Escape> escape(const Board& board, const Position& now, Side side, CityId from, SeaLane sea) {
    return escape(board, cities_of(now, allegiance(side)), side, from, sea);
}

bool survives(const std::optional<Escape>& way, const Display& army) { return way && way->cost < active_cubes(army); }

bool survives(const Board& board, const Position& now, ArmyRef army, CityId from, SeaLane sea) {
    return survives(escape(board, now, army.side, from, sea), now[army.player][army.side]);
}

std::optional<Color> sea_holder(const Position& now, ArmyRef army) {
    const auto holder = fleet_holder(now);
    if (army.side != Side::arab || holder == army.player) return std::nullopt;
    return holder;
}

// BYZ-50: asked only if the sea makes a difference to the choices.
std::optional<Color> asked_for_retreat(const Board& board, const Position& now, ArmyRef army, CityId from) {
    const auto holder = sea_holder(now, army);
    if (!holder) return std::nullopt;
    const auto ways = [&](SeaLane sea) { return escape(board, now, army.side, from, sea); };
    return ways(SeaLane::open) != ways(SeaLane::closed) ? holder : std::nullopt;
}

// BYZ-44: back over the last link; the holder of the Byzantine fleet may deny the sea.
std::optional<Color> asked_for_return(const Position& now, ArmyRef army, LinkKind last_link) {
    return last_link == LinkKind::sea ? sea_holder(now, army) : std::nullopt;
}

void begin_retreat(Change& change, const RetreatUnderWay& retreat) {
    change.now.retreat = retreat;
    if (asked_for_retreat(change.table.board, change.now, retreat.army, retreat.from)) return await_sea(change);
    choose_way(change);
}

void begin_return(Change& change, ArmyRef army, const LastLink& link) {
    change.now.retreat = RetreatUnderWay{army, change.now.attack->city, RetreatFor::beaten_attacker, Sea::not_asked};
    if (asked_for_return(change.now, army, link.kind)) return await_sea(change);
    go_back(change);
}

void after_retreat_losses(Change& change) {
    destroy_empty_armies(change);
    after_retreat(change);
}

Judgement judge(const Table& table, const Position& now, const RetreatTo& to) {
    const RetreatUnderWay& retreat = *now.retreat;
    const auto ways = escape(table.board, now, retreat.army.side, retreat.from, lane(retreat));
    if (ways && has(ways->ends, to.to)) return std::nullopt;
    if (now[to.to].side != allegiance(retreat.army.side))
        return Refusal{.reason = Reason::retreat_to_other_side, .city = to.to};
    return Refusal{.reason = Reason::no_way_there, .city = to.to};
}

Judgement judge(const Table&, const Position&, const Deny&) { return std::nullopt; }

// The pawn moves first; then the cubes of the way are asked for, all at once.
void carry_out(Change& change, const RetreatTo& to) {
    const RetreatUnderWay retreat = retreating(change);
    const auto ways = escape(change.table.board, change.now, retreat.army.side, retreat.from, lane(retreat));
    change.pawn(retreat.army, to.to);
    lose(change, retreat.army, {ways->cost, LossFrom::retreat});
}

void carry_out(Change& change, const Deny&) {
    const ArmyRef army = retreating(change).army;
    change.tell(SeaDenied{std::get<AwaitSeaRetreat>(change.now.awaits).player, army.player});
    retreating(change).sea = Sea::closed;
    if (!returns_by_last_link(change.now)) return choose_way(change);
    destroy(change, army);
    after_retreat(change);
}

void sea_allowed(Change& change) {
    retreating(change).sea = Sea::open;
    if (returns_by_last_link(change.now)) return go_back(change);
    choose_way(change);
}

void list(const Table&, const Position&, const AwaitSeaRetreat&, Decisions& out) {
    out.add(Allow{});
    out.add(Deny{});
}

void list(const Table& table, const Position& now, const AwaitRetreat&, Decisions& out) {
    const RetreatUnderWay& retreat = *now.retreat;
    const auto ways = escape(table.board, now, retreat.army.side, retreat.from, lane(retreat));
    for (CitySet ends = ways ? ways->ends : 0; ends != 0; ends &= ends - 1) out.add(RetreatTo{first_of(ends)});
}

}  // namespace byzantium::inside
