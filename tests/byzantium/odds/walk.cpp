// SPDX-License-Identifier: MIT
#include "byzantium/odds/walk.h"

#include <algorithm>
#include <stdexcept>

namespace odds_test {

using namespace byzantium;

// By throwing one die after the other.
double p_of_hits(int dice, int hits) {
    if (dice == 0) return hits == 0 ? 1 : 0;
    if (hits < 0 || hits > dice) return 0;
    return (p_of_hits(dice - 1, hits) + p_of_hits(dice - 1, hits - 1)) / 2;
}

std::vector<Fall> falls(const AwaitRoll& asked) {
    std::vector<Fall> list;
    for (int attacker = 0; attacker <= asked.attacker; ++attacker)
        for (int defender = 0; defender <= asked.defender; ++defender)
            list.push_back({Roll{Hits{attacker, defender}},
                            p_of_hits(asked.attacker, attacker) * p_of_hits(asked.defender, defender)});
    return list;
}

Step taken(const Table& table, const Position& now, const Entry& entry) {
    auto step = apply(table, now, entry);
    if (!step) throw std::logic_error{"refused: " + message(table.board, step.error())};
    return std::move(*step);
}

double Walk::value_after(const Position& now, const Entry& entry) {
    const Step step = taken(table_, now, entry);
    if (step.after.attack) return value(step.after);
    return told<CityCaptured>(step.effects) ? 1 : 0;
}

double Walk::value(const Position& now) {
    if (const auto known = seen_.find(now); known != seen_.end()) return known->second;
    if (seen_.size() >= most_positions_) throw TooLong{};
    const double value = worked_out(now);
    seen_.emplace(now, value);
    return value;
}

void Walk::try_value(const Position& now) try { value(now); } catch (const TooLong&) {
}

double Walk::worked_out(const Position& now) {
    if (std::holds_alternative<AwaitGarrison>(now.awaits)) return 1;
    if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits)) {
        double sum = 0;
        for (const Fall& fall : falls(*asked)) sum += fall.p * value_after(now, fall.roll);
        return sum;
    }
    const bool attacker_asked = awaited_player(now.awaits) == now.active;
    double best = attacker_asked ? 0 : 1;
    for (const Decision& decision : legal(table_, now)) {
        if (!may_(decision)) continue;
        const double value = value_after(now, decision);
        best = attacker_asked ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

}  // namespace odds_test
