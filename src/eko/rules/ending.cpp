// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"
#include "eko/rules/rules.h"

#include <variant>

namespace eko::inside {
namespace {

// EKO-52: 12 points or more, and a building on a capital. (W1)
Seats by_points(const Table& table, const Position& now) {
    const auto is_built_on = [&](FieldId capital) { return now.cells.holds_building(capital); };
    if (std::none_of(table.board.capitals.begin(), table.board.capitals.end(), is_built_on)) return {};
    const auto points = all_points(table, now);
    Seats all;
    for (const Color color : table.seats)
        if (points[index(color)] >= points_to_win && has_capital(table.board, now, color)) all.push_back(color);
    return all;
}

bool several_have_discs(const Board& board, const Position& now) {
    std::optional<Color> one;
    for (const FieldId field : board.all_ways) {
        const auto stack = now.cells.stack(field);
        if (!stack) continue;
        if (one && *one != stack->owner) return true;
        one = stack->owner;
    }
    return false;
}

// EKO-4 and EKO-53: or to be the only one with discs on the board. (W2)
std::optional<Color> last_one(const Table& table, const Position& now) {
    const Seats discs = on_board(table, now);
    return discs.size() == 1 ? std::optional{discs.front()} : std::nullopt;
}

// A9: who builds with his last disc and has 12 then, shares with the last opponent or does not. An exchange that
// somebody chooses comes between, but the end is the build's all the same (EKO-51).
bool builder_alone(const Table& table, const Position& now, const Seats& with_points, Onward onward) {
    return onward == Onward::after_build && table.rulings.last_disc_build == LastDiscBuild::builder &&
           contains(with_points, now.player) && !has_discs(table.board, now, now.player);
}

// EKO-54: so a last disc used as a kamikaze can bring a win to both, or to nobody.
Seats winners_of(const Table& table, const Seats& with_points, std::optional<Color> last) {
    Seats winners;
    for (const Color color : table.seats)
        if (contains(with_points, color) || last == color) winners.push_back(color);
    return winners;
}

EndReason reason_of(const Seats& with_points, std::optional<Color> last) {
    if (!with_points.empty()) return EndReason::points;
    return last ? EndReason::last : EndReason::empty;
}

// EKO-55: over when somebody wins, or when the board is empty.
std::optional<Result> result_of(const Table& table, const Position& now, Onward onward) {
    const Seats with_points = by_points(table, now);
    if (with_points.empty() && several_have_discs(table.board, now)) return std::nullopt;
    const auto last = last_one(table, now);
    const bool alone = builder_alone(table, now, with_points, onward);
    return Result{reason_of(with_points, last), alone ? with_points : winners_of(table, with_points, last),
                  all_points(table, now)};
}

}  // namespace

// EKO-51: judged at once after every entry.
bool ended(Change& change, Onward onward) {
    const auto result = result_of(change.table, change.now, onward);
    if (!result) return false;
    change.now.awaits = Over{*result};
    change.tell(GameEnded{*result});
    return true;
}

}  // namespace eko::inside

namespace eko {

std::optional<Result> unjudged_end(const Table& table, const Position& now) {
    if (std::holds_alternative<Over>(now.awaits)) return std::nullopt;
    return inside::result_of(table, now, Onward::after_action);
}

}  // namespace eko
