// SPDX-License-Identifier: MIT
#include "byzantium/rules/attacks_walk.h"

namespace course {
namespace {

constexpr std::size_t a_long_fight = 500;  // effects

bool is_leaving(const Course& course) {
    const bool losing = course.asks<AwaitLosses>() && course.now.retreat;
    return course.asks<AwaitDefence>() || course.asks<AwaitSeaRetreat>() || course.asks<AwaitRetreat>() || losing;
}

// One decision on the way out of the city, the sea allowed, to the first city there is.
void leave(Course& course) {
    if (course.asks<AwaitDefence>()) {
        course.takes(Retreat{});
    } else if (course.asks<AwaitSeaRetreat>()) {
        course.takes(Allow{});
    } else {
        course.takes(legal(course.table, course.now).front());
    }
}

bool asked_before_battle(const Course& course) {
    return course.now.retreat && course.now.retreat->why == RetreatFor::own_army;
}

void own_armies_leave(const Defenders& expected, const Position& before, Course& course, Watch& watch) {
    while (asked_before_battle(course)) leave(course);
    for (const ArmyRef army : expected.own) {
        watch.seen("own army in the way");
        watch.expect(course.now[army.player][army.side].at != before[army.player][army.side].at, "an own army stayed");
    }
}

bool is_destroyed(const Course& course, ArmyRef army) {
    return std::any_of(course.effects.begin(), course.effects.end(), [&](const Effect& effect) {
        const auto* gone = std::get_if<ArmyDestroyed>(&effect);
        return gone && ArmyRef{gone->player, gone->side} == army;
    });
}

// The retreat of the army that is asked, with the sea denied where somebody may.
void check_leave(const DefendingArmy& defending, Course course, Watch& watch) {
    course.effects.clear();
    course.takes(Retreat{});
    const auto* asked = course.asks<AwaitSeaRetreat>();
    watch.expect(!defending.leave_of || (asked && asked->player == *defending.leave_of), "another grants the sea");
    if (!asked) return;
    course.takes(Deny{});
    const auto stood = first<ArmyStands>(course.effects);
    const bool stayed = stood && ArmyRef{stood->player, stood->side} == defending.army;
    const bool stays = defending.leave_of && defending.if_denied == IfDenied::stands;
    watch.seen(stays ? "retreat needs leave" : "retreat needs no leave");
    watch.expect(stayed == stays, "a denied sea means something else");
    const bool goes_down = !defending.survives || (defending.leave_of && !stays);
    if (goes_down) watch.seen("given up for want of the sea");
    watch.expect(is_destroyed(course, defending.army) == goes_down, "a denied sea destroys, or does not");
}

// Of all that may retreat, who would be destroyed by it with the sea open.
void check_survival(const DefendingArmy& defending, Course course, Watch& watch) {
    course.effects.clear();
    const CityId from = course.now.attack->city;
    course.takes(Retreat{});
    while (course.now.retreat) leave(course);
    if (!defending.survives) watch.seen("given up");
    watch.expect(is_destroyed(course, defending.army) == !defending.survives, "a retreat destroys, or does not");
    watch.expect(course.now[defending.army.player][defending.army.side].at != from, "an army did not retreat");
}

void check_each_stands(const Defenders& expected, Course course, Watch& watch) {
    for (const DefendingArmy& defending : expected.armies) {
        const auto* asked = course.asks<AwaitDefence>();
        const bool is_asked = asked && ArmyRef{asked->player, asked->side} == defending.army;
        watch.seen(defending.can_retreat ? "army may retreat" : "army cannot retreat");
        watch.expect(is_asked == defending.can_retreat, "another army is asked to retreat, or none");
        if (!is_asked) continue;
        check_leave(defending, course, watch);
        check_survival(defending, course, watch);
        course.takes(Stand{});
    }
    std::vector<ArmyRef> stood;
    for (const Effect& effect : course.effects)
        if (const auto* stands = std::get_if<ArmyStands>(&effect)) stood.push_back({stands->player, stands->side});
    const bool alike = std::equal(stood.begin(), stood.end(), expected.armies.begin(), expected.armies.end(),
                                  [](ArmyRef one, const DefendingArmy& other) { return one == other.army; });
    watch.expect(alike, "other armies defend");
}

// Whoever can, retreats; then the levy, or the Bulgars, if nobody stood.
void check_if_all_retreat(const Defenders& expected, Course course, Watch& watch) {
    while (is_leaving(course)) leave(course);
    if (told<ArmyStands>(course.effects)) return watch.expect(!course.asks<AwaitLevy>(), "a levy beside an army");
    const auto* asked = course.asks<AwaitLevy>();
    const auto levy = asked ? std::optional{ArmyRef{asked->player, asked->side}} : std::nullopt;
    watch.expect(levy == expected.levy, "another levy is asked, or none");
    if (levy) return watch.seen("levy");
    const auto* roll = course.asks<AwaitRoll>();
    const bool battle = roll && roll->what == RollFor::battle;
    watch.expect(battle == (expected.bulgars > 0), "the Bulgars defend or not");
    if (!battle) return;
    watch.seen("Bulgars defend");
    watch.expect(roll->defender == std::min(expected.bulgars, 3), "other Bulgars defend");
}

// Everybody who can leaves; the attacker's dice all hit and nobody else's do.
void unopposed_step(Course& course) {
    if (is_leaving(course)) return leave(course);
    if (course.asks<AwaitLevy>()) return void(course.takes(Decline{}));
    const auto* roll = course.asks<AwaitRoll>();
    if (roll) return void(course.takes(Roll{Hits{roll->attacker, 0}}));
    course.takes(legal(course.table, course.now).front());
}

bool goes_on(const Course& course) {
    return course.now.attack && course.effects.size() < a_long_fight && !told<ActionPhaseEnded>(course.effects);
}

std::vector<Cube> garrison_sources(const Course& course, const Effects& since_capture) {
    std::vector<Decision> decisions;
    if (course.asks<AwaitGarrison>()) decisions = legal(course.table, course.now);
    for (const Effect& effect : since_capture)
        if (const auto* taken = std::get_if<TakenByItself>(&effect)) decisions.push_back(taken->decision);
    std::vector<Cube> cubes;
    for (const Decision& decision : decisions)
        if (const auto* garrison = std::get_if<Garrison>(&decision)) cubes.push_back(garrison->cube);
    return cubes;
}

void check_garrison(const std::optional<GarrisonCost>& cost, const Course& course, const Effects& effects,
                    Watch& watch) {
    if (!cost) return watch.expect(told<GameEnded>(effects), "no control cube");
    const auto sources = garrison_sources(course, effects);
    watch.expect(std::equal(sources.begin(), sources.end(), cost->from.begin(), cost->from.end()),
                 "other sources for the control cube");
    watch.seen(sources.empty() ? "garrison from the army" : "garrison by a cube");
    watch.expect(cost->bezants == (sources.empty() || sources.front() == Cube::pool ? 0 : 3), "another price");
}

void check_spoils(const Spoils& won, const Assault& assault, const Effects& effects, Watch& watch) {
    watch.seen(won.ends_game ? "fall" : assault.army ? "capture" : "Bulgar capture");
    watch.expect(told<GameEnded>(effects) == won.ends_game, "the game ends or not");
    watch.expect(sum<VpChanged>(effects, {assault.attacker, won.side}) == won.vp, "other VP");
    watch.expect(sum<VpChanged>(effects, {assault.attacker, opposite(won.side)}) == 0, "VP on the other side");
    const int plunder = sum<MoneyChanged>(until<TakenByItself>(effects), {assault.attacker, won.side});
    watch.expect(plunder == won.bezants, "other plunder");
    const auto tokens = first<TokensChanged>(effects);
    watch.expect(tokens ? tokens->after == won.tokens : won.ends_game, "other tokens");
}

// As many hits as the army outlives, so that it is beaten and still has to get away.
int hits_to_outlive(const Course& course, ArmyRef army, const AwaitRoll& roll) {
    const int cubes = active_cubes(course.now[army.player][army.side]) - 1;
    const bool twice = roll.what == RollFor::siege && course.now.attack->city == course.table.board.capital;
    return std::min(roll.defender, twice ? cubes / 2 : cubes);
}

// Everybody defends; losses leave as little strength as may be.
void opposed_step(Course& course, ArmyRef army) {
    const auto* roll = course.asks<AwaitRoll>();
    if (roll) return void(course.takes(Roll{Hits{0, hits_to_outlive(course, army, *roll)}}));
    if (course.asks<AwaitDefence>()) return void(course.takes(Stand{}));
    if (course.asks<AwaitLosses>()) return void(course.takes(legal(course.table, course.now).back()));
    course.takes(legal(course.table, course.now).front());
}

bool is_beaten(const Effects& effects) { return told<BattleLost>(effects) || told<SiegeLost>(effects); }

Effects since_beaten(const Effects& effects) {
    return told<BattleLost>(effects) ? since<BattleLost>(effects) : since<SiegeLost>(effects);
}
Effects until_beaten(const Effects& effects) { return until<SiegeLost>(until<BattleLost>(effects)); }

// What it has left when it is beaten, and the way out that is then the one foretold.
struct Flight {
    ArmyRef army;
    int active;
    std::optional<int> cubes;
    std::optional<CitySet> to;
};

void check_flight(const Flight& flight, Course course, Watch& watch) {
    while (course.asks<AwaitRetreat>() || (course.asks<AwaitLosses>() && course.now.retreat)) {
        CitySet ends = 0;
        for (const Decision& decision : legal(course.table, course.now))
            if (const auto* to = std::get_if<RetreatTo>(&decision)) ends |= only(to->to);
        if (ends != 0 && flight.to) watch.expect(ends == *flight.to, "it may go to other cities");
        course.takes(legal(course.table, course.now).front());
    }
    const Effects flown = until<ActionPhaseEnded>(since_beaten(course.effects));
    const bool survives = flight.cubes && *flight.cubes < flight.active;
    watch.expect(told<ArmyDestroyed>(flown) != survives, "a beaten army is destroyed or not");
    watch.seen(survives ? "beaten, away" : "beaten, destroyed");
    if (!survives) return;
    watch.expect(lost(flown, flight.army) == *flight.cubes, "getting away costs other cubes");
    const auto pawn = first<PawnMoved>(flown);
    watch.expect(pawn && pawn->to && (!flight.to || has(*flight.to, *pawn->to)), "it goes elsewhere");
}

}  // namespace

void check_defenders(const Assault& assault, const Position& before, const Course& attack, Watch& watch) {
    const Defenders expected = defenders(attack.table, before, assault);
    Course course = attack;
    own_armies_leave(expected, before, course, watch);
    check_each_stands(expected, course, watch);
    check_if_all_retreat(expected, course, watch);
}

void check_capture(const Assault& assault, const Position& before, const Course& attack, const Way* way, Watch& watch) {
    Course course = attack;
    while (!told<CityCaptured>(course.effects) && goes_on(course)) unopposed_step(course);
    if (!told<CityCaptured>(course.effects)) return;
    const Effects effects = until<ActionPhaseEnded>(since<CityCaptured>(course.effects));
    check_spoils(spoils(course.table, before, assault), assault, effects, watch);
    const bool own_losses = !defenders(course.table, before, assault).own.empty();
    if (!way || own_losses) return;  // an own army that had to leave may have lost cubes
    check_garrison(garrison_cost(course.table, before, {assault.attacker, *assault.army}, *way), course, effects,
                   watch);
}

void check_defeat(ArmyRef army, const Position& before, const Course& attack, const Way& way, Watch& watch) {
    const WayBack expected = way_back(attack.table, before, army, way);
    Course course = attack;
    while (!is_beaten(course.effects) && goes_on(course)) opposed_step(course, army);
    if (!is_beaten(course.effects)) return;
    const int active = active_cubes(before[army.player][army.side]) - lost(until_beaten(course.effects), army);
    if (active <= 0) return;
    watch.seen(way.links.empty() ? "beaten, retreats" : "beaten, back over the last link");
    const auto* asked = course.asks<AwaitSeaRetreat>();
    watch.expect((asked ? std::optional{asked->player} : std::nullopt) == expected.leave_of, "another grants the sea");
    if (asked) {
        watch.seen("beaten, asks for the sea");
        Course denied = course;
        denied.takes(Deny{});
        check_flight({army, active, expected.cubes_if_denied, std::nullopt}, denied, watch);
        course.takes(Allow{});
    }
    check_flight({army, active, expected.cubes, expected.to}, course, watch);
}

}  // namespace course
