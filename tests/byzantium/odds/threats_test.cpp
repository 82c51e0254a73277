// SPDX-License-Identifier: MIT
// Threats, dangers and the watch on Constantinople, against walks of the whole action through byzantium::apply.
#include "byzantium/odds/threats.h"

#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "byzantium/rules/score.h"
#include "support/scene.h"
#include "values/overloaded.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

using namespace byzantium;
using namespace odds_test;
using byzantium::odds::CapitalThreat;
using byzantium::odds::Marching;
using byzantium::odds::Sending;
using byzantium::odds::Threat;
using support::city;
using support::Scene;

namespace {

// None: the Bulgars.
using Attacker = std::optional<Side>;

Attacker attacker_of(const Threat& threat) {
    const auto* marching = std::get_if<Marching>(&threat.advance);
    return marching ? std::optional{marching->army.side} : std::nullopt;
}

// One action against one city: the attacker goes the best way, the fleet and the defenders do what hurts most.
class Action {
public:
    Action(const Table& table, Attacker attacker, CityId target, May may = anything)
        : table_{table}, attacker_{attacker}, target_{target}, walk_{table, 20'000, std::move(may)} {}

    double value(const Position& now) {
        if (now.attack) return now.attack->city == target_ ? walk_.value(now) : 0;
        if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
            double sum = 0;
            for (const Fall& fall : falls(*roll)) sum += fall.p * value_after(now, fall.roll);
            return sum;
        }
        const bool holder_asked = std::holds_alternative<AwaitFleet>(now.awaits);
        double best = holder_asked ? 1 : 0;
        for (const Decision& decision : legal(table_, now)) {
            if (!towards(decision)) continue;
            const double value = value_after(now, decision);
            best = holder_asked ? std::min(best, value) : std::max(best, value);
        }
        return best;
    }

private:
    bool towards(const Decision& decision) const {
        return std::visit(
            values::overloaded{[&](const Place& place) { return place.side == attacker_; },
                               [&](const Move& move) { return move.side == attacker_; },
                               [&](const CivilWar& war) { return war.side == attacker_; },
                               [&](const BulgarsAttack& sent) { return !attacker_ && sent.city == target_; },
                               [](const Impose&) { return true; }, [](const Allow&) { return true; },
                               [](const Proceed&) { return true; }, [](const Lose&) { return true; },
                               [](const auto&) { return false; }},
            decision);
    }

    double value_after(const Position& now, const Decision& decision) { return value_of(taken(table_, now, decision)); }
    double value_after(const Position& now, const Roll& roll) { return value_of(taken(table_, now, roll)); }
    double value_of(const Step& step) {
        const auto* captured = told<CityCaptured>(step.effects);
        if (captured && !step.after.attack) return captured->city == target_ ? 1 : 0;
        return step.after.march || step.after.attack ? value(step.after) : 0;
    }

    const Table& table_;
    Attacker attacker_;
    CityId target_;
    Walk walk_;
};

// Every city in which an attack can be made to begin, if nobody imposes a fleet.
CitySet targets(const Table& table, const Position& now, Attacker attacker) {
    CitySet found = 0;
    for (const Decision& decision : legal(table, now)) {
        const auto* move = std::get_if<Move>(&decision);
        const auto* place = std::get_if<Place>(&decision);
        const auto* war = std::get_if<CivilWar>(&decision);
        const auto* sent = std::get_if<BulgarsAttack>(&decision);
        const bool ours = attacker ? (move && move->side == attacker) || (place && place->side == attacker) ||
                                         (war && war->side == attacker)
                                   : sent != nullptr;
        if (!ours && !std::holds_alternative<Allow>(decision)) continue;
        const Step step = taken(table, now, decision);
        if (const auto* began = told<AttackBegan>(step.effects))
            found |= only(began->city);
        else if (step.after.march)
            found |= targets(table, step.after, attacker);
    }
    return found;
}

Position in_the_action_of(Position now, Color player) {
    now.active = player;
    now.awaits = AwaitAction{player, {}};
    return now;
}

struct ThreatCounts {
    int threats = 0;
    int imposed = 0;
    int too_long = 0;
};

void check_value(const Table& table, const Position& now, const Threat& threat, ThreatCounts& counts) try {
    const double value = Action{table, attacker_of(threat), threat.city}.value(now);
    BOOST_TEST(threat.p_capture == value, table.board[threat.city].name << ' ' << threat.p_capture << " not " << value);
    ++counts.threats;
    const auto* marching = std::get_if<Marching>(&threat.advance);
    if (marching && marching->fleet == byzantium::odds::Fleet::imposed) ++counts.imposed;
} catch (const TooLong&) {
    ++counts.too_long;
}

void check_threats(const Table& table, const Position& now, ThreatCounts& counts) {
    const auto list = byzantium::odds::threats(table, now, now.active);
    for (const Attacker attacker : {Attacker{Side::byzantine}, Attacker{Side::arab}, Attacker{}}) {
        CitySet listed = 0;
        for (const Threat& threat : list)
            if (attacker_of(threat) == attacker) listed |= only(threat.city);
        BOOST_TEST(listed == targets(table, now, attacker));
    }
    for (const Threat& threat : list)
        if (armies_in(now, threat.city) <= 2) check_value(table, now, threat, counts);
}

// The same of every player, whoever's turn it is.
void check_others(const Table& table, const Position& now) {
    for (const Player& player : now.players) {
        const auto list = byzantium::odds::threats(table, now, player.color);
        const auto theirs = byzantium::odds::threats(table, in_the_action_of(now, player.color), player.color);
        BOOST_REQUIRE(list.size() == theirs.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            BOOST_TEST((list[i].city == theirs[i].city));
            BOOST_TEST(list[i].p_capture == theirs[i].p_capture);
        }
    }
}

// Returns how many cities are in danger.
int check_dangers(const Table& table, const Position& now) {
    std::map<CityId, double> greatest;
    for (const Player& player : now.players) {
        if (!may_still_act(now, player.color)) continue;
        for (const Threat& threat : byzantium::odds::threats(table, now, player.color))
            if (const auto owner = now[threat.city].control; owner && owner != player.color) {
                const auto [known, is_new] = greatest.emplace(threat.city, threat.p_capture);
                known->second = std::max(known->second, threat.p_capture);
            }
    }
    int controlled = 0;
    for (const byzantium::odds::Danger& danger : byzantium::odds::dangers(table, now)) {
        BOOST_TEST((now[danger.city].control == danger.owner));
        ++controlled;
        BOOST_TEST(danger.worst.has_value() == greatest.contains(danger.city));
        if (danger.worst) BOOST_TEST(danger.worst->p_capture == greatest.at(danger.city));
    }
    BOOST_TEST(controlled == std::count_if(now.cities.begin(), now.cities.end(),
                                           [](const City& city) { return city.control.has_value(); }));
    return static_cast<int>(greatest.size());
}

// Every die for the attacker, none for anybody else; everybody in his way withdraws if he can.
Result result_of_fall(const Table& table, Position now, const Threat& threat) {
    std::vector<Decision> script;
    if (const auto* marching = std::get_if<Marching>(&threat.advance)) {
        const auto& [army, way, fleet] = *marching;
        if (way.placed) script.push_back(Place{army.side, *way.placed});
        for (const WayLink& link : way.links) script.push_back(Move{army.side, link.to});
    } else {
        script.push_back(BulgarsAttack{std::get<Sending>(threat.advance).cube, threat.city});
    }
    for (std::size_t next = 0; !std::holds_alternative<Over>(now.awaits);) {
        if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
            now = taken(table, now, Roll{Hits{roll->attacker, 0}}).after;
        } else if (next < script.size() && !std::holds_alternative<AwaitFleet>(now.awaits)) {
            now = taken(table, now, script[next++]).after;
        } else {
            BOOST_REQUIRE(now.attack.has_value() || std::holds_alternative<AwaitFleet>(now.awaits));
            now = taken(table, now, legal(table, now).back()).after;  // Allow, Retreat, Decline
        }
    }
    return std::get<Over>(now.awaits).result;
}

bool can_fall(const Threat& threat) { return threat.defences.back().p_capture > 0; }

struct Watched {
    int threats = 0;
    int levies = 0;
    int falls = 0;
    int bulgars = 0;
};

void check_watch(const Table& table, const Position& now, const CapitalThreat& seen, Watched& counts) try {
    const CityId capital = table.board.capital;
    const Attacker attacker = attacker_of(seen.threat);
    if (armies_in(now, capital) > 2) return;
    const auto without = [](const Decision& decision) { return !std::holds_alternative<UseLevy>(decision); };
    BOOST_TEST(seen.p_without_levy == Action(table, attacker, capital, without).value(now));
    ++counts.threats;
    if (!attacker) ++counts.bulgars;
    if (seen.p_with_levy) {
        const auto levy = [](const Decision& decision) {
            return !std::holds_alternative<Decline>(decision) && !std::holds_alternative<Stand>(decision);
        };
        BOOST_TEST(*seen.p_with_levy == Action(table, attacker, capital, levy).value(now));
        ++counts.levies;
    }
    if (!can_fall(seen.threat)) return;
    BOOST_TEST((seen.if_it_falls == result_of_fall(table, now, seen.threat)));
    ++counts.falls;
} catch (const TooLong&) {
}

bool alike(const Threat& one, const Threat& other) {
    return one.player() == other.player() && one.city == other.city && one.arrives == other.arrives &&
           one.p_capture == other.p_capture &&
           std::equal(
               one.defences.begin(), one.defences.end(), other.defences.begin(), other.defences.end(),
               [](const auto& a, const auto& b) { return a.defence == b.defence && a.p_capture == b.p_capture; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(threats)

BOOST_DATA_TEST_CASE(threats_are_the_best_that_one_action_can_do, boost::unit_test::data::make(readings()), reading) {
    const Table& table = reading.table;
    RandomScenes random{8};
    ThreatCounts counts;
    for (int i = 0; i < scenes(40); ++i) {
        check_threats(table, random.arranged(table), counts);
        check_threats(table, random.at_sea(table), counts);
        check_threats(table, random.played(table), counts);
    }
    BOOST_TEST_MESSAGE(counts.threats << ' ' << counts.imposed << ' ' << counts.too_long);
    BOOST_TEST(counts.threats > scenes(200));
    BOOST_TEST(counts.imposed > scenes(20));
}

BOOST_DATA_TEST_CASE(threats_of_several_players_are_those_of_each, boost::unit_test::data::make(readings()), reading) {
    const Table& table = reading.table;
    RandomScenes random{11};
    std::size_t compared = 0;
    for (int i = 0; i < scenes(100); ++i) {
        const Position now = random.arranged(table);
        const values::Few<Color, 4> last_and_first{now.players.back().color, now.players.front().color};
        std::vector<Threat> expected;
        for (const Color player : last_and_first)
            for (const Threat& threat : byzantium::odds::threats(table, now, player)) expected.push_back(threat);
        const auto together = byzantium::odds::threats(table, now, last_and_first);
        BOOST_TEST(std::equal(together.begin(), together.end(), expected.begin(), expected.end(), alike));
        compared += together.size();
    }
    BOOST_TEST(compared > static_cast<std::size_t>(scenes(100)));
}

BOOST_DATA_TEST_CASE(dangers_are_the_greatest_threats_of_others, boost::unit_test::data::make(readings()), reading) {
    const Table& table = reading.table;
    RandomScenes random{9};
    int in_danger = 0;
    for (int i = 0; i < scenes(200); ++i) {
        Position now = random.arranged(table);
        if (random.one_in(3)) now.passed.push_back(others_clockwise(now, now.active).front());
        check_others(table, now);
        in_danger += check_dangers(table, now);
    }
    BOOST_TEST(in_danger > scenes(100));
}

BOOST_DATA_TEST_CASE(the_watch_on_constantinople, boost::unit_test::data::make(readings()), reading) {
    const Table& table = reading.table;
    RandomScenes random{10};
    Watched counts;
    for (int i = 0; i < scenes(300); ++i) {
        Position now = random.arranged_around(table, table.board.capital);
        now.bulgars = random.upto(9);
        for (Player& player : now.players)
            for (Display& army : player.displays) army.main += army.at != table.board.capital ? random.upto(6) : 0;
        for (const CapitalThreat& seen : byzantium::odds::capital_watch(table, now))
            check_watch(table, in_the_action_of(now, seen.threat.player()), seen, counts);
    }
    BOOST_TEST_MESSAGE(counts.threats << ' ' << counts.levies << ' ' << counts.falls << ' ' << counts.bulgars);
    BOOST_TEST(counts.threats > scenes(60));
    BOOST_TEST(counts.levies > scenes(10));
    BOOST_TEST(counts.falls > scenes(30));
    BOOST_TEST(counts.bulgars > scenes(20));
}

BOOST_AUTO_TEST_CASE(nine_bulgars_at_constantinople) {
    Scene scene{Color::red, Color::blue};
    scene.at("adrianople") = City{Allegiance::bulgar, 1, {}, false};
    const auto watch = byzantium::odds::capital_watch(scene.table(), scene.now);
    BOOST_REQUIRE(watch.size() == 2);
    for (const CapitalThreat& seen : watch) {
        BOOST_TEST(seen.threat.p_capture == 3.0 / 16);
        BOOST_TEST(seen.p_without_levy == 3.0 / 16);
        BOOST_TEST(!seen.p_with_levy.has_value());
        BOOST_TEST((seen.if_it_falls.ranking.front().front() == seen.threat.player()));
    }
}

BOOST_AUTO_TEST_CASE(the_emperors_levy_against_nine_bulgars) {
    Scene scene{Color::red, Color::blue};
    scene.at("adrianople") = City{Allegiance::bulgar, 1, {}, false};
    scene.takes(Emperor{Cube::pool});
    const auto watch = byzantium::odds::capital_watch(scene.table(), scene.now);
    BOOST_REQUIRE(watch.size() == 2);
    BOOST_TEST((watch.front().threat.player() == Color::blue));
    BOOST_TEST(watch.front().p_without_levy == 3.0 / 16);
    BOOST_TEST(watch.front().p_with_levy.value() < 3.0 / 16);
    BOOST_TEST(watch.front().threat.p_capture == watch.front().p_with_levy.value());
    BOOST_TEST(!watch.back().p_with_levy.has_value());  // his own levy is not asked (BYZ-36)
}

// The three bezants for the Bulgars' cube decide a tie.
BOOST_AUTO_TEST_CASE(byz_65_a_fall_that_money_parts) {
    Scene scene{Color::red, Color::blue};
    scene.at("adrianople") = City{Allegiance::bulgar, 1, {}, false};
    scene.player(Color::red).pool = 0;
    scene.display(Color::blue, Side::arab).vp += 5;
    const auto watch = byzantium::odds::capital_watch(scene.table(), scene.now);
    BOOST_REQUIRE((watch.front().threat.player() == Color::red));
    BOOST_TEST((watch.front().if_it_falls.ranking.front() == values::Few<Color, 4>{Color::blue}));
    BOOST_TEST((watch.front().if_it_falls == result_of_fall(scene.table(), scene.now, watch.front().threat)));
}

BOOST_AUTO_TEST_SUITE_END()
