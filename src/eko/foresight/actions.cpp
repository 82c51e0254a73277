// SPDX-License-Identifier: MIT
#include "eko/foresight/actions.h"

#include "eko/rules/rules.h"
#include "values/overloaded.h"

#include <utility>
#include <variant>

namespace eko::foresight {
namespace inside {
namespace {

class Turn {
public:
    Turn(const Table& table, const Position& turn, AtActions& visitor)
        : table_{table}, turn_{turn}, visitor_{visitor} {}

    void walk() {
        begin(turn_, [&](const Position& now) { take(now); });
        begin(turn_, [&](const Position& now) { each_sand(now, [&](const Position& after) { take(after); }); });
        begin(turn_, [&](const Position& now) { each_march(now); });
        begin(turn_, [&](const Position& now) { each_sand(now, [&](const Position& after) { each_march(after); }); });
    }

private:
    // The first action that is awaited: in the middle of a turn something may come before it.
    template <class Then>
    void begin(const Position& now, const Then& then) {
        if (!same_turn(now, turn_)) return;
        if (std::holds_alternative<AwaitAction>(now.awaits)) return then(now);
        if (std::holds_alternative<AwaitMarch>(now.awaits)) return enter(now, March{}, then);
        if (!std::holds_alternative<AwaitExchange>(now.awaits)) return;
        for (const Decision& decision : legal(table_, now))
            enter(now, decision, [&](const Position& after) { begin(after, then); });
    }

    template <class Then>
    void enter(const Position& now, const Decision& decision, const Then& then) {
        const auto step = apply(table_, now, decision);
        if (!step) return;
        line_.push_back(decision);
        then(step->after);
        line_.pop_back();
    }

    template <class Then>
    void each_sand(const Position& now, const Then& then) {
        if (now.sand_used || !owns_one_of(now, now.player, table_.board.sands)) return;
        for (const Decision& decision : legal(table_, now))
            if (std::holds_alternative<Sand>(decision))
                enter(now, decision, [&](const Position& after) { begin(after, then); });
    }

    void each_march(const Position& now) {
        if (now.marched) return;
        for (const Decision& decision : legal(table_, now))
            if (!std::holds_alternative<Sand>(decision))
                enter(now, decision, [&](const Position& after) { march(after); });
    }

    void march(const Position& now) {
        const bool marches = std::holds_alternative<AwaitMarch>(now.awaits) && visitor_.wants(now, line_);
        if (marches || std::holds_alternative<AwaitExchange>(now.awaits))
            begin(now, [&](const Position& after) { take(after); });
    }

    void take(const Position& now) {
        if (visitor_.wants(now, line_)) visitor_.take(now, line_);
    }

    const Table& table_;
    const Position& turn_;
    AtActions& visitor_;
    Line line_;
};

}  // namespace

void each_action(const Table& table, const Position& turn, AtActions& visitor) { Turn{table, turn, visitor}.walk(); }

}  // namespace inside

Cost cost_of(const Line& line) {
    Cost cost;
    for (const Decision& decision : line) {
        if (std::holds_alternative<March>(decision)) cost.march = Paid::yes;
        if (std::holds_alternative<Sand>(decision)) cost.sand = Paid::yes;
        if (const auto* move = std::get_if<Move>(&decision)) cost.storm += static_cast<int>(move->zones.size());
    }
    return cost;
}

std::optional<MoveKind> kind_of(const Position& now, const Move& move) {
    const Stack stack = *now.cells.stack(move.from);
    const int left = stack.count - static_cast<int>(move.zones.size());
    if (left == 0) return std::nullopt;
    const auto target = now.cells.stack(move.to);
    if (!target) return MoveKind::to_empty;
    if (target->owner == stack.owner) return MoveKind::stacking;
    return left == 1 && target->count == most_in_stack ? MoveKind::kamikaze : MoveKind::attack;
}

int price_of(const Position& now, const Build& build) {
    const auto there = now.cells.building(build.on);
    return number(build.size) + (there && there->owner != now.player ? 1 : 0);
}

}  // namespace eko::foresight
