// SPDX-License-Identifier: MIT
// What the files of the rules use of each other; nothing outside eko/rules includes it.
// Each decision has a `judge` (a refusal or nothing; changes nothing) and a `carry_out` (judged before; what it does
// itself, and nothing that follows). Each `awaits` kind has a `list` of the decisions legal there.
#pragma once

#include "eko/rules/change.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace eko::inside {

using Judgement = std::optional<Refusal>;

// A list of decisions that takes no more than it was made for; who adds many asks whether it is full.
class Decisions {
public:
    explicit Decisions(std::size_t most = most_listed) : most_{most} { list_.reserve(std::min(most, usual)); }

    template <class Kind>
    void add(const Kind& decision) {
        if (!full()) list_.emplace_back(decision);
    }
    bool full() const { return list_.size() >= most_; }
    const std::vector<Decision>& list() const { return list_; }
    std::vector<Decision> take() && { return std::move(list_); }

private:
    // Room for an action in mid-game, so that the list seldom grows.
    static constexpr std::size_t usual = 512;

    std::size_t most_;
    std::vector<Decision> list_;
};

// --- swap.cpp: EKO-9
Judgement judge(const Table&, const Position&, const AwaitSwap&, const Swap&);
void carry_out(Change&, const AwaitSwap&, const Swap&);
void list(const Table&, const Position&, const AwaitSwap&, Decisions&);

// --- move.cpp: EKO-13, 16 to 19, 72
Judgement judge(const Table&, const Position&, const Move&);
void carry_out(Change&, const Move&);
bool can_move(const Table&, const Position&);
void list_moves(const Table&, const Position&, Decisions&);

// --- build.cpp: EKO-20, 22 to 28
Judgement judge(const Table&, const Position&, const Build&);
void carry_out(Change&, const Build&);
void list_builds(const Table&, const Position&, Decisions&);

// --- march.cpp: EKO-33
bool can_act(const Table&, const Position&);  // a move or a build is legal
Judgement judge(const Table&, const Position&, const March&);
void carry_out(Change&, const March&);
void list(const Table&, const Position&, const AwaitMarch&, Decisions&);

// --- emperor.cpp: EKO-36 to EKO-39
// What an emperor's owner loses with him when his stack is beaten.
void beat(Change&, FieldId at, Color by);
// All exchanges that nobody chooses. Who is asked then, if anybody.
std::optional<Color> exchange_all(Change&);
Judgement judge(const Table&, const Position&, const AwaitExchange&, const Exchange&);
void carry_out(Change&, const AwaitExchange&, const Exchange&);
void list(const Table&, const Position&, const AwaitExchange&, Decisions&);

// --- reinforce.cpp: EKO-41 to EKO-45, 66, 73
Judgement judge(const Table&, const Position&, const AwaitReinforce&, const Reinforce&);
Judgement judge(const Table&, const Position&, const AwaitReinforce&, const Share&);
Judgement judge(const Table&, const Position&, const AwaitReinforce&, const Stop&);
void carry_out(Change&, const Reinforce&);
void carry_out(Change&, const Share&);
void list(const Table&, const Position&, const AwaitReinforce&, Decisions&);

// --- moon.cpp: EKO-74
Judgement judge(const Table&, const Position&, const Moon&);
// As if it were the turn of this player, and the temple had been used so often in it.
bool can_use_moon(const Table&, const Position&, Color, int times_used);
void carry_out(Change&, const Moon&);
void list_moons(const Table&, const Position&, Decisions&);

// --- sand.cpp: EKO-75
Judgement judge(const Table&, const Position&, const AwaitAction&, const Sand&);
void carry_out(Change&, const Sand&);
void list_sands(const Table&, const Position&, const AwaitAction&, Decisions&);

// --- turn.cpp: EKO-10 to EKO-12
Judgement judge(const Table&, const Position&, const Pass&);
void list(const Table&, const Position&, const AwaitAction&, Decisions&);
// Awaits what comes next.
void go_on(Change&, Onward, Color whose);
void await_action(Change&, Which);
void begin_turn_anew(Position&, Color);

// --- ending.cpp: EKO-51 to EKO-55
// Whether the game is over now; then it awaits nothing. `onward`: where it would go on.
bool ended(Change&, Onward onward);

// --- correct.cpp
Judgement judge(const Table&, const Position&, const Correct&);
Judgement judge(const Table&, const Position&, const AwaitPlayer&);
void carry_out(Change&, const Correct&);
void carry_out(Change&, const AwaitPlayer&);

}  // namespace eko::inside
