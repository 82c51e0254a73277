// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

namespace byzantium::inside {
namespace {

ArmyRef mover(const Change& change) { return {change.now.active, change.now.march->side}; }

Judgement judge_move_cubes(const Position& now, CityId to, int need) {
    const int have = now[now.active][now.march->side].move;
    if (have < need) return Refusal{.reason = Reason::too_few_move_cubes, .city = to, .need = need, .have = have};
    return std::nullopt;
}

// BYZ-19: the choice is as it was before the step, without that link.
void withdraw(Change& change) {
    Position& now = change.now;
    const CityId to = now.sea_step->to;
    now.sea_step.reset();
    now.march->barred.push_back(to);
    change.tell(StepWithdrawn{now.active, to});
    if (now.march->begun) return await_march(change);
    now.awaits = AwaitAction{now.active, now.march->barred};
    now.march.reset();
}

}  // namespace

// BYZ-18: asked of the holder each time another player's Arab army is to use a sea link.
void await_fleet(Change& change, CityId to, const LinkCost& cost) {
    const ArmyRef army = mover(change);
    change.now.sea_step = SeaStep{to, cost.plain, cost.imposed, cost.dice};
    change.now.awaits =
        AwaitFleet{*sea_holder(change.now, army), army.player, *change.display(army).at, to, cost.imposed, cost.dice};
}

Judgement judge(const Table&, const Position&, const Impose&) { return std::nullopt; }

Judgement judge(const Table&, const Position& now, const Allow&) {
    if (std::holds_alternative<AwaitSeaRetreat>(now.awaits)) return std::nullopt;
    return judge_move_cubes(now, now.sea_step->to, now.sea_step->plain);
}

Judgement judge(const Table&, const Position& now, const Proceed&) {
    return judge_move_cubes(now, now.sea_step->to, now.sea_step->imposed);
}

Judgement judge(const Table&, const Position&, const Withdraw&) { return std::nullopt; }

// BYZ-19: a doubled cost that cannot be paid withdraws the step by itself.
void carry_out(Change& change, const Impose&) {
    const SeaStep& step = *change.now.sea_step;
    if (judge_move_cubes(change.now, step.to, step.imposed)) return withdraw(change);
    change.now.awaits = AwaitSail{change.now.active, step.to, step.imposed};
}

void carry_out(Change& change, const Allow&) {
    if (std::holds_alternative<AwaitSeaRetreat>(change.now.awaits)) return sea_allowed(change);
    const SeaStep step = *change.now.sea_step;
    if (pay_move(change, mover(change), step.plain) == Paid::goes_on) arrive(change, step.to, LinkKind::sea);
}

// BYZ-18: as many dice as the cubes that the link cost.
void carry_out(Change& change, const Proceed&) {
    const SeaStep step = *change.now.sea_step;
    if (pay_move(change, mover(change), step.imposed) == Paid::destroyed) return;
    change.now.awaits = AwaitRoll{change.now.active, RollFor::fleet, 0, step.dice};
}

void carry_out(Change& change, const Withdraw&) { withdraw(change); }

void list(const Table& table, const Position& now, const AwaitFleet&, Decisions& out) {
    out.add(Impose{});
    if (!judge(table, now, Allow{})) out.add(Allow{});
}

void list(const Table& table, const Position& now, const AwaitSail&, Decisions& out) {
    if (!judge(table, now, Proceed{})) out.add(Proceed{});
    out.add(Withdraw{});
}

void fleet_rolled(Change& change, const Hits& hits) { lose(change, mover(change), {hits.defender, LossFrom::fleet}); }

void after_fleet_losses(Change& change) {
    destroy_empty_armies(change);
    if (!change.display(mover(change)).at) return end_action(change);
    arrive(change, change.now.sea_step->to, LinkKind::sea);
}

}  // namespace byzantium::inside
