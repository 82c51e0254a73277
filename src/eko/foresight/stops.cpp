// SPDX-License-Identifier: MIT
#include "eko/foresight/stops.h"

#include "eko/foresight/sharing.h"
#include "eko/foresight/watch.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace eko::foresight {
namespace {

bool is_won_by(const Position& now, Color player) {
    const auto* over = std::get_if<Over>(&now.awaits);
    return over != nullptr && contains(over->result.winners, player);
}

// Whether the line is still legal and still wins: much sooner found than a line by searching.
bool still_wins(const Table& table, const Position& now, Color player, const Line& line) {
    auto turn = turn_of(table, now, player);
    for (const Decision& decision : line) {
        if (!turn) return false;
        auto step = apply(table, *turn, decision);
        if (!step) return false;
        turn = std::move(step->after);
    }
    return turn && is_won_by(*turn, player);
}

// One player's wins: the lines that are known by now, that of the last answer first.
class Danger {
public:
    Danger(Color player, Line line) : player_{player}, lines_{std::move(line)} {}

    bool remains(const Table& table, const Position& now) {
        if (is_won_by(now, player_)) return true;
        const auto good = std::find_if(lines_.begin(), lines_.end(),
                                       [&](const Line& line) { return still_wins(table, now, player_, line); });
        if (good != lines_.end()) {
            std::rotate(lines_.begin(), good, good + 1);
            return true;
        }
        auto other = some_win_of(table, now, player_);
        if (!other) return false;
        lines_.insert(lines_.begin(), std::move(*other));
        return true;
    }

private:
    Color player_;
    std::vector<Line> lines_;
};

// Who cannot win now can win after an entry of somebody else, which is no way to stop anything.
struct Dangers {
    const Table& table;
    std::vector<Danger> known{};
    std::vector<Color> others{};  // who cannot win now

    bool remain(const Position& now) {
        return std::any_of(known.begin(), known.end(), [&](Danger& one) { return one.remains(table, now); }) ||
               std::any_of(others.begin(), others.end(), [&](Color other) {
                   return is_won_by(now, other) || some_win_of(table, now, other).has_value();
               });
    }
};

void try_entry(const Position& now, const Entry& entry, Dangers& dangers, Stops& stops) {
    const auto step = apply(dangers.table, now, entry);
    ++stops.tried;
    if (!dangers.remain(step.value().after)) stops.entries.push_back(entry);
}

// Decisions, then sharings-out.
std::vector<Entry> all_entries(const Table& table, const Position& now, Stops& stops) {
    std::vector<Entry> entries;
    for (const Decision& decision : legal(table, now)) entries.emplace_back(decision);
    const auto shares = inside::all_shares(table, now);
    if (!shares) stops.shares = Shares::too_many;
    if (shares) entries.insert(entries.end(), shares->begin(), shares->end());
    return entries;
}

}  // namespace

std::optional<Stops> what_would_stop(const Table& table, const Position& now, const StillWanted& still_wanted) {
    const auto player = awaited_player(now.awaits);
    if (!player) return std::nullopt;
    Stops stops{*player};
    Dangers dangers{table};
    for (const Color other : table.seats) {
        if (other == *player) continue;
        auto line = some_win_of(table, now, other);
        if (!line) {
            dangers.others.push_back(other);
            continue;
        }
        stops.others.push_back(other);
        dangers.known.emplace_back(other, std::move(*line));
    }
    if (stops.others.empty()) return stops;
    for (const Entry& entry : all_entries(table, now, stops)) {
        if (!still_wanted()) return std::nullopt;
        try_entry(now, entry, dangers, stops);
    }
    return stops;
}

}  // namespace eko::foresight
