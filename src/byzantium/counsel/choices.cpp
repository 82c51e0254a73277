// SPDX-License-Identifier: MIT
#include "byzantium/counsel/choices.h"

#include "byzantium/odds/force.h"
#include "byzantium/odds/forces.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <tuple>
#include <variant>

namespace byzantium::counsel {
namespace {

// Of equally many cubes in the Tax box: all to one side, all to the other, or half.
bool matters(const Tax& tax) {
    return tax.byzantine == 0 || tax.byzantine == tax.cubes || tax.byzantine == 2 * tax.cubes;
}

// Cubes that an army gives up go in the proven order, or are asked of it on a way, where Move cubes have worth.
bool matters(const Position& now, const Lose& lose) {
    const auto* asked = std::get_if<AwaitLosses>(&now.awaits);
    if (!asked || asked->from == LossFrom::fleet || asked->from == LossFrom::retreat) return true;
    const auto proven = odds::losses_in_order(odds::force_of(now[asked->player][asked->side]), asked->count);
    // A Move cube kept may be worth a Main cube; an Elite cube lost before a Main cube never is.
    return lose.elite <= proven.elite;
}

bool matters(const Position& now, const Decision& decision) {
    if (const auto* tax = std::get_if<Tax>(&decision)) return matters(*tax);
    if (const auto* lose = std::get_if<Lose>(&decision)) return matters(now, *lose);
    return true;
}

class Ranking {
public:
    Ranking(const Weights& weights, const Table& table, const Position& now)
        : weights_{weights}, table_{table}, now_{now}, seat_{seat_of(now, *awaited_player(now.awaits))} {}

    std::vector<Choice> all() {
        for (const Decision& decision : worth_weighing(table_, now_))
            list_.push_back({decision, quick_value(after(now_, decision)), 0});
        look_on_after_increases();
        sort_from(0);
        look_closely();
        return std::move(list_);
    }

private:
    // Attacks that come near the best are weighed exactly: at most so many.
    static constexpr std::size_t weighed_exactly = 6;
    // Chances that a typical end may be wrong by, in parts of a million.
    static constexpr int rough = 60'000;
    // First cubes that are taken on by the best others.
    static constexpr std::size_t increases_taken_on = 10;

    Position after(const Position& now, const Decision& decision) const {
        return apply(table_, now, Entry{decision}).value().after;
    }
    int quick_value(const Position& position) const { return quick_chances(weights_, table_, position)[seat_]; }
    int exact_value(const Position& position) const { return chances(weights_, table_, position)[seat_]; }

    void sort_from(std::size_t first) {
        std::stable_sort(list_.begin() + static_cast<std::ptrdiff_t>(first), list_.end(),
                         [](const Choice& one, const Choice& other) { return one.value > other.value; });
    }

    // BYZ-11: up to three cubes. A first one is worth what the best of the others make of it.
    void look_on_after_increases() {
        std::vector<Choice*> cubes;
        for (Choice& choice : list_)
            if (std::holds_alternative<Increase>(choice.decision)) cubes.push_back(&choice);
        std::stable_sort(cubes.begin(), cubes.end(),
                         [](const Choice* one, const Choice* other) { return one->value > other->value; });
        std::vector<Increase> best;
        for (const Choice* cube : cubes) best.push_back(std::get<Increase>(cube->decision));
        for (std::size_t i = 0; i < std::min(cubes.size(), increases_taken_on); ++i)
            cubes[i]->value = std::max(cubes[i]->value, taken_on(after(now_, cubes[i]->decision), best));
    }

    // The greatest value on the way of laying down the first of these that is legal, again and again.
    int taken_on(Position position, const std::vector<Increase>& best) const {
        int greatest = 0;
        while (std::holds_alternative<AwaitIncrease>(position.awaits)) {
            const auto next = std::find_if(best.begin(), best.end(), [&](const Increase& cube) {
                return !check(table_, position, Entry{Decision{cube}});
            });
            if (next == best.end()) break;
            position = after(position, *next);
            greatest = std::max(greatest, quick_value(position));
        }
        return greatest;
    }

    void look_closely() {
        if (list_.empty()) return;
        const int near_best = list_.front().value - rough;
        std::size_t weighed = 0;
        for (Choice& choice : list_) {
            if (choice.value < near_best || weighed == weighed_exactly) break;
            const Position position = after(now_, choice.decision);
            if (!position.attack) continue;
            choice.value = exact_value(position);
            ++weighed;
        }
        sort_from(0);
    }

    const Weights& weights_;
    const Table& table_;
    const Position& now_;
    std::size_t seat_;
    std::vector<Choice> list_;
};

}  // namespace

std::vector<Decision> worth_weighing(const Table& table, const Position& now) {
    auto all = legal(table, now);
    std::erase_if(all, [&](const Decision& decision) { return !matters(now, decision); });
    return all;
}

std::vector<Choice> ranked(const Weights& weights, const Table& table, const Position& now) {
    if (!awaited_player(now.awaits) || std::holds_alternative<AwaitRoll>(now.awaits)) return {};
    return Ranking{weights, table, now}.all();
}

}  // namespace byzantium::counsel
