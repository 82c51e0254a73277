// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/not_offered.h"

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <map>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

// Everything somebody might wish for, legal or not.
class Wishes {
public:
    explicit Wishes(const Table& table) {
        for (std::size_t i = 0; i < table.board.cities.size(); ++i) cities_.push_back(static_cast<CityId>(i));
        own_actions();
        special_actions();
        armies();
        for (const Cube cube : cubes_in_order) add(Pass{cube});
        add(Stop{});
        for (const CityId city : cities_) add(RetreatTo{city});
        add(Retreat{});
        add(UseLevy{});
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

// How near a refused decision came to being allowed, by what stood in its way: the rules look at the army first, then
// at the place, then at cubes. Who asks about an army that stands on the map means to move it, not to place it.
enum class Nearness : std::uint8_t { another_army, another_way, no_way, this_place, this_cube, this_price, this_link };

Nearness nearness(Reason reason) {
    static const std::map<Reason, Nearness> known{
        {Reason::other_army_marches, Nearness::another_army},  {Reason::army_on_map, Nearness::another_way},
        {Reason::army_off_map, Nearness::another_way},         {Reason::civil_war_off_map, Nearness::another_way},
        {Reason::back_into_same_box, Nearness::another_way},   {Reason::no_link, Nearness::no_way},
        {Reason::source_empty, Nearness::this_cube},           {Reason::cannot_pay_cube, Nearness::this_price},
        {Reason::civil_war_last_cube, Nearness::this_price},   {Reason::too_few_move_cubes, Nearness::this_link},
        {Reason::too_few_for_second_link, Nearness::this_link}};
    const auto found = known.find(reason);
    return found == known.end() ? Nearness::this_place : found->second;
}

// Of two that came equally near, the one that lacks less.
bool came_nearer(const Refusal& one, const Refusal& other) {
    const auto of_one = nearness(one.reason);
    const auto of_other = nearness(other.reason);
    if (of_one != of_other) return of_one > of_other;
    return one.reason == other.reason && one.need - one.have < other.need - other.have;
}

std::optional<Side> army_of(const Decision& wish) {
    return std::visit(values::overloaded{[](const Place& place) -> std::optional<Side> { return place.side; },
                                         [](const Move& move) -> std::optional<Side> { return move.side; },
                                         [](const CivilWar& war) -> std::optional<Side> { return war.side; },
                                         [](const auto&) -> std::optional<Side> { return std::nullopt; }},
                      wish);
}

// One answer that is not offered, for one army if it is about armies.
struct Refused {
    NotOffered answer;
    std::optional<Side> army;
};

void keep_nearest(std::vector<Refused>& list, Refused refused) {
    const auto same = std::find_if(list.begin(), list.end(), [&](const Refused& one) {
        return one.answer.text == refused.answer.text && one.army == refused.army;
    });
    if (same == list.end()) return list.push_back(std::move(refused));
    if (came_nearer(refused.answer.why, same->answer.why)) same->answer.why = refused.answer.why;
}

// The army of those that share an answer: it goes without saying, unless each army has a reason of its own.
void merge_armies(std::vector<Refused>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto other = std::find_if(list.begin() + static_cast<std::ptrdiff_t>(i) + 1, list.end(),
                                        [&](const Refused& one) { return one.answer.text == list[i].answer.text; });
        if (other == list.end()) continue;
        if (list[i].answer.why == other->answer.why) {
            list.erase(other);
            continue;
        }
        const auto here = nearness(list[i].answer.why.reason);
        const auto there = nearness(other->answer.why.reason);
        if (here != Nearness::another_army && there != Nearness::another_army) {
            for (Refused* const one : {&list[i], &*other})
                one->answer.text =
                    say("{command}: {what}", arg("command", one->answer.text), arg("what", army_words(*one->army)));
            continue;
        }
        if (here < there) list[i].answer.why = other->answer.why;
        list.erase(other);
    }
}

// Which army it is goes without asking where only one can act: then why the other one cannot.
class OtherArmy {
public:
    void look_at(const Table& table, const Position& now, const Decision& wish) {
        auto why = check(table, now, Entry{wish});
        if (!why) can_act_ = true;
        if (why) keep_nearest(refused_, {{army_words(*army_of(wish)), std::move(*why)}, army_of(wish)});
    }
    std::vector<NotOffered> not_offered() const {
        if (can_act_ || refused_.empty()) return {};
        return {refused_.front().answer};
    }

private:
    std::vector<Refused> refused_;  // one at the most
    bool can_act_ = false;
};

// It has another army than the one that was chosen.
bool is_of_other_army(const std::vector<Step>& asked, const std::vector<std::string>& chosen, const Decision& wish) {
    const auto army = army_of(wish);
    if (!army || asked.size() <= chosen.size()) return false;
    const auto here = std::find(chosen.begin(), chosen.end(), army_words(opposite(*army)));
    return here != chosen.end() &&
           asked[static_cast<std::size_t>(here - chosen.begin())].answer.text == army_words(*army);
}

std::optional<CityId> city_named(const Table& table, const Answer& answer) {
    return answer.number ? std::nullopt : table.board.find(answer.words.front());
}

}  // namespace

std::vector<NotOffered> not_offered(const Names& names, const Table& table, const Position& now,
                                    const DecisionTree& tree) {
    std::vector<Refused> refused;
    OtherArmy other;
    const auto chosen = tree.chosen();
    const Wishes wishes{table};
    for (const Decision& wish : wishes.all()) {
        const auto asked = steps(names, table, now, wish);
        if (is_of_other_army(asked, chosen, wish)) other.look_at(table, now, wish);
        if (!begins_like(asked, chosen) || asked[chosen.size()].question != tree.question()) continue;
        const Answer& answer = asked[chosen.size()].answer;
        if (is_offered(tree, answer)) continue;
        auto why = check(table, now, Entry{wish});
        if (!why || why->reason == Reason::not_awaited) continue;
        keep_nearest(refused, {{answer.text, std::move(*why), city_named(table, answer)}, army_of(wish)});
    }
    merge_armies(refused);
    // What lacks only a cube or some money is asked about more often than thirty cities without a link.
    std::stable_sort(refused.begin(), refused.end(), [](const Refused& one, const Refused& another) {
        return nearness(one.answer.why.reason) > nearness(another.answer.why.reason);
    });
    std::vector<NotOffered> list = other.not_offered();
    for (Refused& one : refused) list.push_back(std::move(one.answer));
    return list;
}

std::optional<MissingAnswer> missing_answer(const Names& names, const Table& table, const Position& now,
                                            const DecisionTree& tree,
                                            const std::function<bool(const Decision&)>& gives_it) {
    std::optional<Refusal> nearest;
    const Decision* example = nullptr;
    const Wishes wishes{table};
    for (const Decision& wish : wishes.all()) {
        if (!gives_it(wish)) continue;
        auto why = check(table, now, Entry{wish});
        if (!why || why->reason == Reason::not_awaited) continue;
        if (!nearest || came_nearer(*why, *nearest)) nearest = std::move(why);
        example = &wish;
    }
    if (example == nullptr) return std::nullopt;
    const auto asked = steps(names, table, now, *example);
    if (!begins_like(asked, tree.chosen())) return std::nullopt;
    return MissingAnswer{asked[tree.chosen().size()].answer, *nearest};
}

std::optional<Refusal> why_not(const std::vector<NotOffered>& list, CityId city) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const NotOffered& one) { return one.city == city; });
    return found == list.end() ? std::nullopt : std::optional{found->why};
}

}  // namespace byzantium::words
