// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/dice_view.h"

#include "byzantium/odds/crossing.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/desk/dice_words.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/chance_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

struct Named {
    std::optional<Color> player;
    std::string name;
};

Named attacking(const Names& names, const Position& now) { return {now.active, attacker(names, now)}; }

Named defending(const Names& names, const Position& now, RollFor what) {
    if (!now.attack) return {std::nullopt, dice_side(DiceSide::defender)};
    const CityId city = now.attack->city;
    if (what == RollFor::siege || !now.attack->battle) return {now[city].control, names.city(city)};
    const Defender& against = now.attack->battle->defender;
    const auto owner =
        std::visit(values::overloaded{[](const ArmyDefends& d) -> std::optional<Color> { return d.army.player; },
                                      [](const LevyDefends& d) -> std::optional<Color> { return d.army.player; },
                                      [](const BulgarsDefend&) -> std::optional<Color> { return std::nullopt; }},
                   against);
    return {owner, defender(names, against)};
}

constexpr double widest_chance = 0.888;

std::string after_the_roll(double chance) { return say("after the roll: {chance}", arg("chance", percent(chance))); }

// Attacked, or across the sea from an army that the Byzantine fleet rolls for.
std::optional<CityId> city_aimed_at(const Position& now) {
    return now.attack ? std::optional{now.attack->city} : odds::city_across(now);
}

std::optional<double> chance_now(const Table& table, const Position& now) {
    return now.attack ? odds::chance_to_capture(table, now) : odds::chance_across(table, now);
}

bool captures(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<CityCaptured>(effect); });
}

}  // namespace

std::vector<DiceRow> dice_rows(const Names& names, const Position& now) {
    const auto& asked = std::get<AwaitRoll>(now.awaits);
    std::vector<DiceRow> rows;
    const auto add = [&](DiceSide side, Named who) {
        rows.push_back({side, dice_side(side), who.player ? std::optional{badge(*who.player)} : std::nullopt,
                        capitalised(std::move(who.name))});
    };
    if (asked.attacker > 0) add(DiceSide::attacker, attacking(names, now));
    if (asked.what == RollFor::fleet) {
        const auto holder = fleet_holder(now);  // none: a correction has taken the cube away meanwhile
        rows.push_back({DiceSide::defender, capitalised(translated("the Byzantine fleet")),
                        holder ? std::optional{badge(*holder)} : std::nullopt,
                        holder ? names.label(*holder) : std::string{}});
    } else if (asked.defender > 0) {
        add(DiceSide::defender, defending(names, now, asked.what));
    }
    return rows;
}

std::optional<double> chance_before(const Table& table, const Position& now) try {
    return chance_now(table, now);
} catch (const odds::OutOfLimits&) {
    return std::nullopt;
}

std::optional<double> chance_after(const Table& table, const Position& now, const Roll& roll) try {
    if (!city_aimed_at(now)) return std::nullopt;
    const auto step = apply(table, now, roll);
    if (!step) return std::nullopt;
    if (captures(step->effects)) return 1;
    return city_aimed_at(step->after) ? chance_now(table, step->after) : 0;
} catch (const odds::OutOfLimits&) {
    return std::nullopt;
}

DiceView dice_view(const Names& names, const Table& table, const Position& before, const Roll& roll) {
    DiceTray tray{std::get<AwaitRoll>(before.awaits)};
    tray.fill(roll);
    return {dice_rows(names, before),
            std::move(tray),
            {},
            dice_chance(names, before, chance_before(table, before), chance_after(table, before, roll))};
}

std::optional<DiceChance> dice_chance(const Names& names, const Position& now, std::optional<double> before,
                                      std::optional<double> after) {
    const auto city = city_aimed_at(now);
    if (!city || !before) return std::nullopt;
    DiceChance chance{say("{city} falls", arg("city", names.city(*city))),
                      say("before the roll: {chance}", arg("chance", percent(*before))),
                      {},
                      after_the_roll(widest_chance)};
    if (after) chance.after = after_the_roll(*after);
    return chance;
}

}  // namespace byzantium::words
