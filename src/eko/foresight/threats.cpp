// SPDX-License-Identifier: MIT
#include "eko/foresight/threats.h"

#include "eko/foresight/look.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

namespace eko::foresight {
namespace {

// A thing of somebody else's, and the best way to it that is known.
template <class Threat>
struct Target {
    FieldId field;
    std::optional<Threat> best{};
};

auto rank(const StackThreat& threat) { return std::tuple{threat.line.size(), threat.cost.storm, threat.kind}; }
auto rank(const BuildingThreat& threat) { return std::tuple{threat.line.size(), threat.cost.storm, threat.price}; }

// Whether nothing better could come: lines come in the order of their lengths.
bool is_best_of_its_length(const StackThreat& threat) {
    return threat.cost.storm == 0 && threat.kind == MoveKind::attack;
}
bool is_best_of_its_length(const BuildingThreat& threat) {
    return threat.cost.storm == 0 && threat.price == number(threat.building.size) + 1;
}

template <class Threat>
bool is_open(const Target<Threat>& target, std::size_t entries) {
    if (!target.best || target.best->line.size() > entries) return true;
    return target.best->line.size() == entries && !is_best_of_its_length(*target.best);
}

template <class Threat>
void better(Target<Threat>& target, Threat threat) {
    if (!target.best || rank(threat) < rank(*target.best)) target.best = std::move(threat);
}

class Seeker final : public inside::AtActions {
public:
    Seeker(const Table& table, const Position& turn) : table_{table}, turn_{turn}, look_{table, turn.player} {
        for (const FieldId field : table.board.all_ways)
            if (const auto stack = turn.cells.stack(field); stack && stack->owner != turn.player)
                stacks_.push_back({field});
        for (const FieldId field : table.board.all_sites)
            if (const auto building = turn.cells.building(field); building && building->owner != turn.player)
                buildings_.push_back({field});
        inside::each_action(table, turn, *this);
    }

    bool wants(const Position& now, const Line& before) override {
        // A march that is still to be entered is one entry, and so is the action.
        const std::size_t entries = before.size() + (std::holds_alternative<AwaitMarch>(now.awaits) ? 2 : 1);
        look_.at(now);
        const auto beaten = [&](const auto& target) {
            return is_open(target, entries) && !now.cells.empty(target.field) && look_.could_beat(target.field);
        };
        const auto replaced = [&](const auto& target) {
            return is_open(target, entries) && look_.could_replace(target.field);
        };
        return std::any_of(stacks_.begin(), stacks_.end(), beaten) ||
               std::any_of(buildings_.begin(), buildings_.end(), replaced);
    }

    void take(const Position& now, const Line& before) override {
        for (const Decision& decision : legal(table_, now)) {
            if (const auto* move = std::get_if<Move>(&decision)) look_at(now, *move, before);
            if (const auto* build = std::get_if<Build>(&decision)) look_at(now, *build, before);
        }
    }

    Threats found() && {
        Threats all{turn_.player, {}, {}};
        for (auto& target : stacks_)
            if (target.best) all.stacks.push_back(std::move(*target.best));
        for (auto& target : buildings_)
            if (target.best) all.buildings.push_back(std::move(*target.best));
        return all;
    }

private:
    template <class Targets>
    static auto* target_at(Targets& targets, FieldId field) {
        const auto at =
            std::find_if(targets.begin(), targets.end(), [&](const auto& one) { return one.field == field; });
        return at == targets.end() ? nullptr : &*at;
    }

    static Line with(const Line& before, const Decision& last) {
        Line line = before;
        line.push_back(last);
        return line;
    }

    void look_at(const Position& now, const Move& move, const Line& before) {
        const auto kind = kind_of(now, move);
        if (kind != MoveKind::attack && kind != MoveKind::kamikaze) return;
        auto* target = target_at(stacks_, move.to);
        if (target == nullptr || !is_open(*target, before.size() + 1)) return;
        Line line = with(before, move);
        const Cost cost = cost_of(line);
        better(*target, StackThreat{move.to, *turn_.cells.stack(move.to), std::move(line), cost, *kind});
    }

    void look_at(const Position& now, const Build& build, const Line& before) {
        const auto there = now.cells.building(build.on);
        if (!there || there->owner == now.player) return;
        auto* target = target_at(buildings_, build.on);
        if (target == nullptr || !is_open(*target, before.size() + 1)) return;
        Line line = with(before, build);
        const Cost cost = cost_of(line);
        better(*target,
               BuildingThreat{build.on, *turn_.cells.building(build.on), std::move(line), cost, price_of(now, build)});
    }

    const Table& table_;
    const Position& turn_;
    inside::Look look_;
    std::vector<Target<StackThreat>> stacks_;
    std::vector<Target<BuildingThreat>> buildings_;
};

}  // namespace

Threats threats_by(const Table& table, const Position& now, Color player) {
    const auto turn = acting_turn_of(table, now, player);
    if (!turn) return {player, {}, {}};
    return Seeker{table, *turn}.found();
}

std::vector<Threats> threats(const Table& table, const Position& now) {
    std::vector<Threats> all;
    for (const Color player : table.seats) all.push_back(threats_by(table, now, player));
    return all;
}

}  // namespace eko::foresight
