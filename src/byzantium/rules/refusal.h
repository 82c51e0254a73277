// SPDX-License-Identifier: MIT
// Why an entry is refused: a value, cheap to make, so that `legal` can ask for thousands of them.
// Each reason belongs to one rule; its sentence names what stood in the way.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"

#include <optional>
#include <string>

namespace byzantium {

enum class Reason : std::uint8_t {
    // protocol
    out_of_range,
    not_seated,
    die_outside_1_to_6,
    pay_exactly_when_bought,
    not_awaited,
    // BYZ-7 cubes and money
    source_empty,
    cannot_pay_cube,
    // control, increase
    not_a_city_to_control,
    already_controlled,
    back_into_same_box,
    elite_box_used,
    elite_cube_used,
    // special actions
    action_box_taken,
    not_a_city_to_improve,
    tokens_not_1_or_2,
    no_tokens_in_supply,
    not_own_city_to_fortify,
    already_fortified,
    no_fortification_left,
    bulgars_cannot_reach,
    bulgars_attack_persians,
    bulgars_must_attack,
    civil_war_off_map,
    civil_war_not_in_city,
    civil_war_not_against_another,
    civil_war_at_capital,
    civil_war_last_cube,
    // tax, church and mosque
    taxed_already,
    tax_without_cubes,
    tax_more_than_pool,
    tax_split_wrong,
    church_too_dear,
    // move
    army_on_map,
    army_off_map,
    army_without_cubes,
    not_taken_control_yet,
    place_on_other_side,
    other_army_marches,
    no_link,
    desert_only_arab,
    no_third_link,
    link_barred,
    too_few_move_cubes,
    too_few_for_second_link,
    attacks_himself,
    // attack
    retreat_destroys,
    retreat_to_other_side,
    no_way_there,
    levy_empty,
    not_among_defenders,
    wrong_dice_fleet,
    wrong_dice_battle,
    wrong_dice_siege,
    wrong_losses_fleet,
    wrong_losses_battle,
    wrong_losses_siege,
    wrong_losses_retreat,
    garrison_by_cube,
    garrison_not_there,
    // pass, upkeep
    pass_from_casualties,
    pass_needs_cube,
    pass_source_empty,
    upkeep_not_there,
    upkeep_too_little,
    upkeep_too_much,
};

struct Refusal {
    Reason reason;
    std::optional<CityId> city{};  // where, if it is about a city
    std::optional<Cube> cube{};    // the source, if it is about one
    std::optional<ActionBox> box{};
    std::optional<Side> side{};  // whose treasury would pay, if it is about that
    int need{};                  // bezants, cubes or dice asked for, if it is about an amount
    int have{};                  // what there is of it
    bool operator==(const Refusal&) const = default;
};

RuleId rule(const Refusal&);
// One English sentence: what is wrong, and what would be right. {city}, {cube}, {box}, {side}, {need} and
// {have} are its places.
const char* sentence(const Refusal&);
// The same with the facts in their places, as codes where they have one: what programs are told.
std::string message(const Board&, const Refusal&);

}  // namespace byzantium
