// SPDX-License-Identifier: MIT
#include "eko/foresight/turn_search.h"

#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace eko::foresight::inside {
namespace {

Kind kind_of(const Result& result) {
    if (result.winners.empty()) return Kind::nobody;
    return result.winners.size() == 1 ? Kind::alone : Kind::shared;
}

bool is_sand(const Decision& decision) { return std::holds_alternative<Sand>(decision); }

}  // namespace

TurnSearch::TurnSearch(const Table& table, const Position& turn, Wanted wanted)
    : table_{table}, turn_{turn}, wanted_{wanted}, before_{table, turn.player}, after_{table, turn.player} {
    if (unsettled(table, turn)) {
        enter_each(turn);
    } else {
        leave_out_what_cannot_be();
        go_on(turn);
    }
}

// Each action takes one of his stacks from the board at most. Others win with him if they come to 12 points in his
// turn, which only pyramids can bring them, or if he has no disc left.
void TurnSearch::leave_out_what_cannot_be() {
    before_.at(turn_);
    const Means means = means_of(turn_);
    const bool could_be_gone = before_.own_stacks() <= means.actions;
    const bool could_beat_all = before_.other_stacks() <= means.actions + means.sands;
    const auto could_reach = [&](Color other) { return other != turn_.player && before_.could_reach(other, means); };
    const bool another_wins = std::any_of(table_.seats.begin(), table_.seats.end(), could_reach);
    if (!could_be_gone && !another_wins) below_[static_cast<std::size_t>(Kind::shared)] = 0;
    if (!could_be_gone || !could_beat_all || wanted_ == Wanted::any_win)
        below_[static_cast<std::size_t>(Kind::nobody)] = 0;
}

bool TurnSearch::worth(std::size_t more) const {
    const std::size_t entries = line_.size() + more;
    return std::any_of(below_.begin(), below_.end(), [&](std::size_t below) { return entries < below; });
}

void TurnSearch::record(const Result& result) {
    const Kind kind = kind_of(result);
    if (kind != Kind::nobody && !contains(result.winners, turn_.player)) return;
    const auto i = static_cast<std::size_t>(kind);
    if (line_.size() >= below_[i]) return;
    found_[i] = Ending{line_, result};
    below_[i] = line_.size();
    if (wanted_ == Wanted::any_win) below_ = {};
}

void TurnSearch::enter(const Position& now, const Decision& decision) {
    if (!worth(1)) return;
    line_.push_back(decision);
    go_on(apply(table_, now, decision).value().after);
    line_.pop_back();
}

void TurnSearch::enter_each(const Position& now) {
    for (const Decision& decision : legal(table_, now)) enter(now, decision);
}

void TurnSearch::go_on(const Position& now) {
    if (const auto* over = std::get_if<Over>(&now.awaits)) return record(over->result);
    if (!same_turn(now, turn_)) return;
    std::visit(
        values::overloaded{[&](const AwaitAction&) { act(now); }, [&](const AwaitMarch&) { march(now); },
                           [&](const AwaitReinforce&) { use_moon(now); },
                           [&](const AwaitExchange&) { enter_each(now); }, [](const auto&) {}},  // swaps, or over
        now.awaits);
}

// What an action brings at once is looked at before what could follow it.
void TurnSearch::act(const Position& now) {
    before_.at(now);
    const Means means = means_of(now);
    const bool could_be_last = before_.other_stacks() <= means.actions + means.sands;
    if (!could_be_last && !before_.could_reach(means)) return;
    std::vector<Made> made;
    make_actions(now, means, made);
    make_sands(now, made);
    for (const Made& one : made) {
        line_.push_back(one.decision);
        go_on(one.after);
        line_.pop_back();
    }
}

void TurnSearch::make_actions(const Position& now, const Means& means, std::vector<Made>& made) {
    if (!worth(1)) return;
    for (const Decision& action : legal(table_, now)) {
        if (is_sand(action) || !leads_on(action, means)) continue;
        Position after = apply(table_, now, action).value().after;
        line_.push_back(action);
        if (const auto* over = std::get_if<Over>(&after.awaits))
            record(over->result);
        else if (worth(1) && promises(after))
            made.push_back({action, std::move(after)});
        line_.pop_back();
    }
}

// EKO-75: before the action, so it is looked at as one more beginning of the turn.
void TurnSearch::make_sands(const Position& now, std::vector<Made>& made) {
    if (before_.sands() == 0 || !worth(1)) return;
    for (const Decision& decision : legal(table_, now))
        if (is_sand(decision)) made.push_back({decision, apply(table_, now, decision).value().after});
}

void TurnSearch::march(const Position& now) {
    if (!worth(2)) return;
    after_.at(now);
    const bool moon = moon_promises();
    const bool action = action_promises();
    // A correction may have taken away what a march costs.
    for (const Decision& decision : legal(table_, now))
        if (std::holds_alternative<March>(decision) ? action : moon) enter(now, decision);
}

// EKO-74. Several uses in one order only: it does not matter which comes first.
void TurnSearch::use_moon(const Position& now) {
    if (!worth(1)) return;
    after_.at(now);
    if (!moon_promises()) return;
    const Moon* last = line_.empty() ? nullptr : std::get_if<Moon>(&line_.back());
    const bool is_first = last == nullptr;
    const FieldId behind = is_first ? FieldId{} : last->to;  // a value: the line grows
    for (const Decision& decision : legal(table_, now)) {
        const auto* moon = std::get_if<Moon>(&decision);
        const bool gains = moon != nullptr && now.cells.empty(moon->to) && before_.is_around_pyramid(moon->to);
        if (gains && (is_first || moon->to > behind)) enter(now, decision);
    }
}

// A forced march needs three plain discs, which the first action may bring to the reserve.
Means TurnSearch::means_of(const Position& now) const {
    const bool could_march = !now.marched && plain_reserve(now[now.player]) + before_.tallest() >= march_price;
    const bool acts = std::holds_alternative<AwaitAction>(now.awaits);
    const int actions = (acts ? 1 : 0) + (could_march ? 1 : 0);
    return {actions, before_.moons(actions), acts ? before_.sands() : 0};
}

// Whether the game could end by it, or by what may follow it.
bool TurnSearch::leads_on(const Decision& action, const Means& means) const {
    const int others_left = before_.other_stacks() - (before_.beats(action) ? 1 : 0);
    if (others_left < means.actions) return true;
    if (means.actions > 1) return before_.could_reach_after(action, means.moons);
    return before_.could_reach_by(action, means.moons);
}

// Whether what follows an action could end the game.
bool TurnSearch::promises(const Position& now) {
    if (!same_turn(now, turn_)) return false;
    if (std::holds_alternative<AwaitExchange>(now.awaits)) return true;
    after_.at(now);
    return moon_promises() || (std::holds_alternative<AwaitMarch>(now.awaits) && action_promises());
}

bool TurnSearch::moon_promises() { return after_.could_reach_by_moons(after_.moons(0)); }

bool TurnSearch::action_promises() { return after_.could_end_by_an_action(after_.moons(1)); }

}  // namespace eko::foresight::inside
