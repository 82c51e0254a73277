// SPDX-License-Identifier: MIT
// Dispatch only: which entries answer which question, and what happens by itself after each. The rules stand in the
// files named after their subjects.
#include "eko/rules/rules.h"

#include "eko/rules/inside.h"
#include "values/overloaded.h"

#include <utility>

namespace eko {
namespace {

using inside::Decisions;
using inside::Judgement;

constexpr std::size_t usual_effects = 8;
constexpr Refusal not_awaited{.reason = Reason::not_awaited};

template <class Kind, class... Kinds>
constexpr bool is_one_of = (std::is_same_v<Kind, Kinds> || ...);

// Whether an entry of this kind answers such a question (the page, "Digital model").
template <class Asked, class Kind>
constexpr bool answers() {
    if constexpr (std::is_same_v<Asked, AwaitSwap>) return is_one_of<Kind, Swap, Keep>;
    if constexpr (std::is_same_v<Asked, AwaitAction>) return is_one_of<Kind, Move, Build, Sand, Pass>;
    if constexpr (std::is_same_v<Asked, AwaitMarch>) return is_one_of<Kind, March, GoOn>;
    if constexpr (std::is_same_v<Asked, AwaitExchange>) return is_one_of<Kind, Exchange>;
    if constexpr (std::is_same_v<Asked, AwaitReinforce>) return is_one_of<Kind, Reinforce, Share, Moon, Stop>;
    return false;
}

// Some kinds are judged by the question too: who was asked, and what came before in this phase.
template <class Asked, class Kind>
Judgement judge_answer(const Table& table, const Position& now, const Asked& asked, const Kind& kind) {
    if constexpr (is_one_of<Kind, Keep, GoOn>)
        return std::nullopt;
    else if constexpr (is_one_of<Kind, Swap, Sand, Exchange, Reinforce, Share, Stop>)
        return inside::judge(table, now, asked, kind);
    else
        return inside::judge(table, now, kind);
}

template <class Kind>
Judgement judge_kind(const Table& table, const Position& now, const Kind& kind) {
    return std::visit(
        [&]<class Asked>(const Asked& asked) -> Judgement {
            if constexpr (answers<Asked, Kind>()) return judge_answer(table, now, asked, kind);
            return not_awaited;
        },
        now.awaits);
}

template <class Kind>
void carry_out_kind(Change& change, const Kind& kind) {
    if constexpr (std::is_same_v<Kind, Swap>)
        inside::carry_out(change, std::get<AwaitSwap>(change.now.awaits), kind);
    else if constexpr (std::is_same_v<Kind, Exchange>)
        inside::carry_out(change, std::get<AwaitExchange>(change.now.awaits), kind);
    else if constexpr (std::is_same_v<Kind, Pass>)
        change.tell(PassedAction{change.now.player});
    else if constexpr (!is_one_of<Kind, Keep, GoOn, Stop>)
        inside::carry_out(change, kind);
}

// What comes after this entry, if the game goes on.
template <class Kind>
AwaitExchange what_follows(const Position& now, const Kind&) {
    const Color player = *awaited_player(now.awaits);
    const auto* phase = std::get_if<AwaitReinforce>(&now.awaits);
    const bool placed = phase != nullptr && phase->placed == Placed::yes;
    if constexpr (is_one_of<Kind, Swap, Keep>) return {player, Onward::next_swap, player};
    if constexpr (is_one_of<Kind, Move>) return {player, Onward::after_action, player};
    if constexpr (is_one_of<Kind, Build>) return {player, Onward::after_build, player};
    if constexpr (is_one_of<Kind, Sand>) return {player, Onward::first_action, player};
    if constexpr (is_one_of<Kind, March>) return {player, Onward::extra_action, player};
    if constexpr (is_one_of<Kind, Reinforce, Share>) return {player, Onward::reinforced, player};
    if constexpr (is_one_of<Kind, Moon>) return {player, placed ? Onward::reinforced : Onward::reinforcement, player};
    if constexpr (is_one_of<Kind, Stop>) return {player, Onward::next_turn, player};
    if constexpr (is_one_of<Kind, Exchange>) return std::get<AwaitExchange>(now.awaits);
    return {player, Onward::reinforcement, player};  // Pass, GoOn
}

// EKO-51 by the table's ruling, the exchanges, EKO-55, and on.
template <class Kind>
void finish(Change& change, AwaitExchange follows) {
    const bool win_first = change.table.rulings.win_check == WinCheck::before_exchange;
    if (win_first && !std::is_same_v<Kind, Exchange> && inside::ended(change, follows.onward)) return;
    if (const auto asked = inside::exchange_all(change)) {
        follows.player = *asked;
        change.now.awaits = follows;
        return;
    }
    if (!inside::ended(change, follows.onward)) inside::go_on(change, follows.onward, follows.whose);
}

template <class Kind>
void enter(Change& change, const Kind& kind) {
    const AwaitExchange follows = what_follows(change.now, kind);
    carry_out_kind(change, kind);
    finish<Kind>(change, follows);
}

void list_legal(const Table& table, const Position& now, Decisions& out) {
    std::visit(values::overloaded{[](const Over&) {}, [&](const auto& asked) { inside::list(table, now, asked, out); }},
               now.awaits);
}

// A reinforcement with one legal entry only. A march and an exchange are asked for only where there are two.
std::optional<Decision> taken_by_itself(const Table& table, const Position& now) {
    if (!std::holds_alternative<AwaitReinforce>(now.awaits)) return std::nullopt;
    Decisions two_at_most{2};
    list_legal(table, now, two_at_most);
    if (two_at_most.list().size() != 1) return std::nullopt;
    return two_at_most.list().front();
}

void settle(Change& change) {
    while (const auto decision = taken_by_itself(change.table, change.now)) {
        change.tell(TakenByItself{*awaited_player(change.now.awaits), *decision});
        std::visit([&](const auto& kind) { enter(change, kind); }, *decision);
    }
}

// After a correction nothing follows by itself.
void carry_out_entry(Change& change, const Entry& entry) {
    std::visit(values::overloaded{[&](const Decision& decision) {
                                      std::visit([&](const auto& kind) { enter(change, kind); }, decision);
                                      settle(change);
                                  },
                                  [&](const Share& share) {
                                      enter(change, share);
                                      settle(change);
                                  },
                                  [&](const auto& by_the_table) { inside::carry_out(change, by_the_table); }},
               entry);
}

// Made where it is returned: a position is copied once.
tl::expected<Step, Refusal> carried_out(const Table& table, const Position& position, const Entry& entry) {
    tl::expected<Step, Refusal> step{tl::in_place, position, std::vector<Effect>{}};
    step->effects.reserve(usual_effects);
    Change change{table, step->after, step->effects};
    carry_out_entry(change, entry);
    return step;
}

}  // namespace

tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry) {
    if (const auto refusal = check(table, position, entry)) return tl::unexpected{*refusal};
    return carried_out(table, position, entry);
}

std::optional<Refusal> check(const Table& table, const Position& position, const Entry& entry) {
    return std::visit(
        values::overloaded{[&](const Decision& decision) {
                               return std::visit([&](const auto& kind) { return judge_kind(table, position, kind); },
                                                 decision);
                           },
                           [&](const Share& share) { return judge_kind(table, position, share); },
                           [&](const auto& by_the_table) { return inside::judge(table, position, by_the_table); }},
        entry);
}

std::vector<Decision> legal(const Table& table, const Position& position) {
    Decisions decisions;
    list_legal(table, position, decisions);
    return std::move(decisions).take();
}

}  // namespace eko
