// SPDX-License-Identifier: MIT
// The reinforcement phase: EKO-41 to EKO-45, EKO-66, EKO-73, EKO-74.
#include "support/eko_model/judge.h"

#include <algorithm>

namespace eko_model {

Judge::Rule Judge::reinforce(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (now_.players.at(player).reserve == 0) return "EKO-41";
    if (now_.awaits.placed) return "EKO-42";
    if (entry.place.empty()) return "EKO-41";
    for (const auto& [field, count] : entry.place)
        if (count < 1) return "EKO-41";
    if (entry.place.size() > 1 && !owns_building_on(table_, now_, player, 'w')) return "EKO-42";
    return place(entry);
}

Judge::Rule Judge::place(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    std::int64_t sum = 0;
    for (const auto& [field, count] : entry.place) {
        if (!has_stack_of(now_, field, player)) return "EKO-42";
        if (count > 4 - now_.stacks.at(field).count) return "EKO-42";
        sum += count;
    }
    if (sum > now_.players.at(player).reserve) return "EKO-41";
    for (const auto& [field, count] : entry.place)
        if (storm_forbids(field)) return "EKO-73";
    const bool must_come = emperor_in_reserve(now_, player);
    if (must_come != entry.emperor_to.has_value()) return "EKO-44";
    if (must_come && !entry.place.contains(*entry.emperor_to)) return "EKO-44";
    return place_by_neighbours(entry);
}

Judge::Rule Judge::place_by_neighbours(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (only_the_emperor_can_come()) {
        const bool he_alone = entry.place.size() == 1 && entry.place.begin()->second == 1;
        if (!he_alone) return "EKO-45";
        return std::nullopt;
    }
    for (const auto& [field, count] : entry.place)
        if (next_to_building_of_another(now_, field, player)) return "EKO-43";
    return std::nullopt;
}

// EKO-45: no stack satisfies EKO-42 and EKO-43, and EKO-73 which is never lifted.
bool Judge::only_the_emperor_can_come() const {
    const std::string& player = now_.awaits.player;
    if (!emperor_in_reserve(now_, player)) return false;
    for (const auto& [field, stack] : now_.stacks) {
        if (stack.owner != player || stack.count == 4 || storm_forbids(field)) continue;
        if (!next_to_building_of_another(now_, field, player)) return false;
    }
    return true;
}

bool Judge::storm_forbids(Field field) const {
    return table_.board.letter(field) == 's' && !owns_lighthouse(table_, now_, now_.awaits.player);
}

Judge::Rule Judge::moon(const Entry& entry) const {
    const std::string& player = now_.awaits.player;
    if (!on_board(now_, player) && table_.rulings.at("moon_return") == "no") return "EKO-12";  // A3
    if (!owns_building_on(table_, now_, player, 'l')) return "EKO-74";
    if (now_.moon_used > 0 && table_.rulings.at("moon_uses") == "once") return "EKO-74";  // A15
    const bool emperor_there = emperor_in_reserve(now_, player);
    if (entry.emperor && !emperor_there) return "EKO-74";
    const int plain_needed = entry.emperor ? 2 : 3;  // two are destroyed, one comes
    if (plain_reserve(now_, player) < plain_needed) return "EKO-74";
    if (!table_.board.walkable(entry.to)) return "EKO-74";
    if (!now_.stacks.contains(entry.to)) return std::nullopt;
    const Stack& there = now_.stacks.at(entry.to);
    if (there.owner != player || there.count == 4) return "EKO-74";
    return std::nullopt;
}

}  // namespace eko_model
