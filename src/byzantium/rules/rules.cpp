// SPDX-License-Identifier: MIT
// Dispatch only: which entries answer which question, and what is taken by itself. The rules stand in
// the files named after their sections.
#include "byzantium/rules/rules.h"

#include "byzantium/rules/dice.h"
#include "byzantium/rules/inside.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>

namespace byzantium {
namespace {

using inside::Decisions;
using inside::Judgement;

// The decisions that answer each `awaits` kind (protocol: "Entries, by what the position awaits").
template <class... Kinds>
struct AnsweredBy {
    template <class Kind>
    static constexpr bool with = (std::is_same_v<Kind, Kinds> || ...);
};
template <class Asked>
struct Answers;
template <>
struct Answers<AwaitAction>
    : AnsweredBy<Control, Increase, Improve, Fortify, Emperor, Caliph, ByzantineFleet, ArabFleet, BulgarsAttack,
                 BulgarsReinforce, Tax, Church, Mosque, Place, Move, CivilWar, Pass> {};
template <>
struct Answers<AwaitIncrease> : AnsweredBy<Increase, Stop> {};
template <>
struct Answers<AwaitMarch> : AnsweredBy<Move, CivilWar, Stop> {};
template <>
struct Answers<AwaitFleet> : AnsweredBy<Impose, Allow> {};
template <>
struct Answers<AwaitSail> : AnsweredBy<Proceed, Withdraw> {};
template <>
struct Answers<AwaitDefence> : AnsweredBy<Stand, Retreat> {};
template <>
struct Answers<AwaitSeaRetreat> : AnsweredBy<Allow, Deny> {};
template <>
struct Answers<AwaitRetreat> : AnsweredBy<RetreatTo> {};
template <>
struct Answers<AwaitLevy> : AnsweredBy<UseLevy, Decline> {};
template <>
struct Answers<AwaitFight> : AnsweredBy<Fight> {};
template <>
struct Answers<AwaitRoll> : AnsweredBy<> {};
template <>
struct Answers<AwaitLosses> : AnsweredBy<Lose> {};
template <>
struct Answers<AwaitGarrison> : AnsweredBy<Garrison, GarrisonFromArmy> {};
template <>
struct Answers<AwaitUpkeep> : AnsweredBy<GiveUp> {};
template <>
struct Answers<Over> : AnsweredBy<> {};

constexpr std::size_t usual_effects = 8;

constexpr Refusal not_awaited{.reason = Reason::not_awaited};

Judgement judge_decision(const Table& table, const Position& now, const Decision& decision) {
    return std::visit(
        [&]<class Asked, class Kind>(const Asked&, const Kind& kind) -> Judgement {
            if constexpr (Answers<Asked>::template with<Kind>) return inside::judge(table, now, kind);
            return not_awaited;
        },
        now.awaits, decision);
}

Judgement judge_faces(const std::vector<int>& dice) {
    const auto a_die = [](int face) { return face >= 1 && face <= 6; };
    if (std::all_of(dice.begin(), dice.end(), a_die)) return std::nullopt;
    return Refusal{.reason = Reason::die_outside_1_to_6};
}

Reason wrong_dice(RollFor what) {
    switch (what) {
        case RollFor::fleet:
            return Reason::wrong_dice_fleet;
        case RollFor::battle:
            return Reason::wrong_dice_battle;
        case RollFor::siege:
            break;
    }
    return Reason::wrong_dice_siege;
}

// Faces must be as many as the dice; hits at most as many.
Judgement judge_numbers(const AwaitRoll& asked, const Roll& roll) {
    const bool fits = std::visit(values::overloaded{[&](const Faces& faces) {
                                                        return std::cmp_equal(faces.attacker.size(), asked.attacker) &&
                                                               std::cmp_equal(faces.defender.size(), asked.defender);
                                                    },
                                                    [&](const Hits& hits) {
                                                        return hits.attacker >= 0 && hits.attacker <= asked.attacker &&
                                                               hits.defender >= 0 && hits.defender <= asked.defender;
                                                    }},
                                 roll.dice);
    if (fits) return std::nullopt;
    return Refusal{.reason = wrong_dice(asked.what), .need = asked.attacker, .have = asked.defender};
}

Judgement judge_roll(const Position& now, const Roll& roll) {
    if (const auto* faces = std::get_if<Faces>(&roll.dice))
        for (const auto& dice : {faces->attacker, faces->defender})
            if (auto refusal = judge_faces(dice)) return refusal;
    const auto* asked = std::get_if<AwaitRoll>(&now.awaits);
    if (!asked) return not_awaited;
    return judge_numbers(*asked, roll);
}

int count_hits(const std::vector<int>& dice) {
    return static_cast<int>(std::count_if(dice.begin(), dice.end(), is_hit));
}

Hits hits_of(const Roll& roll) {
    return std::visit(values::overloaded{[](const Hits& hits) { return hits; },
                                         [](const Faces& faces) {
                                             return Hits{count_hits(faces.attacker), count_hits(faces.defender)};
                                         }},
                      roll.dice);
}

void carry_out_roll(Change& change, const Roll& roll) {
    const RollFor what = std::get<AwaitRoll>(change.now.awaits).what;
    const Hits hits = hits_of(roll);
    change.tell(Rolled{what, hits});
    switch (what) {
        case RollFor::fleet:
            return inside::fleet_rolled(change, hits);
        case RollFor::battle:
            return inside::battle_rolled(change, hits);
        case RollFor::siege:
            return inside::siege_rolled(change, hits);
    }
}

void carry_out_decision(Change& change, const Decision& decision) {
    std::visit([&](const auto& kind) { inside::carry_out(change, kind); }, decision);
}

void list_legal(const Table& table, const Position& now, Decisions& out) {
    std::visit(values::overloaded{[](const AwaitRoll&) {}, [](const Over&) {},
                                  [&](const auto& asked) { inside::list(table, now, asked, out); }},
               now.awaits);
}

// The one decision that is legal, where the protocol lets it pass unasked.
std::optional<Decision> taken_by_itself(const Table& table, const Position& now) {
    if (std::holds_alternative<AwaitAction>(now.awaits)) return std::nullopt;
    Decisions two_at_most{2};
    list_legal(table, now, two_at_most);
    if (two_at_most.list().size() != 1) return std::nullopt;
    return two_at_most.list().front();
}

void settle(Change& change) {
    while (const auto decision = taken_by_itself(change.table, change.now)) {
        change.tell(TakenByItself{*awaited_player(change.now.awaits), *decision});
        carry_out_decision(change, *decision);
    }
}

// After a correction nothing follows by itself.
void carry_out_entry(Change& change, const Entry& entry) {
    std::visit(values::overloaded{[&](const Decision& decision) {
                                      carry_out_decision(change, decision);
                                      settle(change);
                                  },
                                  [&](const Roll& roll) {
                                      carry_out_roll(change, roll);
                                      settle(change);
                                  },
                                  [&](const auto& by_the_table) { inside::carry_out(change, by_the_table); }},
               entry);
}

// Made where it is returned: a position is copied once.
tl::expected<Step, Refusal> carried_out(const Table& table, const Position& position, const Entry& entry) {
    tl::expected<Step, Refusal> step{tl::in_place, position, std::vector<Effect>{}};
    step->effects.reserve(usual_effects);
    Change change{table, step->after, step->effects};
    carry_out_entry(change, entry);
    return step;
}

City city_at_start(const BoardCity& city) {
    // BYZ-2: none on Persian cities or Constantinople.
    const bool tokens = side_of(city.side).has_value() && !city.capital;
    return {city.side, static_cast<std::int8_t>(tokens ? city.strength : 0), std::nullopt, false};
}

Display display_at_start(const Setup& setup, Side side) {
    const BoxCounts& army = setup.army[index(side)];
    return {setup.treasury[index(side)],
            setup.victory_points[index(side)],
            army.elite,
            army.main,
            army.levy,
            army.move,
            false,
            false,
            std::nullopt};
}

Player player_at_start(const Setup& setup, Color color) {
    Player player{};
    player.color = color;
    player.displays = {display_at_start(setup, Side::byzantine), display_at_start(setup, Side::arab)};
    player.pool = setup.cube_pool;
    player.casualty = setup.casualty_pool;
    player.fortifications = setup.fortifications_per_player;
    return player;
}

}  // namespace

// BYZ-1: players as seated. BYZ-3: their displays and pools as the board file says.
Position start(const Table& table, const Header& header) {
    const Setup& setup = table.board.setup;
    Position position{};
    position.turn = 1;
    position.first = position.active = header.first;
    for (const Seat& seat : header.seats) position.players.push_back(player_at_start(setup, seat.color));
    for (const BoardCity& city : table.board.cities) position.cities.push_back(city_at_start(city));
    position.bulgars = setup.bulgar_cubes;
    position.awaits = AwaitAction{header.first, {}};
    return position;
}

tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry) {
    if (const auto refusal = check(table, position, entry)) return tl::unexpected{*refusal};
    return carried_out(table, position, entry);
}

std::optional<Refusal> check(const Table& table, const Position& position, const Entry& entry) {
    return std::visit(
        values::overloaded{[&](const Decision& decision) { return judge_decision(table, position, decision); },
                           [&](const Roll& roll) { return judge_roll(position, roll); },
                           [&](const auto& by_the_table) { return inside::judge(table, position, by_the_table); }},
        entry);
}

std::vector<Decision> legal(const Table& table, const Position& position) {
    Decisions decisions;
    list_legal(table, position, decisions);
    return std::move(decisions).take();
}

// A to G of the rulebook.
void inside::list(const Table& table, const Position& now, const AwaitAction&, Decisions& out) {
    const CubesBySide cubes = affordable_by_side(now[now.active]);
    list_control(table, now, cubes, out);
    list_increase(table, now, cubes, out);
    list_special(table, now, cubes, out);
    list_bulgars(table, now, cubes, out);
    list_tax_and_church(table, now, out);
    list_move(table, now, out);
    list_pass(table, now, out);
}

}  // namespace byzantium
