// SPDX-License-Identifier: MIT
#include "present/not_offered.h"

#include "byzantium/entry.h"
#include "byzantium/ids.h"
#include "byzantium/refusal.h"
#include "byzantium/rules.h"

#include <algorithm>

namespace present {
namespace {

using namespace byzantium;

// Everything somebody might wish for at his own action, legal or not.
class Wishes {
public:
    explicit Wishes(const Table& table) {
        for (std::size_t i = 0; i < table.board.cities.size(); ++i) cities_.push_back(static_cast<CityId>(i));
        own_actions();
        special_actions();
        armies();
        for (const Cube cube : cubes_in_order) add(Pass{cube});
        add(Stop{});
    }

    const std::vector<Decision>& all() const { return all_; }

private:
    void add(Decision decision) { all_.push_back(decision); }

    void own_actions() {
        for (const CityId city : cities_)
            for (const Cube cube : cubes_in_order) add(Control{city, cube});
        for (const Side side : sides)
            for (const Box box : boxes)
                for (const Cube cube : cubes_in_order) add(Increase{cube, {side, box}});
    }

    void special_actions() {
        for (const CityId city : cities_)
            for (const Cube cube : cubes_in_order) {
                add(Improve{city, cube});
                add(Fortify{city, cube});
                add(BulgarsAttack{cube, city});
            }
        for (const Cube cube : cubes_in_order) {
            add(Emperor{cube});
            add(Caliph{cube});
            add(ByzantineFleet{cube});
            add(ArabFleet{cube});
            add(BulgarsReinforce{cube, cube == Cube::pool ? std::nullopt : std::optional{Side::byzantine}});
            add(Church{cube});
            add(Mosque{cube});
        }
        add(Tax{1, 1});
    }

    void armies() {
        for (const Side side : sides) {
            for (const CityId city : cities_) {
                add(Place{side, city});
                add(Move{side, city});
            }
            for (const Cube cube : cubes_in_order) add(CivilWar{side, cube});
        }
    }

    std::vector<CityId> cities_;
    std::vector<Decision> all_;
};

bool begins_like(const std::vector<Step>& steps, const std::vector<std::string>& chosen) {
    if (steps.size() <= chosen.size()) return false;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (steps[i].answer.text != chosen[i]) return false;
    return true;
}

bool is_offered(const DecisionTree& tree, const Answer& answer) {
    return std::any_of(tree.branches().begin(), tree.branches().end(),
                       [&](const Branch& branch) { return branch.answer.words.front() == answer.words.front(); });
}

}  // namespace

std::vector<NotOffered> not_offered(const Names& names, const Table& table, const Position& now,
                                    const DecisionTree& tree) {
    std::vector<NotOffered> list;
    const auto chosen = tree.chosen();
    const Wishes wishes{table};
    for (const Decision& wish : wishes.all()) {
        const auto asked = steps(names, table, now, wish);
        if (!begins_like(asked, chosen) || asked[chosen.size()].question != tree.question()) continue;
        const Answer& answer = asked[chosen.size()].answer;
        const bool listed =
            std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.text == answer.text; });
        if (listed || is_offered(tree, answer)) continue;
        if (auto why = check(table, now, Entry{wish})) list.push_back({answer.text, std::move(*why)});
    }
    return list;
}

}  // namespace present
