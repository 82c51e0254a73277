// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/shortfall.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/accounts/cures.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string what_is_missing(const Names& names, const ShortfallPlan& plan) {
    const auto who = arg("player", names.player(plan.player));
    const SideShort& first = plan.sides.front();
    if (plan.sides.size() > 1)
        return say(
            "If the turn ended now, {player} would be {byzantine} short on the Byzantine side and {arab} on the Arab "
            "side.",
            who, arg("byzantine", bezants(first.missing)), arg("arab", bezants(plan.sides[1].missing)));
    return say(first.side == Side::byzantine
                   ? marked("If the turn ended now, {player} would be {bezants} short on the Byzantine side.")
                   : marked("If the turn ended now, {player} would be {bezants} short on the Arab side."),
               who, arg("bezants", bezants(first.missing)));
}

// All others have passed (BYZ-5).
bool is_last_action(const Position& now) { return now.passed.size() + 1 == now.players.size(); }

std::string why_now(const Position& now, AboutTo about_to, const ShortfallPlan& plan) {
    if (plan.cures.empty()) return translated("No action mends it any more.");
    if (is_last_action(now)) return translated("This is the last action of the turn.");
    if (plan.cures.front().missing > 0) return translated("No single action mends all of it any more.");
    return about_to == AboutTo::pass ? translated("After a pass it cannot be mended.") : std::string{};
}

// The best that one decision can do, if nothing does more; what takes several is too long for a warning.
std::string what_helps(const ShortfallPlan& plan) {
    for (const Cure& cure : plan.cures)
        if (cure.decisions.size() == 1 && cure.missing == plan.cures.front().missing) return cure.sentence;
    return translated("What helps stands on the page of the turn's end (F6).");
}

}  // namespace

std::string shortfall_warning(const Names& names, const Table& table, const Position& now, AboutTo about_to) {
    const auto* asked = std::get_if<AwaitAction>(&now.awaits);
    if (!asked) return {};
    const auto plan = shortfall_plan(names, table, now, asked->player);
    if (!plan) return {};
    const std::string why = why_now(now, about_to, *plan);
    if (why.empty()) return {};
    const std::string sentence = what_is_missing(names, *plan) + ' ' + why;
    return plan->cures.empty() ? sentence : sentence + ' ' + what_helps(*plan);
}

}  // namespace byzantium::words
