// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/moments.h"

#include "values/overloaded.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <variant>

namespace eko::words {

namespace {

bool is_on_board(const Setting& set) {
    return std::holds_alternative<SetStack>(set) || std::holds_alternative<SetBuilding>(set);
}

template <class... Kinds>
bool is_one_of(const Effect& effect) {
    return (std::holds_alternative<Kinds>(effect) || ...);
}

bool changes_the_picture(const Effect& effect) {
    if (const auto* returned = std::get_if<DiscsReturned>(&effect))
        return returned->why != Returned::paid && returned->why != Returned::storm;
    if (const auto* corrected = std::get_if<Corrected>(&effect)) return is_on_board(corrected->set);
    return is_one_of<EmperorCaptured, BuildingPlaced>(effect);
}

bool is_result(const Effect& effect) {
    if (const auto* returned = std::get_if<DiscsReturned>(&effect)) return returned->why != Returned::paid;
    if (const auto* taken = std::get_if<TakenByItself>(&effect))
        return !std::holds_alternative<Stop>(taken->decision) && !std::holds_alternative<GoOn>(taken->decision);
    return !is_one_of<EmperorSwapped, StackMoved, DiscsPlaced, BuildingPlaced, TurnBegan, TurnGiven, Corrected>(effect);
}

Touched touched_by_decision(const Decision& decision) {
    if (const auto* move = std::get_if<Move>(&decision)) return {{move->to}, Way{move->from, move->to}};
    if (const auto* build = std::get_if<Build>(&decision)) return {{build->on}, std::nullopt};
    if (const auto* sand = std::get_if<Sand>(&decision)) return {{sand->target}, std::nullopt};
    if (const auto* moon = std::get_if<Moon>(&decision)) return {{moon->to}, std::nullopt};
    if (const auto* reinforce = std::get_if<Reinforce>(&decision)) return {{reinforce->on}, std::nullopt};
    if (const auto* swap = std::get_if<Swap>(&decision)) return {{swap->to}, std::nullopt};
    return {};
}

Touched touched_by_correction(const Correct& correct) {
    Touched touched;
    for (const Setting& set : correct.set) {
        if (const auto* stack = std::get_if<SetStack>(&set)) touched.fields.push_back(stack->field);
        if (const auto* building = std::get_if<SetBuilding>(&set)) touched.fields.push_back(building->field);
    }
    return touched;
}

}  // namespace

bool deserves_picture(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(), changes_the_picture);
}

Touched touched_by(const Entry& entry) {
    return std::visit(values::overloaded{
                          [](const Decision& decision) { return touched_by_decision(decision); },
                          [](const Correct& correct) { return touched_by_correction(correct); },
                          [](const Share&) { return Touched{}; },
                          [](const AwaitPlayer&) { return Touched{}; },
                      },
                      entry);
}

std::vector<Effect> results_among(const std::vector<Effect>& effects) {
    std::vector<Effect> results;
    std::copy_if(effects.begin(), effects.end(), std::back_inserter(results), is_result);
    return results;
}

}  // namespace eko::words
