// SPDX-License-Identifier: MIT
#include "present/what_if.h"

#include "odds/chain.h"
#include "odds/outlook.h"
#include "present/attack_words.h"
#include "present/chance_words.h"
#include "present/numbers.h"
#include "present/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace present {
namespace {

using odds::Attack;
using odds::Force;

constexpr double too_rare_for_a_bar = 0.0005;

bool is_city(const Attack& attack, std::size_t group) { return group == attack.defenders.size() + 1; }

Force& force_in(Attack& attack, std::size_t group) {
    return group == 0 ? attack.attacker : attack.defenders[group - 1];
}

std::vector<std::string> cell_ids(const Attack& attack, std::size_t group) {
    if (is_city(attack, group)) return {"tokens", "cubes_a_hit"};
    return {"elite", "main", "move", "guard"};
}

std::string cell_label(const std::string& id) {
    if (id == "tokens") return translated("Tokens");
    if (id == "cubes_a_hit") return translated("Cubes a hit");
    if (id == "guard") return translated("Guard");
    if (id == "elite") return word(byzantium::Box::elite);
    return word(id == "main" ? byzantium::Box::main : byzantium::Box::move);
}

int counted(const Attack& attack, WhatIfPlace place) {
    if (is_city(attack, place.group)) return place.cell == 0 ? attack.siege->tokens : attack.siege->cubes_a_hit;
    const Force& force = place.group == 0 ? attack.attacker : attack.defenders[place.group - 1];
    return std::array{force.elite, force.main, force.move, odds::guards(force)}.at(place.cell);
}

struct Range {
    int least;
    int most;
};
Range range_of(const Attack& attack, WhatIfPlace place) {
    if (is_city(attack, place.group)) return place.cell == 0 ? Range{0, odds::most_tokens} : Range{1, 2};
    return {0, place.cell == 3 ? 1 : odds::most_cubes_in_a_box};
}

void set(Attack& attack, WhatIfPlace place, int count) {
    if (is_city(attack, place.group)) {
        (place.cell == 0 ? attack.siege->tokens : attack.siege->cubes_a_hit) = count;
    } else if (place.cell == 3) {
        force_in(attack, place.group).guard = count == 1;
    } else {
        Force& force = force_in(attack, place.group);
        (place.cell == 0 ? force.elite : place.cell == 1 ? force.main : force.move) = count;
    }
}

// Who is not named by the defence fights already, or is the Bulgars in their city.
std::vector<std::string> defender_names(const Names& names, const odds::DefenceOdds& odds,
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

std::string name_of(const Attack& attack, std::size_t group, const std::string& id) {
    if (group == 0) return "attacker:" + id;
    if (is_city(attack, group)) return "city:" + id;
    return "defender:" + std::to_string(group) + ':' + id;
}

std::string chance_with_one_more(const Attack& attack, WhatIfPlace place) {
    Attack more = attack;
    set(more, place, counted(attack, place) + 1);
    return percent(odds::p_capture(more));
}

WhatIfCell cell_of(const Attack& attack, WhatIfPlace place, const std::string& id) {
    const int count = counted(attack, place);
    const Range range = range_of(attack, place);
    const bool can_rise = count < range.most;
    const auto chance = arg("chance", can_rise ? chance_with_one_more(attack, place) : std::string{});
    return {name_of(attack, place.group, id),
            cell_label(id),
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
        const auto ids = cell_ids(attack, group);
        for (std::size_t cell = 0; cell < ids.size(); ++cell)
            groups.back().cells.push_back(cell_of(attack, {group, cell}, ids[cell]));
    }
    return groups;
}

std::string taking_in_numbers(const WhatIfStart& start, double p) {
    const auto who = arg("attacker", capitalised(start.attacker));
    const auto city = arg("city", start.city);
    if (p <= 0) return say("{attacker}: cannot take {city}.", who, city);
    if (p >= 1) return say("{attacker}: always takes {city}.", who, city);
    return say("{attacker}: takes {city} with {chance}.", who, city, arg("chance", in_words(p)));
}

std::vector<Bar> cubes_left(const odds::Chain& chain) {
    std::vector<Bar> bars;
    for (int left = 0; left <= chain.cubes; ++left) {
        const auto lost = static_cast<std::size_t>(chain.cubes - left);
        const double p = chain.taken[lost] + chain.beaten[lost];
        if (p >= too_rare_for_a_bar) bars.push_back({std::to_string(left), p});
    }
    return bars;
}

std::string against_start(double p, double at_first) {
    const std::string points = decimal(100 * std::abs(p - at_first), 1);
    if (p == at_first) return say("At first it was {chance} too.", arg("chance", percent(at_first)));
    return say(p > at_first ? marked("At first it was {chance}: {points} points more now.")
                            : marked("At first it was {chance}: {points} points less now."),
               arg("chance", percent(at_first)), arg("points", points));
}

std::string battles(const WhatIf& what_if, const odds::Chain& chain) {
    std::string all;
    for (std::size_t i = 0; i < what_if.attack().defenders.size(); ++i)
        all += (i == 0 ? "" : "; ") + say("against {defender}: {chance}", arg("defender", defender_name(what_if, i)),
                                          arg("chance", percent(chain.p_won[i])));
    return all;
}

std::vector<std::string> details_of(const WhatIf& what_if, const odds::Chain& chain) {
    std::vector<std::string> all;
    const Attack& attack = what_if.attack();
    if (attack != what_if.start().attack)
        all.push_back(against_start(chain.p_capture, odds::p_capture(what_if.start().attack)));
    if (!attack.defenders.empty())
        all.push_back(say("Battles won: {battles}.", arg("battles", battles(what_if, chain))));
    all.push_back(say("On average {all} cubes are lost: {elite} Elite, {main} Main, {move} Move.",
                      arg("all", mean(chain.expected.total)), arg("elite", mean(chain.expected.elite)),
                      arg("main", mean(chain.expected.main)), arg("move", mean(chain.expected.move))));
    return all;
}

}  // namespace

WhatIfStart what_if_of(const Names& names, const odds::Threat& threat) {
    const odds::DefenceOdds& best = odds::best_of(threat.defences);
    return {best.attack, attacker(names, threat.advance), defender_names(names, best, byzantium::BulgarsDefend{}),
            names.city(threat.city)};
}

std::optional<WhatIfStart> what_if_under_way(const Names& names, const byzantium::Table& table,
                                             const byzantium::Position& now) {
    const auto odds = odds::attack_under_way(table, now);
    if (!odds) return std::nullopt;
    const byzantium::Defender first = now.attack->battle ? now.attack->battle->defender : byzantium::BulgarsDefend{};
    return WhatIfStart{odds->attack, attacker(names, now), defender_names(names, *odds, first),
                       names.city(now.attack->city)};
}

WhatIfStart usual_what_if() {
    Attack attack;
    attack.attacker = {0, 3, 1, false};
    attack.siege = odds::Siege{2, 1};
    return {attack, translated("the attacker"), {}, translated("the city")};
}

int WhatIf::count(WhatIfPlace place) const { return counted(now_, place); }

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
    if (now_.defenders.size() < odds::most_defenders) now_.defenders.push_back({0, 3, 0, false});
}

void WhatIf::remove_defender() {
    typed_.reset();
    if (!now_.defenders.empty()) now_.defenders.erase(now_.defenders.end() - 1);
}

WhatIfView what_if_view(const WhatIf& what_if) {
    const odds::Chain chain = odds::chain(what_if.attack());
    const double p = chain.p_capture;
    const bool full = what_if.attack().defenders.size() >= odds::most_defenders;
    return {groups_of(what_if),
            {p, percent(p), taking_in_numbers(what_if.start(), p), translated("Cubes left of the attacker"),
             cubes_left(chain)},
            details_of(what_if, chain),
            full ? translated("No more defenders can be reckoned with.") : "",
            what_if.attack().defenders.empty() ? translated("There is no defender to take away.") : ""};
}

WhatIfWords what_if_words() {
    return {
        translated("What if?"),
        translated("Add a defender"),
        translated("Take one away"),
        translated("As at first"),
        translated("Map"),
        translated("Nothing is changed yet."),
        translated("Arrows walk, digits or + and \u2212 change a number. Beside it: the chance with one more. Nothing "
                   "on the table changes.")};
}

}  // namespace present
