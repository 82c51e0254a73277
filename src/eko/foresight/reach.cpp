// SPDX-License-Identifier: MIT
#include "eko/foresight/reach.h"

#include <algorithm>

namespace eko::foresight::inside {

Reach::Reach(const Table& table, Color player)
    : table_{table}, player_{player}, entered_(table.board.fields.size()), backward_(table.board.fields.size()) {}

void Reach::at(const Position& now, const std::vector<FieldId>& own) {
    now_ = &now;
    own_ = &own;
    spread_ = false;
}

// EKO-62: who comes to an exit of a portal is next to every other exit.
template <class See>
void Reach::look_around(FieldId field, See see) const {
    for (const FieldId near : table_.board.ways[field]) see(near);
    if (!table_.board[field].exit) return;
    for (const FieldId exit : table_.board.exits) see(exit);
}

void Reach::spread() {
    spread_ = true;
    ++filling_;
    open_ = *own_;
    while (!open_.empty()) {
        const FieldId field = open_.back();
        open_.pop_back();
        look_around(field, [&](FieldId near) {
            if (!now_->cells.empty(near) || entered_[index(near)] == filling_) return;
            entered_[index(near)] = filling_;
            open_.push_back(near);
        });
    }
}

bool Reach::could_enter(FieldId field) {
    if (!spread_) spread();
    return entered_[index(field)] == filling_;
}

// EKO-17 to EKO-19. In a storm a stack can become smaller on its way, down to the one disc that a kamikaze needs.
bool Reach::could_beat(const Stack& attacker, const Stack& target) const {
    const bool kamikaze = target.count == most_in_stack && (attacker.count == 1 || table_.board.has_storm());
    return kamikaze || attacker.count > target.count || (attacker.emperor && attacker.count == target.count);
}

bool Reach::could_beat_from(FieldId field, const Stack& target) const {
    if (std::find(own_->begin(), own_->end(), field) == own_->end()) return false;
    return could_beat(*now_->cells.stack(field), target);
}

// Backwards from the target over empty fields: the first stack that is strong enough will do.
bool Reach::could_beat(FieldId target) {
    const Stack beaten = *now_->cells.stack(target);
    bool found = false;
    backward_[index(target)] = ++backward_filling_;
    open_.assign(1, target);
    while (!open_.empty() && !found) {
        const FieldId field = open_.back();
        open_.pop_back();
        look_around(field, [&](FieldId near) {
            if (backward_[index(near)] == backward_filling_) return;
            backward_[index(near)] = backward_filling_;
            if (now_->cells.empty(near)) return open_.push_back(near);
            found = found || could_beat_from(near, beaten);
        });
    }
    return found;
}

}  // namespace eko::foresight::inside
