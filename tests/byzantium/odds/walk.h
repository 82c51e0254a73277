// SPDX-License-Identifier: MIT
// The chance of an attack by walking through everything that can follow: every legal decision, every number of hits,
// through byzantium::apply. It knows nothing of the odds.
#pragma once

#include "byzantium/rules/rules.h"

#include <functional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace odds_test {

// That so many of these dice hit.
double p_of_hits(int dice, int hits);

// Every roll that can fall here, with its chance; a roll must be awaited.
struct Fall {
    byzantium::Roll roll;
    double p;
};
std::vector<Fall> falls(const byzantium::AwaitRoll& asked);

// Applies an entry that must be legal.
byzantium::Step taken(const byzantium::Table& table, const byzantium::Position& now, const byzantium::Entry& entry);

template <class Kind>
const Kind* told(const std::vector<byzantium::Effect>& effects) {
    for (const auto& effect : effects)
        if (const auto* kind = std::get_if<Kind>(&effect)) return kind;
    return nullptr;
}

struct TooLong {};

// Whether a defender may answer so.
using May = std::function<bool(const byzantium::Decision&)>;
inline bool anything(const byzantium::Decision&) { return true; }

// The active player wants the city taken, everybody else wants it kept.
class Walk {
public:
    struct Hash {
        std::size_t operator()(const byzantium::Position& now) const { return byzantium::position_hash(now); }
    };
    using Seen = std::unordered_map<byzantium::Position, double, Hash>;

    // Gives up, by throwing TooLong, when it has met so many positions; those it has finished stand.
    explicit Walk(const byzantium::Table& table, std::size_t most_positions = 2000, May may = anything)
        : table_{table}, most_positions_{most_positions}, may_{std::move(may)} {}

    // That the attack under way takes its city.
    double value(const byzantium::Position& now);
    // The same as far as it gets.
    void try_value(const byzantium::Position& now);
    double value_after(const byzantium::Position& now, const byzantium::Entry& entry);
    // Every position of an attack that was met, with its value.
    const Seen& seen() const { return seen_; }

private:
    double worked_out(const byzantium::Position& now);

    const byzantium::Table& table_;
    std::size_t most_positions_;
    May may_;
    Seen seen_;
};

}  // namespace odds_test
