// SPDX-License-Identifier: MIT
// BYZ-62 to 65: what the table is worth, now or after the end scoring.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"

#include <array>

namespace byzantium {

// VP of the cities a player controls, by side: one a token (BYZ-62).
std::array<int, 2> city_points(const Position&, Color);
// The lower is at least half the higher, so that both count (BYZ-63); nought and nought too.
bool both_tracks_count(int byzantine, int arab);
// Both added if both count, else the higher alone.
int half_rule(int byzantine, int arab);
int cities_controlled(const Position&, Color);

// Which tie-break of BYZ-65 parted a player from the one ranked just before.
enum class Parted : std::uint8_t { by_score, by_both_tracks, by_cities, by_money, not_at_all };
struct Comparison {
    int total;
    int both_tracks;  // VP; 0 after a fall, where it does not count
    int cities;
    int money;  // bezants
    bool operator==(const Comparison&) const = default;
};
Comparison comparison(const Score&, int cities, int money, EndReason);
Comparison comparison(const Position&, const Score&, EndReason);
Parted parted(const Comparison& better, const Comparison& worse);

// From 1; those who share a place count as the first of them: 1, 2, 2, 4.
int place_of(const Result&, Color);

// Scores and ranking of the VP on the tracks as they stand.
Result result(const Position&, EndReason);
// The same after the end scoring of BYZ-62 has been added.
Result result_after_end_scoring(const Position&);

}  // namespace byzantium
