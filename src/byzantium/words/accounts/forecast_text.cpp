// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/forecast_text.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/accounts/cures.h"
#include "present/language/columns.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string side_text(const SideAccount& side) {
    Columns columns{{Align::left, Align::right, Align::left}, "    "};
    for (const AccountLine& line : side.lines) {
        columns.row({std::string{sign_of(line.kind)}, std::to_string(line.bezants), line.what});
    }
    std::string text = "  " + side.heading + '\n' + columns.text();
    if (!side.shortfall.empty()) text += wrapped(side.shortfall, 100, "    ");
    return text;
}

std::string shortfall_plan_text(const Names& names, const ShortfallPlan& plan) {
    std::string text = "  " + names.label(plan.player) + '\n' + wrapped(plan.could_go, 100, "    ");
    for (const SideShort& side : plan.sides)
        for (const std::string& cubes : side.could_go) text += wrapped(cubes, 100, "      ");
    text += wrapped(plan.heading, 100, "    ");
    for (const Cure& cure : plan.cures) text += wrapped(cure.sentence, 100, "      ");
    return text;
}

}  // namespace

std::string forecast_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now) {
    const TurnAccounts accounts = turn_accounts(names, table, now);
    std::string text = accounts.heading + '\n';
    for (const SideAccount& side : accounts.sides) text += '\n' + side_text(side);
    for (const byzantium::Player& player : now.players)
        if (const auto plan = shortfall_plan(names, table, now, player.color))
            text += '\n' + shortfall_plan_text(names, *plan);
    return text;
}

}  // namespace byzantium::words
