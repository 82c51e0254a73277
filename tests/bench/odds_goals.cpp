// SPDX-License-Identifier: MIT
#include "bench/odds_goals.h"

#include "bench/attacks.h"
#include "bench/bit_mc.h"
#include "bench/counts.h"
#include "bench/naive_choice.h"
#include "bench/push_loop.h"
#include "bench/rounds.h"
#include "byzantium/odds/arithmetic.h"
#include "byzantium/odds/chain.h"
#include "byzantium/odds/report.h"

#include <fmt/format.h>

#include <cmath>
#include <stdexcept>

namespace bench {
namespace {

const Rounds rounds{31};
constexpr int push_loops = 8000;
constexpr int chains_a_round = 10'000;
constexpr int choices_a_round = 100;
constexpr int trials_a_round = 100'000;

double pushes() { return push(push_loops); }

// Every answer is looked at, so that none can be left out.
double chains(const byzantium::odds::Attack& attack) {
    double sum = 0;
    for (int i = 0; i < chains_a_round; ++i) sum += byzantium::odds::chain(attack).p_capture;
    if (!(sum >= 0)) throw std::logic_error{"a chance below 0"};
    return chains_a_round;
}

double choices(const NamedAttack& asked) {
    double sum = 0;
    for (int i = 0; i < choices_a_round; ++i) sum += byzantium::odds::report(asked.attack, {asked.keep_move}).p_kept;
    if (!(sum >= 0)) throw std::logic_error{"a chance below 0"};
    return choices_a_round;
}

double trials(const Simulation& simulation, Bits& bits) {
    if (simulation.play(trials_a_round, bits).captures < 0) throw std::logic_error{"fewer captures than none"};
    return trials_a_round;
}

// Trials whose frequency has one true decimal of a percentage, with 95 %.
double trials_of_equal_precision(double p) { return p * (1 - p) * std::pow(1.96 / 0.0005, 2); }

bool near_0_or_1(double p) { return p < 0.1 || p > 0.9; }

// A simulation is a floor only if it plays the same attack: every chance within 5 standard deviations of the exact one.
void check_honest(const Simulation& simulation, const byzantium::odds::Attack& attack, Bits& bits) {
    constexpr int sample = 2'000'000;
    const auto tally = simulation.play(sample, bits);
    const byzantium::odds::Chain exact = byzantium::odds::chain(attack);
    const auto check = [](int count, double p) {
        const double frequency = static_cast<double>(count) / sample;
        if (std::abs(frequency - p) > 5 * std::sqrt(p * (1 - p) / sample))
            throw std::logic_error{fmt::format("bit MC finds {}, exact is {}", frequency, p)};
    };
    check(tally.captures, exact.p_capture);
    for (std::size_t i = 0; i < attack.defenders.size(); ++i) check(tally.won.at(i), exact.p_won.at(i));
}

const char* arithmetic_of(const byzantium::odds::Attack& attack) {
    const int bits = byzantium::odds::inside::bits_of(attack);
    return bits <= 53 ? "double" : bits < 128 ? "128 bits" : "long";
}

}  // namespace

void odds_in_pushes() {
    for (const auto& [name, attack, keep] : ten_attacks()) {
        const int count = transitions(attack);
        const auto ratio = in_floor_units([&] { return chains(attack); }, pushes, rounds);
        const Goal goal{fmt::format("P1 [{}]", name), 5.0 * count + 100, 3.0 * count + 60, Wanted::at_most};
        fmt::print("{}\n", verdict(goal, ratio));
        fmt::print("   {} transitions in {}; an answer {:.1f} ns, a push {:.3f} ns\n", count, arithmetic_of(attack),
                   1e9 / ratio.ours.median, 1e9 / ratio.floor.median);
    }
}

void odds_against_bit_mc() {
    Bits bits{20052};
    for (const auto& [name, attack, keep] : ten_attacks()) {
        const double p = byzantium::odds::chain(attack).p_capture;
        const Simulation simulation{attack};
        check_honest(simulation, attack, bits);
        if (near_0_or_1(p)) {
            fmt::print("P2 [{}] left out: p = {:.4f}\n", name, p);
            continue;
        }
        const double enough = trials_of_equal_precision(p);
        const auto ratio =
            against_floor([&] { return chains(attack); }, [&] { return trials(simulation, bits) / enough; }, rounds);
        fmt::print("{}\n", verdict({fmt::format("P2 [{}]", name), 100'000, 300'000}, ratio));
        fmt::print("   p = {:.4f}; an answer {:.1f} ns; {:.2f} million trials of {:.2f} ns\n", p,
                   1e9 / ratio.ours.median, enough / 1e6, 1e9 / (ratio.floor.median * enough));
    }
}

namespace {

// What a simulation can be asked about an attack with Move cubes to keep: losses in the order spare Move, Main,
// Elite, which is the fixed order for an army without the Move cubes to keep. It takes the city as often.
byzantium::odds::Attack with_kept_aside(const NamedAttack& asked) {
    byzantium::odds::Attack attack = asked.attack;
    attack.attacker.move -= asked.keep_move;
    return attack;
}

void choice_against_pushes(const NamedAttack& asked) {
    const int units = work_units(asked.attack);
    const auto ratio = in_floor_units([&] { return choices(asked) * units; }, pushes, rounds);
    fmt::print("{}\n", verdict({fmt::format("P3 [{}] a unit", asked.name), 12, 6, Wanted::at_most}, ratio));
    fmt::print("   {} work units in {}; an answer {:.2f} us, a push {:.3f} ns\n", units, arithmetic_of(asked.attack),
               1e6 * units / ratio.ours.median, 1e9 / ratio.floor.median);
}

void choice_against_bit_mc(const NamedAttack& asked) {
    Bits bits{20053};
    const byzantium::odds::Attack attack = with_kept_aside(asked);
    const double p = byzantium::odds::chain(attack).p_capture;
    const Simulation simulation{attack};
    check_honest(simulation, attack, bits);
    const double best = byzantium::odds::report(asked.attack, {asked.keep_move}).p_kept;
    if (best < p) throw std::logic_error{"a fixed order keeps more than the best choice"};
    const std::string name = fmt::format("P3 [{}] bit MC of 100k", asked.name);
    if (near_0_or_1(best)) return fmt::print("{} left out: p = {:.4f}\n", name, best);
    const auto ratio = against_floor([&] { return choices(asked); },
                                     [&] { return trials(simulation, bits) / trials_a_round; }, rounds);
    fmt::print("{}\n", verdict({name, 100, 300}, ratio));
    fmt::print("   p = {:.4f}, in the fixed order {:.4f}; a trial {:.2f} ns\n", best, p,
               1e9 / (ratio.floor.median * trials_a_round));
}

void choice_against_naive(const NamedAttack& asked) {
    const byzantium::odds::Policy policy{asked.keep_move};
    if (naive_p_kept(asked.attack, policy) != byzantium::odds::report(asked.attack, policy).p_kept)
        throw std::logic_error{"the naive search finds another chance"};
    const auto naive = rates([&] { return naive_p_kept(asked.attack, policy) >= 0 ? 1.0 : 0.0; }, {3});
    const auto ours = rates([&] { return choices(asked); }, {3});
    fmt::print("   naive search with a map: {:.0f} times slower\n", ours.median / naive.median);
}

}  // namespace

void choice_in_work_units() {
    for (const NamedAttack& asked : three_choices()) {
        choice_against_pushes(asked);
        choice_against_bit_mc(asked);
        choice_against_naive(asked);
    }
}

void cost_of_dice() {
    fmt::print("dice  transitions  arithmetic        ns   pushes  a transition\n");
    std::vector<int> numbers;
    for (int dice = 2; dice <= 40; dice += 2) numbers.push_back(dice);
    for (const int dice : {48, 50, 60, 100, 120, 140, 200, 250}) numbers.push_back(dice);
    for (const int dice : numbers) {
        const byzantium::odds::Attack attack = attack_with(dice).attack;
        const int count = transitions(attack);
        const auto ratio = in_floor_units([&] { return chains(attack); }, pushes);
        fmt::print("{:4}  {:11}  {:10}  {:8.1f} {:8.0f}  {:12.1f}\n", dice, count, arithmetic_of(attack),
                   1e9 / ratio.ours.median, ratio.of_medians, ratio.of_medians / count);
    }
}

}  // namespace bench
