// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/shares.h"

#include <cstddef>

namespace counsel_ladder {

using namespace byzantium;

Shares shares_of(const counsel::Chances& chances) {
    Shares shares;
    for (const int chance : chances) shares.push_back(static_cast<double>(chance) / counsel::whole);
    return shares;
}

Shares shares_of(const std::optional<values::Few<counsel::Range, 4>>& told) {
    Shares shares;
    for (const auto& range : told.value()) shares.push_back(static_cast<double>(range.value) / counsel::whole);
    return shares;
}

Shares shares_won(const counsel_games::Played& game) {
    Shares shares;
    for (const int share : counsel_games::shares_of_win(game.end)) shares.push_back(share / 12.0);
    return shares;
}

double squared_error(const Shares& said, const Shares& won) {
    double sum = 0;
    for (std::size_t seat = 0; seat < won.size(); ++seat) sum += (said[seat] - won[seat]) * (said[seat] - won[seat]);
    return sum;
}

}  // namespace counsel_ladder
