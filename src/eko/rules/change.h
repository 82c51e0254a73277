// SPDX-License-Identifier: MIT
// The hands at the table: every piece changes its place through one of these few functions, which also tells the
// effect. So effects cannot forget anything. Used by the rules only.
#pragma once

#include "eko/rules/effect.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <vector>

namespace eko {

struct Change {
    const Table& table;
    Position& now;
    std::vector<Effect>& effects;

    // Discs of the stack there, to their owner's reserve; nothing is told when there are none.
    void return_discs(FieldId from, Discs discs, Returned why);
    // The emperor of the stack there becomes a captive; the rest of the stack stays.
    void capture(FieldId from, Color by);
    // All of a stack, onto a field that is empty or holds an own stack.
    void move_stack(FieldId from, FieldId to);
    // From the reserve, onto a field that is empty or holds an own stack.
    void place(Color player, FieldId to, Discs discs);
    void destroy(Color player, int discs);
    void swap_emperor(FieldId from, FieldId to);
    // In the place of what stands there.
    void build(FieldId on, const Building& building);
    // Home, if he is given to his owner.
    void give_captive(Color emperor, Color to);
    void tell(const Effect& effect) { effects.push_back(effect); }

private:
    void take_off(FieldId from, Discs discs);
    void put_on(FieldId to, Color owner, Discs discs);
};

}  // namespace eko
