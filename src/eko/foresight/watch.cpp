// SPDX-License-Identifier: MIT
#include "eko/foresight/watch.h"

#include "eko/foresight/look.h"
#include "eko/foresight/turn_search.h"

namespace eko::foresight {

Prospect prospect_of(const Table& table, const Position& now, Color player) {
    Prospect prospect{player};
    const auto turn = turn_of(table, now, player);
    if (!turn) return prospect;
    inside::TurnSearch search{table, *turn, inside::Wanted::shortest_of_each};
    prospect.alone = search.found(inside::Kind::alone);
    prospect.shared = search.found(inside::Kind::shared);
    prospect.nobody = search.found(inside::Kind::nobody);
    return prospect;
}

std::vector<Prospect> watch(const Table& table, const Position& now) {
    std::vector<Prospect> all;
    for (const Color player : table.seats) all.push_back(prospect_of(table, now, player));
    return all;
}

std::optional<Line> some_win_of(const Table& table, const Position& now, Color player) {
    const auto turn = turn_of(table, now, player);
    if (!turn) return std::nullopt;
    inside::TurnSearch search{table, *turn, inside::Wanted::any_win};
    for (const auto kind : {inside::Kind::alone, inside::Kind::shared})
        if (const auto& ending = search.found(kind)) return ending->line;
    return std::nullopt;
}

}  // namespace eko::foresight
