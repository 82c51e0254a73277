// SPDX-License-Identifier: MIT
#include "eko/rules/change.h"

namespace eko {

void Change::return_discs(FieldId from, Discs discs, Returned why) {
    if (discs.count == 0) return;
    const Color owner = now.cells.stack(from)->owner;
    take_off(from, discs);
    now[owner].reserve += discs.count;
    if (discs.emperor) now[owner].emperor = InReserve{};
    tell(DiscsReturned{owner, from, discs, why});
}

void Change::capture(FieldId from, Color by) {
    const Color owner = now.cells.stack(from)->owner;
    take_off(from, {1, true});
    now[owner].emperor = CaptiveOf{by};
    tell(EmperorCaptured{owner, from, by});
}

void Change::move_stack(FieldId from, FieldId to) {
    const Stack moved = *now.cells.stack(from);
    const Discs discs{moved.count, moved.emperor};
    take_off(from, discs);
    put_on(to, moved.owner, discs);
    tell(StackMoved{moved.owner, from, to, discs});
}

void Change::place(Color player, FieldId to, Discs discs) {
    now[player].reserve -= discs.count;
    if (discs.emperor) now[player].emperor = OnBoard{};
    put_on(to, player, discs);
    tell(DiscsPlaced{player, to, discs});
}

// EKO-34: discs that are destroyed go back into the box for good; nothing takes them out of this count again.
void Change::destroy(Color player, int discs) {
    now[player].reserve -= discs;
    now[player].destroyed += discs;
    tell(DiscsDestroyed{player, discs});
}

void Change::swap_emperor(FieldId from, FieldId to) {
    Stack one = *now.cells.stack(from);
    Stack other = *now.cells.stack(to);
    one.emperor = false;
    other.emperor = true;
    now.cells.put(from, one);
    now.cells.put(to, other);
    tell(EmperorSwapped{one.owner, from, to});
}

// EKO-25: what is replaced goes back to its owner; a supply is counted by what is not on the board.
void Change::build(FieldId on, const Building& building) {
    if (const auto replaced = now.cells.building(on)) tell(BuildingReturned{on, *replaced});
    now.cells.put(on, building);
    tell(BuildingPlaced{on, building});
}

void Change::give_captive(Color emperor, Color to) {
    const Color from = *holder_of(now[emperor]);
    if (emperor != to) {
        now[emperor].emperor = CaptiveOf{to};
        return tell(CaptiveGiven{emperor, from, to});
    }
    now[emperor].emperor = InReserve{};
    ++now[emperor].reserve;
    tell(EmperorHome{emperor, from});
}

void Change::take_off(FieldId from, Discs discs) {
    Stack left = *now.cells.stack(from);
    left.count -= discs.count;
    if (discs.emperor) left.emperor = false;
    if (left.count > 0)
        now.cells.put(from, left);
    else
        now.cells.clear(from);
}

void Change::put_on(FieldId to, Color owner, Discs discs) {
    const auto there = now.cells.stack(to);
    const Discs before = there ? Discs{there->count, there->emperor} : Discs{0, false};
    now.cells.put(to, Stack{owner, before.count + discs.count, before.emperor || discs.emperor});
}

}  // namespace eko
