// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/history.h"

#include "eko/rules/awaits.h"
#include "present/language/words.h"

#include <variant>

namespace eko::words {

using namespace present;

namespace {

constexpr int most_milestones = 8;  // beside the start and now

// The least of 1, 2, 5, 10, 20, ... with which so many turns have at most so many milestones.
int turns_between(int turns) {
    for (int power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if (turns / (digit * power) <= most_milestones) return digit * power;
}

}  // namespace

std::vector<TurnEnd> turn_ends(const eko::text::Session& session) {
    const auto& journal = session.journal();
    std::vector<TurnEnd> all;
    for (std::size_t n = 1; n <= journal.cursor(); ++n) {
        const int turn = journal.position_at(n - 1).turn;
        if (journal.position_at(n).turn != turn) all.push_back({turn, n});
    }
    return all;
}

std::vector<Milestone> milestones(const eko::text::Session& session) {
    const auto ends = turn_ends(session);
    const int step = turns_between(session.position().turn);
    std::vector<Milestone> all{{0, translated("start")}};
    for (const TurnEnd& end : ends)
        if (end.turn > 0 && end.turn % step == 0)
            all.push_back({end.entries, say_as("a player's turn", "turn {n}", arg("n", end.turn))});
    const bool over = std::holds_alternative<Over>(session.position().awaits);
    all.push_back({session.journal().cursor(), over ? translated("end") : translated("now")});
    return all;
}

}  // namespace eko::words
