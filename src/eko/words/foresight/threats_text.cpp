// SPDX-License-Identifier: MIT
#include "eko/foresight/line.h"
#include "eko/foresight/threats.h"
#include "eko/words/foresight/foresight_text.h"
#include "present/language/columns.h"
#include "present/language/words.h"

namespace eko::words {

using namespace present;

namespace {

// What it is, how it is done, and what that costs.
std::string paragraph(const std::string& what, const std::string& how, const std::string& cost) {
    return wrapped(what + ' ' + how + (cost.empty() ? "" : ' ' + cost), screen_columns, "  ");
}

}  // namespace

std::string threats_text(const Names& names, const Table& table, const Position& now,
                         const foresight::Threats& threats) {
    const auto turn = foresight::acting_turn_of(table, now, threats.by);
    const std::string& player = names.player(threats.by);
    if (threats.stacks.empty() && threats.buildings.empty())
        return wrapped(say("{player} can attack no stack and replace no building.", arg("player", player)),
                       screen_columns);
    std::string text =
        wrapped(say("Within one turn, {player} can attack or replace:", arg("player", player)), screen_columns);
    for (const auto& one : threats.stacks)
        text += paragraph(say("{field}, {discs} of {player}.", arg("field", names.field(one.field)),
                              arg("discs", discs({one.stack.count, one.stack.emperor})),
                              arg("player", names.player(one.stack.owner))),
                          line_words(names, table, *turn, one.line), cost_words(one.cost));
    for (const auto& one : threats.buildings)
        text += paragraph(
            say("{field}, {building} of {player}.", arg("field", names.field(one.field)),
                arg("building", word(one.building.size)), arg("player", names.player(one.building.owner))),
            line_words(names, table, *turn, one.line) + ' ' + building_price(one.price), cost_words(one.cost));
    return text;
}

}  // namespace eko::words
