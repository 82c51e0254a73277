// SPDX-License-Identifier: MIT
// What the evaluation looks at: whole numbers about each player, small and of like size. A player's chance is weighed
// from his own numbers and those of the others; what stands in a list here has a weight of its own in a weights file.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace byzantium::counsel {

// Amounts are VP, bezants, cubes, dice or cities, as the name says. A pair is Byzantine, then Arab. Chances are exact,
// in hundredths; what is at stake by them is in hundredths of VP, divided by ten.
enum class Quantity : std::uint8_t {
    score,          // VP, if the game ended now (BYZ-62, 63)
    lead,           // VP over the best other score, at most 40 either way
    lower_track,    // VP, cities among them
    higher_track,   // VP, cities among them
    both_count,     // 1 or 0 (BYZ-63)
    short_of_half,  // VP that the lower track lacks of half the higher
    first_place,    // 1 or 0: nobody has a higher score
    byzantine_treasury,
    arab_treasury,
    byzantine_income,
    arab_income,
    byzantine_left,  // bezants after income and maintenance, below 0 if some are missing
    arab_left,
    byzantine_short,  // bezants that will be missing
    arab_short,
    vp_at_risk,  // VP of cubes that cannot be paid for (BYZ-59)
    byzantine_elite,
    arab_elite,
    byzantine_main,
    arab_main,
    byzantine_levy,
    arab_levy,
    byzantine_move,
    arab_move,
    byzantine_guard,
    arab_guard,
    byzantine_on_map,  // 1 or 0
    arab_on_map,
    byzantine_strength,  // on the map; else 0 (BYZ-42)
    arab_strength,
    byzantine_dice,
    arab_dice,
    byzantine_cities,
    arab_cities,
    byzantine_tokens,
    arab_tokens,
    fortified,       // cities
    fortifications,  // tokens not on the map
    pool,
    casualty,
    next_pool,  // cubes of the next turn's Cube Pool (BYZ-60)
    removed,
    churches,     // and mosques
    passed,       // 1 or 0
    first_next,   // 1 or 0: has passed first (BYZ-6)
    to_move,      // 1 or 0
    acts_before,  // players who act before this one; 0 for whoever has passed
    alone,        // 1 or 0: all others have passed (BYZ-5)
    has_taxed,
    byzantine_fleet,  // 1 or 0
    arab_fleet,
    byzantine_danger,  // VP of own cities that others may take within an action
    arab_danger,
    worst_danger,
    byzantine_prey,  // VP that the best attack of this army would bring
    arab_prey,
    bulgar_prey,
    spoiled,         // VP that the best attack would cost the player with the best score
    arab_vp_lead,    // over the best other Arab track, at most 20 either way: what counts after a fall (BYZ-64)
    own_fall_won,    // chance that an own attack takes the capital, if this player then wins
    own_fall_lost,   // the same, if another then wins
    other_fall_won,  // chance that another's attack takes the capital, if this player then wins
    other_fall_lost,
    count,
};

inline constexpr std::size_t quantity_count = static_cast<std::size_t>(Quantity::count);

// The place of a seated colour in the seating order, from 0.
std::size_t seat_of(const Position& position, Color color);

// As weights files name them.
std::string_view name_of(Quantity quantity);
// Of all names in their order: a weights file fits these quantities or is refused.
std::uint64_t hash_of_quantities();

using Quantities = std::array<int, quantity_count>;

// In seating order. Nothing under way is looked at: chances.h says what a position inside an action is worth.
values::Few<Quantities, 4> quantities(const Table& table, const Position& position);

}  // namespace byzantium::counsel
