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
#include <cstdlib>
#include <optional>

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

// What stands in a price, and the side that it is of; none of cubes.
struct Priced {
    std::string text;
    std::optional<Side> side;
};

std::string with_side(const std::string& text, Side side) {
    return say("{what} ({side})", arg("what", text), arg("side", short_word(side)));
}

std::vector<Priced> priced(const Paid& sum) {
    std::vector<Priced> all;
    for (const Side side : sides)
        if (sum.money[index(side)] != 0) all.push_back({bezants(sum.money[index(side)]), side});
    if (sum.move > 0) all.push_back({army_cubes(0, 0, 0, sum.move), std::nullopt});
    return all;
}

Amount paid_words(const Paid& sum) {
    std::vector<std::string> words;
    std::vector<std::string> brief;
    for (const Side side : sides)
        if (sum.money[index(side)] != 0) words.push_back(money_words(sum.money[index(side)], side));
    if (sum.move > 0) words.push_back(army_cubes(0, 0, 0, sum.move));
    for (const Priced& one : priced(sum)) brief.push_back(one.side ? with_side(one.text, *one.side) : one.text);
    return words.empty() ? Amount{} : Amount{listed(words), listed(brief)};
}

// A decision pays and scores on one side only, so the side is named once.
std::string joined(const std::vector<Priced>& all) {
    std::optional<Side> side;
    std::string text;
    for (const Priced& one : all) {
        text += (text.empty() ? "" : ", ") + one.text;
        if (one.side) side = one.side;
    }
    return side ? with_side(text, *side) : text;
}

bool scores_at_once(const Decision& decision) {
    return std::holds_alternative<Control>(decision) || std::holds_alternative<Emperor>(decision) ||
           std::holds_alternative<Caliph>(decision) || std::holds_alternative<Church>(decision) ||
           std::holds_alternative<Mosque>(decision);
}

// The VP that the decision itself brings or takes.
std::optional<VpChanged> vp_of(const Decision& decision, const std::vector<Effect>& effects) {
    if (!scores_at_once(decision) && !std::holds_alternative<GiveUp>(decision)) return std::nullopt;
    for (const Effect& effect : effects)
        if (const auto* vp = std::get_if<VpChanged>(&effect)) return *vp;
    return std::nullopt;
}

// What is paid for the decision, seen from the player who is asked.
Paid paid_for(const Position& now, const Decision& decision, const byzantium::Step& step, Color player) {
    // At `allow` it is the mover who pays.
    const bool allows = std::holds_alternative<AwaitFleet>(now.awaits);
    Paid sum = paid(step.effects, player, pays_move_cubes(decision) && !allows);
    if (std::holds_alternative<Move>(decision)) sum.move += waiting_move_cubes(step.after);
    return sum;
}

}  // namespace

Amount cost(const Table& table, const Position& now, const Decision& decision) {
    const auto step = apply(table, now, decision);
    const auto player = awaited_player(now.awaits);
    return step && player ? paid_words(paid_for(now, decision, *step, *player)) : Amount{};
}

Amount gain(const Table& table, const Position& now, const Decision& decision) {
    if (!scores_at_once(decision)) return {};
    const auto step = apply(table, now, decision);
    const auto vp = step ? vp_of(decision, step->effects) : std::nullopt;
    return vp ? Amount{points(vp->by, vp->side), with_side(points(vp->by), vp->side)} : Amount{};
}

std::string price(const Table& table, const Position& now, const Decision& decision) {
    const auto step = apply(table, now, decision);
    const auto player = awaited_player(now.awaits);
    if (!step || !player) return {};
    Paid sum = paid_for(now, decision, *step, *player);
    // Once one side is paid for, the other pays by itself, whatever was given up.
    if (const auto* const upkeep = std::get_if<AwaitUpkeep>(&now.awaits)) sum.money[index(opposite(upkeep->side))] = 0;
    std::vector<Priced> all = priced(sum);
    // The cubes given up are not paid with these bezants, but those that stay.
    if (std::holds_alternative<GiveUp>(decision))
        for (Priced& one : all) one.text = say("pay {bezants}", arg("bezants", one.text));
    if (const auto vp = vp_of(decision, step->effects)) {
        const char* const sign = vp->by < 0 ? "\u2212" : "+";
        all.push_back({sign + points(std::abs(vp->by)), vp->side});
    }
    return joined(all);
}

std::string price_on_map(const Table& table, const Position& now, const Decision& decision) {
    const auto step = apply(table, now, decision);
    const auto player = awaited_player(now.awaits);
    const int cubes = step && player ? paid_for(now, decision, *step, *player).move : 0;
    return cubes == 0 ? std::string{} : say("{n} {box}", arg("n", cubes), arg("box", column_word(Box::move)));
}

std::string paid_between(const Position& before, const Position& after, Color player) {
    std::vector<std::string> parts;
    for (const Side side : sides)
        if (const int paid = before[player][side].treasury - after[player][side].treasury; paid > 0)
            parts.push_back(with_side(bezants(paid), side));
    return listed(parts);
}

}  // namespace byzantium::words
