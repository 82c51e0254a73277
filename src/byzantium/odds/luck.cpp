// SPDX-License-Identifier: MIT
#include "byzantium/odds/luck.h"

#include "byzantium/odds/outlook.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/refusal.h"
#include "values/overloaded.h"

#include <algorithm>
#include <stdexcept>

namespace byzantium::odds {
namespace {

using namespace byzantium;
using byzantium::Step;

template <class Kind>
const Kind* told(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        if (const auto* kind = std::get_if<Kind>(&effect)) return kind;
    return nullptr;
}

std::optional<Turning> turning(const AwaitRoll& asked) {
    switch (asked.what) {
        case RollFor::fleet:
            return std::nullopt;
        case RollFor::battle:
            return Turning::battle_dice;
        case RollFor::siege:
            break;
    }
    return Turning::siege_dice;
}

// Cubes given up on a way decide nothing.
std::optional<Turning> turning(const AwaitLosses& asked) {
    switch (asked.from) {
        case LossFrom::fleet:
        case LossFrom::retreat:
            return std::nullopt;
        case LossFrom::battle_attacker:
        case LossFrom::battle_defender:
        case LossFrom::siege:
            break;
    }
    return Turning::losses;
}

std::optional<Turning> turning(const Position& now, const AwaitSeaRetreat&) {
    if (now.retreat->why == RetreatFor::before_battle) return Turning::sea_leave;
    return std::nullopt;
}

std::optional<Turning> turning(const Position& now) {
    const auto none = [](const auto&) -> std::optional<Turning> { return std::nullopt; };
    const auto defence = [](const auto&) -> std::optional<Turning> { return Turning::defence; };
    return std::visit(
        values::overloaded{
            [](const AwaitRoll& a) { return turning(a); }, [](const AwaitLosses& a) { return turning(a); },
            [&](const AwaitSeaRetreat& a) { return turning(now, a); },
            [&](const AwaitDefence& a) { return defence(a); }, [&](const AwaitLevy& a) { return defence(a); },
            [](const AwaitFight&) -> std::optional<Turning> { return Turning::order; },
            [&](const AwaitAction& a) { return none(a); }, [&](const AwaitIncrease& a) { return none(a); },
            [&](const AwaitMarch& a) { return none(a); }, [&](const AwaitFleet& a) { return none(a); },
            [&](const AwaitSail& a) { return none(a); }, [&](const AwaitRetreat& a) { return none(a); },
            [&](const AwaitGarrison& a) { return none(a); }, [&](const AwaitUpkeep& a) { return none(a); },
            [&](const Over& a) { return none(a); }},
        now.awaits);
}

// Who rolls against the attacker; nobody for a city that nobody controls, and for the Bulgars.
std::optional<Color> opponent(const Position& now) {
    if (!now.attack) return fleet_holder(now);
    if (!now.attack->battle) return now[now.attack->city].control;
    return std::visit(values::overloaded{[](const ArmyDefends& d) -> std::optional<Color> { return d.army.player; },
                                         [](const LevyDefends& d) -> std::optional<Color> { return d.army.player; },
                                         [](const BulgarsDefend&) -> std::optional<Color> { return std::nullopt; }},
                      now.attack->battle->defender);
}

class Chronicle {
public:
    Chronicle(const Table& table, const Position& start) : table_{table}, now_{start} {
        for (const Player& player : start.players) report_.players.push_back({player.color});
    }

    void enter(std::size_t number, const Entry& entry) {
        auto verdict = apply(table_, now_, entry);
        if (!verdict)
            throw std::logic_error{"an entry of the journal is not legal: " + message(table_.board, verdict.error())};
        const Step& step = *verdict;
        if (std::holds_alternative<Roll>(entry)) count_dice(step);
        if (const auto* began = told<AttackBegan>(step.effects))
            begin(number, *began, step);
        else if (open_)
            go_on(number, entry, step);
        now_ = step.after;
    }

    LuckReport report() && { return std::move(report_); }

private:
    Fight& fight() { return report_.fights.back(); }
    PlayerLuck& of(Color color) {
        return *std::find_if(report_.players.begin(), report_.players.end(),
                             [&](const PlayerLuck& player) { return player.player == color; });
    }

    // Nothing if the table holds more cubes than the odds can reckon with.
    std::optional<double> chance(const Position& position) const try {
        return chance_to_capture(table_, position);
    } catch (const OutOfLimits&) {
        return std::nullopt;
    }

    std::optional<double> chance_after(const Step& step) const {
        if (told<CityCaptured>(step.effects)) return 1;
        return step.after.attack ? chance(step.after) : 0;
    }

    void begin(std::size_t number, const AttackBegan& began, const Step& step) {
        const auto p = chance_after(step);
        report_.fights.push_back({number,
                                  began.player,
                                  began.army,
                                  began.city,
                                  now_[began.city].control,
                                  p.value_or(0),
                                  {},
                                  FightEnd::under_way});
        open_ = true;
        p ? close_if_over(step) : close(FightEnd::broken_off);
    }

    void go_on(std::size_t number, const Entry& entry, const Step& step) {
        if (std::holds_alternative<AwaitPlayer>(entry) || !chance_after(step)) return close(FightEnd::broken_off);
        if (!std::holds_alternative<Correct>(entry)) take_step(number, step);
        close_if_over(step);
    }

    void take_step(std::size_t number, const Step& step) {
        const auto what = turning(now_);
        const auto before = chance(now_);
        const auto after = chance_after(step);
        if (!what || !before || !after) return;
        const bool dice = std::holds_alternative<AwaitRoll>(now_.awaits);
        const auto chooser = dice ? std::nullopt : awaited_player(now_.awaits);
        fight().steps.push_back({number, *what, chooser, *before, *after});
        credit(chooser, *after - *before);
    }

    void credit(std::optional<Color> chooser, double gain) {
        const Color attacker = fight().attacker;
        if (chooser) {
            of(*chooser).choice += *chooser == attacker ? gain : -gain;
            return;
        }
        of(attacker).luck += gain;
        if (const auto other = opponent(now_)) of(*other).luck -= gain;
    }

    void count_dice(const Step& step) {
        const auto& asked = std::get<AwaitRoll>(now_.awaits);
        const Hits hits = told<Rolled>(step.effects)->hits;
        of(asked.player).dice += asked.attacker;
        of(asked.player).hits += hits.attacker;
        if (const auto other = opponent(now_)) {
            of(*other).dice += asked.defender;
            of(*other).hits += hits.defender;
        }
    }

    // The control cube and the way back belong to the attack no more.
    void close_if_over(const Step& step) {
        if (told<CityCaptured>(step.effects)) return close(FightEnd::taken);
        if (!step.after.attack) close(FightEnd::beaten_off);
    }

    void close(FightEnd end) {
        fight().end = end;
        open_ = false;
    }

    const Table& table_;
    Position now_;
    LuckReport report_;
    bool open_ = false;
};

}  // namespace

LuckReport luck(const Table& table, const Position& start, std::span<const Entry> entries) {
    Chronicle chronicle{table, start};
    for (std::size_t i = 0; i < entries.size(); ++i) chronicle.enter(i, entries[i]);
    return std::move(chronicle).report();
}

}  // namespace byzantium::odds
