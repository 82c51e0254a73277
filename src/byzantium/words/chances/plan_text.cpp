// SPDX-License-Identifier: MIT
#include "byzantium/words/chances/plan_text.h"

#include "byzantium/odds/approach.h"
#include "byzantium/odds/force.h"
#include "byzantium/rules/board.h"
#include "byzantium/words/chances/attack_words.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Marching;
using byzantium::odds::Plan;
using byzantium::odds::PlanLine;
using byzantium::odds::Sending;

int defending_bulgars(const Table& table, const Position& now, const Plan& plan) {
    return defenders(table, now, assault_of(plan.advance, plan.city)).bulgars;
}

// Of the defence and the fleet.
Condition condition(const Names& names, const Table& table, const Position& now, const Plan& plan,
                    const PlanLine& line) {
    return condition(names, now, plan.advance, line.defence, defending_bulgars(table, now, plan));
}

std::string price(int bezants_due) {
    return bezants_due == 0 ? std::string{translated("no charge")} : bezants(bezants_due);
}

// --- the way
std::string fleet_words(const Names& names, const Position& now, const Marching& marching) {
    const auto holder = fleet_holder(now);
    if (!holder || !byzantium::odds::meets_fleet(marching.way)) return {};
    const auto player = names.player(*holder);
    if (marching.fleet == byzantium::odds::Fleet::allowed)
        return say("  {player} does not impose the Byzantine fleet.", arg("player", player)) + '\n';
    return say("  {player} imposes the Byzantine fleet and rolls {dice} against the army.", arg("player", player),
               arg("dice", dice(cost_of(marching.way).dice))) +
           '\n';
}

std::string arrivals_text(const byzantium::odds::Approach& approach) {
    Columns columns{{Align::left, Align::left}, "    "};
    columns.row({translated("what arrives"), translated("chance")});
    for (const auto& arrival : approach.arrivals) columns.row({force_words(arrival.force), in_words(arrival.p)});
    if (approach.p_destroyed > 0) columns.row({translated("nothing: it is destroyed"), in_words(approach.p_destroyed)});
    if (approach.p_stopped > 0)
        columns.row({translated("nothing: it cannot pay for the way"), in_words(approach.p_stopped)});
    return columns.text();
}

std::string arrival_text(const Plan& plan, const byzantium::odds::Approach& approach) {
    const auto sets_out = force_words(plan.sets_out);
    if (approach.arrivals.size() != 1 || plan.p_arrives < 1)
        return say("  It sets out with {force}.", arg("force", sets_out)) + '\n' + arrivals_text(approach);
    return wrapped(say("It sets out with {force} and arrives with {arrives}.", arg("force", sets_out),
                       arg("arrives", force_words(approach.arrivals.front().force))),
                   screen_columns, "  ");
}

std::string civil_war_text(const Marching& marching, const Plan& plan) {
    if (!marching.way.civil_war) return {};
    return say("  The civil war takes a cube from {source}: {price}.", arg("source", source(*marching.way.civil_war)),
               arg("price", price(plan.bezants))) +
           '\n';
}

std::string march_text(const Names& names, const Position& now, const Plan& plan, const Marching& marching) {
    const auto& [ref, way, fleet] = marching;
    const auto at = now[ref.player][ref.side].at;
    return wrapped(say("The way: from {city}, {way}: {cubes}.", arg("city", place(names, at)),
                       arg("way", way_words(names, way)), arg("cubes", army_cubes(0, 0, 0, plan.move_cubes))),
                   screen_columns, "  ") +
           fleet_words(names, now, marching) + civil_war_text(marching, plan) +
           arrival_text(plan, byzantium::odds::approach(now, ref, way, fleet));
}

std::string sending_text(const Plan& plan, const Sending& sending) {
    return say("  The Bulgars come with {cubes}; the cube that sends them is from {source}: {price}.",
               arg("cubes", cubes(plan.sets_out.main)), arg("source", source(sending.cube)),
               arg("price", price(plan.bezants))) +
           '\n';
}

// --- the defences
// Of several that are worst alike, the first.
const PlanLine& worst_line(const Plan& plan) {
    return *std::find_if(plan.lines.begin(), plan.lines.end(),
                         [&](const PlanLine& line) { return line.p_capture == plan.greatest_chance(); });
}

std::string rank_words(const Plan& plan, std::size_t place) {
    const PlanLine& line = plan.lines[place];
    if (plan.least_chance() == plan.greatest_chance()) return {};
    if (line.p_capture == plan.least_chance() && line.defence.by_leave.empty()) return translated(" (best)");
    return line.p_capture == plan.greatest_chance() ? translated(" (worst)") : "";
}

std::string defence_list(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    std::string text;
    for (std::size_t i = 0; i < plan.lines.size(); ++i)
        text += wrapped(
            say("{n}  if {condition}{rank}", arg("n", i + 1),
                arg("condition", condition(names, plan.lines[i].defence, defending_bulgars(table, now, plan)).words()),
                arg("rank", rank_words(plan, i))),
            screen_columns, "    ");
    return text;
}

std::string leave_text(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    const Defenders all = defenders(table, now, assault_of(plan.advance, plan.city));
    std::string text;
    for (const ArmyRef own : all.own)
        text += say("  {army} stands there and must retreat first (BYZ-36).",
                    arg("army", army(names, own.player, own.side))) +
                '\n';
    for (const DefendingArmy& defending : all.armies)
        if (defending.leave_of)
            text += wrapped(
                say(defending.if_denied == IfDenied::stands
                        ? marked("{army} can retreat only by sea, if {player} allows it; otherwise it stands (BYZ-50).")
                        : marked("{army} survives a retreat only by sea, if {player} allows it; otherwise it is "
                                 "destroyed (BYZ-50)."),
                    arg("army", army(names, defending.army.player, defending.army.side)),
                    arg("player", names.player(*defending.leave_of))),
                screen_columns, "  ");
    return text;
}

bool is_denied_anywhere(const Plan& plan) { return plan.back && plan.back->leave_of; }

std::string defence_table(const Plan& plan) {
    Columns columns{std::vector<Align>(10, Align::right), "    "};
    std::vector<std::string> heading{"", translated("taken"), translated("destroyed")};
    if (is_denied_anywhere(plan)) heading.emplace_back(translated("if denied"));
    for (const char* word : {"Elite", "Main", "Move", "VP", "bezants"}) heading.emplace_back(translated(word));
    columns.row(heading);
    std::size_t number = 0;
    for (const PlanLine& line : plan.lines) {
        std::vector<std::string> cells{std::to_string(++number), percent(line.p_capture), percent(line.p_destroyed)};
        if (is_denied_anywhere(plan)) cells.push_back(percent(line.p_destroyed_if_denied.value_or(line.p_destroyed)));
        for (const double number_of :
             {line.expected.elite, line.expected.main, line.expected.move, line.expected_vp, line.expected_bezants})
            cells.push_back(mean(number_of));
        columns.row(cells);
    }
    return columns.text();
}

constexpr std::size_t most_rows = 15;   // more leave out what hardly ever happens
constexpr double hardly_ever = 0.0005;  // what reads "under 0.1 %"

std::string left_table(const std::vector<byzantium::odds::Left>& left) {
    Columns columns{{Align::left, Align::right, Align::right}, "    "};
    columns.row({translated("cubes left"), translated("taken"), translated("not taken")});
    for (const auto& one : left) {
        if (left.size() > most_rows && std::max(one.p_taken, one.p_beaten) < hardly_ever) continue;
        const bool none = byzantium::odds::active_cubes(one.cubes) == 0;
        columns.row({none ? translated("none") : force_words(one.cubes), percent(one.p_taken), percent(one.p_beaten)});
    }
    return columns.text();
}

// --- what it brings
std::string spoils_text(const Names& names, const Plan& plan) {
    const Spoils& won = plan.spoils;
    const auto vp = points(won.vp, won.side);
    if (won.ends_game) return say("  Its fall brings {vp} and ends the game (BYZ-55).", arg("vp", vp)) + '\n';
    return say("  A capture brings {vp} and {bezants}; {city} has {tokens} then.", arg("vp", vp),
               arg("bezants", bezants(won.bezants)), arg("city", names.city(plan.city)),
               arg("tokens", tokens(won.tokens))) +
           '\n';
}

std::string garrison_text(const Plan& plan) {
    if (!plan.garrison) return {};
    if (plan.garrison->from.empty())
        return std::string{translated(
                   "  No cube is available to control it: the army gives two of its active cubes (BYZ-54).")} +
               '\n';
    return say("  Its control cube is from {source}: {price}.", arg("source", source(plan.garrison->from.front())),
               arg("price", price(plan.garrison->bezants))) +
           '\n';
}

std::string ends_of(const Names& names, CitySet to) {
    std::vector<std::string> cities;
    for (; to != 0; to &= to - 1) cities.push_back(names.city(first_of(to)));
    std::string text;
    for (const auto& city : cities)
        text = text.empty() ? city : say("{list} or {city}", arg("list", text), arg("city", city));
    return text;
}

std::string back_sentence(const Names& names, const WayBack& back) {
    if (!back.cubes) return translated("If beaten, it is destroyed: there is no way back.");
    if (*back.cubes == 0)
        return say("If beaten, it goes back to {city} and loses nothing.", arg("city", ends_of(names, back.to)));
    return say("If beaten, it goes back to {city} and loses {cubes}.", arg("city", ends_of(names, back.to)),
               arg("cubes", cubes(*back.cubes)));
}

std::string denial_sentence(const Names& names, const WayBack& back) {
    if (!back.leave_of) return {};
    const auto player = names.player(*back.leave_of);
    if (!back.cubes_if_denied) return say(" If {player} denies it the sea, it is destroyed.", arg("player", player));
    return say(" If {player} denies it the sea, it loses {cubes} instead.", arg("player", player),
               arg("cubes", cubes(*back.cubes_if_denied)));
}

std::string back_text(const Names& names, const Plan& plan) {
    if (!plan.back) return std::string{translated("  If beaten, the Bulgars stay in their box.")} + '\n';
    return wrapped(back_sentence(names, *plan.back) + denial_sentence(names, *plan.back), screen_columns, "  ");
}

// --- several ways
bool same_way(const Plan& one, const Plan& other) {
    return std::get<Marching>(one.advance).way == std::get<Marching>(other.advance).way;
}

// What the attacker can be sure of: of each way the worse with the fleet, of these the best.
const Plan& surest(const std::vector<Plan>& plans) {
    const auto is_worse_with_fleet = [&](const Plan& plan) {
        return std::all_of(plans.begin(), plans.end(), [&](const Plan& other) {
            return !same_way(plan, other) || plan.least_chance() <= other.least_chance();
        });
    };
    const Plan* best = &plans.front();
    for (const Plan& plan : plans)
        if (is_worse_with_fleet(plan) && (!is_worse_with_fleet(*best) || plan.least_chance() > best->least_chance()))
            best = &plan;
    return *best;
}

const char* fleet_cell(const Marching& marching) {
    if (!byzantium::odds::meets_fleet(marching.way)) return "";
    return marching.fleet == byzantium::odds::Fleet::imposed ? translated("imposed") : translated("allowed");
}

std::string overview(const Names& names, const Table& table, const Position& now, const std::vector<Plan>& plans) {
    Columns columns{{Align::right, Align::left, Align::left, Align::right, Align::right, Align::right}, "  "};
    columns.row({"", translated("way"), translated("fleet"), translated("Move cubes"), translated("defence best"),
                 translated("worst")});
    std::size_t number = 0;
    for (const Plan& plan : plans) {
        const auto& marching = std::get<Marching>(plan.advance);
        columns.row({std::to_string(++number), way_words(names, marching.way), fleet_cell(marching),
                     std::to_string(plan.move_cubes), percent(plan.least_chance()), percent(plan.greatest_chance())});
    }
    return plan_sentence(names, table, now, surest(plans)) +
           say("There are {n} ways to consider:", arg("n", plans.size())) + '\n' + columns.text();
}

std::string way_text(const Names& names, const Position& now, const Plan& plan) {
    return std::visit(values::overloaded{[&](const Marching& m) { return march_text(names, now, plan, m); },
                                         [&](const Sending& s) { return sending_text(plan, s); }},
                      plan.advance);
}

std::string defences_text(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    if (plan.lines.empty()) return {};
    const PlanLine& best = plan.lines[best_line(plan)];
    const auto if_best = condition(names, best.defence, defending_bulgars(table, now, plan)).words();
    return '\n' + leave_text(names, table, now, plan) +
           translated(
               "  The chance to take it and to be destroyed; the expected loss of cubes and gain of VP and bezants") +
           '\n' + defence_list(names, table, now, plan) + defence_table(plan) + '\n' +
           wrapped(say("What is left of the attacker if {condition}", arg("condition", if_best)), screen_columns,
                   "  ") +
           left_table(best.left);
}

std::string outcome_text(const Names& names, const Plan& plan) {
    if (plan.lines.empty()) return {};  // it brings nothing, and there is nothing to come back from
    return '\n' + spoils_text(names, plan) + garrison_text(plan) + back_text(names, plan);
}

std::string plan_text(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    return plan_sentence(names, table, now, plan) + '\n' + way_text(names, now, plan) +
           defences_text(names, table, now, plan) + outcome_text(names, plan) +
           more_cubes_text(names, table, now, plan) + capture_table_text(names, table, now, plan);
}

}  // namespace

std::string plans_text(const Names& names, const Table& table, const Position& now, const std::vector<Plan>& plans) {
    if (plans.size() == 1) return plan_text(names, table, now, plans.front());
    std::string text = overview(names, table, now, plans);
    std::size_t number = 0;
    for (const Plan& plan : plans)
        text += '\n' + say("Way {n}", arg("n", ++number)) + '\n' + plan_text(names, table, now, plan);
    return text;
}

std::size_t best_line(const Plan& plan) {
    const auto best = std::find_if(plan.lines.begin(), plan.lines.end(),
                                   [](const PlanLine& line) { return line.defence.by_leave.empty(); });
    return static_cast<std::size_t>(best - plan.lines.begin());
}

std::string plan_sentence(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    if (plan.lines.empty())
        return wrapped(say("{attacker} does not reach {city} this way: it cannot pay for the imposed fleet.",
                           arg("attacker", attacker(names, plan.advance)), arg("city", names.city(plan.city))),
                       screen_columns);
    const auto if_best = condition(names, table, now, plan, plan.lines[best_line(plan)]);
    const auto if_worst = condition(names, table, now, plan, worst_line(plan));
    const double least = plan.least_chance();
    const double greatest = plan.greatest_chance();
    if (plan.lines.size() > 1 && least == greatest)
        return wrapped(taking_anyway(names, plan.advance, plan.city, least), screen_columns);
    std::string text = wrapped(taking(names, plan.advance, plan.city, least, if_best), screen_columns);
    if (plan.lines.size() == 1) return text;
    constexpr ByChance at_worst{
        marked("This is against the best defence."),
        marked("This is against the best defence; against the worst it is {chance}, if {condition}."),
        marked("This is against the best defence; against the worst the city falls for certain, if {condition}.")};
    return text + wrapped(say(fitting(at_worst, greatest), arg("chance", in_words(greatest)),
                              arg("condition", if_worst.words())),
                          screen_columns);
}

}  // namespace byzantium::words
