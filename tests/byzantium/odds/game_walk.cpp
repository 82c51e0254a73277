// SPDX-License-Identifier: MIT
#include "byzantium/odds/game_walk.h"

#include "values/overloaded.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

namespace odds_test {
namespace {

using namespace byzantium;

constexpr int faces_of_a_die = 6;

// How an attack ends.
struct End {
    bool taken;
    bool destroyed;
    bool guard_lost;
    byzantium::odds::Losses lost;
    auto operator<=>(const End&) const = default;
};

// What can come of a position, as probabilities that are exact: whole numbers over a small power of two.
struct Chances {
    double aim = 0;  // the city taken, and enough Move cubes left
    std::map<End, double> ends{};
    std::vector<double> won{};  // from the next battle on

    void add(const Chances& more, double weight) {
        aim += weight * more.aim;
        for (const auto& [end, p] : more.ends) ends[end] += weight * p;
        won.resize(std::max(won.size(), more.won.size()));
        for (std::size_t i = 0; i < more.won.size(); ++i) won[i] += weight * more.won[i];
    }
    void divide(double by) {
        aim /= by;
        for (auto& [end, p] : ends) p /= by;
        for (double& p : won) p /= by;
    }
};

double falls_with(int dice, int hits) {
    double falls = 1;
    for (int i = 1; i <= hits; ++i) falls = falls * (dice - hits + i) / i;
    return falls;
}

// The face a die shows in the fall of that number: of two faces in turn one that misses and one that hits, which
// differ from die to die; or each of the six.
int face(Falls falls, int die, int turn) {
    if (falls == Falls::all_faces) return turn + 1;
    return (turn == 0 ? 1 : 4) + die % 3;
}

// Calls `visit` with each roll of so many dice and its weight; gives the sum of the weights.
template <class Visit>
double each_roll_of_faces(const AwaitRoll& asked, Falls falls, Visit visit) {
    const int sides_of_a_die = falls == Falls::all_faces ? faces_of_a_die : 2;
    int all = 1;
    for (int die = 0; die < asked.attacker + asked.defender; ++die) all *= sides_of_a_die;
    for (int fall = 0; fall < all; ++fall) {
        Faces faces;
        for (int die = 0, rest = fall; die < asked.attacker + asked.defender; ++die, rest /= sides_of_a_die)
            (die < asked.attacker ? faces.attacker : faces.defender).push_back(face(falls, die, rest % sides_of_a_die));
        visit(Roll{faces}, 1);
    }
    return all;
}

template <class Visit>
double each_roll(const AwaitRoll& asked, Falls falls, Visit visit) {
    if (falls != Falls::counted_by_hits) return each_roll_of_faces(asked, falls, visit);
    double all = 0;
    for (int own = 0; own <= asked.attacker; ++own)
        for (int theirs = 0; theirs <= asked.defender; ++theirs) {
            const double weight = falls_with(asked.attacker, own) * falls_with(asked.defender, theirs);
            visit(Roll{Hits{own, theirs}}, weight);
            all += weight;
        }
    return all;
}

class GameWalk {
public:
    GameWalk(const Table& table, const Position& attacked, WalkOptions options)
        : table_{table},
          options_{std::move(options)},
          attacker_{attacked.active},
          city_{attacked.attack.value().city},
          start_{army(attacked)} {}

    Walked walked(const Position& attacked) {
        const Chances chances = from(attacked);
        return {report_of(chances), seen_};
    }

private:
    // The attacker's cubes; the Bulgars are Main cubes.
    byzantium::odds::Force army(const Position& now) const {
        if (!options_.army) return {0, now.bulgars, 0, false};
        const Display& display = now[attacker_][*options_.army];
        return {display.elite, display.main, display.move, display.guard};
    }

    Chances from(const Position& now) {
        return std::visit(values::overloaded{
                              [&](const AwaitRoll& asked) { return roll(now, asked); },
                              [&](const AwaitLosses& asked) { return lose(now, asked); },
                              [&](const AwaitDefence&) { return after(now, Stand{}); },
                              [&](const AwaitLevy&) { return after(now, UseLevy{}); },
                              [&](const AwaitFight& asked) { return after(now, Fight{next_to_fight(asked)}); },
                              [&](const AwaitSeaRetreat&) { return after(now, Allow{}); },
                              [&](const AwaitRetreat&) { return after(now, legal(table_, now).front()); },
                              [](const auto&) -> Chances { throw std::logic_error{"not a question of an attack"}; },
                          },
                          now.awaits);
    }

    Chances roll(const Position& now, const AwaitRoll& asked) {
        if (asked.what == RollFor::siege) ++seen_.sieges;
        Chances sum;
        const double all = each_roll(asked, options_.falls,
                                     [&](const Roll& roll, double weight) { sum.add(after(now, roll), weight); });
        sum.divide(all);
        return sum;
    }

    // Every legal split; the attacker takes the best of them, the defender the worst for the attacker.
    Chances lose(const Position& now, const AwaitLosses& asked) {
        const auto splits = legal(table_, now);
        if (asked.from == LossFrom::retreat) return after(now, splits.front());
        const bool attacker = asked.from != LossFrom::battle_defender;
        if (splits.size() > 1) ++(attacker ? seen_.attacker_choices : seen_.defender_choices);
        std::optional<std::pair<std::tuple<double, int, int>, Chances>> best;
        for (const Decision& split : splits) {
            const auto& lost = std::get<Lose>(split);
            Chances chances = after(now, split);
            const std::tuple liking{attacker ? -chances.aim : chances.aim, lost.elite, lost.main};
            if (!best || liking < best->first) best.emplace(liking, std::move(chances));
        }
        return best.value().second;
    }

    Color next_to_fight(const AwaitFight& asked) const {
        for (const Color color : options_.fight_order)
            if (contains(asked.among, color)) return color;
        throw std::logic_error{"nobody of the order stands"};
    }

    Chances after(const Position& now, const Entry& entry) {
        const auto step = apply(table_, now, entry);
        if (!step) throw std::logic_error{"refused: " + message(table_.board, step.error())};
        ++seen_.entries;
        int battles_won = 0;
        std::optional<bool> taken;
        for (const Effect& effect : step->effects) {
            note(effect);
            if (std::holds_alternative<BattleWon>(effect)) ++battles_won;
            if (std::holds_alternative<CityCaptured>(effect)) taken = true;
            if (std::holds_alternative<BattleLost>(effect) || std::holds_alternative<SiegeLost>(effect)) taken = false;
        }
        Chances chances = taken ? ended(step->after, *taken) : from(step->after);
        chances.won.insert(chances.won.begin(), static_cast<std::size_t>(battles_won), 1.0);
        return chances;
    }

    // The army has been neither thinned for a garrison nor by its retreat: the scenes see to that.
    Chances ended(const Position& now, bool taken) const {
        const byzantium::odds::Force left = army(now);
        const byzantium::odds::Losses lost{start_.elite - left.elite, start_.main - left.main, start_.move - left.move};
        const bool aim = taken && left.move >= options_.keep_move;
        return {
            aim ? 1.0 : 0.0, {{{taken, left == byzantium::odds::Force{}, start_.guard && !left.guard, lost}, 1.0}}, {}};
    }

    void note(const Effect& effect) {
        if (const auto* won = std::get_if<BattleWon>(&effect)) note_battle(won->against);
        if (const auto* lost = std::get_if<BattleLost>(&effect)) note_battle(lost->against);
        if (const auto* moved = std::get_if<PawnMoved>(&effect))
            if (moved->player != attacker_ && moved->from == city_ && moved->to) ++seen_.retreats;
        if (std::holds_alternative<CityCaptured>(effect)) ++seen_.captures;
        if (std::holds_alternative<ArmyDestroyed>(effect)) ++seen_.armies_destroyed;
    }

    void note_battle(const Defender& defender) {
        std::visit(values::overloaded{[&](const ArmyDefends&) { ++seen_.army_battles; },
                                      [&](const LevyDefends&) { ++seen_.levy_battles; },
                                      [&](const BulgarsDefend&) { ++seen_.bulgar_battles; }},
                   defender);
    }

    byzantium::odds::Report report_of(const Chances& chances) const {
        byzantium::odds::Report report{{options_.keep_move}, 0, chances.aim, 0, chances.won, {}, {}, {}};
        for (const auto& [end, p] : chances.ends)
            if (end.taken) report.p_capture += p;
        for (const auto& [end, p] : chances.ends) {
            if (end.destroyed) report.p_destroyed += p;
            if (end.guard_lost) report.expected.guard += p;
            report.expected.elite += p * end.lost.elite;
            report.expected.main += p * end.lost.main;
            report.expected.move += p * end.lost.move;
            report.expected.total += p * (end.lost.elite + end.lost.main + end.lost.move);
        }
        report.taken = outcomes(chances, true, report.p_capture);
        report.beaten = outcomes(chances, false, 0);
        return report;
    }

    static std::vector<byzantium::odds::Outcome> outcomes(const Chances& chances, bool taken, double all) {
        std::map<byzantium::odds::Losses, double> by_losses;
        for (const auto& [end, p] : chances.ends)
            if (end.taken == taken) by_losses[end.lost] += p;
        std::vector<byzantium::odds::Outcome> list;
        for (const auto& [lost, p] : by_losses) list.push_back({lost, p, taken ? p / all : 0});
        return list;
    }

    const Table& table_;
    WalkOptions options_;
    Color attacker_;
    CityId city_;
    byzantium::odds::Force start_;
    Seen seen_{};
};

}  // namespace

Walked walk(const Table& table, const Position& attacked, const WalkOptions& options) {
    return GameWalk{table, attacked, options}.walked(attacked);
}

}  // namespace odds_test
