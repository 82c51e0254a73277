// SPDX-License-Identifier: MIT
// A minimax over splits of losses in exact whole numbers, slow and plain: it takes no function of the odds, only the
// structs that hold an attack.
#pragma once

#include "byzantium/odds/force.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace odds_test {

// The splits of its losses that a side looks at. All cubes go before the guard.
enum class Splits : std::uint8_t {
    every,
    in_order,           // Move cubes first, then Main, then Elite
    main_first,         // any number of Move cubes; Main before Elite
    elite_first,        // a planted fault: Elite first, then Main, then Move
    elite_before_main,  // a planted fault: any number of Move cubes; Elite before Main
};

// What is played for: the attacker wants the city taken and so many Move cubes left, the defender the opposite.
struct Play {
    Splits attacker = Splits::every;
    Splits defender = Splits::every;
    int keep_move = 0;
};

class SlowSearch {
public:
    // At most 63 dice may fall.
    SlowSearch(const byzantium::odds::Attack& attack, const Play& play);

    // Falls that end as the attacker wants, out of 2^dice(); each side chooses the best of its splits, the defender
    // knowing what the attacker gave up.
    std::uint64_t falls();
    double p();
    int dice() const { return dice_; }

private:
    std::uint64_t value(std::size_t stage, const byzantium::odds::Force& attacker);
    std::uint64_t value_of_battle(std::size_t stage, const byzantium::odds::Force& attacker);
    std::uint64_t value_of_siege(const byzantium::odds::Force& attacker) const;
    std::uint64_t best_in_battle(std::size_t stage, const std::vector<byzantium::odds::Force>& attackers,
                                 const std::vector<byzantium::odds::Force>& defenders);
    std::optional<std::uint64_t>& memo(std::size_t stage, const byzantium::odds::Force& attacker);
    bool kept(const byzantium::odds::Force& attacker) const { return attacker.move >= play_.keep_move; }

    byzantium::odds::Attack attack_;
    Play play_;
    int dice_;
    std::vector<std::optional<std::uint64_t>> memo_{};
};

// What can be left after so many cubes have been given up.
std::vector<byzantium::odds::Force> left_after(const byzantium::odds::Force& force, int cubes, Splits splits);

}  // namespace odds_test
