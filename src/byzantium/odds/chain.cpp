// SPDX-License-Identifier: MIT
#include "byzantium/odds/chain.h"

#include "byzantium/odds/arithmetic.h"
#include "byzantium/odds/hits.h"
#include "byzantium/odds/stages.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using namespace inside;

// Sums over the outcomes, each in the arithmetic's own numbers.
template <class Weight>
struct Sums {
    Weight all{0};
    Weight taken{0};
    Weight move_left{0};
    Weight move_main_left{0};
    Weight left{0};  // cubes of the three boxes, without the guard
    Weight guard_lost{0};
};

// Boxes are emptied one after the other, so that of the first boxes with n cubes together n - lost are left, as long
// as that is more than 0. Summed over the outcomes with lost < n, that is the sum of all sums up to each of them.
template <class Weight, class Weights>
Sums<Weight> sums_over(const Force& force, const Weights& taken, const Weights& beaten) {
    Sums<Weight> sums;
    int lost = 0;
    const auto add_up_to = [&](int end) {
        for (; lost < end; ++lost) {
            sums.taken += taken[at(lost)];
            sums.all += taken[at(lost)] + beaten[at(lost)];
            sums.left += sums.all;
        }
        return sums.left;
    };
    sums.move_left = add_up_to(force.move);
    sums.move_main_left = add_up_to(force.move + force.main);
    const Weight left = add_up_to(force.move + force.main + force.elite);
    add_up_to(active_cubes(force) + 1);
    sums.left = left;
    if (force.guard) sums.guard_lost = taken[at(active_cubes(force))] + beaten[at(active_cubes(force))];
    return sums;
}

// Lost is what was there and is not left; `all` is 2^bits, as certain as can be.
template <class Weight>
void write_sums(Chain& out, const Force& force, const Sums<Weight>& sums, int bits) {
    const auto lost = [&](int cubes, const Weight& left) {
        return probability(Weight{sums.all * static_cast<unsigned>(cubes) - left}, bits);
    };
    out.p_capture = probability(sums.taken, bits);
    out.expected = {lost(force.elite, sums.left - sums.move_main_left),
                    lost(force.main, sums.move_main_left - sums.move_left), lost(force.move, sums.move_left),
                    lost(force.elite + force.main + force.move, sums.left), probability(sums.guard_lost, bits)};
}

// The last places together: without a guard that is one, else two.
template <class Weights>
auto left_with_a_guard_at_most(const Force& force, const Weights& beaten) {
    auto sum = beaten[at(active_cubes(force))];
    if (force.guard) sum += beaten[at(active_cubes(force) - 1)];
    return sum;
}

void run_into(Chain& out, const Attack& attack, InDoubles) {
    AllEnds<double> ends{out.cubes, out.taken, out.beaten};
    Stages<InDoubles>{attack}.run(ends, [&](std::size_t i, double won) { out.p_won[i] = won; });
    write_sums(out, attack.attacker, sums_over<double>(attack.attacker, out.taken, out.beaten), 0);
    out.beaten_to_the_guard = left_with_a_guard_at_most(attack.attacker, out.beaten);
}

template <class Whole>
void run_into(Chain& out, const Attack& attack, InWholes<Whole>) {
    const int bits = most_dice_in(attack);
    typename AllEnds<Whole>::Weights taken;
    typename AllEnds<Whole>::Weights beaten;
    AllEnds<Whole> ends{out.cubes, taken, beaten};
    Stages<InWholes<Whole>>{attack}.run(
        ends, [&](std::size_t i, const Whole& won) { out.p_won[i] = probability(won, bits); });
    for (int lost = 0; lost <= out.cubes; ++lost) {
        out.taken[at(lost)] = probability(taken[at(lost)], bits);
        out.beaten[at(lost)] = probability(beaten[at(lost)], bits);
    }
    write_sums(out, attack.attacker, sums_over<Whole>(attack.attacker, taken, beaten), bits);
    out.beaten_to_the_guard = probability(left_with_a_guard_at_most(attack.attacker, beaten), bits);
}

// That the siege is won with so many cubes lost in battle.
double chance_in_siege(const Thinned& attacker, const std::optional<Siege>& city, int lost) {
    if (!city) return 1;
    const int spare = attacker.holds_before(*city) - 1 - lost;
    if (spare < 0) return 0;
    // So many hits or fewer are as likely as so many blanks or fewer, which leave at least the rest as hits.
    const int borne = city->cubes_a_hit == 2 ? spare / 2 : spare;  // to divide by what is not known takes longer
    const int hits = std::max(0, city->tokens - borne);
    return p_at_least[at(city->tokens)][at(hits)];
}

// With one battle, each number of hits in it leads to another number of cubes lost: that needs no lines. Most attacks
// on a board are of this kind or have no battle at all.
double chance_by_one_battle(const Thinned& attacker, const Attack& attack) {
    const Force& defender = attack.defenders.front();
    const HitsNeeded need{attacker, defender};
    const int rolled = dice(attack.attacker);
    const int theirs = dice(defender);
    const int open = std::min(need.open_before(rolled), theirs + 1);
    double p = 0;
    for (int lost = 0; lost < open; ++lost) {
        const double won = lost < need.sure_before() ? 1 : p_at_least[at(rolled)][at(need.hits(lost))];
        p += p_hits[at(theirs)][at(lost)] * won * chance_in_siege(attacker, attack.siege, lost);
    }
    return p;
}

template <class Arithmetic>
double chance_by_stages(const Attack& attack, Arithmetic) {
    using Weight = typename Arithmetic::Weight;
    Captures<Weight> ends;
    Stages<Arithmetic>{attack}.run(ends, [](std::size_t, const Weight&) {});
    return probability(ends.taken, most_dice_in(attack));
}

double chance_of_capture(const Attack& attack, InDoubles arithmetic) {
    const Thinned attacker{attack.attacker};
    if (attack.defenders.empty()) return chance_in_siege(attacker, attack.siege, 0);
    if (attack.defenders.size() == 1) return chance_by_one_battle(attacker, attack);
    return chance_by_stages(attack, arithmetic);
}

template <class Whole>
double chance_of_capture(const Attack& attack, InWholes<Whole> arithmetic) {
    return chance_by_stages(attack, arithmetic);
}

template <class Arithmetic>
std::vector<double> shares_of_capture(const Attack& attack, Arithmetic) {
    using Weight = typename Arithmetic::Weight;
    const int cubes = active_cubes(attack.attacker);
    typename AllEnds<Weight>::Weights taken;
    typename AllEnds<Weight>::Weights beaten;
    AllEnds<Weight> ends{cubes, taken, beaten};
    Stages<Arithmetic>{attack}.run(ends, [](std::size_t, const Weight&) {});
    Weight all = 0;
    for (int lost = 0; lost <= cubes; ++lost) all += taken[at(lost)];
    std::vector<double> shares;
    if (all == 0) return shares;
    for (int lost = 0; lost <= cubes; ++lost) shares.push_back(quotient(taken[at(lost)], all));
    return shares;
}

}  // namespace

Chain chain(const Attack& attack) {
    check_limits(attack);
    Chain out;
    out.cubes = active_cubes(attack.attacker);
    inside::exactly(attack, [&](auto arithmetic) { run_into(out, attack, arithmetic); });
    return out;
}

double p_capture(const Attack& attack) {
    check_limits(attack);
    return inside::exactly(attack, [&](auto arithmetic) { return chance_of_capture(attack, arithmetic); });
}

std::vector<double> losses_given_capture(const Attack& attack) {
    check_limits(attack);
    return inside::exactly(attack, [&](auto arithmetic) { return shares_of_capture(attack, arithmetic); });
}

}  // namespace byzantium::odds
