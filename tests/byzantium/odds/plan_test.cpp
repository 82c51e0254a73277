// SPDX-License-Identifier: MIT
// Plans, against every roll of the whole action through byzantium::apply.
#include "byzantium/odds/plan.h"

#include "byzantium/odds/printing.h"
#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <tuple>

using namespace byzantium;
using namespace odds_test;
using byzantium::odds::Force;
using byzantium::odds::Marching;
using byzantium::odds::Plan;
using byzantium::odds::PlanLine;
using byzantium::odds::Sending;

namespace {

using Key = std::tuple<int, int, int, bool>;
Key key(const Force& force) { return {force.elite, force.main, force.move, force.guard}; }

// What comes of an action, each figure weighted by its chance.
struct Tally {
    double arrived = 0;
    double stopped = 0;
    double destroyed = 0;
    double captured = 0;
    double vp = 0;
    double bezants = 0;
    byzantium::odds::ExpectedLosses lost;
    std::map<Key, std::pair<double, double>> left;  // taken, beaten

    void add(const Tally& other) {
        arrived += other.arrived;
        stopped += other.stopped;
        destroyed += other.destroyed;
        captured += other.captured;
        vp += other.vp;
        bezants += other.bezants;
        lost.elite += other.lost.elite;
        lost.main += other.lost.main;
        lost.move += other.lost.move;
        lost.guard += other.lost.guard;
        for (const auto& [force, p] : other.left) {
            left[force].first += p.first;
            left[force].second += p.second;
        }
    }
};

// One line of the story so far: what has been seen of the attacker.
struct Story {
    double p = 1;
    Force force;
    Force lost;
    int spent = 0;
    int paid = 0;
    int vp = 0;
    int plunder = 0;
    bool began = false;
    bool destroyed = false;
    std::optional<bool> taken;
};

enum class WayBackBySea { allowed, denied };

class Drive {
public:
    Drive(const Table& table, const Plan& plan, const PlanLine& line, WayBackBySea sea)
        : table_{table}, plan_{plan}, line_{line}, sea_{sea} {}

    Tally run(const Position& now) {
        Story story;
        story.force = plan_.sets_out;
        if (const auto* sending = std::get_if<Sending>(&plan_.advance)) {
            story.force.main = now.bulgars;  // two more come with the entry
            return enter(now, BulgarsAttack{sending->cube, plan_.city}, story, &Drive::fight);
        }
        const auto& way = marching().way;
        if (!way.placed) return next_link(now, story);
        return enter(now, Place{marching().army.side, *way.placed}, story, &Drive::next_link);
    }

private:
    using Next = Tally (Drive::*)(const Position&, const Story&);

    const Marching& marching() const { return std::get<Marching>(plan_.advance); }
    bool ours(Color player, Side side) const {
        const auto* army = std::get_if<Marching>(&plan_.advance);
        return army && army->army == ArmyRef{player, side};
    }
    Color player() const {
        const auto* army = std::get_if<Marching>(&plan_.advance);
        return army ? army->army.player : std::get<Sending>(plan_.advance).player;
    }

    Tally enter(const Position& now, const Entry& entry, Story story, Next next) {
        const Step step = taken(table_, now, entry);
        const bool by_hits = std::holds_alternative<Roll>(entry) || is_loss(entry);
        for (const Effect& effect : step.effects) {
            if (std::holds_alternative<ActionPhaseEnded>(effect)) break;
            note(effect, by_hits, story);
        }
        if (story.destroyed || !(step.after.march || step.after.attack)) return ended(story);
        return (this->*next)(step.after, story);
    }

    static bool is_loss(const Entry& entry) {
        const auto* decision = std::get_if<Decision>(&entry);
        return decision && std::holds_alternative<Lose>(*decision);
    }

    void note(const Effect& effect, bool by_hits, Story& story) const {
        if (const auto* moved = std::get_if<CubesMoved>(&effect)) note_cubes(*moved, by_hits, story);
        if (const auto* guard = std::get_if<GuardMoved>(&effect))
            if (!story.taken && ours(guard->player, guard->side)) {
                story.force.guard = false;
                story.lost.guard = story.lost.guard || by_hits;
            }
        if (const auto* bulgars = std::get_if<BulgarsChanged>(&effect); bulgars && !marched()) {
            story.force.main += bulgars->by;
            if (bulgars->by < 0) story.lost.main -= bulgars->by;
        }
        if (std::holds_alternative<AttackBegan>(effect)) story.began = true;
        if (std::holds_alternative<CityCaptured>(effect)) story.taken = true;
        if (std::holds_alternative<BattleLost>(effect) || std::holds_alternative<SiegeLost>(effect))
            story.taken = false;
        if (const auto* gone = std::get_if<ArmyDestroyed>(&effect); gone && ours(gone->player, gone->side))
            story.destroyed = true;
        if (const auto* vp = std::get_if<VpChanged>(&effect); vp && vp->player == player()) story.vp += vp->by;
        if (const auto* money = std::get_if<MoneyChanged>(&effect); money && money->player == player()) {
            if (!story.began) story.paid -= money->by;
            if (money->by > 0) story.plunder += money->by;
        }
    }

    bool marched() const { return std::holds_alternative<Marching>(plan_.advance); }

    void note_cubes(const CubesMoved& moved, bool by_hits, Story& story) const {
        const auto* box = std::get_if<ArmyBox>(&moved.from);
        if (!box || !ours(moved.player, box->side) || story.taken) return;
        const bool spent = !by_hits && std::holds_alternative<InCasualties>(moved.to);
        if (box->box == Box::elite) take(story.force.elite, story.lost.elite, moved.count, by_hits);
        if (box->box == Box::main) take(story.force.main, story.lost.main, moved.count, by_hits);
        if (box->box == Box::move) take(story.force.move, story.lost.move, moved.count, by_hits);
        if (spent) story.spent += moved.count;
    }

    static void take(int& from, int& lost, int count, bool by_hits) {
        from -= count;
        if (by_hits) lost += count;
    }

    Tally ended(const Story& story) const {
        Tally end;
        end.arrived = story.began ? story.p : 0;
        end.stopped = !story.began && !story.destroyed ? story.p : 0;
        const bool gone = story.destroyed || (!marched() && story.force.main == 0);
        end.destroyed = gone ? story.p : 0;
        end.lost = {story.p * story.lost.elite, story.p * story.lost.main, story.p * story.lost.move, 0,
                    story.lost.guard ? story.p : 0};
        if (!story.began) return end;
        BOOST_TEST(story.spent == plan_.move_cubes);
        BOOST_TEST(story.paid == plan_.bezants);
        const bool captured =
            story.taken.value_or(false);  // destroyed in a battle, it ends before the defender's losses
        end.captured = captured ? story.p : 0;
        end.vp = story.p * story.vp;
        end.bezants = story.p * story.plunder;
        (captured ? end.left[key(story.force)].first : end.left[key(story.force)].second) = story.p;
        return end;
    }

    // --- on the way
    Tally next_link(const Position& now, const Story& story) {
        const auto& [army, way, fleet] = marching();
        const std::size_t link = links_taken(now);
        if (now.attack) return fight(now, story);
        const Decision entry = link < way.links.size() ? Decision{Move{army.side, way.links[link].to}}
                                                       : Decision{CivilWar{army.side, way.civil_war.value()}};
        if (check(table_, now, entry)) return ended(story);
        return enter(now, entry, story, &Drive::on_the_way);
    }

    static std::size_t links_taken(const Position& now) {
        return now.march ? static_cast<std::size_t>(now.march->links) : 0;
    }

    Tally on_the_way(const Position& now, const Story& story) {
        const bool imposed = marching().fleet == byzantium::odds::Fleet::imposed;
        if (std::holds_alternative<AwaitFleet>(now.awaits))
            return enter(now, imposed ? Decision{Impose{}} : Decision{Allow{}}, story, &Drive::on_the_way);
        if (std::holds_alternative<AwaitSail>(now.awaits)) return enter(now, Proceed{}, story, &Drive::on_the_way);
        if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits); roll && !now.attack) {
            Tally sum;
            for (const Fall& fall : falls(*roll))
                sum.add(enter(now, fall.roll, times(story, fall.p), &Drive::on_the_way));
            return sum;
        }
        if (std::holds_alternative<AwaitLosses>(now.awaits) && !now.attack)
            return enter(now, to_the_fleet(now), story, &Drive::on_the_way);
        if (std::holds_alternative<AwaitAction>(now.awaits)) return ended(story);
        const auto& barred = now.march->barred;
        return barred.empty() ? next_link(now, story) : ended(story);
    }

    // Move cubes that no later link wants, then Main, Elite, and the wanted ones.
    Lose to_the_fleet(const Position& now) const {
        const auto& [army, way, fleet] = marching();
        const Display& display = now[army.player][army.side];
        int left = std::get<AwaitLosses>(now.awaits).count;
        int wanted = 0;
        for (std::size_t i = links_taken(now) + 1; i < way.links.size(); ++i) wanted += way.links[i].imposed;
        const auto give = [&](int cubes) {
            const int given = std::clamp(cubes, 0, left);
            left -= given;
            return given;
        };
        const int spare = give(display.move - wanted);
        const int main = give(display.main);
        const int elite = give(display.elite);
        return {elite, main, spare + left};
    }

    static Story times(Story story, double p) {
        story.p *= p;
        return story;
    }

    // --- in the attack
    Tally fight(const Position& now, const Story& story) {
        if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
            Tally sum;
            for (const Fall& fall : falls(*roll)) sum.add(enter(now, fall.roll, times(story, fall.p), &Drive::fight));
            return sum;
        }
        if (std::holds_alternative<AwaitFight>(now.awaits)) return best_order(now, story);
        return enter(now, answer(now), story, &Drive::fight);
    }

    // The attacker's choice; among equals the order that the line names.
    Tally best_order(const Position& now, const Story& story) {
        std::optional<Tally> best;
        for (const ArmyRef army : line_.defence.standing) {
            const Tally other = enter(now, Fight{army.player}, story, &Drive::fight);
            if (!best || other.captured > best->captured) best = other;
        }
        return *best;
    }

    Decision answer(const Position& now) const {
        if (const auto* army = std::get_if<AwaitDefence>(&now.awaits)) {
            const bool stands = contains(line_.defence.standing, ArmyRef{army->player, army->side});
            return stands ? Decision{Stand{}} : Decision{Retreat{}};
        }
        if (std::holds_alternative<AwaitLevy>(now.awaits))
            return line_.defence.levy ? Decision{UseLevy{}} : Decision{Decline{}};
        if (std::holds_alternative<AwaitSeaRetreat>(now.awaits)) {
            const bool ours_beaten = now.retreat->why == RetreatFor::beaten_attacker;
            return ours_beaten && sea_ == WayBackBySea::denied ? Decision{Deny{}} : Decision{Allow{}};
        }
        if (std::holds_alternative<AwaitGarrison>(now.awaits)) return garrison(now);
        return legal(table_, now).front();  // of losses the fewest Elite, then the fewest Main
    }

    // Not from the army itself, if it can be helped.
    Decision garrison(const Position& now) const {
        const auto list = legal(table_, now);
        const auto spares_army = [&](const Decision& decision) {
            const auto* cube = std::get_if<Garrison>(&decision);
            const auto box = cube ? army_box(cube->cube) : std::nullopt;
            return cube && (!box || box->side != marching().army.side || box->box == Box::levy);
        };
        const auto found = std::find_if(list.begin(), list.end(), spares_army);
        return found != list.end() ? *found : list.front();
    }

    const Table& table_;
    const Plan& plan_;
    const PlanLine& line_;
    WayBackBySea sea_;
};

std::map<Key, std::pair<double, double>> left_of(const PlanLine& line) {
    std::map<Key, std::pair<double, double>> left;
    for (const byzantium::odds::Left& one : line.left) {
        BOOST_TEST(!left.contains(key(one.cubes)));
        left[key(one.cubes)] = {one.p_taken, one.p_beaten};
    }
    return left;
}

void check_line(const Table& table, const Position& now, const Plan& plan, const PlanLine& line) {
    const Tally tally = Drive{table, plan, line, WayBackBySea::allowed}.run(now);
    BOOST_TEST(plan.p_arrives == tally.arrived);
    BOOST_TEST(line.p_capture == tally.captured);
    BOOST_TEST(line.p_destroyed == tally.destroyed);
    BOOST_TEST(line.expected.elite == tally.lost.elite);
    BOOST_TEST(line.expected.main == tally.lost.main);
    BOOST_TEST(line.expected.move == tally.lost.move);
    BOOST_TEST(line.expected.guard == tally.lost.guard);
    BOOST_TEST(line.expected.total == tally.lost.elite + tally.lost.main + tally.lost.move);
    BOOST_TEST(line.expected_vp == tally.vp);
    BOOST_TEST(line.expected_bezants == tally.bezants);
    BOOST_TEST((left_of(line) == tally.left));
    if (!line.p_destroyed_if_denied) return;
    BOOST_TEST(*line.p_destroyed_if_denied == Drive(table, plan, line, WayBackBySea::denied).run(now).destroyed);
}

struct PlanCounts {
    std::map<std::string, int> lines;
};

void count(const Plan& plan, const PlanLine& line, PlanCounts& counts) {
    ++counts.lines["all"];
    if (line.p_destroyed_if_denied) ++counts.lines["way back that can be denied"];
    if (!line.defence.by_leave.empty()) ++counts.lines["retreat by leave"];
    if (!line.defence.given_up.empty()) ++counts.lines["army given up"];
    if (line.defence.standing.size() == 1) ++counts.lines["one army stands"];
    if (line.defence.standing.size() == 2) ++counts.lines["two armies stand"];
    if (line.defence.levy) ++counts.lines["levy"];
    if (plan.garrison && plan.garrison->from.empty()) ++counts.lines["control cube from the army"];
    const auto* marching = std::get_if<Marching>(&plan.advance);
    if (!marching) return void(++counts.lines["Bulgars"]);
    if (marching->fleet == byzantium::odds::Fleet::imposed) ++counts.lines["imposed"];
    if (marching->fleet == byzantium::odds::Fleet::imposed && marching->way.links.size() == 2)
        ++counts.lines["imposed, two links"];
    if (marching->way.links.size() == 2) ++counts.lines["two links"];
    if (marching->way.civil_war) ++counts.lines["civil war"];
    if (marching->way.placed) ++counts.lines["placed"];
    if (plan.p_arrives < 1) ++counts.lines["may not arrive"];
}

int fights_of(const PlanLine& line) { return static_cast<int>(line.defence.standing.size()); }

void check_plan(const Table& table, const Position& now, const Plan& plan, PlanCounts& counts) {
    BOOST_TEST((plan.p_arrives > 0) == !plan.lines.empty());
    for (std::size_t i = 1; i < plan.lines.size(); ++i)
        BOOST_TEST(plan.lines[i - 1].p_capture <= plan.lines[i].p_capture);
    for (const PlanLine& line : plan.lines) {
        if (fights_of(line) > 2) continue;
        count(plan, line, counts);
        check_line(table, now, plan, line);
    }
}

void check_army(const Table& table, const Position& now, Side side, PlanCounts& counts) {
    CitySet targets = 0;
    const ArmyRef army{now.active, side};
    for (const Way& way : ways(table, now, army)) targets |= only(way.target);
    for (; targets != 0; targets &= targets - 1)
        for (const Plan& plan : byzantium::odds::plans(table, now, army, first_of(targets)))
            check_plan(table, now, plan, counts);
}

void check_bulgars(const Table& table, const Position& now, PlanCounts& counts) {
    for (const BulgarTarget& target : bulgar_targets(table, now, now.active)) {
        const auto plan = byzantium::odds::plan_of_bulgars(table, now, now.active, target.city);
        BOOST_REQUIRE(plan.has_value());
        check_plan(table, now, *plan, counts);
    }
}

PlanCounts checked_plans(const Table& table, std::uint64_t seed, int rounds,
                         Position (RandomScenes::*draw)(const Table&)) {
    RandomScenes random{seed};
    PlanCounts counts;
    for (int i = 0; i < rounds; ++i) {
        const Position now = (random.*draw)(table);
        for (const Side side : sides) check_army(table, now, side, counts);
        check_bulgars(table, now, counts);
    }
    return counts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plan)

BOOST_DATA_TEST_CASE(plans_in_random_games, boost::unit_test::data::make(readings()), reading) {
    const PlanCounts counts = checked_plans(reading.table, 5, scenes(300), &RandomScenes::played);
    BOOST_TEST(counts.lines.at("all") > scenes(300));
}

BOOST_DATA_TEST_CASE(plans_in_arranged_scenes, boost::unit_test::data::make(readings()), reading) {
    const PlanCounts counts = checked_plans(reading.table, 6, scenes(500), &RandomScenes::arranged);
    const bool stand = reading.table.rulings.doomed_retreat == DoomedRetreat::stand;
    for (const char* one :
         {stand ? "retreat by leave" : "army given up", "way back that can be denied", "one army stands",
          "two armies stand", "levy", "control cube from the army", "Bulgars", "two links", "civil war", "placed"})
        BOOST_TEST(counts.lines.at(one) > scenes(20), one);
    BOOST_TEST(!counts.lines.contains(stand ? "army given up" : "retreat by leave"));
}

BOOST_DATA_TEST_CASE(plans_at_sea, boost::unit_test::data::make(readings()), reading) {
    const PlanCounts counts = checked_plans(reading.table, 7, scenes(300), &RandomScenes::at_sea);
    for (const char* one : {"imposed", "imposed, two links", "may not arrive", "way back that can be denied"})
        BOOST_TEST(counts.lines.at(one) > scenes(20), one << " " << counts.lines.at(one));
}

// Nothing else is left to lay down: the army's own Move, Main or Elite cube goes to the civil war.
BOOST_AUTO_TEST_CASE(byz_24_a_civil_war_paid_by_the_army_itself) {
    struct Own {
        int elite;
        int main;
        int move;
    };
    for (const Own own : {Own{1, 4, 2}, Own{1, 4, 0}, Own{3, 0, 0}}) {
        support::Scene scene{Color::red, Color::blue};
        scene.army(Color::red, Side::arab, "tabuk", own.elite, own.main, own.move);
        Player& red = scene.player(Color::red);
        red.pool = red.casualty = 0;
        Display& other = red[Side::byzantine];
        other.elite = other.main = other.levy = other.move = red[Side::arab].levy = 0;
        scene.controls(Color::blue, "tabuk");
        PlanCounts counts;
        check_army(scene.table(), scene.now, Side::arab, counts);
        BOOST_TEST(counts.lines["civil war"] > 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()
