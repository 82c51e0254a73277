// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/what_if.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/defence.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/chances/attack_words.h"
#include "present/language/chance_words.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Attack;
using byzantium::odds::Force;
using byzantium::odds::Siege;

bool is_city(const Attack& attack, std::size_t group) { return group == attack.defenders.size() + 1; }

struct Range {
    int least;
    int most;
};
constexpr Range in_a_box{0, byzantium::odds::most_cubes_in_a_box};

// A number of a force or of a siege.
template <class Holder>
struct Cell {
    const char* id;
    std::string (*label)();
    Range range;
    int (*count)(const Holder&);
    void (*set)(Holder&, int);
};
constexpr std::array<Cell<Force>, 4> cells_of_a_force{{
    {"elite", [] { return word(byzantium::Box::elite); }, in_a_box, [](const Force& force) { return force.elite; },
     [](Force& force, int count) { force.elite = count; }},
    {"main", [] { return word(byzantium::Box::main); }, in_a_box, [](const Force& force) { return force.main; },
     [](Force& force, int count) { force.main = count; }},
    {"move", [] { return word(byzantium::Box::move); }, in_a_box, [](const Force& force) { return force.move; },
     [](Force& force, int count) { force.move = count; }},
    {"guard",
     []() -> std::string { return translated("Guard"); },
     {0, 1},
     [](const Force& force) { return byzantium::odds::guards(force); },
     [](Force& force, int count) { force.guard = count == 1; }},
}};
constexpr std::array<Cell<Siege>, 2> cells_of_the_city{{
    {"tokens",
     []() -> std::string { return translated("Tokens"); },
     {0, byzantium::odds::most_tokens},
     [](const Siege& city) { return city.tokens; },
     [](Siege& city, int count) { city.tokens = count; }},
    {"cubes_a_hit",
     []() -> std::string { return translated("Cubes per hit"); },
     {1, 2},
     [](const Siege& city) { return city.cubes_a_hit; },
     [](Siege& city, int count) { city.cubes_a_hit = count; }},
}};

std::size_t cells_in(const Attack& attack, std::size_t group) {
    return is_city(attack, group) ? cells_of_the_city.size() : cells_of_a_force.size();
}

// Does that with the cell and with what holds its number.
template <class Doing>
auto with_cell(const Attack& attack, WhatIfPlace place, const Doing& doing) {
    if (is_city(attack, place.group)) return doing(cells_of_the_city.at(place.cell), *attack.siege);
    return doing(cells_of_a_force.at(place.cell),
                 place.group == 0 ? attack.attacker : attack.defenders[place.group - 1]);
}

int cubes_in(const Attack& attack, WhatIfPlace place) {
    return with_cell(attack, place, [](const auto& cell, const auto& holder) { return cell.count(holder); });
}

Range range_of(const Attack& attack, WhatIfPlace place) {
    return with_cell(attack, place, [](const auto& cell, const auto&) { return cell.range; });
}

void set(Attack& attack, WhatIfPlace place, int count) {
    if (is_city(attack, place.group)) return cells_of_the_city.at(place.cell).set(*attack.siege, count);
    Force& force = place.group == 0 ? attack.attacker : attack.defenders[place.group - 1];
    cells_of_a_force.at(place.cell).set(force, count);
}

// Who is not named by the defence fights already, or is the Bulgars in their city.
std::vector<std::string> defender_names(const Names& names, const byzantium::odds::DefenceOdds& odds,
                                        const byzantium::Defender& first) {
    std::vector<std::string> all;
    for (const auto& ref : odds.defence.standing) all.push_back(defender(names, byzantium::ArmyDefends{ref}));
    if (odds.defence.levy) all.push_back(defender(names, byzantium::LevyDefends{*odds.defence.levy}));
    if (all.size() < odds.attack.defenders.size()) all.insert(all.begin(), defender(names, first));
    return all;
}

std::string defender_name(const WhatIf& what_if, std::size_t number) {
    const auto& known = what_if.start().defenders;
    if (number < known.size()) return known[number];
    return say("defender {n}", arg("n", number + 1));
}

std::string heading_of(const WhatIf& what_if, std::size_t group) {
    if (is_city(what_if.attack(), group)) return capitalised(what_if.start().city);
    return capitalised(group == 0 ? what_if.start().attacker : defender_name(what_if, group - 1));
}

std::string army_name(const Attack& attack, std::size_t group, const std::string& id) {
    if (group == 0) return "attacker:" + id;
    if (is_city(attack, group)) return "city:" + id;
    return "defender:" + std::to_string(group) + ':' + id;
}

std::string id_of(const Attack& attack, WhatIfPlace place) {
    return with_cell(attack, place, [](const auto& cell, const auto&) { return std::string{cell.id}; });
}

std::string place_label(const Attack& attack, WhatIfPlace place) {
    return with_cell(attack, place, [](const auto& cell, const auto&) { return capitalised(cell.label()); });
}

std::string chance_with_one_more(const Attack& attack, WhatIfPlace place) {
    Attack more = attack;
    set(more, place, cubes_in(attack, place) + 1);
    return percent(byzantium::odds::p_capture(more));
}

WhatIfCell cell_of(const Attack& attack, WhatIfPlace place) {
    const int count = cubes_in(attack, place);
    const Range range = range_of(attack, place);
    const bool can_rise = count < range.most;
    const auto chance = arg("chance", can_rise ? chance_with_one_more(attack, place) : std::string{});
    return {army_name(attack, place.group, id_of(attack, place)),
            place_label(attack, place),
            count,
            count > range.least,
            can_rise,
            can_rise ? chance.value : "",
            can_rise ? say("With one more of these the chance is {chance}.", chance) : ""};
}

std::vector<WhatIfGroup> groups_of(const WhatIf& what_if) {
    std::vector<WhatIfGroup> groups;
    const Attack& attack = what_if.attack();
    for (std::size_t group = 0; group < attack.defenders.size() + 2; ++group) {
        groups.push_back({heading_of(what_if, group), {}});
        for (std::size_t cell = 0; cell < cells_in(attack, group); ++cell)
            groups.back().cells.push_back(cell_of(attack, {group, cell}));
    }
    return groups;
}

std::string taking_in_numbers(const WhatIfStart& start, double p) {
    const auto who = arg("attacker", capitalised(start.attacker));
    if (p <= 0) return say("{attacker}: cannot take the city.", who);
    if (p >= 1) return say("{attacker}: always takes the city.", who);
    return say("{attacker}: the chance to take the city is {chance}.", who, arg("chance", in_words(p)));
}

std::vector<Bar> cubes_left(const byzantium::odds::Chain& chain) {
    std::vector<Bar> bars;
    for (int left = 0; left <= chain.cubes; ++left) {
        const auto lost = static_cast<std::size_t>(chain.cubes - left);
        bars.push_back({std::to_string(left), chain.taken[lost] + chain.beaten[lost]});
    }
    return bars_to_be_seen(std::move(bars));
}

std::string against_start(double p, double at_first) {
    const std::string points = decimal(100 * std::abs(p - at_first), 1);
    if (p == at_first) return say("Before: {chance}, the same as now.", arg("chance", percent(at_first)));
    return say(p > at_first ? marked("Before: {chance}. Now {points} points more.")
                            : marked("Before: {chance}. Now {points} points less."),
               arg("chance", percent(at_first)), arg("points", points));
}

std::string battles(const WhatIf& what_if, const byzantium::odds::Chain& chain) {
    std::string all;
    for (std::size_t i = 0; i < what_if.attack().defenders.size(); ++i)
        all += (i == 0 ? "" : "; ") + say("against {defender}: {chance}", arg("defender", defender_name(what_if, i)),
                                          arg("chance", percent(chain.p_won[i])));
    return all;
}

std::vector<std::string> details_of(const WhatIf& what_if, const byzantium::odds::Chain& chain) {
    std::vector<std::string> all;
    const Attack& attack = what_if.attack();
    if (attack != what_if.start().attack)
        all.push_back(against_start(chain.p_capture, byzantium::odds::p_capture(what_if.start().attack)));
    if (!attack.defenders.empty())
        all.push_back(say("Battles won: {battles}.", arg("battles", battles(what_if, chain))));
    all.push_back(say("On average {all} cubes are lost: {elite} Elite, {main} Main, {move} Move.",
                      arg("all", mean(chain.expected.total)), arg("elite", mean(chain.expected.elite)),
                      arg("main", mean(chain.expected.main)), arg("move", mean(chain.expected.move))));
    return all;
}

}  // namespace

WhatIfStart what_if_of(const Names& names, const byzantium::odds::Threat& threat) {
    const byzantium::odds::DefenceOdds& best = byzantium::odds::best_of(threat.defences);
    return {best.attack, attacker(names, threat.advance), defender_names(names, best, byzantium::BulgarsDefend{}),
            names.city(threat.city)};
}

std::optional<WhatIfStart> what_if_under_way(const Names& names, const byzantium::Table& table,
                                             const byzantium::Position& now) {
    const auto odds = byzantium::odds::attack_under_way(table, now);
    if (!odds) return std::nullopt;
    const byzantium::Defender first = now.attack->battle ? now.attack->battle->defender : byzantium::BulgarsDefend{};
    return WhatIfStart{odds->attack, attacker(names, now), defender_names(names, *odds, first),
                       names.city(now.attack->city)};
}

WhatIfStart usual_what_if() {
    Attack attack;
    attack.attacker = {0, 3, 1, false};
    attack.siege = Siege{2, 1};
    return {attack, translated("the attacker"), {}, translated("the city")};
}

int WhatIf::count(WhatIfPlace place) const { return cubes_in(now_, place); }

void WhatIf::change(WhatIfPlace place, int by) {
    typed_.reset();
    const Range range = range_of(now_, place);
    set(now_, place, std::clamp(count(place) + by, range.least, range.most));
}

void WhatIf::type(WhatIfPlace place, int digit) {
    const Range range = range_of(now_, place);
    const int longer = typed_ == place ? 10 * count(place) + digit : digit;
    const int wanted = longer <= range.most ? longer : digit;
    if (wanted >= range.least && wanted <= range.most) set(now_, place, wanted);
    typed_ = place;
}

void WhatIf::erase(WhatIfPlace place) {
    set(now_, place, std::max(count(place) / 10, range_of(now_, place).least));
    typed_ = place;
}

void WhatIf::add_defender() {
    typed_.reset();
    if (now_.defenders.size() < byzantium::odds::most_defenders) now_.defenders.push_back({0, 3, 0, false});
}

void WhatIf::remove_defender() {
    typed_.reset();
    if (!now_.defenders.empty()) now_.defenders.erase(now_.defenders.end() - 1);
}

WhatIfView what_if_view(const WhatIf& what_if) {
    const byzantium::odds::Chain chain = byzantium::odds::chain(what_if.attack());
    const double p = chain.p_capture;
    const bool full = what_if.attack().defenders.size() >= byzantium::odds::most_defenders;
    return {groups_of(what_if),
            {p, percent(p), taking_in_numbers(what_if.start(), p), translated("Cubes the attacker has left"),
             cubes_left(chain)},
            details_of(what_if, chain),
            full ? translated("No more defenders can be added.") : "",
            what_if.attack().defenders.empty() ? translated("There is no defender to remove.") : ""};
}

WhatIfWords what_if_words() {
    return {translated("What if?"),
            translated("Add a defender"),
            translated("Remove a defender"),
            translated("Reset"),
            translated("Map"),
            translated("Nothing is changed yet."),
            translated("Arrow keys move, digits or + and − change a value. Beside each: the chance with one more. The "
                       "game is not changed.")};
}

}  // namespace byzantium::words
