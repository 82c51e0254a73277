// SPDX-License-Identifier: MIT
#include "eko/foresight/line.h"

#include "eko/rules/points.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <utility>

namespace eko::foresight {
namespace {

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

bool is_his_turn(const Position& now, Color player) {
    return now.player == player && !std::holds_alternative<AwaitSwap>(now.awaits);
}

bool may_still_act(const Position& now) {
    return std::holds_alternative<AwaitAction>(now.awaits) || std::holds_alternative<AwaitMarch>(now.awaits) ||
           std::holds_alternative<AwaitExchange>(now.awaits);
}

Position begun_anew(const Position& now, Color player) {
    Position turn = now;
    turn.player = player;
    ++turn.turn;
    turn.marched = false;
    turn.sand_used = false;
    turn.moon_used = 0;
    turn.stormed.clear();
    return turn;
}

// A3: who has no disc on the board comes back by the Moon temple, or has no turn.
std::optional<Position> next_turn_of(const Table& table, const Position& now, Color player) {
    Position turn = begun_anew(now, player);
    if (has_discs(table.board, now, player)) {
        turn.awaits = AwaitAction{player, Which::first};
        return turn;
    }
    turn.awaits = AwaitReinforce{player, Placed::no};
    const auto listed = legal(table, turn);
    const auto is_moon = [](const Decision& decision) { return std::holds_alternative<Moon>(decision); };
    return std::any_of(listed.begin(), listed.end(), is_moon) ? std::optional{std::move(turn)} : std::nullopt;
}

}  // namespace

std::optional<Position> turn_of(const Table& table, const Position& now, Color player) {
    if (is_over(now)) return std::nullopt;
    return is_his_turn(now, player) ? std::optional{now} : next_turn_of(table, now, player);
}

std::optional<Position> acting_turn_of(const Table& table, const Position& now, Color player) {
    if (is_over(now)) return std::nullopt;
    if (is_his_turn(now, player) && may_still_act(now)) return now;
    return has_discs(table.board, now, player) ? next_turn_of(table, now, player) : std::nullopt;
}

bool unsettled(const Table& table, const Position& now) {
    if (overdue_exchange(table, now) || on_board(table, now).size() < 2) return true;
    const auto points = all_points(table, now);
    return std::any_of(table.seats.begin(), table.seats.end(), [&](Color color) {
        return points[index(color)] >= points_to_win && has_capital(table.board, now, color);
    });
}

}  // namespace eko::foresight
