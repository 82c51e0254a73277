// SPDX-License-Identifier: MIT
#include "byzantium/rules/refusal.h"

#include "wording/sentence.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace byzantium {
namespace {

using wording::marked;

struct Wording {
    RuleId rule;
    const char* sentence;
};

// One row per reason. The rule is the one that decides it in the code.
Wording wording_of(Reason reason) {
    switch (reason) {
        case Reason::out_of_range:
            return {RuleId::format,
                    marked("{need} is out of range: it must be from 0 to {have}, and a turn at least 1.")};
        case Reason::not_seated:
            return {RuleId::format, marked("Nobody plays this colour at the table.")};
        case Reason::die_outside_1_to_6:
            return {RuleId::format, marked("A die shows 1 to 6.")};
        case Reason::pay_exactly_when_bought:
            return {RuleId::format, marked("Name a treasury if the cube is bought, and only then.")};
        case Reason::not_awaited:
            return {RuleId::awaits, marked("This entry does not answer the question that is open now.")};
        case Reason::source_empty:
            return {byz(7), marked("There is no cube to take from {cube}.")};
        case Reason::cannot_pay_cube:
            return {
                byz(7),
                marked(
                    "With the cube from {cube} the price in bezants is {need}; that treasury ({side}) holds {have}.")};
        case Reason::not_a_city_to_control:
            return {byz(9), marked("A cube can take control only of Byzantine and Arab cities other than the capital; "
                                   "{city} is not one of them.")};
        case Reason::already_controlled:
            return {byz(9), marked("{city} is controlled already.")};
        case Reason::back_into_same_box:
            return {byz(11), marked("A cube cannot go back into the box it came from ({cube}).")};
        case Reason::elite_box_used:
            return {byz(12), marked("This Elite box has already received its one cube in this action.")};
        case Reason::elite_cube_used:
            return {byz(12),
                    marked("One Elite cube per action: this table has chosen the limit for the whole action.")};
        case Reason::action_box_taken:
            return {byz(13), marked("Every box of {box} is taken this turn.")};
        case Reason::not_a_city_to_improve:
            return {byz(14), marked("Only Byzantine and Arab cities other than the capital can be improved; {city} is "
                                    "not one of them.")};
        case Reason::tokens_not_1_or_2:
            return {byz(14), marked("Tokens on {city}: {have}. A city can be improved if it has 1 or 2.")};
        case Reason::no_tokens_in_supply:
            return {byz(14), marked("No city token of that colour is left in the box.")};
        case Reason::not_own_city_to_fortify:
            return {byz(15), marked("Players can fortify only cities that they control; {city} is not one of them.")};
        case Reason::already_fortified:
            return {byz(15), marked("{city} is fortified already.")};
        case Reason::no_fortification_left:
            return {byz(15), marked("Both fortification tokens are on the map.")};
        case Reason::bulgars_cannot_reach:
            return {byz(21),
                    marked("The Bulgars cannot attack {city}: it needs an orange arrow or a road from a Bulgar city.")};
        case Reason::bulgars_attack_persians:
            return {byz(22), marked("{city} is Persian: neither side would gain by a Bulgar attack there.")};
        case Reason::bulgars_must_attack:
            return {
                byz(20),
                marked(
                    "The Bulgars must attack: there is room for only {have} more, and reinforcing adds {need} cubes.")};
        case Reason::civil_war_off_map:
            return {byz(24), marked("A civil war needs a field army on the map.")};
        case Reason::civil_war_not_in_city:
            return {byz(24),
                    marked("A civil war is fought in a city of the army's own colour, and {city} is of another.")};
        case Reason::civil_war_not_against_another:
            return {byz(24),
                    marked("A civil war needs a city that another player controls; nobody else controls {city}.")};
        case Reason::civil_war_at_capital:
            return {byz(24), marked("There is no civil war in {city}.")};
        case Reason::civil_war_last_cube:
            return {byz(24), marked("The army's last active cube must make the attack; it cannot be placed on the "
                                    "special action display.")};
        case Reason::taxed_already:
            return {byz(25), marked("A player can tax only once per turn.")};
        case Reason::tax_without_cubes:
            return {byz(25), marked("Taxing needs at least one cube.")};
        case Reason::tax_more_than_pool:
            return {byz(25),
                    marked("Only cubes in the Cube Pool can collect taxes: {need} entered, {have} in the pool.")};
        case Reason::tax_split_wrong:
            return {byz(25),
                    marked("These cubes bring {have} bezants in all; {need} cannot go to the Byzantine treasury.")};
        case Reason::church_too_dear:
            return {byz(26), marked("Building costs {need} bezants and a cube; that treasury ({side}) has {have}.")};
        case Reason::army_on_map:
            return {byz(31), marked("The army stands on the map already, in {city}.")};
        case Reason::army_off_map:
            return {byz(27), marked("The army is not on the map; it must be placed first.")};
        case Reason::army_without_cubes:
            return {byz(31), marked("An army needs an Elite, Main or Move cube to enter the map.")};
        case Reason::not_taken_control_yet:
            return {byz(31), marked("The Byzantine army enters the map with its player's first Byzantine city.")};
        case Reason::place_on_other_side:
            return {byz(31), marked("An army enters the map in a city of its own side; {city} belongs to another.")};
        case Reason::other_army_marches:
            return {byz(27), marked("One army per action: the other one is already moving.")};
        case Reason::no_link:
            return {byz(27), marked("No link that this army can use leads to {city} in one step.")};
        case Reason::desert_only_arab:
            return {byz(28), marked("Only Arab armies cross the desert to {city}.")};
        case Reason::no_third_link:
            return {byz(33), marked("An army can use at most two links per action.")};
        case Reason::link_barred:
            return {byz(19),
                    marked("The step to {city} was withdrawn; that link is closed for the rest of this action.")};
        case Reason::too_few_move_cubes:
            return {byz(28), marked("The way to {city} costs {need} Move cubes; the army has {have}.")};
        case Reason::too_few_for_second_link:
            return {byz(33), marked("The second link, to {city}: {need} Move cubes needed, {have} in the army.")};
        case Reason::attacks_himself:
            return {byz(30), marked("Players cannot attack their own cities: this player controls {city}.")};
        case Reason::retreat_destroys:
            return {byz(35), marked("Retreating from {city} would destroy the army, so it must stand.")};
        case Reason::retreat_to_other_side:
            return {byz(47), marked("A retreat must end in a city of the army's own side; {city} belongs to another.")};
        case Reason::no_way_there:
            return {
                byz(48),
                marked(
                    "The retreat cannot end in {city}: there is no way there, or another retreat has fewer losses.")};
        case Reason::levy_empty:
            return {byz(37), marked("The Levy box is empty.")};
        case Reason::not_among_defenders:
            return {byz(39), marked("This player has no army left to fight here.")};
        case Reason::wrong_dice_fleet:
            return {byz(18), marked("Enter the right number of dice: {have} for the fleet.")};
        case Reason::wrong_dice_battle:
            return {byz(40),
                    marked("Enter the right number of dice: {need} for the attacker, {have} for the defender.")};
        case Reason::wrong_dice_siege:
            return {byz(45), marked("Enter the right number of dice: {have} for the city, none for the attacker.")};
        case Reason::wrong_losses_fleet:
            return {byz(18),
                    marked("The fleet's hits cost exactly {need} of the cubes in the Elite, Main and Move boxes.")};
        case Reason::wrong_losses_battle:
            return {byz(41), marked("The hits cost exactly {need} of the cubes in the Elite, Main and Move boxes.")};
        case Reason::wrong_losses_siege:
            return {byz(45), marked("The siege costs exactly {need} of the cubes in the Elite, Main and Move boxes.")};
        case Reason::wrong_losses_retreat:
            return {byz(47),
                    marked("The retreat costs exactly {need} of the cubes in the Elite, Main and Move boxes.")};
        case Reason::garrison_by_cube:
            return {byz(54),
                    marked("A cube from the pool or a bought cube can hold the city, so the army gives none.")};
        case Reason::garrison_not_there:
            return {byz(54), marked("The army gives exactly two of the cubes in its Elite, Main and Move boxes.")};
        case Reason::pass_from_casualties:
            return {byz(56),
                    marked("While the Casualty Pool has cubes ({have}), the cube for passing comes from there.")};
        case Reason::pass_needs_cube:
            return {byz(56), marked("Passing takes a cube as long as the player has one anywhere.")};
        case Reason::pass_source_empty:
            return {byz(56), marked("There is no cube to take from {cube}.")};
        case Reason::upkeep_not_there:
            return {byz(59), marked("You give up more cubes than there are in those boxes.")};
        case Reason::upkeep_too_little:
            return {byz(59), marked("The shortfall in bezants is {need}; giving up these cubes saves {have}.")};
        case Reason::upkeep_too_much:
            return {byz(59), marked("The bezants left ({have}) would still pay for one of these cubes, so it stays.")};
    }
    return {};
}

}  // namespace

RuleId rule(const Refusal& refusal) { return wording_of(refusal.reason).rule; }

const char* sentence(const Refusal& refusal) {
    if (refusal.reason == Reason::too_few_move_cubes && refusal.need == 1)
        return marked("The way to {city} costs 1 Move cube; the army has {have}.");
    return wording_of(refusal.reason).sentence;
}

std::string message(const Board& board, const Refusal& refusal) {
    fmt::dynamic_format_arg_store<fmt::format_context> places;
    places.push_back(fmt::arg("city", refusal.city ? board[*refusal.city].name : std::string{}));
    places.push_back(fmt::arg("cube", refusal.cube ? std::string{to_text(*refusal.cube)} : std::string{}));
    places.push_back(fmt::arg("box", refusal.box ? std::string{to_text(*refusal.box)} : std::string{}));
    places.push_back(fmt::arg("side", refusal.side ? std::string{to_text(*refusal.side)} : std::string{}));
    places.push_back(fmt::arg("need", refusal.need));
    places.push_back(fmt::arg("have", refusal.have));
    return fmt::vformat(sentence(refusal), places);
}

}  // namespace byzantium
