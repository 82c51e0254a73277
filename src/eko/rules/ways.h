// SPDX-License-Identifier: MIT
// How far a stack can go, and which storm zones that costs it. Used by the rules only.
//
// A way may cross its own fields again, so it can touch every field of the region that it goes through: which zones a
// way can touch is a question of regions, and no ways are ever listed.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/cells.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace eko::inside {

// Which storm zones cost a stack of the player on turn a disc, when it sets out from this field. The position must
// outlive it.
class Toll {
public:
    Toll(const Table& table, const Position& now, FieldId from);

    // The zone that the stack pays for on this field; nothing if it costs nothing there.
    std::optional<ZoneId> at(FieldId field) const {
        if (free_ || board_.fields[index(field)].kind != FieldKind::storm) return std::nullopt;
        const ZoneId zone = board_[field].zone;
        return paid(zone) ? std::nullopt : std::optional{zone};
    }

private:
    bool paid(ZoneId zone) const;

    const Board& board_;
    const std::vector<PaidZone>& stormed_;
    FieldId from_;
    bool free_;
};

// The empty fields that a stack can come to, and what borders on them.
class Flood {
public:
    // Both must outlive it, and be as they are.
    Flood(const Board& board, const Cells& cells) : board_{board}, cells_{cells}, seen_(board.fields.size()) {}

    // Begins anew from this field, over empty fields for which `may_enter(field)` holds.
    template <class MayEnter>
    void fill(FieldId from, MayEnter may_enter);

    // Empty fields that were reached, without the one where it began.
    const std::vector<FieldId>& reached() const { return reached_; }
    // Fields with a stack next to a reached field.
    const std::vector<FieldId>& stacks() const { return stacks_; }
    // Empty fields next to a reached field that may not be entered.
    const std::vector<FieldId>& closed() const { return closed_; }

private:
    template <class MayEnter>
    void look(FieldId field, MayEnter may_enter);

    const Board& board_;
    const Cells& cells_;
    std::vector<std::uint32_t> seen_;  // in which filling
    std::uint32_t filling_ = 0;
    std::vector<FieldId> reached_;
    std::vector<FieldId> stacks_;
    std::vector<FieldId> closed_;
};

// Whether some way leads there, whatever it costs.
bool leads_to(Flood& flood, FieldId from, FieldId to);
// Whether some way there touches just these zones of those that cost.
bool leads_to_through(Flood& flood, const Toll& toll, const Move& move);

// Every set of up to so many zones that cost, as some way touches it, one by one; none comes twice.
class ZoneSets {
public:
    ZoneSets(Flood& flood, const Toll& toll, FieldId from, int most);
    // Nothing when there are no more.
    const Zones* next();
    // Ends of the ways that touch just the zones that `next` gave.
    const std::vector<FieldId>& empty_ends() const { return flood_.reached(); }
    const std::vector<FieldId>& stack_ends() const { return stack_ends_; }
    // Stacks in a zone that is touched nowhere else: to end there costs that zone besides.
    const std::vector<std::pair<FieldId, Zones>>& stacks_at_a_price() const { return at_a_price_; }

private:
    void look_beyond(const Zones& zones);
    void sort_stacks(const Zones& zones, const std::vector<ZoneId>& beyond);
    void add(const Zones& zones);

    Flood& flood_;
    const Toll& toll_;
    FieldId from_;
    std::size_t most_;
    std::vector<Zones> sets_;
    std::unordered_set<std::uint64_t> known_;  // all of them but the first
    std::size_t next_ = 0;
    std::vector<FieldId> stack_ends_;
    std::vector<std::pair<FieldId, Zones>> at_a_price_;
};

template <class MayEnter>
void Flood::look(FieldId field, MayEnter may_enter) {
    if (seen_[index(field)] == filling_) return;
    seen_[index(field)] = filling_;
    if (!cells_.empty(field)) {
        stacks_.push_back(field);
    } else if (may_enter(field)) {
        reached_.push_back(field);
    } else {
        closed_.push_back(field);
    }
}

// Who comes to an exit of a portal is next to every other exit (EKO-62).
template <class MayEnter>
void Flood::fill(FieldId from, MayEnter may_enter) {
    ++filling_;
    reached_.clear();
    stacks_.clear();
    closed_.clear();
    seen_[index(from)] = filling_;
    bool portals_open = false;
    FieldId at = from;
    for (std::size_t i = 0;; ++i) {
        for (const FieldId near : board_.ways[at]) look(near, may_enter);
        if (board_[at].exit && !portals_open) {
            portals_open = true;
            for (const FieldId exit : board_.exits) look(exit, may_enter);
        }
        if (i == reached_.size()) return;
        at = reached_[i];
    }
}

}  // namespace eko::inside
