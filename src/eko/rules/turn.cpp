// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

#include <stdexcept>

namespace eko::inside {
namespace {

// EKO-12: who has no disc on the board has no turn; but it is one, of reinforcement alone, if he can come back by the
// Moon temple (A3).
std::optional<Awaits> first_question(const Table& table, const Position& now, Color color) {
    if (has_discs(table.board, now, color)) return AwaitAction{color, Which::first};
    if (can_use_moon(table, now, color, 0)) return AwaitReinforce{color, Placed::no};
    return std::nullopt;
}

// The first of these who has a turn.
void begin_turn(Change& change, const Seats& candidates) {
    for (const Color color : candidates) {
        const auto question = first_question(change.table, change.now, color);
        if (!question) continue;
        begin_turn_anew(change.now, color);
        ++change.now.turn;
        change.now.awaits = *question;
        return change.tell(TurnBegan{change.now.turn, color});
    }
    throw std::logic_error{"nobody has a disc on the board, and the game goes on"};
}

// Clockwise from the player who begins, each once.
void next_swap(Change& change, Color whose) {
    const Color next = clockwise_after(change.table.seats, whose);
    if (next != change.now.player) {
        change.now.awaits = AwaitSwap{next};
    } else {
        begin_turn(change, clockwise_from(change.table.seats, next));
    }
}

void after_action(Change& change) {
    const Color player = change.now.player;
    if (judge(change.table, change.now, March{}))
        change.now.awaits = AwaitReinforce{player, Placed::no};
    else
        change.now.awaits = AwaitMarch{player};
}

}  // namespace

// EKO-11: exactly one action; none only if neither a move nor a build is legal (A2).
Judgement judge(const Table& table, const Position& now, const Pass&) {
    if (can_act(table, now)) return Refusal{.reason = Reason::pass_with_action};
    return std::nullopt;
}

void list(const Table& table, const Position& now, const AwaitAction& asked, Decisions& out) {
    list_moves(table, now, out);
    list_builds(table, now, out);
    if (out.list().empty()) out.add(Pass{});
    list_sands(table, now, asked, out);
}

void await_action(Change& change, Which which) { change.now.awaits = AwaitAction{change.now.player, which}; }

void begin_turn_anew(Position& now, Color color) {
    now.player = color;
    now.marched = false;
    now.sand_used = false;
    now.moon_used = 0;
    now.stormed.clear();
}

// EKO-10: the action, then reinforcement, then the next player.
void go_on(Change& change, Onward onward, Color whose) {
    const Color player = change.now.player;
    switch (onward) {
        case Onward::next_swap:
            return next_swap(change, whose);
        case Onward::after_action:
        case Onward::after_build:
            return after_action(change);
        case Onward::first_action:
            return await_action(change, Which::first);
        case Onward::extra_action:
            return await_action(change, Which::extra);
        case Onward::reinforcement:
            change.now.awaits = AwaitReinforce{player, Placed::no};
            return;
        case Onward::reinforced:
            change.now.awaits = AwaitReinforce{player, Placed::yes};
            return;
        case Onward::next_turn:
            return begin_turn(change, clockwise_from(change.table.seats, clockwise_after(change.table.seats, player)));
    }
}

}  // namespace eko::inside
