// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/shortfall.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/accounts/cures.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t most_left_in_last_round = 2;  // players
constexpr int few_cubes = 2;                        // for so many actions at most

std::string what_is_missing(const Names& names, const ShortfallPlan& plan) {
    const auto who = arg("player", names.player(plan.player));
    const SideShort& first = plan.sides.front();
    if (plan.sides.size() > 1)
        return say("{player}: {byzantine} short on the Byzantine side, {arab} on the Arab side (F6)", who,
                   arg("byzantine", bezants(first.missing)), arg("arab", bezants(plan.sides[1].missing)));
    return say(first.side == Side::byzantine ? marked("{player}: {bezants} short on the Byzantine side (F6)")
                                             : marked("{player}: {bezants} short on the Arab side (F6)"),
               who, arg("bezants", bezants(first.missing)));
}

// Somebody has passed, and at most one other player still acts (BYZ-5).
bool is_last_round(const Position& now) {
    return !now.passed.empty() && now.passed.size() + most_left_in_last_round >= now.players.size();
}

// What actions other than moves are paid with: one cube each at least.
int cubes_for_actions(const Player& player) { return player.pool + player.casualty; }

}  // namespace

std::string shortfall_warning(const Names& names, const Table& table, const Position& now, AboutTo about_to) {
    const auto* asked = std::get_if<AwaitAction>(&now.awaits);
    if (!asked) return {};
    if (!is_nearly_too_late(now, now[asked->player], about_to)) return {};
    const auto plan = shortfall_plan(names, table, now, asked->player);
    return plan ? what_is_missing(names, *plan) : std::string{};
}

bool is_nearly_too_late(const Position& now, const Player& player, AboutTo about_to) {
    const bool is_asked = awaited_player(now.awaits) == player.color;
    const bool has_passed = std::find(now.passed.begin(), now.passed.end(), player.color) != now.passed.end();
    return (is_asked && about_to == AboutTo::pass) || has_passed || is_last_round(now) ||
           cubes_for_actions(player) <= few_cubes;
}

}  // namespace byzantium::words
