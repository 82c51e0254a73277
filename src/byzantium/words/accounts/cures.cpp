// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/cures.h"

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/turn_end.h"
#include "byzantium/words/entries/choices.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t most_cities = 3;
constexpr std::size_t most_gifts = 4;

// The position at which this player may act; nothing if no action of the player is to come. Nobody has passed there:
// the turn must not end with what is tried, or there would be nothing left to forecast.
std::optional<Position> asked_of(const Table& table, Position now, Color player) {
    const auto* action = std::get_if<AwaitAction>(&now.awaits);
    const bool asked = action && action->player == player;
    if (!asked && !may_still_act(now, player)) return std::nullopt;
    now.passed.clear();
    if (asked) return now;
    const auto given = apply(table, now, Entry{AwaitPlayer{player}});
    return given ? std::optional{given->after} : std::nullopt;
}

// What has been tried: decisions of one action, and what came of them.
struct Tried {
    std::vector<Decision> decisions;
    Position after;
    int missing;  // bezants
    int spent;    // cubes of a tax; else bezants
    int left;     // bezants on both sides at the turn's end
};

int money(const Position& now, Color player) {
    return now[player][Side::byzantine].treasury + now[player][Side::arab].treasury;
}

int left_at_turns_end(const Table& table, const Position& now, Color player) {
    int left = 0;
    for (const SideForecast& side : forecast(table, now))
        if (side.player == player) left += side.left;
    return left;
}

// Behind what was tried before; nothing if no less is missing after it.
std::optional<Tried> tried(const Table& table, const Tried& before, const Decision& decision, Color player) {
    const auto step = apply(table, before.after, Entry{decision});
    if (!step) return std::nullopt;
    const int missing = missing_at_turns_end(table, step->after, player);
    if (missing >= before.missing) return std::nullopt;
    const auto* tax = std::get_if<Tax>(&decision);
    const int bezants = money(before.after, player) - money(step->after, player);
    Tried more{before.decisions, step->after, missing, before.spent + (tax ? tax->cubes : bezants),
               left_at_turns_end(table, step->after, player)};
    more.decisions.push_back(decision);
    return more;
}

// What is missing least, then what costs least, then what leaves most.
bool better(const Tried& one, const Tried& other) {
    return std::tuple{one.missing, one.spent, -one.left} < std::tuple{other.missing, other.spent, -other.left};
}

std::vector<Tried> helpful(const Table& table, const Tried& before, Color player) {
    std::vector<Tried> list;
    for (const Decision& decision : legal(table, before.after))
        if (auto more = tried(table, before, decision, player)) list.push_back(std::move(*more));
    return list;
}

// The same action goes on: another cube, another link.
bool goes_on(const Position& now, Color player) {
    const bool same =
        std::holds_alternative<AwaitIncrease>(now.awaits) || std::holds_alternative<AwaitMarch>(now.awaits);
    return same && awaited_player(now.awaits) == player;
}

Tried to_its_end(const Table& table, Tried so_far, Color player) {
    while (so_far.missing > 0 && goes_on(so_far.after, player)) {
        const auto more = helpful(table, so_far, player);
        if (more.empty()) break;
        so_far = *std::min_element(more.begin(), more.end(), better);
    }
    return so_far;
}

// Which decisions stand for one another: of one kind, moves of one army; each city to control is a kind of its own.
std::tuple<std::size_t, int> kind_of(const Decision& decision) {
    const int which = std::visit(values::overloaded{[](const Control& d) { return static_cast<int>(index(d.city)); },
                                                    [](const Move& d) { return static_cast<int>(index(d.side)); },
                                                    [](const Place& d) { return static_cast<int>(index(d.side)); },
                                                    [](const CivilWar& d) { return static_cast<int>(index(d.side)); },
                                                    [](const auto&) { return 0; }},
                                 decision);
    return {decision.index(), which};
}

std::vector<Tried> best_of_each_kind(const Table& table, const std::vector<Tried>& all, Color player) {
    std::map<std::tuple<std::size_t, int>, Tried> best;
    for (const Tried& one : all) {
        const auto [found, is_new] = best.try_emplace(kind_of(one.decisions.front()), one);
        if (!is_new && better(one, found->second)) found->second = one;
    }
    std::vector<Tried> list;
    for (const auto& [kind, one] : best) list.push_back(to_its_end(table, one, player));
    std::stable_sort(list.begin(), list.end(), better);
    std::size_t cities = 0;
    std::erase_if(list, [&](const Tried& one) {
        return std::holds_alternative<Control>(one.decisions.front()) && ++cities > most_cities;
    });
    return list;
}

std::string cure_sentence(const Names& names, const Table& table, Position now, const Tried& one) {
    std::string sentences;
    for (const Decision& decision : one.decisions) {
        sentences += choice(names, table, now, decision).sentence + ' ';
        now = apply(table, now, Entry{decision})->after;
    }
    if (one.missing == 0) return sentences + translated("Then nothing is missing.");
    return sentences + say_counted(one.missing, "Then {n} bezant is missing.", "Then {n} bezants are missing.");
}

// Asked of the rule that will ask for them (BYZ-59).
std::vector<std::string> could_go(const Table& table, Position then, const SideForecast& side) {
    then.awaits = AwaitUpkeep{side.player, side.side, side.shortfall};
    std::vector<GiveUp> gifts;
    for (const Decision& decision : legal(table, then)) gifts.push_back(std::get<GiveUp>(decision));
    const auto vp = [](const GiveUp& gift) { return gift.elite + gift.main + gift.levy + gift.move; };
    std::stable_sort(gifts.begin(), gifts.end(),
                     [&](const GiveUp& one, const GiveUp& other) { return vp(one) < vp(other); });
    std::vector<std::string> words;
    for (const GiveUp& gift : gifts) {
        if (words.size() == most_gifts) break;
        words.push_back(say(
            "{side}: {what}", arg("side", label_word(side.side)),
            arg("what", say("{cubes}: {points}", arg("cubes", army_cubes(gift.elite, gift.main, gift.levy, gift.move)),
                            arg("points", points(vp(gift)))))));
    }
    return words;
}

std::string cures_heading(const std::vector<Cure>& cures) {
    if (cures.empty()) return translated("No action of this turn can fix it any more.");
    return cures.front().missing == 0 ? translated("Any one of these actions helps:")
                                      : translated("No single action can fix all of it; these help most:");
}

}  // namespace

int missing_at_turns_end(const Table& table, const Position& now, Color player) {
    int missing = 0;
    for (const SideForecast& side : forecast(table, now))
        if (side.player == player) missing += side.shortfall;
    return missing;
}

std::vector<Cure> cures(const Names& names, const Table& table, const Position& now, Color player) {
    const auto asked = asked_of(table, now, player);
    if (!asked) return {};
    const Tried nothing{{}, *asked, missing_at_turns_end(table, *asked, player), 0, 0};
    std::vector<Cure> list;
    for (const Tried& one : best_of_each_kind(table, helpful(table, nothing, player), player))
        list.push_back({one.decisions, one.missing, cure_sentence(names, table, *asked, one)});
    return list;
}

std::optional<ShortfallPlan> shortfall_plan(const Names& names, const Table& table, const Position& now, Color player) {
    if (std::holds_alternative<Over>(now.awaits)) return std::nullopt;
    ShortfallPlan plan{player, {}, translated("Cubes you could give up, at 1 VP each:"), {}, {}};
    for (const SideForecast& side : forecast(table, now))
        if (side.player == player && side.shortfall > 0)
            plan.sides.push_back({side.side, side.shortfall, could_go(table, now, side)});
    if (plan.sides.empty()) return std::nullopt;
    plan.cures = cures(names, table, now, player);
    plan.heading = cures_heading(plan.cures);
    return plan;
}

}  // namespace byzantium::words
