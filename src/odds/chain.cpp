// SPDX-License-Identifier: MIT
#include "odds/chain.h"

#include "odds/arithmetic.h"

#include <algorithm>

namespace odds {
namespace {

using inside::InDoubles;

constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

// The attacker after each number of cubes lost.
struct Thinned {
    explicit Thinned(const Force& force)
        : cubes{active_cubes(force)},
          field{strength(force)},
          move{force.move},
          elite{force.elite + guards(force)},
          main{force.main} {}

    int strength_after(int lost) const { return field - std::max(0, lost - move); }
    // Main cubes go before Elite, and three of them roll.
    int dice_after(int lost) const {
        const int gone = std::max(0, lost - move);
        return std::min(3, std::max(0, main - gone)) + elite - std::max(0, gone - main);
    }
    // The last number of cubes lost with as many dice as after `lost`, up to `last`.
    int same_dice_until(int lost, int last) const {
        const int all_dice = move + std::max(0, main - 3);
        return lost <= all_dice ? std::min(all_dice, last) : lost;
    }

    int cubes;
    int field;
    int move;
    int elite;  // with the guard
    int main;
};

// Hits that beat this defender for an attacker left with that strength; more than there are dice if it has none,
// for nought against nought is the defender's (BYZ-42).
int hits_to_beat(const Force& defender, int attacker_strength) {
    if (attacker_strength == 0) return static_cast<int>(most_dice) + 1;
    const int over = strength(defender) - attacker_strength;
    return over < 0 ? 0 : defender.move + over + 1;
}

// Weights by cubes lost, of those states that are possible: from `first` to `last`.
template <class Weight>
struct Line {
    std::array<Weight, most_active_cubes + 1> weight;
    int first;
    int last;
};

template <class Arithmetic>
class Stages {
public:
    using Weight = typename Arithmetic::Weight;
    using Weights = std::array<Weight, most_active_cubes + 1>;

    Stages(const Attack& attack, Weights& taken, Weights& beaten)
        : attack_{attack},
          attacker_{attack.attacker},
          taken_{taken},
          beaten_{beaten},
          dice_left_{most_dice_in(attack)} {
        std::fill_n(taken_.begin(), attacker_.cubes + 1, Weight{0});
        std::fill_n(beaten_.begin(), attacker_.cubes + 1, Weight{0});
        now_.first = now_.last = 0;
        now_.weight[0] = 1;
    }

    // `won` gets the weight of each battle's being won, out of 2^(all dice) as everything else.
    template <class Won>
    void run(Won won) {
        for (std::size_t i = 0; i < attack_.defenders.size(); ++i) {
            battle(attack_.defenders[i]);
            Weight sum = 0;
            for (int lost = now_.first; lost <= now_.last; ++lost) sum += now_.weight[at(lost)];
            won(i, Arithmetic::times_falls(sum, dice_left_));
        }
        if (attack_.siege) return siege(*attack_.siege);
        for (int lost = now_.first; lost <= now_.last; ++lost) taken_[at(lost)] = now_.weight[at(lost)];
    }

private:
    static constexpr std::size_t room = most_active_cubes + 2 * most_dice + 1;
    using Spread = std::array<Weight, room>;

    // Sums up what the same dice do to the states from `first` to `last`; whoever loses more than all loses all.
    void spread(Spread& sums, int first, int last, int dice, int cubes_a_hit) const {
        const int end = last + dice * cubes_a_hit;
        std::fill(sums.begin() + first, sums.begin() + end + 1, Weight{0});
        const auto falls = Arithmetic::hits(dice, dice);
        for (int lost = first; lost <= last; ++lost) {
            const Weight weight = now_.weight[at(lost)];
            Weight* const to = sums.data() + lost;
            for (int hits = 0; hits <= dice; ++hits) to[hits * cubes_a_hit] += weight * falls[at(hits)];
        }
        for (int more = attacker_.cubes + 1; more <= end; ++more) sums[at(attacker_.cubes)] += sums[at(more)];
    }

    // Both roll at once; the attacker's losses do not change what it rolled.
    void battle(const Force& defender) {
        const int own = dice(attack_.attacker);
        const int theirs = dice(defender);
        dice_left_ -= own + theirs;
        Line<Weight> next;
        next.first = now_.first;
        next.last = std::min(now_.last + theirs, attacker_.cubes);
        std::fill(next.weight.begin() + next.first, next.weight.begin() + next.last + 1, Weight{0});
        Spread sums;
        for (int first = now_.first; first <= now_.last;) {
            const int last = attacker_.same_dice_until(first, now_.last);
            spread(sums, first, last, theirs, 1);
            decide(sums, first, std::min(last + theirs, attacker_.cubes), defender, attacker_.dice_after(first), next);
            first = last + 1;
        }
        now_ = next;
    }

    void decide(const Spread& sums, int first, int last, const Force& defender, int rolled, Line<Weight>& next) {
        const int own = dice(attack_.attacker);
        const auto enough = Arithmetic::at_least(rolled, own);
        for (int lost = first; lost <= last; ++lost) {
            const int need = hits_to_beat(defender, attacker_.strength_after(lost));
            const Weight all = Arithmetic::times_falls(sums[at(lost)], own);
            const Weight won = need > rolled ? Weight{0} : Weight{sums[at(lost)] * enough[at(need)]};
            next.weight[at(lost)] += won;
            beaten_[at(lost)] += Arithmetic::times_falls(all - won, dice_left_);
        }
    }

    void siege(const Siege& city) {
        Spread sums;
        spread(sums, now_.first, now_.last, city.tokens, city.cubes_a_hit);
        const int last = std::min(now_.last + city.tokens * city.cubes_a_hit, attacker_.cubes);
        for (int lost = now_.first; lost <= last; ++lost)
            (attacker_.strength_after(lost) > city.tokens ? taken_ : beaten_)[at(lost)] += sums[at(lost)];
    }

    const Attack& attack_;
    Thinned attacker_;
    Weights& taken_;
    Weights& beaten_;
    int dice_left_;  // that later stages may roll
    Line<Weight> now_;
};

// Sums over the outcomes, each in the arithmetic's own numbers.
template <class Weight>
struct Sums {
    Weight taken{0};
    Weight elite{0};
    Weight main{0};
    Weight move{0};
};

template <class Weight, class Weights>
Sums<Weight> sums_over(const Force& force, int cubes, const Weights& taken, const Weights& beaten) {
    Sums<Weight> sums;
    for (int lost = 0; lost <= cubes; ++lost) {
        const Weight weight = taken[at(lost)] + beaten[at(lost)];
        const Losses gone = losses_in_order(force, lost);
        sums.taken += taken[at(lost)];
        sums.elite += weight * static_cast<unsigned>(gone.elite);
        sums.main += weight * static_cast<unsigned>(gone.main);
        sums.move += weight * static_cast<unsigned>(gone.move);
    }
    return sums;
}

template <class Weight>
void write_sums(Chain& out, const Sums<Weight>& sums, int bits) {
    using inside::probability;
    out.p_capture = probability(sums.taken, bits);
    out.expected = {probability(sums.elite, bits), probability(sums.main, bits), probability(sums.move, bits),
                    probability(Weight{sums.elite + sums.main + sums.move}, bits)};
}

// The last places together: without a guard that is one, else two.
template <class Weights>
auto left_with_a_guard_at_most(const Force& force, const Weights& beaten) {
    auto sum = beaten[at(active_cubes(force))];
    if (force.guard) sum += beaten[at(active_cubes(force) - 1)];
    return sum;
}

void run_into(Chain& out, const Attack& attack, InDoubles) {
    Stages<InDoubles>{attack, out.taken, out.beaten}.run([&](std::size_t i, double won) { out.p_won[i] = won; });
    write_sums(out, sums_over<double>(attack.attacker, out.cubes, out.taken, out.beaten), 0);
    out.beaten_to_the_guard = left_with_a_guard_at_most(attack.attacker, out.beaten);
}

template <class Whole>
void run_into(Chain& out, const Attack& attack, inside::InWholes<Whole>) {
    using inside::probability;
    const int bits = most_dice_in(attack);
    typename Stages<inside::InWholes<Whole>>::Weights taken;
    typename Stages<inside::InWholes<Whole>>::Weights beaten;
    Stages<inside::InWholes<Whole>>{attack, taken, beaten}.run(
        [&](std::size_t i, const Whole& won) { out.p_won[i] = probability(won, bits); });
    for (int lost = 0; lost <= out.cubes; ++lost) {
        out.taken[at(lost)] = probability(taken[at(lost)], bits);
        out.beaten[at(lost)] = probability(beaten[at(lost)], bits);
    }
    write_sums(out, sums_over<Whole>(attack.attacker, out.cubes, taken, beaten), bits);
    out.beaten_to_the_guard = probability(left_with_a_guard_at_most(attack.attacker, beaten), bits);
}

template <class Arithmetic>
std::vector<double> shares_of_capture(const Attack& attack, Arithmetic) {
    using inside::quotient;
    using Weight = typename Arithmetic::Weight;
    typename Stages<Arithmetic>::Weights taken;
    typename Stages<Arithmetic>::Weights beaten;
    Stages<Arithmetic>{attack, taken, beaten}.run([](std::size_t, const Weight&) {});
    const int cubes = active_cubes(attack.attacker);
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

std::vector<double> losses_given_capture(const Attack& attack) {
    check_limits(attack);
    return inside::exactly(attack, [&](auto arithmetic) { return shares_of_capture(attack, arithmetic); });
}

}  // namespace odds
