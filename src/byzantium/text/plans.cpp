// SPDX-License-Identifier: MIT
#include "byzantium/text/plans.h"

#include "byzantium/odds/approach.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/more_cubes.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/attack_out.h"
#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using byzantium::odds::Plan;
using byzantium::odds::PlanLine;
using json::Raw;

// The members of a force, and more.
template <class... Members>
std::string force_with(const byzantium::odds::Force& force, const Members&... members) {
    return json::object("elite", force.elite, "main", force.main, "move", force.move, "guard", force.guard, members...);
}

std::string arrivals_json(const Position& now, const Plan& plan) {
    const auto* marching = std::get_if<byzantium::odds::Marching>(&plan.advance);
    if (!marching) return "[" + force_with(plan.sets_out, "p_arrives", 1.0) + "]";
    const auto coming = byzantium::odds::approach(now, marching->army, marching->way, marching->fleet);
    return json::listed(coming.arrivals,
                        [](const byzantium::odds::Arrival& one) { return force_with(one.force, "p_arrives", one.p); });
}

std::string spoils_json(const Spoils& won) {
    return json::object("side", to_text(won.side), "vp", won.vp, "bezants", won.bezants, "tokens", won.tokens,
                        "ends_game", won.ends_game);
}

std::string garrison_json(const std::optional<GarrisonCost>& garrison) {
    if (!garrison) return "null";
    std::string cubes;
    json::put_list(cubes, garrison->from, [](Cube cube) { return to_text(cube); });
    return json::object("cubes", Raw{cubes}, "bezants", garrison->bezants);
}

std::string way_back_json(const Board& board, const std::optional<WayBack>& back) {
    if (!back) return "null";
    const auto leave = back->leave_of ? std::optional<std::string_view>{to_text(*back->leave_of)} : std::nullopt;
    return json::object("cubes", back->cubes, "to", Raw{cities_json(board, back->to)}, "leave_of", leave,
                        "cubes_if_denied", back->cubes_if_denied);
}

std::string line_json(const PlanLine& line) {
    std::string out = "{";
    put_defence(out, line.defence);
    const auto left = json::listed(line.left, [](const byzantium::odds::Left& one) {
        return force_with(one.cubes, "p_taken", one.p_taken, "p_beaten", one.p_beaten);
    });
    json::put_members(out, "p_capture", line.p_capture, "p_destroyed", line.p_destroyed, "p_destroyed_if_denied",
                      line.p_destroyed_if_denied, "expected_losses", Raw{expected_json(line.expected)}, "expected_vp",
                      line.expected_vp, "expected_bezants", line.expected_bezants, "left", Raw{left});
    return out + '}';
}

std::string costed_json(const Position& now, const Plan& plan,
                        const std::optional<byzantium::odds::Reinforcement>& joined) {
    const auto* marching = std::get_if<byzantium::odds::Marching>(&plan.advance);
    if (!joined || !marching) return "null";
    const byzantium::odds::Price price = byzantium::odds::price_of(now, marching->army, *joined);
    return json::object("elite", joined->elite, "main", joined->main, "p_capture", joined->p_capture, "bezants",
                        price.bezants, "actions", price.actions, "is_had", price.is_had);
}

std::string needs_json(const Table& table, const Position& now, const Plan& plan) {
    return json::listed(byzantium::odds::needs(table, now, plan), [&](const byzantium::odds::Need& need) {
        return json::object("p_wanted", need.chance, "main", Raw{costed_json(now, plan, need.main)}, "any",
                            Raw{costed_json(now, plan, need.any)});
    });
}

std::string plan_json(const Table& table, const Position& now, const Plan& plan) {
    return json::object("advance", Raw{advance_json(table.board, plan.advance)}, "sets_out",
                        Raw{force_json(plan.sets_out)}, "cost", plan.move_cubes, "bezants", plan.bezants, "p_arrives",
                        plan.p_arrives, "arrivals", Raw{arrivals_json(now, plan)}, "spoils",
                        Raw{spoils_json(plan.spoils)}, "garrison", Raw{garrison_json(plan.garrison)}, "way_back",
                        Raw{way_back_json(table.board, plan.back)}, "defences",
                        Raw{json::listed(plan.lines, line_json)}, "needs", Raw{needs_json(table, now, plan)});
}

}  // namespace

std::string write_plans(const Table& table, const Position& now, const Assault& assault,
                        const std::vector<Plan>& plans) {
    const auto side = assault.army ? std::optional<std::string_view>{to_text(*assault.army)} : std::nullopt;
    const auto list = json::listed(plans, [&](const Plan& plan) { return plan_json(table, now, plan); });
    return json::object("player", to_text(assault.attacker), "army", side, "city", table.board[assault.city].id,
                        "plans", Raw{list});
}

}  // namespace byzantium::text
