// SPDX-License-Identifier: MIT
#include "eko/support/effects_sum.h"

#include "values/overloaded.h"

namespace eko_support {
namespace {

using namespace eko;

void add(Cells& cells, FieldId field, Color owner, Discs discs) {
    const auto there = cells.stack(field);
    const bool emperor = (there && there->emperor) || discs.emperor;
    cells.put(field, Stack{owner, (there ? there->count : 0) + discs.count, emperor});
}

void take(Cells& cells, FieldId field, Discs discs) {
    Stack left = cells.stack(field).value();
    left.count -= discs.count;
    left.emperor = left.emperor && !discs.emperor;
    if (left.count > 0)
        cells.put(field, left);
    else
        cells.clear(field);
}

void set(Position& now, const Setting& setting) {
    std::visit(values::overloaded{
                   [&](const SetTurn& s) { now.turn = s.turn; },
                   [&](const SetMoonUsed& s) { now.moon_used = s.times; },
                   [&](const SetMarched& s) { now.marched = s.marched; },
                   [&](const SetSandUsed& s) { now.sand_used = s.used; },
                   [&](const SetStack& s) { s.stack ? now.cells.put(s.field, *s.stack) : now.cells.clear(s.field); },
                   [&](const SetBuilding& s) {
                       if (s.building) now.cells.put(s.field, *s.building);
                       if (!s.building && now.cells.holds_building(s.field)) now.cells.clear(s.field);
                   },
                   [&](const SetReserve& s) { now[s.player].reserve = s.discs; },
                   [&](const SetDestroyed& s) { now[s.player].destroyed = s.discs; },
                   [&](const SetEmperor& s) { now[s.player].emperor = s.at; },
               },
               setting);
}

void new_turn(Position& now, Color player) {
    now.player = player;
    now.marched = now.sand_used = false;
    now.moon_used = 0;
}

void use(Position& now, const TempleUsed& used) {
    if (used.temple == FieldKind::sand) now.sand_used = true;
    if (used.temple == FieldKind::moon) ++now.moon_used;
}

class Adder {
public:
    explicit Adder(Position& now) : now_{now} {}

    void operator()(const EmperorSwapped& e) const {
        const Stack from = now_.cells.stack(e.from).value();
        const Stack to = now_.cells.stack(e.to).value();
        now_.cells.put(e.from, Stack{from.owner, from.count, false});
        now_.cells.put(e.to, Stack{to.owner, to.count, true});
    }
    void operator()(const StackMoved& e) const {
        take(now_.cells, e.from, e.discs);
        add(now_.cells, e.to, e.player, e.discs);
    }
    void operator()(const DiscsReturned& e) const {
        take(now_.cells, e.from, e.discs);
        now_[e.player].reserve += e.discs.count;
        if (e.discs.emperor) now_[e.player].emperor = InReserve{};
    }
    void operator()(const EmperorCaptured& e) const {
        take(now_.cells, e.from, {1, true});
        now_[e.player].emperor = CaptiveOf{e.by};
    }
    void operator()(const DiscsPlaced& e) const {
        add(now_.cells, e.to, e.player, e.discs);
        now_[e.player].reserve -= e.discs.count;
        if (e.discs.emperor) now_[e.player].emperor = OnBoard{};
    }
    void operator()(const DiscsDestroyed& e) const {
        now_[e.player].reserve -= e.count;
        now_[e.player].destroyed += e.count;
    }
    void operator()(const BuildingPlaced& e) const { now_.cells.put(e.on, e.building); }
    void operator()(const BuildingReturned& e) const { now_.cells.clear(e.from); }
    void operator()(const CaptiveGiven& e) const { now_[e.emperor].emperor = CaptiveOf{e.to}; }
    void operator()(const EmperorHome& e) const {
        now_[e.emperor].emperor = InReserve{};
        ++now_[e.emperor].reserve;
    }
    void operator()(const ZonesPaid&) const {}
    void operator()(const ForcedMarch&) const { now_.marched = true; }
    void operator()(const TempleUsed& e) const { use(now_, e); }
    void operator()(const PassedAction&) const {}
    void operator()(const TakenByItself&) const {}
    void operator()(const TurnBegan& e) const {
        new_turn(now_, e.player);
        now_.turn = e.turn;
    }
    void operator()(const GameEnded& e) const { now_.awaits = Over{e.result}; }
    void operator()(const TurnGiven& e) const {
        new_turn(now_, e.player);
        if (now_.turn == 0) now_.turn = 1;
    }
    void operator()(const Corrected& e) const { set(now_, e.set); }

private:
    Position& now_;
};

}  // namespace

Position with_effects(Position before, const std::vector<Effect>& effects) {
    for (const Effect& effect : effects) std::visit(Adder{before}, effect);
    return before;
}

bool same_table(const Position& a, const Position& b) {
    return a.cells == b.cells && a.players == b.players && a.player == b.player && a.turn == b.turn &&
           a.marched == b.marched && a.sand_used == b.sand_used && a.moon_used == b.moon_used;
}

}  // namespace eko_support
