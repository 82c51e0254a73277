// SPDX-License-Identifier: MIT
#include "eko/foresight/plan.h"

#include "eko/foresight/look.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace eko::foresight {
namespace {

// Where the stack that stood there when the line began stands after it, if it was not lost.
FieldId followed(FieldId field, const Line& line) {
    for (const Decision& decision : line)
        if (const auto* move = std::get_if<Move>(&decision); move != nullptr && move->from == field) field = move->to;
    return field;
}

template <class Feat>
auto rank(const Feat& feat) {
    return std::pair{feat.line.size(), feat.cost.storm};
}

std::tuple<FieldId, MoveKind> key(const Destination& one) { return {one.to, one.kind}; }
std::tuple<FieldId, Size> key(const Payable& one) { return {one.on, one.size}; }

class Follower final : public inside::AtActions {
public:
    Follower(const Table& table, const Position& turn, FieldId field)
        : table_{table}, turn_{turn}, look_{table, turn.player}, plan_{field, *turn.cells.stack(field), {}, {}} {
        inside::each_action(table, turn, *this);
    }

    // Whether it is still there, and something that it could do is not known yet.
    bool wants(const Position& now, const Line& before) override {
        const FieldId field = followed(plan_.field, before);
        if (!stack_of(now, turn_.player, field)) return false;
        if (before.empty()) return true;
        look_.at_stack(now, field);
        return finds_field(entries_of(now, before)) || finds_site(field, entries_of(now, before));
    }

    void take(const Position& now, const Line& before) override {
        const FieldId field = followed(plan_.field, before);
        for (const Decision& decision : legal(table_, now)) {
            if (const auto* move = std::get_if<Move>(&decision); move != nullptr && move->from == field)
                add(now, *move, before);
            if (const auto* build = std::get_if<Build>(&decision); build != nullptr && build->from == field)
                add(now, *build, before);
        }
    }

    Plan found() && {
        std::sort(plan_.destinations.begin(), plan_.destinations.end(), by_key);
        std::sort(plan_.payables.begin(), plan_.payables.end(), by_key);
        return std::move(plan_);
    }

private:
    static constexpr auto by_key = [](const auto& one, const auto& other) { return key(one) < key(other); };

    // A march that is still to be entered is one entry, and so is the action.
    static std::size_t entries_of(const Position& now, const Line& before) {
        return before.size() + (std::holds_alternative<AwaitMarch>(now.awaits) ? 2 : 1);
    }

    // Whether a line of so many entries could be better than what is known.
    template <class Feat, class Key>
    static bool is_open(const std::vector<Feat>& all, const Key& wanted, std::size_t entries) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const Feat& one) { return key(one) == wanted; });
        return same == all.end() || std::pair{entries, 0} < rank(*same);
    }

    bool finds_field(std::size_t entries) {
        const auto is_new = [&](FieldId field) {
            const auto kinds = look_.could_be(field);
            return std::any_of(kinds.begin(), kinds.end(), [&](MoveKind kind) {
                return is_open(plan_.destinations, std::tuple{field, kind}, entries);
            });
        };
        return std::any_of(table_.board.all_ways.begin(), table_.board.all_ways.end(), is_new);
    }

    bool finds_site(FieldId field, std::size_t entries) const {
        for (const FieldId site : table_.board.sites[field])
            for (const Size size : sizes)
                if (is_open(plan_.payables, std::tuple{site, size}, entries) && look_.could_pay(site, size))
                    return true;
        return false;
    }

    template <class Feat>
    void keep(std::vector<Feat>& all, Feat feat) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const Feat& one) { return key(one) == key(feat); });
        if (same == all.end())
            all.push_back(std::move(feat));
        else if (rank(feat) < rank(*same))
            *same = std::move(feat);
    }

    void add(const Position& now, const Move& move, const Line& before) {
        const auto kind = kind_of(now, move);
        if (!kind) return;
        Line line = before;
        line.push_back(move);
        const Cost cost = cost_of(line);
        keep(plan_.destinations, Destination{move.to, *kind, std::move(line), cost});
    }

    void add(const Position& now, const Build& build, const Line& before) {
        Line line = before;
        line.push_back(build);
        const Cost cost = cost_of(line);
        keep(plan_.payables,
             Payable{build.on, build.size, price_of(now, build), now.cells.building(build.on), std::move(line), cost});
    }

    const Table& table_;
    const Position& turn_;
    inside::Look look_;
    Plan plan_;
};

}  // namespace

std::optional<Plan> plan_of(const Table& table, const Position& now, FieldId field) {
    const auto stack = now.cells.stack(field);
    const auto turn = stack ? acting_turn_of(table, now, stack->owner) : std::nullopt;
    if (!turn) return std::nullopt;
    return Follower{table, *turn, field}.found();
}

}  // namespace eko::foresight
