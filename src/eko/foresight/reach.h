// SPDX-License-Identifier: MIT
// What a player's stacks can come to and beat, storms left out of account: never less than the rules allow. Used by the
// module only.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"

#include <cstdint>
#include <vector>

namespace eko::foresight::inside {

class Reach {
public:
    // The table must outlive it.
    Reach(const Table& table, Color player);

    // These must stay as they are while it is asked: the position, and the fields of the stacks that could go.
    void at(const Position& now, const std::vector<FieldId>& own);

    // Whether a stack could end on this field, which is empty.
    bool could_enter(FieldId field);
    // Whether a stack could beat the one there.
    bool could_beat(FieldId target);

private:
    bool could_beat(const Stack& attacker, const Stack& target) const;
    bool could_beat_from(FieldId field, const Stack& target) const;
    template <class See>
    void look_around(FieldId field, See see) const;
    void spread();

    const Table& table_;
    Color player_;
    const Position* now_ = nullptr;
    const std::vector<FieldId>* own_ = nullptr;
    bool spread_ = false;                  // whether `entered_` is of this position
    std::vector<std::uint32_t> entered_;   // by field: the filling in which it was reached
    std::vector<std::uint32_t> backward_;  // the same of fillings that begin at a target
    std::uint32_t filling_ = 0;
    std::uint32_t backward_filling_ = 0;
    std::vector<FieldId> open_;
};

}  // namespace eko::foresight::inside
