// SPDX-License-Identifier: MIT
// The search for the ways to attacks. No rule is decided here: the judges of `legal` are asked at each step.
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/inside.h"
#include "values/few.h"

#include <algorithm>
#include <array>

namespace byzantium {
namespace {

using inside::LinkCost;
using inside::Marcher;

// Cubes by how little they are missed, as the army sees it.
constexpr std::array for_byzantine_army{
    Cube::pool,      Cube::casualty,   Cube::byzantine_levy, Cube::arab_levy,      Cube::arab_move,
    Cube::arab_main, Cube::arab_elite, Cube::byzantine_move, Cube::byzantine_main, Cube::byzantine_elite};
constexpr std::array for_arab_army{Cube::pool,           Cube::casualty,       Cube::byzantine_levy,  Cube::arab_levy,
                                   Cube::byzantine_move, Cube::byzantine_main, Cube::byzantine_elite, Cube::arab_move,
                                   Cube::arab_main,      Cube::arab_elite};

// An army on the map, at the start of its player's action or in the march that is awaited.
Marcher starting(const Position& now, ArmyRef army) {
    const bool own_action = now.active == army.player && std::holds_alternative<AwaitAction>(now.awaits);
    if (own_action || inside::march_awaited(now, army)) return inside::marcher(now, army.side);
    const Display& display = now[army.player][army.side];
    return {army, *display.at, display.move, active_cubes(display), 0, 0};
}

Marcher placed_at(const Position& now, ArmyRef army, CityId city) {
    const Display& display = now[army.player][army.side];
    return {army, city, display.move, active_cubes(display), 0, 0};
}

Marcher after(Marcher marcher, const WayLink& link) {
    marcher.at = link.to;
    marcher.move -= link.plain;
    marcher.active -= link.plain;
    ++marcher.links;
    marcher.barred = 0;
    return marcher;
}

// Over which links, of whatever kind, this city may be reached.
CitySet leading_to(const Board& board, CityId to) {
    const Neighbours& near = board.neighbours.at(index(to));
    return near.road | near.desert | near.sea | (has(board.coastal, to) ? only(board.capital) : 0);
}

bool no_dearer(const WayCost& one, const WayCost& other) {
    return one.plain <= other.plain && one.imposed <= other.imposed && one.dice <= other.dice;
}

bool can_be_denied(const Way& way) { return !way.links.empty() && way.links.back().dice > 0; }

// Whether the one makes the other needless, if it was found first.
bool covers(const Way& one, const Way& other) {
    if (!no_dearer(cost_of(one), cost_of(other))) return false;
    return !can_be_denied(one) || can_be_denied(other) || cost_of(one) != cost_of(other);
}

// All ways of one army, target by target.
class Search {
public:
    Search(const Survey& survey, ArmyRef army, std::vector<Way>& found)
        : table_{survey.table},
          now_{survey.now},
          army_{army},
          own_{survey.cities[index(army.side)]},
          fleet_{inside::sea_holder(survey.now, army).has_value()},
          found_{found} {}

    void from(const Marcher& start) {
        linked_to_start_ = inside::linked(table_.board, start.at);
        find_firsts(start);
        CitySet reach = only(start.at) | linked_to_start_;
        for (const WayLink& first : firsts_) reach |= inside::linked(table_.board, first.to);
        for (; reach != 0; reach &= reach - 1) towards(first_of(reach), start);
    }

    // A second link never helps: a city reached by the first could be the place of entry.
    void from_off_the_map() {
        CitySet reach = own_;
        for (CitySet left = own_; left != 0; left &= left - 1) reach |= inside::linked(table_.board, first_of(left));
        for (; reach != 0; reach &= reach - 1) towards_from_off_the_map(first_of(reach));
    }

private:
    // First links to cities of its own side, where it may go on and can pay for a second.
    void find_firsts(const Marcher& start) {
        for (CitySet left = linked_to_start_ & own_; left != 0; left &= left - 1)
            if (const auto cost = priced(start, first_of(left)); cost && start.move - cost->plain >= least_second_link)
                add(firsts_, first_of(left), *cost);
    }

    // Cheapest first: a way of two links that beats one of a single link in plain beats it in all.
    void towards(CityId target, const Marcher& start) {
        if (!begin_target(target)) return;
        if (start.at == target && has(own_, target)) finish(new_way(target), start.move);
        if (has(linked_to_start_, target))
            if (const auto cost = priced(start, target)) finish(new_way(target), *cost, start.move);
        if (firsts_.empty()) return;
        const CitySet before = leading_to(table_.board, target);
        for (const WayLink& first : firsts_)
            if (has(before, first.to) && !is_covered({first.plain, first.imposed, first.dice}))
                go_on(after(start, first), first, target);
    }

    void go_on(const Marcher& marcher, const WayLink& first, CityId target) {
        const auto cost = priced(marcher, target);
        if (!cost) return;
        Way& way = new_way(target);
        way.links.push_back(first);
        finish(way, *cost, marcher.move);
    }

    void towards_from_off_the_map(CityId target) {
        if (!begin_target(target)) return;
        if (has(own_, target)) return enter(target, target);
        for (CitySet left = leading_to(table_.board, target) & own_; left != 0 && !is_covered(least_link);
             left &= left - 1)
            enter(first_of(left), target);
    }

    void enter(CityId place, CityId target) {
        const Marcher marcher = placed_at(now_, army_, place);
        const auto cost = place == target ? std::nullopt : priced(marcher, target);
        if (place != target && !cost) return;
        Way& way = new_way(target);
        way.placed = place;
        cost ? finish(way, *cost, marcher.move) : finish(way, marcher.move);
    }

    static constexpr WayCost least_link{1, 1, 0};
    static constexpr int least_second_link = 2;  // one more than a first (BYZ-33)

    // False if nothing can be attacked there: a city of its own side without a civil war to be had.
    bool begin_target(CityId target) {
        front_ = found_.size();
        return !has(own_, target) || inside::may_rebel(table_, now_, army_, target);
    }

    // What the link costs, if the army may take it and arrives: its last active cube is not spent on it (BYZ-8).
    std::optional<LinkCost> priced(const Marcher& marcher, CityId to) const {
        auto cost = inside::priced_link(table_, now_, marcher, to);
        if (cost && marcher.active <= cost->plain) cost.reset();
        return cost;
    }

    template <class Links>
    void add(Links& links, CityId to, const LinkCost& cost) const {
        const bool imposable = fleet_ && cost.kind == LinkKind::sea;
        links.emplace_back(to, cost.kind, cost.plain, imposable ? cost.imposed : cost.plain, imposable ? cost.dice : 0);
    }

    // Ways are written where they are listed; `finish` takes back what is not wanted.
    Way& new_way(CityId target) {
        Way& way = found_.emplace_back();
        way.target = target;
        return way;
    }

    // One link more, to the target.
    void finish(Way& way, const LinkCost& last, int move) {
        add(way.links, way.target, last);
        finish(way, move - last.plain);
    }

    // At the target, with so many Move cubes left: civil war in a city of its own side.
    void finish(Way& way, int move_left) {
        if (has(own_, way.target)) {
            const auto cube = civil_war_cube(way.target, move_left);
            if (!cube) return found_.pop_back();
            way.civil_war = *cube;
        }
        if (found_.size() - front_ > 1) keep_the_needed();
    }

    // It depends on nothing but what the way has cost, and most ways cost alike.
    std::optional<Cube> civil_war_cube(CityId at, int move_left) {
        if (!last_cube_ || last_cube_->move_left != move_left)
            last_cube_ = {move_left, find_civil_war_cube(at, move_left)};
        return last_cube_->cube;
    }

    // Move cubes spent on the way lie in the Casualty Pool by then.
    std::optional<Cube> find_civil_war_cube(CityId at, int move_left) const {
        Marcher marcher = placed_at(now_, army_, at);
        const int spent = marcher.move - move_left;
        marcher.move -= spent;
        marcher.active -= spent;
        const Player then = inside::after_moving(now_[army_.player], army_.side, spent);
        for (const Cube cube : army_.side == Side::byzantine ? for_byzantine_army : for_arab_army)
            if (!inside::judge_last_cube(marcher, cube) && !inside::judge_cube(then, cube, {army_.side})) return cube;
        return std::nullopt;
    }

    bool is_covered(const WayCost& cost) const {
        return std::any_of(found_.begin() + static_cast<std::ptrdiff_t>(front_), found_.end(),
                           [&](const Way& way) { return no_dearer(cost_of(way), cost); });
    }

    // Of the ways to the present target, the one that was found last either is needless or makes others so.
    void keep_the_needed() {
        const auto front = found_.begin() + static_cast<std::ptrdiff_t>(front_);
        const auto last = found_.end() - 1;
        if (std::any_of(front, last, [&](const Way& other) { return covers(other, *last); })) return found_.pop_back();
        found_.erase(std::remove_if(front, last, [&](const Way& other) { return covers(*last, other); }), last);
    }

    const Table& table_;
    const Position& now_;
    ArmyRef army_;
    CitySet own_;  // cities of the army's side
    bool fleet_;   // another player holds the Byzantine fleet and can impose it
    CitySet linked_to_start_ = 0;
    values::Few<WayLink, most_links> firsts_;
    std::vector<Way>& found_;
    std::size_t front_ = 0;  // where the ways to the present target begin
    struct CubeFound {
        int move_left;
        std::optional<Cube> cube;
    };
    std::optional<CubeFound> last_cube_;  // the answer about a civil war that was given last
};

}  // namespace

bool inside::march_awaited(const Position& now, ArmyRef army) {
    return now.active == army.player && std::holds_alternative<AwaitMarch>(now.awaits) && now.march &&
           now.march->side == army.side;
}

// Spent Move cubes lie in the Casualty Pool.
Player inside::after_moving(Player player, Side side, int spent) {
    player[side].move -= spent;
    player.casualty += spent;
    return player;
}

WayCost cost_of(const Way& way) {
    WayCost cost{0, 0, 0};
    for (const WayLink& link : way.links) {
        cost.plain += link.plain;
        cost.imposed += link.imposed;
        cost.dice += link.dice;
    }
    return cost;
}

std::vector<Way> ways(const Survey& survey, ArmyRef army) {
    constexpr std::size_t usual = 8;
    std::vector<Way> list;
    list.reserve(usual);
    list_ways(survey, army, list);
    return list;
}

std::vector<Way> ways(const Table& table, const Position& now, ArmyRef army) { return ways(Survey{table, now}, army); }

void list_ways(const Survey& survey, ArmyRef army, std::vector<Way>& list) {
    const Position& now = survey.now;
    list.clear();
    Search search{survey, army, list};
    if (now[army.player][army.side].at) return search.from(starting(now, army));
    if (inside::march_awaited(now, army) || inside::judge_entry(now, army)) return;
    search.from_off_the_map();
}

}  // namespace byzantium
