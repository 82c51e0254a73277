// SPDX-License-Identifier: MIT
#include "byzantium/odds/plan.h"

#include "byzantium/odds/chain.h"

#include <algorithm>
#include <tuple>

namespace byzantium::odds {
namespace {

using namespace byzantium;

constexpr int bought_cube = 3;          // bezants (BYZ-7)
constexpr int cubes_of_a_garrison = 2;  // if no other cube can be had (BYZ-54)

int spent(const Way& way, Fleet fleet) {
    const WayCost cost = cost_of(way);
    return fleet == Fleet::imposed ? cost.imposed : cost.plain;
}

// With no more active cubes than this the army does not survive being beaten.
int fatal(const std::optional<int>& cubes) { return cubes ? *cubes : static_cast<int>(most_active_cubes); }

// Sums up one line over everything that may arrive.
class Line {
public:
    Line(const Plan& plan, const DefenceOdds& odds, const Approach& approach) : plan_{plan}, odds_{odds} {
        line_.defence = odds.defence;
        line_.p_capture = 0;
        line_.p_destroyed = approach.p_destroyed;
        if (plan.back && plan.back->leave_of) line_.p_destroyed_if_denied = approach.p_destroyed;
        line_.expected = approach.lost;
        for (const Arrival& arrival : approach.arrivals) add(arrival);
        std::sort(line_.left.begin(), line_.left.end(),
                  [](const Left& one, const Left& other) { return cubes_of(one.cubes) > cubes_of(other.cubes); });
        line_.expected_vp = line_.p_capture * plan.spoils.vp;
        line_.expected_bezants = line_.p_capture * plan.spoils.bezants;
    }

    const PlanLine& line() const { return line_; }

private:
    static std::tuple<int, int, int, int> cubes_of(const Force& force) {
        return {active_cubes(force), force.elite, force.main, force.move};
    }

    void add(const Arrival& arrival) {
        const Chain ends = chain(against(odds_, arrival.force).attack);
        line_.p_capture += arrival.p * ends.p_capture;
        add_losses(arrival.p, ends.expected);
        for (int lost = 0; lost <= ends.cubes; ++lost) {
            const auto place = static_cast<std::size_t>(lost);
            add_left({after(arrival.force, lost), arrival.p * ends.taken[place], arrival.p * ends.beaten[place]});
        }
    }

    void add_losses(double p, const ExpectedLosses& fights) {
        auto& sum = line_.expected;
        sum.elite += p * fights.elite;
        sum.main += p * fights.main;
        sum.move += p * fights.move;
        sum.total = sum.elite + sum.main + sum.move;
        sum.guard += p * fights.guard;
    }

    void add_left(const Left& left) {
        if (left.p_taken == 0 && left.p_beaten == 0) return;
        add_destroyed(left);
        auto& list = line_.left;
        const auto same = std::find_if(list.begin(), list.end(), [&](const Left& l) { return l.cubes == left.cubes; });
        if (same == list.end()) return list.push_back(left);
        same->p_taken += left.p_taken;
        same->p_beaten += left.p_beaten;
    }

    // A control cube that the army must give may be its end too (BYZ-54).
    void add_destroyed(const Left& left) {
        const int cubes = active_cubes(left.cubes);
        const bool by_garrison = plan_.garrison && plan_.garrison->from.empty() && cubes <= cubes_of_a_garrison;
        const double whatever = by_garrison ? left.p_taken : 0;
        const int back = plan_.back ? fatal(plan_.back->cubes) : 0;
        line_.p_destroyed += whatever + (cubes <= back ? left.p_beaten : 0);
        if (!line_.p_destroyed_if_denied) return;
        *line_.p_destroyed_if_denied += whatever + (cubes <= fatal(plan_.back->cubes_if_denied) ? left.p_beaten : 0);
    }

    const Plan& plan_;
    const DefenceOdds& odds_;
    PlanLine line_{};
};

// As defences are listed: among equals, more armies standing, then without the levy. So the same defence comes first
// of equals on every way.
bool better_for_defenders(const PlanLine& one, const PlanLine& other) {
    const auto rank = [](const PlanLine& line) {
        return std::tuple{line.p_capture, -static_cast<int>(line.defence.standing.size()),
                          line.defence.levy.has_value()};
    };
    return rank(one) < rank(other);
}

// The defenders' choices are the same whatever arrives; an order of battles is shown for an army unharmed on its way.
void add_lines(const Table& table, const Position& now, const Assault& assault, const Approach& approach, Plan& plan) {
    for (const Arrival& arrival : approach.arrivals) plan.p_arrives += arrival.p;
    if (approach.arrivals.empty()) return;
    const Defending defending{table, now, assault};
    for (const DefenceOdds& odds : defences(table, now, defending, approach.arrivals.front().force, assault.city))
        plan.lines.push_back(Line{plan, odds, approach}.line());
    std::stable_sort(plan.lines.begin(), plan.lines.end(), better_for_defenders);
}

Plan plan_of(const Table& table, const Position& now, const Marching& marching) {
    const auto [army, way, fleet] = marching;
    const Assault assault{army.player, army.side, way.target};
    Plan plan{marching,
              way.target,
              force_of(now[army.player][army.side]),
              spent(way, fleet),
              price_of(way.civil_war),
              0,
              spoils(table, now, assault),
              garrison_cost(table, now, army, way),
              way_back(table, now, army, way),
              {}};
    add_lines(table, now, assault, approach(now, army, way, fleet), plan);
    return plan;
}

}  // namespace

int price_of(std::optional<Cube> cube) { return !cube || cube == Cube::pool ? 0 : bought_cube; }

const PlanLine* Plan::best_line() const {
    const auto best =
        std::find_if(lines.begin(), lines.end(), [](const PlanLine& line) { return line.defence.by_leave.empty(); });
    return best == lines.end() ? nullptr : &*best;
}

double Plan::least_chance() const { return best_line() ? best_line()->p_capture : 0; }

std::vector<Plan> plans(const Table& table, const Position& now, ArmyRef army, CityId city) {
    std::vector<Plan> list;
    for (const Way& way : ways(table, now, army)) {
        if (way.target != city) continue;
        list.push_back(plan_of(table, now, {army, way, Fleet::allowed}));
        if (meets_fleet(way)) list.push_back(plan_of(table, now, {army, way, Fleet::imposed}));
    }
    return list;
}

std::optional<Plan> plan_of_civil_war(const Table& table, const Position& now, ArmyRef army, Cube cube) {
    for (Way way : ways(table, now, army)) {
        if (way.placed || !way.links.empty() || !way.civil_war) continue;
        way.civil_war = cube;
        return plan_of(table, now, {army, way, Fleet::allowed});
    }
    return std::nullopt;
}

std::optional<Plan> plan_of_bulgars(const Table& table, const Position& now, Color player, CityId city) {
    const auto targets = bulgar_targets(table, now, player);
    const auto target = std::find_if(targets.begin(), targets.end(), [&](const auto& t) { return t.city == city; });
    if (target == targets.end()) return std::nullopt;
    const Assault assault{player, std::nullopt, city};
    const Force force = bulgars(attacking_bulgars(table, now));
    Plan plan{Sending{player, target->cube}, city,         force,        0, price_of(target->cube), 0,
              spoils(table, now, assault),   std::nullopt, std::nullopt, {}};
    add_lines(table, now, assault, {{{force, 1}}, 0, 0, {}}, plan);
    return plan;
}

}  // namespace byzantium::odds
