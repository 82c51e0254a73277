// SPDX-License-Identifier: MIT
// Why an entry is refused: a value, cheap to make, so that `legal` can ask for thousands of them.
// Each reason belongs to one rule; its sentence names what stood in the way.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"

#include <optional>
#include <string>

namespace eko {

enum class Reason : std::uint8_t {
    // protocol
    out_of_range,
    no_stack_there,
    no_building_there,
    own_captive,
    emperor_elsewhere,
    empty_reserve,
    too_many_buildings,
    not_seated,
    not_awaited,
    // swap
    emperor_not_on_board,
    swap_without_own_disc,
    // turn
    no_discs_on_board,
    pass_with_action,
    // move
    no_own_stack,
    ends_where_it_began,
    portal_is_no_end,
    no_way_there,
    zones_not_possible,
    stack_too_high,
    nothing_left_to_stack,
    too_few_after_storm,
    emperor_attack_too_weak,
    attack_too_weak,
    // build
    pays_without_own_stack,
    not_next_to_it,
    no_building_field,
    too_large_for_field,
    free_takes_camp,
    own_one_size_more,
    enemy_same_or_one_more,
    none_in_supply,
    stack_cannot_pay,
    emperor_must_be_paid,
    emperor_not_in_stack,
    // march, exchange
    marched_already,
    too_few_to_march,
    nothing_to_march_for,
    not_his_captive,
    // reinforcement
    reserve_empty,
    reinforced_already,
    nothing_placed,
    several_stacks,
    reinforce_without_own_stack,
    reinforced_too_high,
    more_than_reserve,
    reinforce_in_storm,
    emperor_must_be_placed,
    emperor_not_in_reserve,
    next_to_enemy_building,
    emperor_alone,
    must_reinforce,
    emperor_must_come_back,
    // temples
    sand_not_first,
    sand_used_already,
    no_sand_temple,
    too_few_for_temple,
    no_disc_to_send,
    no_moon_temple,
    moon_used_already,
    moon_disc_missing,
    no_field_for_moon,
};

struct Refusal {
    Reason reason;
    std::optional<FieldId> field{};  // where, if it is about a field
    int need{};                      // discs or a number asked for, if it is about an amount
    int have{};                      // what there is of it
    bool operator==(const Refusal&) const = default;
};

RuleId rule(const Refusal& refusal);
// One English sentence: what is wrong, and what would be right. {field}, {need} and {have} are its places.
const char* sentence(const Refusal& refusal);
// The same with the facts in their places: what programs are told.
std::string message(const Board& board, const Refusal& refusal);

}  // namespace eko
