// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/hands.h"

#include "byzantium/rules/position.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

bool is_action_box(const CubePlace& place) { return std::holds_alternative<ActionBox>(place); }

bool same_move(const CubesMoved& a, const CubesMoved& b) { return a.from == b.from && a.to == b.to; }

// Cubes that come home from several of the special action boxes are one thing to a hand.
bool come_home(const CubesMoved& a, const CubesMoved& b) {
    return is_action_box(a.from) && is_action_box(b.from) && a.to == b.to;
}

std::string cubes_phrase(const Names& names, const CubesMoved& moved) {
    const auto amount = cubes(moved.count);
    if (std::holds_alternative<OutOfGame>(moved.to)) {
        return say_counted(moved.count, "{n} cube from {from} leaves the game", "{n} cubes from {from} leave the game",
                           arg("from", place(names, moved.from)));
    }
    return say("{cubes} from {from} to {to}", arg("cubes", amount), arg("from", place(names, moved.from)),
               arg("to", place(names, moved.to)));
}

// Those from several boxes stand where the first of them does.
std::vector<std::string> cubes_phrases(const Names& names, const std::vector<CubesMoved>& moves) {
    std::vector<std::string> phrases;
    for (auto one = moves.begin(); one != moves.end(); ++one) {
        const auto comes_with_it = [&](const CubesMoved& other) { return come_home(*one, other); };
        if (std::any_of(moves.begin(), one, comes_with_it)) continue;
        if (std::none_of(one + 1, moves.end(), comes_with_it)) {
            phrases.push_back(cubes_phrase(names, *one));
            continue;
        }
        int all = 0;
        for (const CubesMoved& other : moves) all += comes_with_it(other) ? other.count : 0;
        phrases.push_back(say("{cubes} from the special actions to {to}", arg("cubes", cubes(all)),
                              arg("to", place(names, one->to))));
    }
    return phrases;
}

std::string pawn_phrase(const Names& names, const PawnMoved& pawn) {
    const auto side = word(pawn.side);
    if (!pawn.to) return say("{side} pawn off the map", arg("side", side));
    return say("{side} pawn to {city}", arg("side", side), arg("city", names.city(*pawn.to)));
}

std::string guard_phrase(const GuardMoved& guard) {
    const bool emperor = guard.side == Side::byzantine;
    if (guard.arrival == Arrival::arrives) {
        return emperor ? translated("the Emperor's guard to the Elite box")
                       : translated("the Caliph's guard to the Elite box");
    }
    return emperor ? translated("the Emperor's guard back to its box")
                   : translated("the Caliph's guard back to its box");
}

std::string tokens_phrase(const Names& names, const TokensChanged& changed) {
    const auto city = names.city(changed.city);
    const auto after = tokens(changed.after, changed.side_after);
    if (changed.before == 0) return say("{city} now has {tokens}.", arg("city", city), arg("tokens", after));
    return say("{city} now has {tokens}; before, {old_tokens}.", arg("city", city), arg("tokens", after),
               arg("old_tokens", tokens(changed.before, changed.side_before)));
}

}  // namespace

std::string place(const Names& names, const CubePlace& place) {
    return std::visit(values::overloaded{
                          [](InPool) -> std::string { return translated("the Cube Pool"); },
                          [](InCasualties) -> std::string { return translated("the Casualty Pool"); },
                          [](ArmyBox where) { return box(where); },
                          [&](CityId city) { return names.city(city); },
                          [](ActionBox where) { return say("the {box} box", arg("box", word(where))); },
                          [](InTax) -> std::string { return translated("the Tax box"); },
                          [](InPass) -> std::string { return translated("the Pass box"); },
                          [](InChurch) -> std::string { return translated("a church"); },
                          [](InMosque) -> std::string { return translated("a mosque"); },
                          [](OutOfGame) -> std::string { return translated("out of the game"); },
                      },
                      place);
}

RunningNumbers::RunningNumbers(const Position& position) : money{}, vp{}, bulgars{position.bulgars} {
    for (const Player& player : position.players) {
        for (const Side side : sides) {
            money[index(player.color)][index(side)] = player[side].treasury;
            vp[index(player.color)][index(side)] = player[side].vp;
        }
    }
}

void Hands::moved(const CubesMoved& moved) {
    auto& list = of(moved.player).cubes;
    const auto same =
        std::find_if(list.begin(), list.end(), [&](const auto& other) { return same_move(other, moved); });
    if (same == list.end()) {
        list.push_back(moved);
    } else {
        same->count += moved.count;
    }
}

void Hands::changed(const MoneyChanged& money) {
    int& amount = numbers_.money[index(money.player)][index(money.side)];
    count(of(money.player).money, money.side, amount, amount + money.by);
    amount += money.by;
}

void Hands::changed(const VpChanged& vp) {
    int& amount = numbers_.vp[index(vp.player)][index(vp.side)];
    count(of(vp.player).vp, vp.side, amount, amount + vp.by);
    amount += vp.by;
}

void Hands::moved(const PawnMoved& pawn) {
    auto& pawns = of(pawn.player).pawns;
    const auto same =
        std::find_if(pawns.begin(), pawns.end(), [&](const PawnMoved& other) { return other.side == pawn.side; });
    if (same == pawns.end())
        pawns.push_back(pawn);
    else
        same->to = pawn.to;
}

void Hands::moved(const GuardMoved& guard) { of(guard.player).pieces.push_back(guard_phrase(guard)); }

void Hands::moved(const FortificationMoved& fortification) {
    const char* phrase = fortification.arrival == Arrival::arrives ? translated("a fortification to {city}")
                                                                   : translated("the fortification back from {city}");
    of(fortification.player).pieces.push_back(say(phrase, arg("city", names_.city(fortification.city))));
}

void Hands::changed(const TokensChanged& tokens) { table_.push_back(tokens_phrase(names_, tokens)); }

void Hands::changed(const BulgarsChanged& bulgars) {
    const int before = std::exchange(numbers_.bulgars, numbers_.bulgars + bulgars.by);
    table_.push_back(say("The Bulgar box changes from {before} to {cubes}.", arg("before", before),
                         arg("cubes", cubes(numbers_.bulgars))));
}

std::vector<Deed> Hands::take() {
    std::vector<Deed> deeds;
    for (std::string& words : std::exchange(table_, {})) deeds.push_back({std::nullopt, std::move(words)});
    for (const Doings& doings : std::exchange(players_, {}))
        if (!items(doings).empty()) deeds.push_back({doings.player, line(doings)});
    return deeds;
}

std::vector<Deed> Hands::take_singly() {
    std::vector<Deed> deeds;
    for (std::string& words : std::exchange(table_, {})) deeds.push_back({std::nullopt, std::move(words)});
    for (const Doings& doings : std::exchange(players_, {}))
        for (std::string& item : items(doings)) deeds.push_back({doings.player, capitalised(std::move(item))});
    return deeds;
}

Hands::Doings& Hands::of(Color player) {
    const auto known =
        std::find_if(players_.begin(), players_.end(), [&](const Doings& doings) { return doings.player == player; });
    if (known != players_.end()) return *known;
    players_.push_back(Doings{player, {}, {}, {}, {}, {}});
    return players_.back();
}

std::vector<std::string> Hands::items(const Doings& doings) const {
    std::vector<std::string> items = cubes_phrases(names_, doings.cubes);
    for (const Numbers& n : doings.money) {
        if (n.from == n.to) continue;
        items.push_back(
            say("{side} treasury {from} to {to}", arg("side", word(n.side)), arg("from", n.from), arg("to", n.to)));
    }
    for (const Numbers& n : doings.vp) {
        if (n.from == n.to) continue;
        items.push_back(
            say("{side} VP {from} to {to}", arg("side", word(n.side)), arg("from", n.from), arg("to", n.to)));
    }
    for (const PawnMoved& pawn : doings.pawns)
        if (pawn.from != pawn.to) items.push_back(pawn_phrase(names_, pawn));
    items.insert(items.end(), doings.pieces.begin(), doings.pieces.end());
    return items;
}

std::string Hands::line(const Doings& doings) const {
    std::string text;
    for (const std::string& item : items(doings)) text += (text.empty() ? "" : "; ") + item;
    return say("{player}: {items}.", arg("player", names_.player(doings.player)), arg("items", text));
}

void Hands::count(std::vector<Numbers>& list, Side side, int from, int to) {
    const auto known =
        std::find_if(list.begin(), list.end(), [&](const Numbers& numbers) { return numbers.side == side; });
    if (known == list.end()) {
        list.push_back({side, from, to});
    } else {
        known->to = to;
    }
}

}  // namespace byzantium::words
