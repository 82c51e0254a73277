// SPDX-License-Identifier: MIT
#include "eko/foresight/look.h"

#include "eko/rules/piece.h"
#include "eko/rules/points.h"

#include <algorithm>
#include <optional>
#include <span>

namespace eko::foresight::inside {
namespace {

constexpr int most_of_an_action = 3;       // a castle in the place of another's, or an emperor
constexpr int most_lead_of_an_action = 2;  // one field more for him, one less for another

// Where it changes what stands there in favour of its player.
std::optional<FieldId> touched_by(const Decision& action) {
    if (const auto* move = std::get_if<Move>(&action)) return move->to;
    if (const auto* build = std::get_if<Build>(&action)) return build->on;
    return std::nullopt;
}

}  // namespace

Look::Look(const Table& table, Color player) : table_{table}, player_{player}, reach_{table, player} {
    for (const auto& fields : table.board.pyramids) {
        std::vector<bool>& around = around_.emplace_back(table.board.fields.size());
        for (const FieldId field : fields) around[index(field)] = true;
    }
    for (std::size_t field = 0; field < table.board.fields.size(); ++field) {
        const auto has = [&](const auto& around) { return around[field]; };
        most_shared_ = std::max(most_shared_, static_cast<int>(std::count_if(around_.begin(), around_.end(), has)));
    }
}

void Look::at(const Position& now) {
    now_ = &now;
    read_ways();
    read_sites();
    solid_ += captive_points * captives_of(player_);
    margins_.clear();
    for (const auto& around : table_.board.pyramids) margins_.push_back(margin_of(around, player_));
    reach_.at(now, own_);
    read_best_gains();
}

void Look::at_stack(const Position& now, FieldId field) {
    at(now);
    own_.assign(1, field);
    reach_.at(now, own_);
}

void Look::read_ways() {
    own_.clear();
    others_.clear();
    emperors_.clear();
    tallest_ = 0;
    for (const FieldId field : table_.board.all_ways) {
        const auto stack = now_->cells.stack(field);
        if (!stack) continue;
        (stack->owner == player_ ? own_ : others_).push_back(field);
        if (stack->owner == player_) tallest_ = std::max(tallest_, stack->count);
        if (stack->owner != player_ && stack->emperor) emperors_.push_back(field);
    }
}

void Look::read_sites() {
    solid_ = 0;
    capital_ = false;
    for (const Size size : sizes) supply_[static_cast<std::size_t>(number(size)) - 1] = buildings_per_player(size);
    for (const FieldId field : table_.board.all_sites) {
        const auto building = now_->cells.building(field);
        if (!building || building->owner != player_) continue;
        solid_ += number(building->size);
        --supply_[static_cast<std::size_t>(number(building->size)) - 1];
        capital_ = capital_ || table_.board[field].kind == FieldKind::capital;
    }
}

Look::Margin Look::margin_of(const std::vector<FieldId>& around, Color of) const {
    std::array<int, most_players> counts{};
    for (const FieldId field : around) {
        if (const auto stack = now_->cells.stack(field)) ++counts[index(stack->owner)];
        if (table_.rulings.around == AroundCounts::stacks) continue;
        if (const auto building = now_->cells.building(field)) ++counts[index(building->owner)];
    }
    Margin margin{counts[index(of)], 0};
    for (const Color color : table_.seats)
        if (color != of) margin.others = std::max(margin.others, counts[index(color)]);
    return margin;
}

int Look::captives_of(Color of) const { return static_cast<int>(eko::captives_of(table_.seats, *now_, of).size()); }

int Look::solid_of(Color of) const {
    int solid = captive_points * captives_of(of);
    for (const FieldId field : table_.board.all_sites)
        if (const auto building = now_->cells.building(field); building && building->owner == of)
            solid += number(building->size);
    return solid;
}

// Each use destroys two plain discs; an action brings four to the reserve at most. It serves pyramids only: nothing
// else that it changes brings points, and whoever uses it plays on.
int Look::moons(int actions) const {
    const Board& board = table_.board;
    if (board.moons.empty() || board.pyramids.empty()) return 0;
    const auto could_build = [&](FieldId site) {
        return actions > 1 ? best_gain_on(site) > 0 : could_pay(site, Size::camp);
    };
    const bool has = owns_one_of(*now_, player_, board.moons);
    if (!has && (actions == 0 || !std::any_of(board.moons.begin(), board.moons.end(), could_build))) return 0;
    const int uses = (plain_reserve((*now_)[player_]) + actions * most_in_stack) / moon_price;
    if (table_.rulings.moon_uses == MoonUses::any) return uses;
    return now_->moon_used > 0 ? 0 : std::min(uses, 1);
}

int Look::sands() const {
    const bool can = !now_->sand_used && plain_reserve((*now_)[player_]) >= sand_price &&
                     owns_one_of(*now_, player_, table_.board.sands);
    return can ? 1 : 0;
}

bool Look::is_around_pyramid(FieldId field) const {
    return std::any_of(around_.begin(), around_.end(), [&](const auto& around) { return around[index(field)]; });
}

int Look::gain(const Decision& action) const {
    if (const auto* build = std::get_if<Build>(&action)) return gain_on(build->on, build->size);
    const auto* move = std::get_if<Move>(&action);
    const auto target = move != nullptr ? now_->cells.stack(move->to) : std::nullopt;
    return target && target->owner != player_ && target->emperor ? captive_points : 0;
}

bool Look::beats(const Decision& action) const {
    const auto* move = std::get_if<Move>(&action);
    const auto target = move != nullptr ? now_->cells.stack(move->to) : std::nullopt;
    return target && target->owner != player_;
}

bool Look::could_reach(const Means& means) const {
    const int points = solid_ + pyramids(means);
    if (capital_) return points + means.actions * best_gain_ >= points_to_win;
    // One of the actions must then be a building on a capital.
    if (best_capital_gain_ == 0 || means.actions == 0) return false;
    return points + best_capital_gain_ + (means.actions - 1) * best_gain_ >= points_to_win;
}

bool Look::could_reach_after(const Decision& first, int moons) const {
    const auto touched = touched_by(first);
    const bool capital = capital_ || (touched && table_.board[*touched].kind == FieldKind::capital);
    const int second = capital ? best_gain_ : best_capital_gain_;
    if (!capital && second == 0) return false;
    return solid_ + gain(first) + second + pyramids_after(touched, moons) >= points_to_win;
}

bool Look::could_reach_by(const Decision& action, int moons) const {
    const auto touched = touched_by(action);
    const bool on_capital = touched && table_.board[*touched].kind == FieldKind::capital;
    return (capital_ || on_capital) && solid_ + gain(action) + pyramids_by(touched, moons) >= points_to_win;
}

bool Look::could_reach_by_moons(int moons) const {
    return moons > 0 && capital_ && solid_ + pyramids({0, moons, 0}) >= points_to_win;
}

bool Look::could_end_by_an_action(int moons) {
    if (others_.size() == 1 && reach_.could_beat(others_.front())) return true;
    if (!could_reach({1, moons, 0})) return false;
    return could_win_by_building(moons) || could_win_by_capturing(moons) || could_win_by_pyramids(moons);
}

bool Look::could_reach(Color other, const Means& means) const {
    if (!has_capital(table_.board, *now_, other)) return false;
    int points = solid_of(other);
    for (const auto& around : table_.board.pyramids)
        if (margin_of(around, other).lead() + means.actions * most_lead_of_an_action + means.sands >= 1)
            points += pyramid_points;
    return points >= points_to_win;
}

// EKO-65: he has most fields around it, and nobody as many.
int Look::pyramids(const Means& means) const {
    const int more = means.actions * most_lead_of_an_action + means.moons + means.sands;
    const auto could_be_his = [&](const Margin& margin) { return margin.lead() + more >= 1; };
    return pyramid_points * static_cast<int>(std::count_if(margins_.begin(), margins_.end(), could_be_his));
}

bool Look::is_around(std::size_t pyramid, std::optional<FieldId> field) const {
    return field && around_[pyramid][index(*field)];
}

// After an action that changes what stands on this field in his favour.
int Look::pyramids_by(std::optional<FieldId> touched, int moons) const {
    int points = 0;
    for (std::size_t i = 0; i < margins_.size(); ++i) {
        const int more = moons + (is_around(i, touched) ? most_lead_of_an_action : 0);
        if (margins_[i].lead() + more >= 1) points += pyramid_points;
    }
    return points;
}

// After that action and any other: a second one can win those pyramids that its field is around.
int Look::pyramids_after(std::optional<FieldId> touched, int moons) const {
    int by_second = 0;
    for (std::size_t i = 0; i < margins_.size(); ++i) {
        const int lead = margins_[i].lead() + moons + (is_around(i, touched) ? most_lead_of_an_action : 0);
        if (lead < 1 && lead + most_lead_of_an_action >= 1) ++by_second;
    }
    return pyramids_by(touched, moons) + pyramid_points * std::min(by_second, most_shared_);
}

// Who beats a stack, or replaces a building, gains a field that another loses; who comes to an empty field gains one.
bool Look::could_touch(FieldId field) {
    if (now_->cells.holds_stack(field)) return !now_->cells.holds_stack_of(field, player_) && reach_.could_beat(field);
    if (is_way(table_.board[field].kind)) return reach_.could_enter(field);
    return could_pay_any(field);
}

bool Look::could_win_by_pyramids(int moons) {
    if (!capital_) return false;
    if (solid_ + pyramids_by(std::nullopt, moons) >= points_to_win) return true;
    for (const auto& around : table_.board.pyramids)
        for (const FieldId field : around)
            if (solid_ + pyramids_by(field, moons) >= points_to_win && could_touch(field)) return true;
    return false;
}

// EKO-21 to EKO-24; 0 if this size cannot stand there next, whatever the supply.
int Look::gain_on(FieldId site, Size size) const {
    const auto largest = largest_on(table_.board[site].kind);
    if (!largest || size > *largest) return 0;
    const auto there = now_->cells.building(site);
    const int more = number(size) - (there ? number(there->size) : 0);
    if (!there || there->owner == player_) return more == 1 ? 1 : 0;
    return more == 0 || more == 1 ? number(size) : 0;
}

int Look::price_on(FieldId site, Size size) const {
    const auto there = now_->cells.building(site);
    return number(size) + (there && there->owner != player_ ? 1 : 0);
}

// By a stack next to it.
bool Look::could_pay(FieldId site, Size size) const {
    if (gain_on(site, size) == 0 || supply_[static_cast<std::size_t>(number(size)) - 1] <= 0) return false;
    const auto& ways = table_.board.ways[site];
    return std::any_of(ways.begin(), ways.end(), [&](FieldId field) {
        const auto payer = stack_of(*now_, player_, field);
        return payer && payer->count >= price_on(site, size);
    });
}

bool Look::could_pay_any(FieldId site) const {
    return std::any_of(sizes.begin(), sizes.end(), [&](Size size) { return could_pay(site, size); });
}

MoveKinds Look::could_be(FieldId to) {
    if (now_->cells.empty(to)) return reach_.could_enter(to) ? MoveKinds{MoveKind::to_empty} : MoveKinds{};
    if (now_->cells.holds_stack_of(to, player_)) return MoveKinds{MoveKind::stacking};
    if (!reach_.could_beat(to)) return {};
    return now_->cells.stack(to)->count == most_in_stack ? MoveKinds{MoveKind::attack, MoveKind::kamikaze}
                                                         : MoveKinds{MoveKind::attack};
}

bool Look::could_replace(FieldId site) const {
    const auto there = now_->cells.building(site);
    return there && there->owner != player_ && could_pay_any(site);
}

// A size that is not in the supply may come back when a smaller one is replaced.
int Look::best_gain_on(FieldId site) const {
    int best = 0;
    for (const Size size : sizes) best = std::max(best, gain_on(site, size));
    return best;
}

void Look::read_best_gains() {
    best_gain_ = emperors_.empty() ? 0 : most_of_an_action;
    best_capital_gain_ = 0;
    for (const FieldId site : table_.board.all_sites) best_gain_ = std::max(best_gain_, best_gain_on(site));
    for (const FieldId site : table_.board.capitals)
        best_capital_gain_ = std::max(best_capital_gain_, best_gain_on(site));
}

bool Look::could_win_by_building(int moons) const {
    for (const FieldId field : own_)
        for (const FieldId site : table_.board.sites[field]) {
            if (!capital_ && table_.board[site].kind != FieldKind::capital) continue;
            const int points = solid_ + pyramids_by(site, moons);
            for (const Size size : sizes)
                if (points + gain_on(site, size) >= points_to_win && could_pay(site, size)) return true;
        }
    return false;
}

bool Look::could_win_by_capturing(int moons) {
    return capital_ && std::any_of(emperors_.begin(), emperors_.end(), [&](FieldId field) {
               return solid_ + captive_points + pyramids_by(field, moons) >= points_to_win && reach_.could_beat(field);
           });
}

}  // namespace eko::foresight::inside
