// SPDX-License-Identifier: MIT
#include "eko/foresight/sharing.h"

#include "eko/rules/rules.h"

#include <algorithm>
#include <variant>

namespace eko::foresight::inside {
namespace {

// The most that each stack takes by itself: a sharing-out gives none of them more.
std::vector<Placing> rooms(const Table& table, const Position& now) {
    std::vector<Placing> all;
    for (const Decision& decision : legal(table, now)) {
        const auto* one = std::get_if<Reinforce>(&decision);
        if (one == nullptr) continue;
        if (all.empty() || all.back().on != one->on) all.push_back({one->on, 0});
        all.back().count = std::max(all.back().count, one->count);
    }
    return all;
}

class Sharing {
public:
    Sharing(const Table& table, const Position& now)
        : table_{table}, now_{now}, rooms_{rooms(table, now)}, emperor_{emperor_in_reserve(now[now.player])} {
        fill(0, now[now.player].reserve);
    }

    bool too_many() const { return shares_.size() > most_shares; }
    std::vector<Share> take() && { return std::move(shares_); }

private:
    // From this stack on, with so many discs left.
    void fill(std::size_t stack, int discs) {
        if (too_many()) return;
        if (stack == rooms_.size()) return keep();
        fill(stack + 1, discs);
        for (int count = 1; count <= std::min(discs, rooms_[stack].count); ++count) {
            place_.push_back({rooms_[stack].on, count});
            fill(stack + 1, discs - count);
            place_.pop_back();
        }
    }

    // EKO-44: onto each of the stacks the emperor can go, if he is in the reserve.
    void keep() {
        if (place_.size() < 2) return;
        if (!emperor_) return keep({place_, std::nullopt});
        for (const Placing& one : place_) keep({place_, one.on});
    }
    void keep(const Share& share) {
        if (!check(table_, now_, share)) shares_.push_back(share);
    }

    const Table& table_;
    const Position& now_;
    std::vector<Placing> rooms_;
    bool emperor_;
    std::vector<Placing> place_;
    std::vector<Share> shares_;
};

}  // namespace

// EKO-66: only who has a building on a Wind temple shares out.
std::optional<std::vector<Share>> all_shares(const Table& table, const Position& now) {
    if (!std::holds_alternative<AwaitReinforce>(now.awaits)) return std::vector<Share>{};
    if (!owns_one_of(now, now.player, table.board.winds)) return std::vector<Share>{};
    Sharing sharing{table, now};
    if (sharing.too_many()) return std::nullopt;
    return std::move(sharing).take();
}

}  // namespace eko::foresight::inside
