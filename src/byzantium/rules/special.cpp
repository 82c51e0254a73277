// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"
#include "byzantium/rules/rules.h"
#include "values/few.h"
#include "values/overloaded.h"

#include <optional>
#include <variant>

namespace byzantium::inside {
namespace {

constexpr int office_points = 2;  // VP (BYZ-16)

// BYZ-14: one or two tokens of a side, not Constantinople.
Judgement judge_city_to_improve(const Table& table, const Position& now, CityId id) {
    const City& city = now[id];
    if (!side_of(city.side) || table.board.capital == id)
        return Refusal{.reason = Reason::not_a_city_to_improve, .city = id};
    if (city.tokens < 1 || city.tokens >= most_tokens_built)
        return Refusal{.reason = Reason::tokens_not_1_or_2, .city = id, .have = city.tokens};
    return std::nullopt;
}

// BYZ-14: a token of the colour left in the box.
Judgement judge_supply(const Table& table, const Position& now, Side side) {
    if (tokens_in_supply(table.board, now, side) > 0) return std::nullopt;
    return Refusal{.reason = Reason::no_tokens_in_supply};
}

// BYZ-15: a city of the player's own, without a fortification yet, and one of the two tokens to lay there.
Judgement judge_city_to_fortify(const Position& now, CityId id) {
    const City& city = now[id];
    if (city.control != now.active || !side_of(city.side))
        return Refusal{.reason = Reason::not_own_city_to_fortify, .city = id};
    if (city.fortified) return Refusal{.reason = Reason::already_fortified, .city = id};
    return std::nullopt;
}

Judgement judge_tokens_to_fortify(const Position& now) {
    if (now[now.active].fortifications > 0) return std::nullopt;
    return Refusal{.reason = Reason::no_fortification_left};
}

// A box that only wants its cube, paid by its side.
Judgement judge_plain_box(const Table& table, const Position& now, ActionBox box, Cube cube, Side side) {
    if (auto refusal = judge_action_box(table, now, box)) return refusal;
    return judge_cube(now[now.active], cube, {side});
}

// BYZ-16: 2 VP at once, and the guard joins the army.
void take_office(Change& change, ActionBox box, Cube cube, Side side) {
    place_cube(change, cube, side, box);
    change.score(change.now.active, side, office_points);
    change.guard({change.now.active, side}, Arrival::arrives);
    end_action(change);
}

void take_fleet(Change& change, ActionBox box, Cube cube, Side side) {
    place_cube(change, cube, side, box);
    end_action(change);
}

void list_improve(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    const auto closed = [&](Side side) {
        return judge_action_box(table, now, improve_box(side)) || judge_supply(table, now, side);
    };
    const std::array shut{closed(Side::byzantine), closed(Side::arab)};
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        const auto side = side_of(now[city].side);
        if (!side || shut[index(*side)] || judge_city_to_improve(table, now, city)) continue;
        for (const Cube cube : cubes[index(*side)]) out.add(Improve{city, cube});
    }
}

void list_fortify(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    if (judge_action_box(table, now, ActionBox::fortify) || judge_tokens_to_fortify(now)) return;
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        if (judge_city_to_fortify(now, city)) continue;
        for (const Cube cube : cubes[index(*side_of(now[city].side))]) out.add(Fortify{city, cube});
    }
}

template <class Take>
void list_plain_box(const values::Few<Cube, cube_sources>& cubes, Decisions& out) {
    for (const Cube cube : cubes) out.add(Take{cube});
}

// The boxes that only want their cube.
void list_plain_boxes(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    const auto& byzantine = cubes[index(Side::byzantine)];
    const auto& arab = cubes[index(Side::arab)];
    if (!judge_action_box(table, now, ActionBox::emperor)) list_plain_box<Emperor>(byzantine, out);
    if (!judge_action_box(table, now, ActionBox::caliph)) list_plain_box<Caliph>(arab, out);
    if (!judge_action_box(table, now, ActionBox::byzantine_fleet)) list_plain_box<ByzantineFleet>(byzantine, out);
    if (!judge_action_box(table, now, ActionBox::arab_fleet)) list_plain_box<ArabFleet>(arab, out);
}

}  // namespace

// BYZ-13: each box once a turn.
Judgement judge_action_box(const Table& table, const Position& now, ActionBox box) {
    if (static_cast<int>(now[box].size()) < table.board.action_boxes[index(box)]) return std::nullopt;
    return Refusal{.reason = Reason::action_box_taken, .box = box};
}

Judgement judge(const Table& table, const Position& now, const Improve& improve) {
    if (auto refusal = judge_city_to_improve(table, now, improve.city)) return refusal;
    const Side side = *side_of(now[improve.city].side);
    if (auto refusal = judge_action_box(table, now, improve_box(side))) return refusal;
    if (auto refusal = judge_supply(table, now, side)) return refusal;
    return judge_cube(now[now.active], improve.cube, {side});
}

Judgement judge(const Table& table, const Position& now, const Fortify& fortify) {
    if (auto refusal = judge_action_box(table, now, ActionBox::fortify)) return refusal;
    if (auto refusal = judge_city_to_fortify(now, fortify.city)) return refusal;
    if (auto refusal = judge_tokens_to_fortify(now)) return refusal;
    return judge_cube(now[now.active], fortify.cube, {*side_of(now[fortify.city].side)});
}

Judgement judge(const Table& table, const Position& now, const Emperor& take) {
    return judge_plain_box(table, now, ActionBox::emperor, take.cube, Side::byzantine);
}

Judgement judge(const Table& table, const Position& now, const Caliph& take) {
    return judge_plain_box(table, now, ActionBox::caliph, take.cube, Side::arab);
}

Judgement judge(const Table& table, const Position& now, const ByzantineFleet& take) {
    return judge_plain_box(table, now, ActionBox::byzantine_fleet, take.cube, Side::byzantine);
}

Judgement judge(const Table& table, const Position& now, const ArabFleet& take) {
    return judge_plain_box(table, now, ActionBox::arab_fleet, take.cube, Side::arab);
}

void carry_out(Change& change, const Improve& improve) {
    const Side side = *side_of(change.now[improve.city].side);
    place_cube(change, improve.cube, side, improve_box(side));
    change.tokens(improve.city, allegiance(side), change.now[improve.city].tokens + 1);
    end_action(change);
}

void carry_out(Change& change, const Fortify& fortify) {
    const Color player = change.now.active;
    place_cube(change, fortify.cube, *side_of(change.now[fortify.city].side), ActionBox::fortify);
    change.fortification(player, fortify.city, Arrival::arrives);
    change.cubes(player, fortify.city, InCasualties{}, 1);
    end_action(change);
}

void carry_out(Change& change, const Emperor& take) {
    take_office(change, ActionBox::emperor, take.cube, Side::byzantine);
}
void carry_out(Change& change, const Caliph& take) { take_office(change, ActionBox::caliph, take.cube, Side::arab); }
void carry_out(Change& change, const ByzantineFleet& take) {
    take_fleet(change, ActionBox::byzantine_fleet, take.cube, Side::byzantine);
}
void carry_out(Change& change, const ArabFleet& take) {
    take_fleet(change, ActionBox::arab_fleet, take.cube, Side::arab);
}

void list_special(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    list_improve(table, now, cubes, out);
    list_fortify(table, now, cubes, out);
    list_plain_boxes(table, now, cubes, out);
}

}  // namespace byzantium::inside

namespace byzantium {

std::optional<ActionBox> box_taken(const Position& now, const Decision& decision) {
    using Taken = std::optional<ActionBox>;
    return std::visit(values::overloaded{
                          [&](const Improve& d) { return Taken{inside::improve_box(*side_of(now[d.city].side))}; },
                          [](const Fortify&) { return Taken{ActionBox::fortify}; },
                          [](const Emperor&) { return Taken{ActionBox::emperor}; },
                          [](const Caliph&) { return Taken{ActionBox::caliph}; },
                          [](const ByzantineFleet&) { return Taken{ActionBox::byzantine_fleet}; },
                          [](const ArabFleet&) { return Taken{ActionBox::arab_fleet}; },
                          [](const BulgarsAttack&) { return Taken{ActionBox::bulgar_attack}; },
                          [](const BulgarsReinforce&) { return Taken{ActionBox::bulgar_attack}; },
                          [](const CivilWar& d) { return Taken{inside::civil_war_box(d.side)}; },
                          [](const auto&) { return Taken{}; },
                      },
                      decision);
}

}  // namespace byzantium
