// SPDX-License-Identifier: MIT
#include "byzantium/odds/slow.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace odds_test {
namespace {

using byzantium::odds::Force;
using Count = std::uint64_t;

int guard_of(const Force& force) { return force.guard ? 1 : 0; }
int strength_of(const Force& force) { return force.elite + force.main + guard_of(force); }
int dice_of(const Force& force) { return std::min(3, force.main) + force.elite + guard_of(force); }

// Falls of the dice with so many hits.
Count falls_of(int dice, int hits) {
    Count falls = 1;
    for (int i = 1; i <= hits; ++i) falls = falls * static_cast<Count>(dice - hits + i) / static_cast<Count>(i);
    return falls;
}

bool allowed(const Force& force, const byzantium::odds::Losses& lost, Splits splits) {
    const bool all_elite = lost.elite == force.elite;
    const bool all_main = lost.main == force.main;
    const bool all_move = lost.move == force.move;
    switch (splits) {
        case Splits::every:
            return true;
        case Splits::in_order:
            return (lost.main == 0 || all_move) && (lost.elite == 0 || (all_main && all_move));
        case Splits::main_first:
            return lost.elite == 0 || all_main;
        case Splits::elite_first:
            return (lost.main == 0 || all_elite) && (lost.move == 0 || (all_main && all_elite));
        case Splits::elite_before_main:
            break;
    }
    return lost.main == 0 || all_elite;
}

int all_dice(const byzantium::odds::Attack& attack) {
    int dice = attack.siege ? attack.siege->tokens : 0;
    for (const Force& defender : attack.defenders) dice += dice_of(attack.attacker) + dice_of(defender);
    return dice;
}

}  // namespace

std::vector<Force> left_after(const Force& force, int cubes, Splits splits) {
    if (cubes >= force.elite + force.main + force.move + guard_of(force)) return {Force{}};
    std::vector<Force> left;
    for (int elite = 0; elite <= std::min(cubes, force.elite); ++elite)
        for (int main = 0; main <= std::min(cubes - elite, force.main); ++main) {
            const int move = cubes - elite - main;
            if (move > force.move || !allowed(force, {elite, main, move}, splits)) continue;
            left.push_back({force.elite - elite, force.main - main, force.move - move, force.guard});
        }
    return left;
}

SlowSearch::SlowSearch(const byzantium::odds::Attack& attack, const Play& play)
    : attack_{attack}, play_{play}, dice_{all_dice(attack)} {
    if (dice_ > 63) throw std::invalid_argument{"too many dice for the slow search"};
    const Force& most = attack.attacker;
    memo_.resize(static_cast<std::size_t>((most.elite + 1) * (most.main + 1) * (most.move + 1) * 2) *
                 (attack.defenders.size() + 1));
}

Count SlowSearch::falls() { return value(0, attack_.attacker); }
double SlowSearch::p() { return std::ldexp(static_cast<double>(falls()), -dice_); }

// Falls out of all those of this stage and the later ones.
Count SlowSearch::value(std::size_t stage, const Force& attacker) {
    auto& known = memo(stage, attacker);
    if (!known) known = stage == attack_.defenders.size() ? value_of_siege(attacker) : value_of_battle(stage, attacker);
    return *known;
}

Count SlowSearch::value_of_battle(std::size_t stage, const Force& attacker) {
    const Force& defender = attack_.defenders[stage];
    const int own = dice_of(attacker);
    const int theirs = dice_of(defender);
    Count sum = 0;
    for (int hits = 0; hits <= theirs; ++hits) {
        const auto attackers = left_after(attacker, hits, play_.attacker);
        for (int own_hits = 0; own_hits <= own; ++own_hits) {
            const auto defenders = left_after(defender, own_hits, play_.defender);
            sum += falls_of(theirs, hits) * falls_of(own, own_hits) * best_in_battle(stage, attackers, defenders);
        }
    }
    return sum << (dice_of(attack_.attacker) - own);  // the dice that are no longer rolled
}

Count SlowSearch::best_in_battle(std::size_t stage, const std::vector<Force>& attackers,
                                 const std::vector<Force>& defenders) {
    Count best = 0;
    for (const Force& attacker : attackers) {
        const Count if_won = value(stage + 1, attacker);
        Count worst = if_won;
        for (const Force& defender : defenders)
            if (strength_of(attacker) <= strength_of(defender)) worst = 0;
        best = std::max(best, worst);
    }
    return best;
}

Count SlowSearch::value_of_siege(const Force& attacker) const {
    if (!attack_.siege) return kept(attacker) ? 1 : 0;
    const byzantium::odds::Siege& city = *attack_.siege;
    Count sum = 0;
    for (int hits = 0; hits <= city.tokens; ++hits)
        for (const Force& left : left_after(attacker, hits * city.cubes_a_hit, play_.attacker))
            if (strength_of(left) > city.tokens && kept(left)) {
                sum += falls_of(city.tokens, hits);
                break;
            }
    return sum;
}

std::optional<Count>& SlowSearch::memo(std::size_t stage, const Force& attacker) {
    const Force& most = attack_.attacker;
    auto place = stage;
    place = place * static_cast<std::size_t>(most.elite + 1) + static_cast<std::size_t>(attacker.elite);
    place = place * static_cast<std::size_t>(most.main + 1) + static_cast<std::size_t>(attacker.main);
    place = place * static_cast<std::size_t>(most.move + 1) + static_cast<std::size_t>(attacker.move);
    return memo_[place * 2 + (attacker.guard ? 1 : 0)];
}

}  // namespace odds_test
