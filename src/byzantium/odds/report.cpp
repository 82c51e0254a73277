// SPDX-License-Identifier: MIT
#include "byzantium/odds/report.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/choice.h"

#include <stdexcept>

namespace byzantium::odds {
namespace {

void add_outcome(std::vector<Outcome>& list, const Outcome& outcome) {
    if (outcome.p != 0) list.push_back(outcome);
}

Report report_in_order(const Attack& attack) {
    const Chain ends = chain(attack);
    const auto given = losses_given_capture(attack);
    Report report{{}, ends.p_capture, ends.p_capture, 0, {}, ends.expected, {}, {}};
    report.p_won.assign(ends.p_won.begin(), ends.p_won.begin() + attack.defenders.size());
    // Whether the guard is lost too makes no other outcome: it is not among the losses. Without it nothing is taken.
    const int last = ends.cubes - guards(attack.attacker);
    for (int lost = 0; lost <= last; ++lost) {
        const auto place = static_cast<std::size_t>(lost);
        const Losses gone = losses_in_order(attack.attacker, lost);
        add_outcome(report.taken, {gone, ends.taken[place], given.empty() ? 0 : given[place]});
        add_outcome(report.beaten, {gone, lost == last ? ends.beaten_to_the_guard : ends.beaten[place], 0});
    }
    const auto all = static_cast<std::size_t>(ends.cubes);
    report.p_destroyed = ends.taken[all] + ends.beaten[all];
    return report;
}

}  // namespace

Report report(const Attack& attack, const Policy& policy) {
    check_limits(attack);
    if (policy.keep_move < 0 || policy.keep_move > most_cubes_in_a_box)
        throw OutOfLimits{"Move cubes to keep must be 0 to " + std::to_string(most_cubes_in_a_box) + ", not " +
                          std::to_string(policy.keep_move)};
    return policy.keep_move == 0 ? report_in_order(attack) : report_with_choice(attack, policy);
}

}  // namespace byzantium::odds
