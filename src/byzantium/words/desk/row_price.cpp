// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/row_price.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/story.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

int vp_given_up(const Decision& decision) {
    const auto* gift = std::get_if<GiveUp>(&decision);
    return gift != nullptr ? gift->elite + gift->main + gift->levy + gift->move : 0;
}

namespace {

std::optional<Cube> cube_to_build(const Decision& decision) {
    if (const auto* const church = std::get_if<Church>(&decision)) return church->cube;
    if (const auto* const mosque = std::get_if<Mosque>(&decision)) return mosque->cube;
    return std::nullopt;
}

// Churches and mosques bring the same wherever their cube comes from: any but one of the pool is paid for, too.
std::string price_of_building(const Table& table, const Position& now, const std::vector<Decision>& all) {
    const auto is_free_cube = [](const Decision& one) { return cube_to_build(one) == Cube::pool; };
    const auto cheapest = std::find_if(all.begin(), all.end(), is_free_cube);
    const std::string least = price(table, now, cheapest == all.end() ? all.front() : *cheapest);
    const bool differs = cheapest != all.end() && !std::all_of(all.begin(), all.end(), is_free_cube);
    return differs ? say("from {price}", arg("price", least)) : least;
}

int elite_given_up(const Decision& decision) {
    const auto* gift = std::get_if<GarrisonFromArmy>(&decision);
    return gift != nullptr ? (gift->city_from == Box::elite) + (gift->casualty_from == Box::elite) : 0;
}

// Of the decision behind a row that gives up fewest; 0 of rows that give up nothing.
int fewest(const Branch& branch, int (*gives)(const Decision&)) {
    int least = gives(branch.decisions.front());
    for (const Decision& one : branch.decisions) least = std::min(least, gives(one));
    return least;
}

// Emperor and Caliph bring the same and cost nothing, wherever their cube comes from.
bool is_title(const Branch& branch) {
    return std::all_of(branch.decisions.begin(), branch.decisions.end(), [&](const Decision& one) {
        const bool is_one = std::holds_alternative<Emperor>(one) || std::holds_alternative<Caliph>(one);
        return is_one && one.index() == branch.decisions.front().index();
    });
}

}  // namespace

std::string price_of(const Table& table, const Position& now, const Branch& branch) {
    if (is_title(branch)) return price(table, now, branch.decisions.front());
    if (!branch.decides && std::all_of(branch.decisions.begin(), branch.decisions.end(), [&](const Decision& one) {
            return cube_to_build(one) && one.index() == branch.decisions.front().index();
        }))
        return price_of_building(table, now, branch.decisions);
    if (const int vp = fewest(branch, vp_given_up); !branch.decides && vp > 0)
        return say("costs at least {vp}", arg("vp", points(vp)));
    return branch.decides ? price(table, now, branch.decisions.front()) : std::string{};
}

std::string army_lost(const Names& names, const Table& table, const Position& now, const Branch& branch) {
    const auto* const asked = std::get_if<AwaitAction>(&now.awaits);
    if (!branch.decides || asked == nullptr) return {};
    const auto step = apply(table, now, branch.decisions.front());
    if (!step) return {};
    for (const Effect& effect : step->effects)
        if (const auto* const army = std::get_if<ArmyDestroyed>(&effect); army && army->player == asked->player)
            return without_full_stop(came_to(names, *army));
    return {};
}

int given_up(const Branch& branch) { return fewest(branch, vp_given_up) + fewest(branch, elite_given_up); }

}  // namespace byzantium::words
