// SPDX-License-Identifier: MIT
#include "bench/odds_gate.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/report.h"
#include "support/odds_reference.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

namespace bench {
namespace {

struct Known {
    byzantium::odds::Attack attack;
    double p_capture;
};

constexpr byzantium::odds::Siege capital{5, 2};

// Those of the page of goals.
const std::array<Known, 5> known_answers{{
    {{{0, 9, 3, false}, {{1, 6, 1, false}}, byzantium::odds::Siege{4, 1}}, 255.0 / 256},
    {{{0, 10, 0, false}, {}, capital}, 1.0 / 2},
    {{{0, 10, 0, false}, {{0, 3, 0, false}}, capital}, 53.0 / 256},
    {{{1, 6, 2, false}, {{1, 6, 1, false}, {0, 3, 0, false}}, byzantium::odds::Siege{4, 1}}, 1495.0 / 8192},
    {{{1, 4, 1, true}, {{1, 4, 1, false}}, byzantium::odds::Siege{2, 1}}, 731.0 / 1024},
}};

// Goals time `chain`, `p_capture` and `report`; all must be right.
bool equal(const byzantium::odds::Attack& attack, double p_capture) {
    return byzantium::odds::chain(attack).p_capture == p_capture && byzantium::odds::p_capture(attack) == p_capture &&
           byzantium::odds::report(attack).p_capture == p_capture;
}

bool equal(const support::OddsReference& stored) {
    const auto& [attack, answer] = stored;
    const auto found = support::differences(byzantium::odds::report(attack, answer.policy), answer);
    if (!found.empty()) fmt::print("   {}\n", found.front());
    return found.empty() && (answer.policy.keep_move > 0 || equal(attack, answer.p_capture));
}

}  // namespace

Gate check_odds() {
    int unequal = 0;
    for (const auto& [attack, p_capture] : known_answers) unequal += equal(attack, p_capture) ? 0 : 1;
    const auto stored = support::odds_references();
    for (const auto& reference : stored) unequal += equal(reference) ? 0 : 1;
    const bool open = unequal == 0 && stored.size() >= 2000;
    fmt::print("P0 {} known and {} stored answers, {} unequal: {}\n", known_answers.size(), stored.size(), unequal,
               open ? "pass" : "fail; nothing about odds is timed");
    return open ? Gate::open : Gate::shut;
}

}  // namespace bench
