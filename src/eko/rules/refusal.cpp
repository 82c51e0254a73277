// SPDX-License-Identifier: MIT
#include "eko/rules/refusal.h"

#include "wording/sentence.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace eko {
namespace {

using wording::marked;

struct ReasonWording {
    RuleId rule;
    const char* sentence;
};

// One row per reason. The rule is the one that decides it in the code.
ReasonWording words_of(Reason reason) {
    switch (reason) {
        case Reason::out_of_range:
            return {RuleId::format, marked("{need} is out of range: it must be from 0 to {have}.")};
        case Reason::no_stack_there:
            return {RuleId::format, marked("A stack has 1 to 4 discs and stands on a movement or storm field.")};
        case Reason::no_building_there:
            return {RuleId::format, marked("No such building can stand on {field}.")};
        case Reason::own_captive:
            return {RuleId::format, marked("Nobody can hold their own emperor captive.")};
        case Reason::emperor_elsewhere:
            return {RuleId::format, marked("The stacks and the place of an emperor would no longer agree: correct "
                                           "both together.")};
        case Reason::empty_reserve:
            return {RuleId::format, marked("An emperor cannot be in an empty reserve.")};
        case Reason::too_many_buildings:
            return {RuleId::format, marked("A player would have more buildings of one size than there are.")};
        case Reason::not_seated:
            return {RuleId::format, marked("Nobody plays this colour at the table.")};
        case Reason::not_awaited:
            return {RuleId::awaits, marked("This entry does not answer the question that is open now.")};
        case Reason::emperor_not_on_board:
            return {eko_rule(9), marked("The emperor is not on the board, so he cannot be swapped.")};
        case Reason::swap_without_own_disc:
            return {eko_rule(9), marked("The emperor swaps places with another disc of his own player, and there "
                                        "is none on {field}.")};
        case Reason::no_discs_on_board:
            return {eko_rule(12), marked("At this table a player with no discs on the board cannot come back.")};
        case Reason::pass_with_action:
            return {eko_rule(11), marked("A move or a build is possible, so passing is not allowed.")};
        case Reason::no_own_stack:
            return {eko_rule(13), marked("The player who is asked has no stack on {field}.")};
        case Reason::ends_where_it_began:
            return {eko_rule(15), marked("A move cannot end where it began.")};
        case Reason::portal_is_no_end:
            return {eko_rule(61), marked("A stack cannot stop on a portal; name the field where it ends.")};
        case Reason::no_way_there:
            return {eko_rule(14), marked("There is no way to {field}: a stack crosses only empty movement fields.")};
        case Reason::zones_not_possible:
            return {eko_rule(70), marked("There is no way to {field} on which the storm takes exactly these discs.")};
        case Reason::stack_too_high:
            return {eko_rule(16), marked("The stack on {field} would have {have} discs; the most is 4.")};
        case Reason::nothing_left_to_stack:
            return {eko_rule(72), marked("The storm takes every disc of the stack, so it can only end on an empty "
                                         "field.")};
        case Reason::too_few_after_storm:
            return {eko_rule(72), marked("After the storm the stack is too small to attack the one on {field}.")};
        case Reason::emperor_attack_too_weak:
            return {eko_rule(18), marked("Even with its emperor a stack cannot attack more discs than it has "
                                         "itself; {field} holds {have}.")};
        case Reason::attack_too_weak:
            return {eko_rule(17), marked("A stack can attack only fewer discs than it has itself; {field} holds "
                                         "{have}.")};
        case Reason::pays_without_own_stack:
            return {eko_rule(20), marked("The player has no stack on {field} to pay with.")};
        case Reason::not_next_to_it:
            return {eko_rule(20), marked("{field} is not next to the stack that pays.")};
        case Reason::no_building_field:
            return {eko_rule(20), marked("{field} is not a building field.")};
        case Reason::too_large_for_field:
            return {eko_rule(21), marked("A building of this size cannot stand on {field}.")};
        case Reason::free_takes_camp:
            return {eko_rule(22), marked("On a free field only a camp can be built.")};
        case Reason::own_one_size_more:
            return {eko_rule(23), marked("A player's own building can be replaced only by one exactly one size "
                                         "larger.")};
        case Reason::enemy_same_or_one_more:
            return {eko_rule(24), marked("Another player's building can be replaced only by one of the same size "
                                         "or one size larger.")};
        case Reason::none_in_supply:
            return {eko_rule(26), marked("No building of this size is left in the player's supply.")};
        case Reason::stack_cannot_pay:
            return {eko_rule(20), marked("Discs needed from one stack: {need}; {field} holds {have}.")};
        case Reason::emperor_must_be_paid:
            return {eko_rule(27), marked("The price takes the whole stack, so the emperor must be among the discs "
                                         "paid.")};
        case Reason::emperor_not_in_stack:
            return {eko_rule(27), marked("The emperor is not in the stack that pays.")};
        case Reason::marched_already:
            return {eko_rule(33), marked("There is one forced march per turn, and it has been made.")};
        case Reason::too_few_to_march:
            return {eko_rule(33), marked("A forced march destroys {need} discs of the reserve other than the "
                                         "emperor; the reserve has {have}.")};
        case Reason::nothing_to_march_for:
            return {eko_rule(33), marked("There is no move or build to use a forced march for.")};
        case Reason::not_his_captive:
            return {eko_rule(39), marked("The player cannot give this emperor in exchange.")};
        case Reason::reserve_empty:
            return {eko_rule(41), marked("The reserve is empty.")};
        case Reason::reinforced_already:
            return {eko_rule(42), marked("This phase has already had its reinforcement.")};
        case Reason::nothing_placed:
            return {eko_rule(41), marked("A reinforcement places at least one disc on each stack that it names.")};
        case Reason::several_stacks:
            return {eko_rule(42), marked("All discs go onto one stack: the player has no building on a Wind temple.")};
        case Reason::reinforce_without_own_stack:
            return {eko_rule(42), marked("Reinforcements go onto a stack of the player's own, and there is none on "
                                         "{field}.")};
        case Reason::reinforced_too_high:
            return {eko_rule(42), marked("{field} already holds {have}, and a stack has at most 4 discs.")};
        case Reason::more_than_reserve:
            return {eko_rule(41), marked("That is more than the reserve holds: {have}.")};
        case Reason::reinforce_in_storm:
            return {eko_rule(73), marked("{field} is a storm field, and reinforcements cannot go there.")};
        case Reason::emperor_must_be_placed:
            return {eko_rule(44), marked("The emperor is in the reserve, so he must be among the discs placed.")};
        case Reason::emperor_not_in_reserve:
            return {eko_rule(44), marked("The emperor is not in the reserve.")};
        case Reason::next_to_enemy_building:
            return {eko_rule(43), marked("{field} is next to another player's building.")};
        case Reason::emperor_alone:
            return {eko_rule(45), marked("Next to another player's building the emperor must be placed alone.")};
        case Reason::must_reinforce:
            return {eko_rule(41), marked("At least one disc of the reserve must be placed.")};
        case Reason::emperor_must_come_back:
            return {eko_rule(44), marked("The emperor must be placed before the phase can end.")};
        case Reason::sand_not_first:
            return {eko_rule(75), marked("The Sand temple can be used only before the action.")};
        case Reason::sand_used_already:
            return {eko_rule(75), marked("The Sand temple can be used only once per turn.")};
        case Reason::no_sand_temple:
            return {eko_rule(75), marked("The player has no building on a Sand temple.")};
        case Reason::too_few_for_temple:
            return {eko_rule(75), marked("The Sand temple destroys {need} discs of the reserve other than the "
                                         "emperor; the reserve has {have}.")};
        case Reason::no_disc_to_send:
            return {eko_rule(75), marked("There is no disc on {field} that the Sand temple could send back.")};
        case Reason::no_moon_temple:
            return {eko_rule(74), marked("The player has no building on a Moon temple.")};
        case Reason::moon_used_already:
            return {eko_rule(74), marked("At this table the Moon temple can be used only once per turn.")};
        case Reason::moon_disc_missing:
            return {eko_rule(74), marked("The Moon temple destroys 2 discs of the reserve other than the emperor, "
                                         "and the disc to be placed must be there as well.")};
        case Reason::no_field_for_moon:
            return {eko_rule(74), marked("The disc goes onto an empty movement or storm field or onto a stack of "
                                         "the player's own with at most 3 discs; {field} is neither.")};
    }
    return {};
}

}  // namespace

RuleId rule(const Refusal& refusal) { return words_of(refusal.reason).rule; }

const char* sentence(const Refusal& refusal) { return words_of(refusal.reason).sentence; }

std::string message(const Board& board, const Refusal& refusal) {
    fmt::dynamic_format_arg_store<fmt::format_context> places;
    places.push_back(fmt::arg("field", refusal.field ? board.id(*refusal.field) : std::string{}));
    places.push_back(fmt::arg("need", refusal.need));
    places.push_back(fmt::arg("have", refusal.have));
    return fmt::vformat(sentence(refusal), places);
}

}  // namespace eko
