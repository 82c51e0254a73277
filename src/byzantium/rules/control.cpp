// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"
#include "byzantium/rules/rules.h"

#include <cstddef>

namespace byzantium::inside {
namespace {

// BYZ-9: an uncontrolled Byzantine or Arab city, never Constantinople.
Judgement judge_city(const Board& board, const Position& now, CityId id) {
    const City& city = now[id];
    if (board.capital == id || !side_of(city.side)) return Refusal{.reason = Reason::not_a_city_to_control, .city = id};
    if (city.control) return Refusal{.reason = Reason::already_controlled, .city = id};
    return std::nullopt;
}

// BYZ-10: the pawn enters with the first Byzantine city, if its army has active cubes. One that stands on the map, set
// there by a table that began in the middle of a game, stays.
void enter_first_time(Change& change, Side side, CityId city) {
    Display& display = change.active()[side];
    const bool first_time = !display.taken;
    display.taken = true;
    if (first_time && side == Side::byzantine && !display.at && active_cubes(display) > 0)
        change.pawn({change.now.active, side}, city);
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Control& control) {
    if (auto refusal = judge_city(table.board, now, control.city)) return refusal;
    return judge_cube(now[now.active], control.cube, {*side_of(now[control.city].side)});
}

void carry_out(Change& change, const Control& control) {
    const Side side = *side_of(change.now[control.city].side);
    place_cube(change, control.cube, side, control.city);
    change.score(change.now.active, side, change.now[control.city].tokens);
    enter_first_time(change, side, control.city);
    end_action(change);
}

void list_control(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        if (judge_city(table.board, now, city)) continue;
        for (const Cube cube : cubes[index(*side_of(now[city].side))]) out.add(Control{city, cube});
    }
}

}  // namespace byzantium::inside

namespace byzantium {

bool is_city_left_to_control(const Board& board, const Position& now) {
    for (std::size_t i = 0; i < now.cities.size(); ++i)
        if (!inside::judge_city(board, now, static_cast<CityId>(i))) return true;
    return false;
}

}  // namespace byzantium
