// SPDX-License-Identifier: MIT
// What must hold for every attack, tried on many drawn ones; and what is refused.
#include "byzantium/odds/arithmetic.h"
#include "byzantium/odds/chain.h"
#include "byzantium/odds/choice.h"
#include "byzantium/odds/printing.h"
#include "byzantium/odds/random_attacks.h"
#include "byzantium/odds/report.h"
#include "support/odds_reference.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

using namespace odds_test;
using byzantium::odds::Force;
using byzantium::odds::Outcome;
using byzantium::odds::Report;
using support::differences;
namespace data = boost::unit_test::data;

namespace {

constexpr int bits_of_a_double = 53;

void reports_must_be_equal(const byzantium::odds::Attack& attack, const Report& answer, const Report& expected) {
    const auto wrong = differences(answer, expected);
    if (!wrong.empty()) BOOST_ERROR(attack << ": " << wrong.front() << "; figures: " << wrong.size());
}

// Sums over all ends, exact for an attack whose dice fit into a double.
struct Sums {
    double taken = 0;
    double all = 0;
    byzantium::odds::ExpectedLosses lost{};
};
Sums sums_over(const byzantium::odds::Attack& attack, const Report& report) {
    Sums sums;
    if (attack.attacker.guard) sums.lost.guard = report.p_destroyed;  // the last cube of all
    for (const Outcome& end : report.taken) sums.taken += end.p;
    for (const auto* list : {&report.taken, &report.beaten})
        for (const Outcome& end : *list) {
            sums.all += end.p;
            sums.lost.elite += end.p * end.lost.elite;
            sums.lost.main += end.p * end.lost.main;
            sums.lost.move += end.p * end.lost.move;
            sums.lost.total += end.p * (end.lost.elite + end.lost.main + end.lost.move);
        }
    return sums;
}

bool in_order(const std::vector<Outcome>& list) {
    for (std::size_t i = 1; i < list.size(); ++i)
        if (list[i - 1].lost >= list[i].lost) return false;
    return true;
}

// The same attack behind so many defenders without a cube: dice of the attacker that cannot matter.
byzantium::odds::Attack behind_nobody(const byzantium::odds::Attack& attack, int nobodies) {
    byzantium::odds::Attack longer = attack;
    longer.defenders.clear();
    for (int i = 0; i < nobodies; ++i) longer.defenders.push_back({});
    for (const Force& defender : attack.defenders) longer.defenders.push_back(defender);
    return longer;
}

Report without_first_battles(Report report, int battles) {
    for (int i = 0; i < battles; ++i) BOOST_TEST(report.p_won[static_cast<std::size_t>(i)] == 1);
    report.p_won.erase(report.p_won.begin(), report.p_won.begin() + battles);
    return report;
}

enum class Arithmetic : std::uint8_t { doubles, words, long_numbers };
Arithmetic arithmetic_of(const byzantium::odds::Attack& attack) {
    const int bits = byzantium::odds::inside::bits_of(attack);
    if (bits <= bits_of_a_double) return Arithmetic::doubles;
    return bits < 128 ? Arithmetic::words : Arithmetic::long_numbers;
}

// One change of an attack, and which way it may move the chance to take the city.
struct Change {
    std::string name;
    std::function<void(byzantium::odds::Attack&)> make;
};
std::ostream& operator<<(std::ostream& out, const Change& change) { return out << change.name; }

const std::vector<Change> helps{
    {"an Elite cube", [](byzantium::odds::Attack& attack) { ++attack.attacker.elite; }},
    {"a Main cube", [](byzantium::odds::Attack& attack) { ++attack.attacker.main; }},
    {"a Move cube", [](byzantium::odds::Attack& attack) { ++attack.attacker.move; }},
    {"the guard", [](byzantium::odds::Attack& attack) { attack.attacker.guard = true; }},
    {"an Elite cube for a Main cube",
     [](byzantium::odds::Attack& attack) {
         if (attack.attacker.main == 0) return;
         --attack.attacker.main;
         ++attack.attacker.elite;
     }},
};
const std::vector<Change> harms{
    {"a token",
     [](byzantium::odds::Attack& attack) {
         if (attack.siege) ++attack.siege->tokens;
     }},
    {"two cubes a hit",
     [](byzantium::odds::Attack& attack) {
         if (attack.siege) attack.siege->cubes_a_hit = 2;
     }},
    {"an Elite cube of a defender",
     [](byzantium::odds::Attack& attack) {
         for (Force& d : attack.defenders) ++d.elite;
     }},
    {"a Main cube of a defender",
     [](byzantium::odds::Attack& attack) {
         for (Force& d : attack.defenders) ++d.main;
     }},
    {"a Move cube of a defender",
     [](byzantium::odds::Attack& attack) {
         for (Force& d : attack.defenders) ++d.move;
     }},
    {"a guard of a defender",
     [](byzantium::odds::Attack& attack) {
         for (Force& d : attack.defenders) d.guard = true;
     }},
    {"one more defender",
     [](byzantium::odds::Attack& attack) {
         attack.defenders.push_back({0, 1, 0});
     }},
};

// Goes through drawn attacks; `before` and `after` the change are their chances.
template <class Judge>
void changed_attacks(const Change& change, Judge judge) {
    RandomAttacks draw{17};
    int moved = 0;
    for (int i = 0; i < rounds(10000); ++i) {
        const byzantium::odds::Attack attack = draw.attack(i % 4 == 0 ? large : small);
        byzantium::odds::Attack changed = attack;
        change.make(changed);
        const double before = byzantium::odds::chain(attack).p_capture;
        const double after = byzantium::odds::chain(changed).p_capture;
        if (!judge(before, after)) BOOST_ERROR(attack << ": " << before << " becomes " << after);
        if (before != after) ++moved;
    }
    BOOST_TEST(moved > rounds(500));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(properties)

BOOST_AUTO_TEST_CASE(everything_sums_up_exactly) {
    RandomAttacks draw{1};
    int checked = 0;
    for (int i = 0; i < rounds(30000); ++i) {
        const byzantium::odds::Attack attack = draw.attack(small);
        if (byzantium::odds::inside::bits_of(attack) > bits_of_a_double) continue;
        const Report report = byzantium::odds::report(attack, {i % 3});
        const Sums sums = sums_over(attack, report);
        const bool right = sums.all == 1 && sums.taken == report.p_capture && sums.lost == report.expected &&
                           in_order(report.taken) && in_order(report.beaten);
        if (!right) BOOST_ERROR(attack << ": the outcomes do not sum up, or are not in order");
        for (const Outcome& end : report.taken)
            if (end.p_given_capture != end.p / report.p_capture) BOOST_ERROR(attack << ": " << end.lost);
        ++checked;
    }
    BOOST_TEST(checked > rounds(20000));
}

BOOST_DATA_TEST_CASE(it_never_harms_the_attacker, data::make(helps), change) {
    changed_attacks(change, [](double before, double after) { return after >= before; });
}

BOOST_DATA_TEST_CASE(it_never_helps_the_attacker, data::make(harms), change) {
    changed_attacks(change, [](double before, double after) { return after <= before; });
}

BOOST_AUTO_TEST_CASE(chances_go_down_from_battle_to_battle_and_with_what_is_to_be_kept) {
    RandomAttacks draw{3};
    int fewer = 0;
    for (int i = 0; i < rounds(10000); ++i) {
        const byzantium::odds::Attack attack = draw.attack(small);
        double last = 1;
        for (const int keep_move : {0, 1, 2, 3}) {
            const Report report = byzantium::odds::report(attack, {keep_move});
            double won = 1;
            for (const double next : report.p_won) BOOST_REQUIRE_MESSAGE(std::exchange(won, next) >= next, attack);
            BOOST_REQUIRE_MESSAGE(report.p_capture <= won, attack);
            BOOST_REQUIRE_MESSAGE(report.p_kept <= report.p_capture, attack);
            if (report.p_kept < last) ++fewer;
            BOOST_REQUIRE_MESSAGE(report.p_kept <= std::exchange(last, report.p_kept), attack);
        }
    }
    BOOST_TEST(fewer > rounds(10000));
}

BOOST_AUTO_TEST_CASE(cubes_lost_in_order_and_the_choice_of_losses_agree_when_nothing_is_to_be_kept) {
    RandomAttacks draw{4};
    std::array<int, 3> checked{};
    for (int i = 0; i < rounds(12000); ++i) {
        const byzantium::odds::Attack attack = draw.attack(i % 2 == 0 ? small : large);
        reports_must_be_equal(attack, byzantium::odds::report(attack), byzantium::odds::report_with_choice(attack, {}));
        ++checked[static_cast<std::size_t>(arithmetic_of(attack))];
    }
    for (const int attacks : checked) BOOST_TEST(attacks > rounds(200));
}

BOOST_AUTO_TEST_CASE(dice_that_cannot_matter_change_nothing_in_whichever_arithmetic) {
    RandomAttacks draw{5};
    std::array<std::array<int, 3>, 3> crossed{};
    for (int i = 0; i < rounds(10000); ++i) {
        const byzantium::odds::Attack attack = draw.attack(i % 2 == 0 ? Most{10, 6, 3, 1, 4} : Most{14, 6, 3, 3, 6});
        if (strength(attack.attacker) == 0) continue;  // it would lose against nobody
        const byzantium::odds::Policy policy{i % 3};
        const Report expected = byzantium::odds::report(attack, policy);
        for (const int nobodies : {1, 2, 3, 5}) {
            const byzantium::odds::Attack longer = behind_nobody(attack, nobodies);
            reports_must_be_equal(attack, without_first_battles(byzantium::odds::report(longer, policy), nobodies),
                                  expected);
            ++crossed[static_cast<std::size_t>(arithmetic_of(attack))][static_cast<std::size_t>(arithmetic_of(longer))];
        }
    }
    BOOST_TEST(crossed[0][1] > rounds(200));
    BOOST_TEST(crossed[0][2] > rounds(20));
    BOOST_TEST(crossed[1][2] > rounds(500));
}

BOOST_AUTO_TEST_CASE(one_die_more_crosses_the_line_of_a_double_and_changes_nothing) {
    int crossed = 0;
    for (int elite = 5; elite <= 12; ++elite)
        for (int tokens = 0; tokens <= 30; ++tokens) {
            const byzantium::odds::Attack attack{
                {elite, 2, 1, true}, {{elite, 3, 0}, {elite - 2, 2, 1}}, byzantium::odds::Siege{tokens, 1}};
            const byzantium::odds::Attack longer = behind_nobody(attack, 1);
            if (arithmetic_of(attack) != Arithmetic::doubles || arithmetic_of(longer) != Arithmetic::words) continue;
            reports_must_be_equal(attack, without_first_battles(byzantium::odds::report(longer), 1),
                                  byzantium::odds::report(attack));
            ++crossed;
        }
    BOOST_TEST(crossed > 20);
}

BOOST_AUTO_TEST_SUITE_END()
