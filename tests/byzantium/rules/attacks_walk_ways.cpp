// SPDX-License-Identifier: MIT
#include "byzantium/rules/attacks_walk.h"

namespace course {
namespace {

bool no_dearer(const WayCost& one, const WayCost& other) {
    return one.plain <= other.plain && one.imposed <= other.imposed && one.dice <= other.dice;
}

// Move cubes spent before the attack began.
int move_cubes(const Effects& effects, ArmyRef army) {
    int cubes = 0;
    for (const Effect& effect : until<AttackBegan>(effects)) {
        const auto* moved = std::get_if<CubesMoved>(&effect);
        if (moved && moved->player == army.player && moved->from == CubePlace{ArmyBox{army.side, Box::move}} &&
            std::holds_alternative<InCasualties>(moved->to))
            cubes += moved->count;
    }
    return cubes;
}

// The fleet imposed on each sea link, its dice all missing: the price is the one foretold.
void check_imposed(const Table& table, const Position& now, ArmyRef army, const Way& way, Watch& watch) {
    Course course{table, now};
    if (way.placed) course.takes(Place{army.side, *way.placed});
    int dice = 0;
    for (const WayLink& link : way.links) {
        const Display& display = course.now[army.player][army.side];
        if (link.imposed > display.move) return watch.seen("fleet imposed, not to be paid");
        const bool to_the_last = link.imposed >= active_cubes(display);
        watch.expect(course.takes(Move{army.side, link.to}), "a link that can be paid is refused");
        if (!course.asks<AwaitFleet>()) continue;
        course.takes(Impose{});
        watch.expect(course.takes(Proceed{}), "an imposed link that can be paid is refused");
        if (to_the_last) return;
        dice += std::get<AwaitRoll>(course.now.awaits).defender;
        course.takes(Roll{Hits{0, 0}});
    }
    watch.expect(dice == cost_of(way).dice, "the fleet rolls other dice");
    watch.expect(move_cubes(course.effects, army) == cost_of(way).imposed, "an imposed way costs other Move cubes");
    watch.seen("fleet imposed");
}

void note_kind(const Way& way, Watch& watch) {
    watch.seen("way");
    if (way.placed) watch.seen("way with placing");
    if (way.civil_war) watch.seen("civil war");
    if (way.civil_war && way.civil_war != Cube::pool) watch.seen("civil war by another cube than the pool's");
    if (way.links.size() == 2) watch.seen("way with two links");
}

void check_way(const Table& table, const Position& now, ArmyRef army, const Way& way, Watch& watch) {
    const auto course = carried_out(table, now, army, way);
    if (!course) return watch.expect(false, "a listed way cannot be carried out");
    note_kind(way, watch);
    const auto began = first<AttackBegan>(course->effects);
    if (!began) return watch.expect(false, "a listed way ends without an attack");
    watch.expect(began->city == way.target && began->army == army.side, "it leads to another attack");
    watch.expect(move_cubes(course->effects, army) == cost_of(way).plain, "it costs other Move cubes");
    if (cost_of(way).dice > 0) check_imposed(table, now, army, way, watch);
    const Assault assault{army.player, army.side, way.target};
    check_defenders(assault, now, *course, watch);
    check_capture(assault, now, *course, &way, watch);
    check_defeat(army, now, *course, way, watch);
}

void check_order(const std::vector<Way>& listed, Watch& watch) {
    for (std::size_t i = 1; i < listed.size(); ++i) {
        const Way& one = listed[i - 1];
        const Way& next = listed[i];
        watch.expect(one.target <= next.target, "targets out of order");
        if (one.target != next.target) continue;
        watch.seen("two ways to one target");
        watch.expect(cost_of(one).plain < cost_of(next).plain, "ways out of order");
        watch.expect(!no_dearer(cost_of(one), cost_of(next)), "a way that another beats");
    }
}

struct Reached {
    CityId city;
    WayCost cost;
};

// Every attack that decisions of one army lead to, the fleet allowed.
class Exploration {
public:
    Exploration(const Table& table, ArmyRef army) : table_{table}, army_{army} {}

    void from(const Position& now, const WayCost& spent) {
        bool war_tried = false;  // each cube makes the same attack
        for (const Decision& decision : legal(table_, now)) {
            const auto* place = std::get_if<Place>(&decision);
            const auto* move = std::get_if<Move>(&decision);
            const auto* war = std::get_if<CivilWar>(&decision);
            const bool own = (place && place->side == army_.side) || (move && move->side == army_.side) ||
                             (war && war->side == army_.side && !war_tried);
            if (own) follow(now, decision, spent);
            war_tried = war_tried || (own && war);
        }
    }
    const std::vector<Reached>& reached() const { return reached_; }

private:
    void follow(const Position& now, const Decision& decision, const WayCost& spent) {
        Course course{table_, now};
        course.takes(decision);
        WayCost link{0, 0, 0};
        if (const auto* asked = course.asks<AwaitFleet>()) {
            link = {0, asked->cost, asked->dice};
            if (!course.takes(Allow{})) return;
        }
        link.plain = move_cubes(course.effects, army_);
        if (link.dice == 0) link.imposed = link.plain;
        const WayCost all{spent.plain + link.plain, spent.imposed + link.imposed, spent.dice + link.dice};
        if (const auto began = first<AttackBegan>(course.effects)) return reached_.push_back({began->city, all});
        if (course.asks<AwaitMarch>()) from(course.now, all);
    }

    const Table& table_;
    ArmyRef army_;
    std::vector<Reached> reached_;
};

void check_all_listed(const std::vector<Way>& listed, const std::vector<Reached>& reached, Watch& watch) {
    for (const Reached& one : reached) {
        watch.seen("attack within reach");
        const bool found = std::any_of(listed.begin(), listed.end(), [&](const Way& way) {
            return way.target == one.city && no_dearer(cost_of(way), one.cost);
        });
        watch.expect(found, "an attack within reach was not listed, or only dearer");
    }
}

void check_bulgars(const Table& table, const Position& now, Watch& watch) {
    std::vector<CityId> cities;
    for (const Decision& decision : legal(table, now))
        if (const auto* attack = std::get_if<BulgarsAttack>(&decision))
            if (cities.empty() || cities.back() != attack->city) cities.push_back(attack->city);
    std::vector<CityId> listed;
    for (const BulgarTarget& target : bulgar_targets(table, now, now.active)) {
        listed.push_back(target.city);
        watch.seen("Bulgar target");
        Course course{table, now};
        watch.expect(course.takes(BulgarsAttack{target.cube, target.city}), "the Bulgars' cube is refused");
        const auto arrived = first<BulgarsChanged>(until<AttackBegan>(course.effects));
        watch.expect(now.bulgars + (arrived ? arrived->by : 0) == attacking_bulgars(table, now), "other Bulgars");
        const Assault assault{now.active, std::nullopt, target.city};
        check_defenders(assault, now, course, watch);
        check_capture(assault, now, course, nullptr, watch);
    }
    watch.expect(cities == listed, "the Bulgars have other targets");
}

}  // namespace

std::optional<Course> carried_out(const Table& table, const Position& now, ArmyRef army, const Way& way) {
    Course course{table, now};
    if (way.placed && !course.takes(Place{army.side, *way.placed})) return std::nullopt;
    for (const WayLink& link : way.links) {
        if (!course.takes(Move{army.side, link.to})) return std::nullopt;
        const auto* asked = course.asks<AwaitFleet>();
        if (asked ? asked->cost != link.imposed || asked->dice != link.dice : link.dice != 0) return std::nullopt;
        if (asked && !course.takes(Allow{})) return std::nullopt;
    }
    if (way.civil_war && !course.takes(CivilWar{army.side, *way.civil_war})) return std::nullopt;
    return course;
}

void check_ways(const Table& table, const Position& now, Watch& watch) {
    if (std::holds_alternative<AwaitMarch>(now.awaits)) watch.seen("march going on");
    for (const Side side : sides) {
        // The other army of a player whose march goes on could only act next time.
        if (now.march && now.march->side != side) continue;
        const ArmyRef army{now.active, side};
        const auto listed = ways(table, now, army);
        check_order(listed, watch);
        for (const Way& way : listed) check_way(table, now, army, way, watch);
        Exploration exploration{table, army};
        exploration.from(now, {0, 0, 0});
        check_all_listed(listed, exploration.reached(), watch);
    }
}

void check_others(const Table& table, const Position& now, Watch& watch) {
    for (const Color other : others_clockwise(now, now.active)) {
        Position as_if = now;
        as_if.active = other;
        as_if.march.reset();
        as_if.awaits = AwaitAction{other, {}};
        for (const Side side : sides)
            watch.expect(ways(table, now, {other, side}) == ways(table, as_if, {other, side}), "not as if active");
        watch.expect(bulgar_targets(table, now, other) == bulgar_targets(table, as_if, other),
                     "Bulgars not as if active");
        watch.seen("other player");
    }
    if (std::holds_alternative<AwaitAction>(now.awaits)) check_bulgars(table, now, watch);
}

}  // namespace course
