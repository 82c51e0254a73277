// SPDX-License-Identifier: MIT
// What more cubes would do for a plan.
#include "byzantium/odds/approach.h"
#include "byzantium/odds/defence.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/more_cubes.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/plan_text.h"
#include "present/language/chance_words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::odds::Marching;
using byzantium::odds::Plan;

constexpr int cubes_of_an_action = 3;  // that may be added (BYZ-11)

const ArmyRef& army_of(const Plan& plan) { return std::get<Marching>(plan.advance).army; }

// "1 more 50.0 %, 2 more 68.8 %": as many as one action adds.
std::string next_action(const Table& table, const Position& now, const Plan& plan) {
    std::vector<std::string> parts;
    for (int more = 1; more <= cubes_of_an_action; ++more) {
        if (plan.sets_out.main + more > byzantium::odds::most_cubes_in_a_box) break;
        const auto joined = byzantium::odds::reinforced(table, now, plan, 0, more);
        parts.push_back(say("{chance} with {n}", arg("chance", percent(joined->p_capture)), arg("n", more)));
    }
    return listed(parts);
}

std::string cubes_cell(const std::optional<byzantium::odds::Reinforcement>& joined) {
    if (!joined) return translated("out of reach");
    return short_force({joined->elite, joined->main, 0, false});
}

// Bezants and actions.
std::array<std::string, 2> price_cells(const Position& now, ArmyRef army,
                                       const std::optional<byzantium::odds::Reinforcement>& joined) {
    if (!joined) return {};
    const byzantium::odds::Price price = byzantium::odds::price_of(now, army, *joined);
    const auto actions = std::to_string(price.actions);
    if (!price.is_had) return {say("{n}, not available", arg("n", price.bezants)), actions};
    return {price.bezants == 0 ? translated("free") : std::to_string(price.bezants), actions};
}

std::string needs_table(const Position& now, const Plan& plan, const std::vector<byzantium::odds::Need>& needs) {
    const bool other = std::any_of(needs.begin(), needs.end(), [](const auto& need) { return need.any != need.main; });
    Columns columns{{Align::right, Align::left, Align::left, Align::right, Align::left, Align::left, Align::right},
                    "    "};
    std::vector<std::string> heading{translated("for"), translated("Main cubes"), translated("bezants"),
                                     translated("actions")};
    if (other)
        heading.insert(heading.end(), {translated("or with Elite"), translated("bezants"), translated("actions")});
    columns.row(heading);
    for (const auto& need : needs) {
        std::vector<std::string> cells{percent(need.chance)};
        const auto add = [&](const auto& joined) {
            const auto [bezants, actions] = price_cells(now, army_of(plan), joined);
            cells.insert(cells.end(), {cubes_cell(joined), bezants, actions});
        };
        add(need.main);
        if (need.any != need.main) add(need.any);
        columns.row(cells);
    }
    return columns.text();
}

// --- the table by Main cubes and tokens
constexpr int rows_around = 5;  // Main cubes less and more than there are

struct Window {
    int first_row;  // Main cubes
    int last_row;
    int first_column;  // tokens
    int last_column;
};

// The tokens of the capital never change, and a besieged city has one or more.
Window window_of(const byzantium::odds::Attack& attack, int most_main) {
    const int main = attack.attacker.main;
    const int here = attack.siege->tokens;
    const bool is_capital = attack.siege->cubes_a_hit > 1;
    const int most_tokens = std::max(4, here);  // three and a fortification
    return {std::max(1, main - rows_around), std::min(main + rows_around, most_main),
            is_capital ? here : std::max(1, most_tokens - 5), is_capital ? here : most_tokens};
}

// Whether the force of the attack is what arrives for certain: only then one cell is the chance of the plan.
enum class Arrives : std::uint8_t { for_certain, if_no_die_hits };

Arrives arrives(const Plan& plan) {
    const auto* marching = std::get_if<Marching>(&plan.advance);
    const bool rolls = marching && marching->fleet == byzantium::odds::Fleet::imposed;
    return rolls ? Arrives::if_no_die_hits : Arrives::for_certain;
}

std::string capture_cells(const byzantium::odds::Attack& attack, int most_main, Arrives arrives) {
    const Window window = window_of(attack, most_main);
    const auto chances = byzantium::odds::capture_table(attack, window.last_row, window.last_column);
    Columns columns{std::vector<Align>(10, Align::right), "    "};
    std::vector<std::string> heading{translated("Main")};
    for (int t = window.first_column; t <= window.last_column; ++t) heading.push_back(tokens(t));
    columns.row(heading);
    for (int main = window.first_row; main <= window.last_row; ++main) {
        std::vector<std::string> cells{std::to_string(main)};
        for (int t = window.first_column; t <= window.last_column; ++t) {
            const auto chance = percent(chances[static_cast<std::size_t>(main - 1)][static_cast<std::size_t>(t - 1)]);
            const bool is_now =
                arrives == Arrives::for_certain && main == attack.attacker.main && t == attack.siege->tokens;
            cells.push_back(is_now ? say("> {chance}", arg("chance", chance)) : chance);
        }
        columns.row(cells);
        const auto& row = chances[static_cast<std::size_t>(main - 1)];
        if (main >= attack.attacker.main && row.back() >= 1) break;  // more cubes change nothing
    }
    return columns.text();
}

// The attack that the plan's best defence makes of the force that arrives unharmed.
std::optional<byzantium::odds::DefenceOdds> best_attack(const Table& table, const Position& now, const Plan& plan) {
    if (plan.lines.empty()) return std::nullopt;
    const Assault assault = assault_of(plan.advance, plan.city);
    byzantium::odds::Force arrives = plan.sets_out;
    if (const auto* m = std::get_if<Marching>(&plan.advance))
        arrives = byzantium::odds::approach(now, m->army, m->way, m->fleet).arrivals.front().force;
    const byzantium::odds::Defending defending{table, now, assault};
    const auto all = byzantium::odds::defences(table, now, defending, arrives, plan.city);
    const auto& wanted = plan.lines[best_line(plan)].defence;
    return *std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.defence == wanted; });
}

}  // namespace

std::string more_cubes_text(const Names&, const Table& table, const Position& now, const Plan& plan) {
    auto needs = byzantium::odds::needs(table, now, plan);
    const auto reached = [&](const byzantium::odds::Need& need) { return need.chance <= plan.least_chance(); };
    needs.erase(std::remove_if(needs.begin(), needs.end(), reached), needs.end());
    if (needs.empty()) return {};
    std::string text{"\n"};
    if (plan.sets_out.main < byzantium::odds::most_cubes_in_a_box)
        text += wrapped(say("With more Main cubes, against the best defence: {chances}.",
                            arg("chances", next_action(table, now, plan))),
                        100, "  ");
    if (!needs.front().any)
        return text +
               say("  Even full boxes would not give it {chance}.", arg("chance", percent(needs.front().chance))) +
               '\n';
    return text + translated("  The fewest extra cubes for each chance, from the Cube Pool while it lasts:") + '\n' +
           needs_table(now, plan, needs);
}

std::string capture_table_text(const Names& names, const Table& table, const Position& now, const Plan& plan) {
    const auto best = best_attack(table, now, plan);
    if (!best) return {};
    const int bulgars = defenders(table, now, assault_of(plan.advance, plan.city)).bulgars;
    const auto words = condition(names, best->defence, bulgars).words();
    const bool are_bulgars = std::holds_alternative<byzantium::odds::Sending>(plan.advance);
    const int most = are_bulgars ? table.board.supply.bulgar_cubes : byzantium::odds::most_cubes_in_a_box;
    const char* const heading =
        arrives(plan) == Arrives::for_certain
            ? marked("The chance by Main cubes that arrive and tokens of the city, if {condition}")
            : marked(
                  "The chance by Main cubes and tokens of the city, once the army has arrived and no die of the "
                  "fleet has hit, if {condition}");
    return '\n' + wrapped(say(heading, arg("condition", words)), 100, "  ") +
           capture_cells(best->attack, std::max(most, best->attack.attacker.main), arrives(plan));
}

}  // namespace byzantium::words
