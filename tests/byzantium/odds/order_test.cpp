// SPDX-License-Identifier: MIT
// The order in which cubes are given up: Move, Main, Elite, the guard is best for both sides; and with Move cubes to
// keep, Main before Elite is best for those field cubes that go. Tried on every split in every small attack.
#include "byzantium/odds/chain.h"
#include "byzantium/odds/printing.h"
#include "byzantium/odds/random_attacks.h"
#include "byzantium/odds/report.h"
#include "byzantium/odds/slow.h"

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <optional>
#include <vector>

using namespace odds_test;
using byzantium::odds::Force;

namespace {

std::vector<Force> forces_upto(const Force& most) {
    std::vector<Force> forces;
    for (int elite = 0; elite <= most.elite; ++elite)
        for (int main = 0; main <= most.main; ++main)
            for (int move = 0; move <= most.move; ++move)
                for (int guard = 0; guard <= (most.guard ? 1 : 0); ++guard)
                    forces.push_back({elite, main, move, guard == 1});
    return forces;
}

// Calls `visit` with every small attack on one defender and on two, and with drawn larger ones; a part of them where
// every access is watched.
template <class Visit>
class SmallAttacks {
public:
    explicit SmallAttacks(Visit visit) : visit_{visit} {}

    void all() {
        against_one();
        against_two();
        RandomAttacks draw{11};
        for (int i = 0; i < rounds(3000); ++i) visit_(draw.attack({3, 6, 4, 3, 5}));
    }

private:
    using City = std::optional<byzantium::odds::Siege>;

    void against_one() {
        for (const Force& attacker : forces_upto({3, 5, 3, true}))
            for (const Force& defender : forces_upto({2, 3, 1, true}))
                for (const City& city : {City{}, City{{1, 1}}, City{{2, 1}}, City{{3, 1}}, City{{5, 2}}})
                    next({attacker, {defender}, city});
    }
    void against_two() {
        for (const Force& attacker : forces_upto({1, 4, 3, true}))
            for (const Force& first : forces_upto({1, 2, 1, false}))
                for (const Force& second : forces_upto({1, 2, 0, true}))
                    for (const City& city : {City{}, City{{1, 1}}, City{{2, 2}}, City{{3, 1}}})
                        next({attacker, {first, second}, city});
    }
    void next(const byzantium::odds::Attack& attack) {
        if (++seen_ % LOGOTHETE_ODDS_SHARE == 0) visit_(attack);
    }

    Visit visit_;
    int seen_ = 0;
};

template <class Visit>
void each_attack(Visit visit) {
    SmallAttacks<Visit>{visit}.all();
}

std::uint64_t falls_of(const byzantium::odds::Attack& attack, const Play& play) {
    return SlowSearch{attack, play}.falls();
}

constexpr int most_attacks = 90000;  // at least so many in a release build

}  // namespace

BOOST_AUTO_TEST_SUITE(order_of_losses)

// Neither side does better by another split, whether the other keeps to the order or not.
BOOST_AUTO_TEST_CASE(move_main_elite_guard_is_best_for_both) {
    int attacks = 0;
    int open = 0;
    each_attack([&](const byzantium::odds::Attack& attack) {
        SlowSearch free{attack, {}};
        const auto best = free.falls();
        if (falls_of(attack, {Splits::in_order, Splits::every}) != best) BOOST_ERROR(attack << ": attacker");
        if (falls_of(attack, {Splits::every, Splits::in_order}) != best) BOOST_ERROR(attack << ": defender");
        if (byzantium::odds::chain(attack).p_capture != free.p()) BOOST_ERROR(attack << ": chain");
        if (byzantium::odds::p_capture(attack) != free.p()) BOOST_ERROR(attack << ": p_capture");
        ++attacks;
        if (best != 0 && best != std::uint64_t{1} << free.dice()) ++open;
    });
    BOOST_TEST_MESSAGE(attacks << " attacks, " << open << " of them neither sure nor lost");
    BOOST_TEST(attacks >= rounds(most_attacks));
    BOOST_TEST(open >= attacks / 4);
}

BOOST_AUTO_TEST_CASE(main_before_elite_is_best_with_move_cubes_to_keep) {
    int attacks = 0;
    int in_order_is_worse = 0;
    each_attack([&](const byzantium::odds::Attack& attack) {
        for (const int keep_move : {1, 2}) {
            if (attack.attacker.move < keep_move) continue;
            SlowSearch free{attack, {Splits::every, Splits::every, keep_move}};
            const auto best = free.falls();
            if (falls_of(attack, {Splits::main_first, Splits::every, keep_move}) != best) BOOST_ERROR(attack);
            if (falls_of(attack, {Splits::every, Splits::in_order, keep_move}) != best) BOOST_ERROR(attack);
            if (byzantium::odds::report(attack, {keep_move}).p_kept != free.p()) BOOST_ERROR(attack << ": report");
            if (falls_of(attack, {Splits::in_order, Splits::every, keep_move}) < best) ++in_order_is_worse;
            ++attacks;
        }
    });
    BOOST_TEST_MESSAGE(attacks << " attacks");
    BOOST_TEST(attacks >= rounds(most_attacks));
    BOOST_TEST(in_order_is_worse >= attacks / 10);
}

// That the search can see a bad order: with Elite first either side does worse, and never better.
BOOST_AUTO_TEST_CASE(a_planted_order_is_seen_to_be_worse) {
    int attacker_worse = 0;
    int defender_worse = 0;
    int keeper_worse = 0;
    RandomAttacks draw{12};
    for (int i = 0; i < rounds(6000); ++i) {
        const byzantium::odds::Attack attack = draw.attack({3, 5, 3, 2, 4});
        const auto best = falls_of(attack, {});
        const auto elite_first = falls_of(attack, {Splits::elite_first, Splits::every});
        const auto against_elite_first = falls_of(attack, {Splits::every, Splits::elite_first});
        if (elite_first > best || against_elite_first < best) BOOST_ERROR(attack << ": a bad order is better");
        if (elite_first < best) ++attacker_worse;
        if (against_elite_first > best) ++defender_worse;
        if (falls_of(attack, {Splits::elite_before_main, Splits::every, 1}) < falls_of(attack, {.keep_move = 1}))
            ++keeper_worse;
    }
    BOOST_TEST(attacker_worse > rounds(300));
    BOOST_TEST(defender_worse > rounds(300));
    BOOST_TEST(keeper_worse > rounds(100));
}

BOOST_AUTO_TEST_CASE(the_splits_are_those_they_are_named_after) {
    const Force force{1, 2, 1, true};
    using Forces = std::vector<Force>;
    BOOST_TEST((left_after(force, 2, Splits::every) ==
                Forces{{1, 1, 0, true}, {1, 0, 1, true}, {0, 2, 0, true}, {0, 1, 1, true}}));
    BOOST_TEST((left_after(force, 2, Splits::in_order) == Forces{{1, 1, 0, true}}));
    BOOST_TEST((left_after(force, 2, Splits::main_first) == Forces{{1, 1, 0, true}, {1, 0, 1, true}}));
    BOOST_TEST((left_after(force, 2, Splits::elite_first) == Forces{{0, 1, 1, true}}));
    BOOST_TEST((left_after(force, 2, Splits::elite_before_main) == Forces{{0, 2, 0, true}, {0, 1, 1, true}}));
    BOOST_TEST((left_after(force, 4, Splits::every) == Forces{{0, 0, 0, true}}));
    BOOST_TEST((left_after(force, 5, Splits::every) == Forces{{0, 0, 0, false}}));
}

BOOST_AUTO_TEST_SUITE_END()
