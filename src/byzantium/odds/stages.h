// SPDX-License-Identifier: MIT
// The stages of an attack, by cubes lost: what chain.h promises is worked out here, in any of the arithmetics. Used by
// this module only.
#pragma once

#include "byzantium/odds/arithmetic.h"
#include "byzantium/odds/force.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace byzantium::odds::inside {

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
    // The greatest number of cubes lost with as many dice as at the start.
    int last_with_all_dice() const { return move + std::max(0, main - 3); }
    // With fewer cubes lost a siege is won.
    int holds_before(const Siege& city) const { return field > city.tokens ? cubes - city.tokens : 0; }

    int cubes;
    int field;
    int move;
    int elite;  // with the guard
    int main;
};

// The hits an attacker needs in one battle, by the cubes it has lost when both have given theirs up.
class HitsNeeded {
public:
    HitsNeeded(const Thinned& attacker, const Force& defender)
        : attacker_{attacker},
          hits_at_first_{defender.move + 1 + strength(defender) - attacker.field},
          sure_before_{std::max(0, attacker.move + attacker.field - strength(defender))} {
        if (strength(defender) >= attacker.field) sure_before_ = 0;
    }

    // With fewer cubes lost the battle is won whatever falls.
    int sure_before() const { return sure_before_; }
    // With as many or more it is lost whatever falls; an attacker of no strength cannot win, for nought against
    // nought is the defender's (BYZ-42).
    int open_before(int rolled) const {
        if (rolled < hits_at_first_ || attacker_.field == 0) return sure_before_;
        return std::max(sure_before_, std::min(attacker_.move + rolled - hits_at_first_ + 1, attacker_.cubes));
    }
    // Between the two: the defender's Move cubes take hits before its strength suffers.
    int hits(int lost) const { return hits_at_first_ + std::max(0, lost - attacker_.move); }

private:
    const Thinned& attacker_;
    int hits_at_first_;
    int sure_before_;
};

// Sets so many numbers to 0, and up to three behind them, which must be there: lists are too short for a call to pay.
constexpr int cleared_together = 4;
template <class Weight>
void clear(Weight* list, int count) {
    for (const Weight* const end = list + count; list < end; list += cleared_together)
        std::fill_n(list, cleared_together, Weight{0});
}

// Weights by cubes lost, of those states that are possible: from none to `last`. Beside them stand some 0.
template <class Weight>
class Line {
public:
    Weight& operator[](int lost) { return room_[at(lost + before)]; }
    const Weight& operator[](int lost) const { return room_[at(lost + before)]; }

    // All weights 0, up to so many cubes; -1: no state is possible.
    void clear_to(int most) {
        last = most;
        clear(room_.data(), before + most + 1 + behind);
    }
    Weight sum() const {
        Weight all = 0;
        for (int lost = 0; lost <= last; ++lost) all += (*this)[lost];
        return all;
    }

    static constexpr int first = 0;
    int last;

private:
    static constexpr int before = 2;
    static constexpr int behind = 5;
    static constexpr std::size_t places = before + most_active_cubes + 2 * most_dice + 1 + behind;
    std::array<Weight, places + cleared_together - 1> room_;
};

// What comes of an attack, out of 2^(all dice): the losses of every end.
template <class Weight>
struct AllEnds {
    using Weights = std::array<Weight, most_active_cubes + 1>;
    static_assert((most_active_cubes + 1) % cleared_together == 0);

    AllEnds(int cubes_of_attacker, Weights& of_taken, Weights& of_beaten)
        : cubes{cubes_of_attacker}, taken{of_taken}, beaten{of_beaten} {
        clear(taken.data(), cubes + 1);
        clear(beaten.data(), cubes + 1);
    }

    // More hits than cubes cost all cubes.
    void add_beaten(int lost, const Weight& weight) { beaten[at(std::min(lost, cubes))] += weight; }

    int cubes;
    Weights& taken;
    Weights& beaten;
};

// Or whether the city is taken, and nothing else.
template <class Weight>
struct Captures {
    static void add_beaten(int, const Weight&) {}
    Weight taken{0};
};

template <class Arithmetic>
class Stages {
public:
    using Weight = typename Arithmetic::Weight;

    explicit Stages(const Attack& attack)
        : attack_{attack},
          attacker_{attack.attacker},
          own_dice_{dice(attack.attacker)},
          dice_left_{Arithmetic::dice_to_count(attack)} {}

    // `won` gets the weight of each battle's being won, out of 2^(all dice) as everything else.
    template <class Ends, class Won>
    void run(Ends& ends, Won won) {
        std::array<Line<Weight>, 2> lines;
        lines[0].clear_to(0);
        lines[0][0] = 1;
        std::size_t i = 0;
        for (; i < attack_.defenders.size(); ++i) {
            Line<Weight>& next = lines[(i + 1) % 2];
            battle(attack_.defenders[i], lines[i % 2], next, ends);
            won(i, Arithmetic::times_falls(next.sum(), dice_left_));
        }
        attack_.siege ? siege(*attack_.siege, lines[i % 2], ends) : take(lines[i % 2], ends);
    }

private:
    // Both roll at once; the attacker's losses do not change what it rolled. States with fewer dice than the first
    // go one by one, and are then gone from `now`; all others go together.
    template <class Ends>
    void battle(const Force& defender, Line<Weight>& now, Line<Weight>& next, Ends& ends) {
        const HitsNeeded need{attacker_, defender};
        const int theirs = dice(defender);
        const auto falls = Arithmetic::hits(theirs, theirs);
        dice_left_ -= own_dice_ + theirs;
        const int open_before = need.open_before(own_dice_);
        next.clear_to(std::min(now.last + theirs + 1, open_before) - 1);
        const int last = std::min(now.last, attacker_.last_with_all_dice());
        for (; now.last > last; --now.last) {
            const int fewer = attacker_.dice_after(now.last);
            decide(spread_of_one(now, now.last, falls, theirs), need, need.open_before(fewer), fewer, next, ends);
            now[now.last] = 0;
        }
        if (now.last == 0)
            return decide(spread_of_one(now, 0, falls, theirs), need, open_before, own_dice_, next, ends);
        Line<Weight> sums;
        spread(now, falls, theirs, 1, sums);
        decide(sums, need, open_before, own_dice_, next, ends);
    }

    // `sums` are falls by cubes lost: a Line, or what does as one.
    template <class Sums, class Ends>
    void decide(const Sums& sums, const HitsNeeded& need, int open_before, int rolled, Line<Weight>& next, Ends& ends) {
        const auto enough = Arithmetic::at_least(rolled, own_dice_);
        const int sure = std::min(need.sure_before(), sums.last + 1);
        const int open = std::min(open_before, sums.last + 1);
        int lost = sums.first;
        for (; lost < sure; ++lost) next[lost] += Arithmetic::times_falls(sums[lost], own_dice_);
        for (; lost < open; ++lost) {
            const Weight& all = sums[lost];
            const Weight won = all * enough[at(need.hits(lost))];
            next[lost] += won;
            ends.add_beaten(lost, in_the_end(Arithmetic::times_falls(all, own_dice_) - won));
        }
        for (; lost <= sums.last; ++lost)
            ends.add_beaten(lost, in_the_end(Arithmetic::times_falls(sums[lost], own_dice_)));
    }

    void siege(const Siege& city, const Line<Weight>& now, AllEnds<Weight>& ends) {
        dice_left_ -= city.tokens;
        Line<Weight> sums;
        spread(now, Arithmetic::hits(city.tokens, city.tokens), city.tokens, city.cubes_a_hit, sums);
        int lost = 0;
        for (const int taken = std::min(attacker_.holds_before(city), sums.last + 1); lost < taken; ++lost)
            ends.taken[at(lost)] += sums[lost];
        for (; lost <= sums.last; ++lost) ends.add_beaten(lost, in_the_end(sums[lost]));
    }

    // By the hits that each state can bear.
    void siege(const Siege& city, const Line<Weight>& now, Captures<Weight>& ends) const {
        const auto too_many = Arithmetic::at_least(city.tokens, city.tokens);
        const int taken = std::min(attacker_.holds_before(city), now.last + 1);
        for (int lost = 0; lost < taken; ++lost) {
            const int borne = (attacker_.holds_before(city) - 1 - lost) / city.cubes_a_hit;
            ends.taken += Arithmetic::times_falls(now[lost], city.tokens);
            if (borne < city.tokens) ends.taken -= now[lost] * too_many[at(borne + 1)];
        }
    }

    static void take(const Line<Weight>& now, AllEnds<Weight>& ends) {
        for (int lost = 0; lost <= now.last; ++lost) ends.taken[at(lost)] = now[lost];
    }
    static void take(const Line<Weight>& now, Captures<Weight>& ends) { ends.taken = now.sum(); }

    Weight in_the_end(const Weight& weight) const { return Arithmetic::times_falls(weight, dice_left_); }

    // What these dice do to one state, worked out where it is read.
    template <class Falls>
    static auto spread_of_one(const Line<Weight>& now, int lost, const Falls& falls, int dice) {
        struct Spread {
            Weight operator[](int then) const { return weight * falls[at(then - first)]; }
            Weight weight;
            Falls falls;
            int first;
            int last;
        };
        return Spread{now[lost], falls, lost, lost + dice};
    }

    // What they do to all states together: the innermost loop of the module. Two numbers of hits and `lanes` numbers
    // of cubes go at a time, for a processor can do them side by side; what stands beside the states is 0.
    template <class Falls>
    static void spread(const Line<Weight>& now, const Falls& falls, int dice, int cubes_a_hit, Line<Weight>& sums) {
        constexpr int lanes = Arithmetic::lanes;
        sums.clear_to(now.last + dice * cubes_a_hit);
        for (int hits = 0; hits <= dice; hits += 2)
            for (int lost = 0; lost <= now.last + cubes_a_hit; lost += lanes) {
                std::array<Weight, lanes> more;
                for (int i = 0; i < lanes; ++i)
                    more[at(i)] = now[lost + i] * falls[at(hits)] + now[lost + i - cubes_a_hit] * falls[at(hits + 1)];
                for (int i = 0; i < lanes; ++i) sums[lost + i + hits * cubes_a_hit] += more[at(i)];
            }
    }

    const Attack& attack_;
    Thinned attacker_;
    int own_dice_;   // of the whole attacker
    int dice_left_;  // that later stages may roll
};

}  // namespace byzantium::odds::inside
