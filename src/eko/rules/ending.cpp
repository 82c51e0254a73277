// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {
namespace {

struct Standings {
    Seats by_points;  // W1
    Seats discs;      // who has discs on the board
    std::array<int, most_players> points;
};

// EKO-52: 12 points or more, and a building on a capital.
Standings standings_of(const Table& table, const Position& now) {
    Standings all{{}, on_board(table, now), all_points(table, now)};
    for (const Color color : table.seats)
        if (all.points[index(color)] >= points_to_win && has_capital(table.board, now, color))
            all.by_points.push_back(color);
    return all;
}

// EKO-4 and EKO-53: or to be the only one with discs on the board.
std::optional<Color> last_one(const Standings& all) {
    return all.discs.size() == 1 ? std::optional{all.discs.front()} : std::nullopt;
}

// A9: who builds with his last disc and has 12 then, shares with the last opponent or does not.
bool builder_alone(const Table& table, const Position& now, const Standings& all, After after) {
    return after == After::build && table.rulings.last_disc_build == LastDiscBuild::builder &&
           contains(all.by_points, now.player) && !contains(all.discs, now.player);
}

// EKO-54: so a last disc used as a kamikaze can bring a win to both, or to nobody.
Seats winners_of(const Table& table, const Standings& all) {
    Seats winners;
    for (const Color color : table.seats)
        if (contains(all.by_points, color) || last_one(all) == color) winners.push_back(color);
    return winners;
}

EndReason reason_of(const Standings& all) {
    if (!all.by_points.empty()) return EndReason::points;
    return last_one(all) ? EndReason::last : EndReason::empty;
}

}  // namespace

// EKO-51: judged at once after every entry.
// EKO-55: over when somebody wins, or when the board is empty.
bool ended(Change& change, After after) {
    const Standings all = standings_of(change.table, change.now);
    if (all.by_points.empty() && all.discs.size() > 1) return false;
    const bool alone = builder_alone(change.table, change.now, all, after);
    const Result result{reason_of(all), alone ? all.by_points : winners_of(change.table, all), all.points};
    change.now.awaits = Over{result};
    change.tell(GameEnded{result});
    return true;
}

}  // namespace eko::inside
