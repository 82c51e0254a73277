// SPDX-License-Identifier: MIT
// What a decision costs and brings at once, read off its effects: prices are decided by the rules alone.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/entries/choices.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

// What the deciding player pays with this decision, before anything that follows from it.
struct Paid {
    std::array<int, 2> money{};  // bezants, by side
    int move = 0;                // Move cubes
};

// The payment stands before the first of these: what happens after it is consequence, not price.
bool ends_payment(const Effect& effect) {
    return std::holds_alternative<AttackBegan>(effect) || std::holds_alternative<PlayerPassed>(effect) ||
           std::holds_alternative<ActionPhaseEnded>(effect) || std::holds_alternative<TakenByItself>(effect) ||
           std::holds_alternative<CityCaptured>(effect) || std::holds_alternative<BattleWon>(effect) ||
           std::holds_alternative<BattleLost>(effect);
}

bool is_move_cube(const CubesMoved& moved) {
    const auto* from = std::get_if<ArmyBox>(&moved.from);
    return from != nullptr && from->box == Box::move && std::holds_alternative<InCasualties>(moved.to);
}

bool pays_move_cubes(const Decision& decision) {
    return std::holds_alternative<Move>(decision) || std::holds_alternative<Proceed>(decision) ||
           std::holds_alternative<Allow>(decision);
}

Paid paid(const std::vector<Effect>& effects, Color player, bool counts_move_cubes) {
    Paid sum;
    for (const Effect& effect : effects) {
        if (ends_payment(effect)) break;
        if (const auto* money = std::get_if<MoneyChanged>(&effect); money != nullptr && money->player == player) {
            sum.money[index(money->side)] -= std::min(money->by, 0);
        }
        if (const auto* moved = std::get_if<CubesMoved>(&effect);
            counts_move_cubes && moved != nullptr && moved->player == player && is_move_cube(*moved)) {
            sum.move += moved->count;
        }
    }
    return sum;
}

std::string money_words(int amount, Side side) {
    return side == Side::byzantine ? say_counted(amount, "{n} bezant (Byzantine)", "{n} bezants (Byzantine)")
                                   : say_counted(amount, "{n} bezant (Arab)", "{n} bezants (Arab)");
}

// A sea step that waits for the Byzantine fleet is paid later: its price stands in the position.
int waiting_move_cubes(const Position& after) {
    return after.sea_step && std::holds_alternative<AwaitFleet>(after.awaits) ? after.sea_step->plain : 0;
}

Amount paid_words(const Paid& sum) {
    std::vector<std::string> words;
    std::vector<std::string> brief;
    for (const Side side : sides) {
        const int amount = sum.money[index(side)];
        if (amount == 0) continue;
        words.push_back(money_words(amount, side));
        brief.push_back(say("{n} {side}", arg("n", amount), arg("side", short_word(side))));
    }
    if (sum.move > 0) {
        words.push_back(army_cubes(0, 0, 0, sum.move));
        brief.push_back(say("{n} Move", arg("n", sum.move)));
    }
    return words.empty() ? Amount{} : Amount{listed(words), listed(brief)};
}

bool scores_at_once(const Decision& decision) {
    return std::holds_alternative<Control>(decision) || std::holds_alternative<Emperor>(decision) ||
           std::holds_alternative<Caliph>(decision) || std::holds_alternative<Church>(decision) ||
           std::holds_alternative<Mosque>(decision);
}

}  // namespace

Amount cost(const Table& table, const Position& now, const Decision& decision) {
    const auto step = apply(table, now, decision);
    const auto player = awaited_player(now.awaits);
    if (!step || !player) return {};
    // At `allow` it is the mover who pays.
    const bool allows = std::holds_alternative<AwaitFleet>(now.awaits);
    Paid sum = paid(step->effects, *player, pays_move_cubes(decision) && !allows);
    if (std::holds_alternative<Move>(decision)) sum.move += waiting_move_cubes(step->after);
    return paid_words(sum);
}

Amount gain(const Table& table, const Position& now, const Decision& decision) {
    if (!scores_at_once(decision)) return {};
    const auto step = apply(table, now, decision);
    if (!step) return {};
    for (const Effect& effect : step->effects) {
        if (const auto* vp = std::get_if<VpChanged>(&effect)) {
            return {points(vp->by, vp->side), say("{n} {side}", arg("n", vp->by), arg("side", short_word(vp->side)))};
        }
    }
    return {};
}

}  // namespace byzantium::words
