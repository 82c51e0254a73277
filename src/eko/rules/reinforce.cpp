// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

#include <cstdint>
#include <numeric>
#include <span>

namespace eko::inside {
namespace {

using Placings = std::span<const Placing>;

bool has_room(const Stack& stack) { return stack.count < most_in_stack; }

// EKO-73: none onto a stack on a storm field, unless its player may ignore the storm.
bool in_storm(const Table& table, const Position& now, FieldId field) {
    return table.board[field].kind == FieldKind::storm && !has_beacon(table, now, now.player);
}

// EKO-43: even if it touches an own building too. (A6: whoever's it is.)
bool next_to_enemy(const Board& board, const Position& now, FieldId field) {
    const auto& sites = board.sites[field];
    return std::any_of(sites.begin(), sites.end(), [&](FieldId site) {
        const auto building = now.cells.building(site);
        return building && building->owner != now.player;
    });
}

// EKO-45: the emperor, and he alone, goes next to another player's building if no other stack takes discs.
bool emperor_excepted(const Table& table, const Position& now) {
    if (!emperor_in_reserve(now[now.player])) return false;
    const auto& ways = table.board.all_ways;
    return std::none_of(ways.begin(), ways.end(), [&](FieldId field) {
        return now.cells.holds_stack_of(field, now.player) && has_room(*now.cells.stack(field)) &&
               !in_storm(table, now, field) && !next_to_enemy(table.board, now, field);
    });
}

// EKO-66: who has a building on a Wind temple may share the discs out over several stacks.
Judgement judge_number_of_stacks(const Table& table, const Position& now, Placings places) {
    const auto placed = [](const Placing& one) { return one.count >= 1; };
    if (places.empty() || !std::all_of(places.begin(), places.end(), placed))
        return Refusal{.reason = Reason::nothing_placed};
    if (places.size() > 1 && !owns_one_of(now, now.player, table.board.winds))
        return Refusal{.reason = Reason::several_stacks};
    return std::nullopt;
}

// EKO-42: onto own stacks on the board, and none above four.
Judgement judge_stacks(const Position& now, Placings places) {
    for (const auto& [on, count] : places) {
        const auto stack = stack_of(now, now.player, on);
        if (!stack) return Refusal{.reason = Reason::reinforce_without_own_stack, .field = on};
        if (count > most_in_stack - stack->count)
            return Refusal{.reason = Reason::reinforced_too_high, .field = on, .have = stack->count};
    }
    return std::nullopt;
}

int discs_in(Placings places) {
    return std::accumulate(places.begin(), places.end(), 0,
                           [](int sum, const Placing& one) { return sum + one.count; });
}

Judgement judge_storm(const Table& table, const Position& now, Placings places) {
    for (const Placing& one : places)
        if (in_storm(table, now, one.on)) return Refusal{.reason = Reason::reinforce_in_storm, .field = one.on};
    return std::nullopt;
}

// EKO-44: he must be among the discs placed, if he is in the reserve.
Judgement judge_emperor_placed(const Position& now, Placings places, std::optional<FieldId> emperor) {
    if (!emperor_in_reserve(now[now.player]))
        return emperor ? Judgement{Refusal{.reason = Reason::emperor_not_in_reserve}} : std::nullopt;
    const auto his = [&](const Placing& one) { return one.on == emperor; };
    if (std::any_of(places.begin(), places.end(), his)) return std::nullopt;
    return Refusal{.reason = Reason::emperor_must_be_placed};
}

Judgement judge_neighbours(const Table& table, const Position& now, Placings places) {
    if (emperor_excepted(table, now))
        return discs_in(places) > 1 ? Judgement{Refusal{.reason = Reason::emperor_alone}} : std::nullopt;
    for (const Placing& one : places)
        if (next_to_enemy(table.board, now, one.on))
            return Refusal{.reason = Reason::next_to_enemy_building, .field = one.on};
    return std::nullopt;
}

// In the order of the page: what is wrong first is said.
Judgement judge_places(const Table& table, const Position& now, Placed placed, Placings places,
                       std::optional<FieldId> emperor) {
    const int reserve = now[now.player].reserve;
    if (reserve <= 0) return Refusal{.reason = Reason::reserve_empty};
    if (placed == Placed::yes) return Refusal{.reason = Reason::reinforced_already};
    if (auto refusal = judge_number_of_stacks(table, now, places)) return refusal;
    if (auto refusal = judge_stacks(now, places)) return refusal;
    if (discs_in(places) > reserve) return Refusal{.reason = Reason::more_than_reserve, .have = reserve};
    if (auto refusal = judge_storm(table, now, places)) return refusal;
    if (auto refusal = judge_emperor_placed(now, places, emperor)) return refusal;
    return judge_neighbours(table, now, places);
}

void place_all(Change& change, Placings places, std::optional<FieldId> emperor) {
    for (const auto& [on, count] : places) change.place(change.now.player, on, {count, on == emperor});
}

Placing placing_of(const Reinforce& reinforce) { return {reinforce.on, reinforce.count}; }

void list_reinforcements(const Table& table, const Position& now, const AwaitReinforce& asked, Decisions& out) {
    const Player& player = now[now.player];
    if (asked.placed == Placed::yes || player.reserve <= 0) return;
    const bool excepted = emperor_excepted(table, now);
    for (const FieldId field : table.board.all_ways) {
        if (out.full()) return;
        if (!now.cells.holds_stack_of(field, now.player) || in_storm(table, now, field)) continue;
        if (!excepted && next_to_enemy(table.board, now, field)) continue;
        const int room = std::min(most_in_stack - now.cells.stack(field)->count, player.reserve);
        const auto emperor = emperor_in_reserve(player) ? std::optional{field} : std::nullopt;
        for (int count = 1; count <= (excepted ? std::min(room, 1) : room); ++count)
            out.add(Reinforce{field, count, emperor});
    }
}

bool can_reinforce(const Table& table, const Position& now, const AwaitReinforce& asked) {
    Decisions one{1};
    list_reinforcements(table, now, asked, one);
    return one.full();
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const AwaitReinforce& asked, const Reinforce& reinforce) {
    const Placing one = placing_of(reinforce);
    return judge_places(table, now, asked.placed, {&one, 1}, reinforce.emperor);
}

Judgement judge(const Table& table, const Position& now, const AwaitReinforce& asked, const Share& share) {
    return judge_places(table, now, asked.placed, share.place, share.emperor);
}

// EKO-41: at least one disc must be placed, if the rules allow one. The Moon temple fulfils that (A15), unless the
// emperor is still in the reserve.
Judgement judge(const Table& table, const Position& now, const AwaitReinforce& asked, const Stop&) {
    const bool emperor_waits = emperor_in_reserve(now[now.player]);
    if (now.moon_used > 0 && !emperor_waits) return std::nullopt;
    if (!can_reinforce(table, now, asked)) return std::nullopt;
    return Refusal{.reason = now.moon_used > 0 ? Reason::emperor_must_come_back : Reason::must_reinforce};
}

void carry_out(Change& change, const Reinforce& reinforce) {
    const Placing one = placing_of(reinforce);
    place_all(change, {&one, 1}, reinforce.emperor);
}

void carry_out(Change& change, const Share& share) { place_all(change, share.place, share.emperor); }

void list(const Table& table, const Position& now, const AwaitReinforce& asked, Decisions& out) {
    list_reinforcements(table, now, asked, out);
    if (!out.full()) list_moons(table, now, out);
    if (!out.full() && !judge(table, now, asked, Stop{})) out.add(Stop{});
}

}  // namespace eko::inside
