// SPDX-License-Identifier: MIT
#include "present/shortfall.h"

#include "byzantium/turn_end.h"
#include "present/words.h"

#include <array>

namespace present {

using namespace byzantium;

std::string shortfall_now(const Names& names, const Table& table, const Position& now) {
    if (std::holds_alternative<Over>(now.awaits)) return {};
    const Color player = awaited_player(now.awaits).value_or(now.active);
    std::array<int, 2> missing{};
    for (const SideForecast& side : forecast(table, now))
        if (side.player == player) missing[side.side == Side::byzantine ? 0 : 1] = side.shortfall;
    const std::string name = names.player(player);  // `arg` only refers to it
    const auto who = arg("player", name);
    if (missing[0] > 0 && missing[1] > 0)
        return say(
            "If the turn ended now, {player} would be {byzantine} short on the Byzantine side and {arab} on the Arab "
            "side.",
            who, arg("byzantine", bezants(missing[0])), arg("arab", bezants(missing[1])));
    if (missing[0] > 0)
        return say("If the turn ended now, {player} would be {bezants} short on the Byzantine side.", who,
                   arg("bezants", bezants(missing[0])));
    if (missing[1] > 0)
        return say("If the turn ended now, {player} would be {bezants} short on the Arab side.", who,
                   arg("bezants", bezants(missing[1])));
    return {};
}

}  // namespace present
