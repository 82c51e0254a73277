// SPDX-License-Identifier: MIT
#include "present/cures.h"

#include "byzantium/attacks.h"
#include "byzantium/overloaded.h"
#include "byzantium/rules.h"
#include "byzantium/turn_end.h"
#include "present/choices.h"
#include "present/words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace present {

namespace {

using namespace byzantium;
using byzantium::overloaded;

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

struct Tried {
    Decision decision;
    int missing;
    int spent;  // cubes of a tax; else bezants
};

int money(const Position& now, Color player) {
    return now[player][Side::byzantine].treasury + now[player][Side::arab].treasury;
}

int spent_by(const Decision& decision, int bezants) {
    const auto* tax = std::get_if<Tax>(&decision);
    return tax ? tax->cubes : bezants;
}

// Those that leave less missing than there is now.
std::vector<Tried> helpful(const Table& table, const Position& asked, Color player) {
    const int before = missing_at_turns_end(table, asked, player);
    std::vector<Tried> list;
    for (const Decision& decision : legal(table, asked)) {
        const auto step = apply(table, asked, Entry{decision});
        if (!step) continue;
        const int missing = missing_at_turns_end(table, step->after, player);
        if (missing >= before) continue;
        list.push_back({decision, missing, spent_by(decision, money(asked, player) - money(step->after, player))});
    }
    return list;
}

// Which decisions stand for one another: of one kind, moves of one army; each city to control is a kind of its own.
std::tuple<std::size_t, int> kind_of(const Decision& decision) {
    const int which = std::visit(
        overloaded{[](const Control& d) { return static_cast<int>(index(d.city)); },
                   [](const Move& d) { return static_cast<int>(index(d.side)); },
                   [](const Place& d) { return static_cast<int>(index(d.side)); },
                   [](const CivilWar& d) { return static_cast<int>(index(d.side)); }, [](const auto&) { return 0; }},
        decision);
    return {decision.index(), which};
}

// What is missing least, then what costs least.
bool better(const Tried& one, const Tried& other) {
    return std::tie(one.missing, one.spent) < std::tie(other.missing, other.spent);
}

std::vector<Tried> best_of_each_kind(const std::vector<Tried>& all) {
    std::map<std::tuple<std::size_t, int>, Tried> best;
    for (const Tried& one : all) {
        const auto [found, is_new] = best.try_emplace(kind_of(one.decision), one);
        if (!is_new && better(one, found->second)) found->second = one;
    }
    std::vector<Tried> list;
    for (const auto& [kind, one] : best) list.push_back(one);
    std::stable_sort(list.begin(), list.end(), better);
    std::size_t cities = 0;
    std::erase_if(list, [&](const Tried& one) {
        return std::holds_alternative<Control>(one.decision) && ++cities > most_cities;
    });
    return list;
}

std::string cure_sentence(const Names& names, const Table& table, const Position& asked, const Tried& one) {
    const Choice words = choice(names, table, asked, one.decision);
    const char* const then =
        one.missing == 0 ? "{what} Then nothing is missing." : "{what} Then {bezants} are missing.";
    return say(then, arg("what", words.sentence), arg("bezants", bezants(one.missing)));
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
        words.push_back(say("{cubes}: {points}", arg("cubes", army_cubes(gift.elite, gift.main, gift.levy, gift.move)),
                            arg("points", points(vp(gift)))));
    }
    return words;
}

std::string cures_heading(const std::vector<Cure>& cures) {
    if (cures.empty()) return translated("No action of this turn mends it any more.");
    return cures.front().missing == 0 ? translated("One action would still mend it:")
                                      : translated("No single action mends all of it any more; this helps most:");
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
    std::vector<Cure> list;
    for (const Tried& one : best_of_each_kind(helpful(table, *asked, player)))
        list.push_back({one.decision, one.missing, cure_sentence(names, table, *asked, one)});
    return list;
}

std::optional<ShortfallPlan> shortfall_plan(const Names& names, const Table& table, const Position& now, Color player) {
    if (std::holds_alternative<Over>(now.awaits)) return std::nullopt;
    ShortfallPlan plan{player, {}, translated("Could go, each cube for 1 VP:"), {}, {}};
    for (const SideForecast& side : forecast(table, now))
        if (side.player == player && side.shortfall > 0)
            plan.sides.push_back({side.side, side.shortfall, could_go(table, now, side)});
    if (plan.sides.empty()) return std::nullopt;
    plan.cures = cures(names, table, now, player);
    plan.heading = cures_heading(plan.cures);
    return plan;
}

}  // namespace present
