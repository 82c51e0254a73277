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

// The empty fields that a stack can come to, and what borders on them. Empty fields are put together into regions once,
// so that each stack asks for regions and not for fields: all fields of a region cost the same.
class Flood {
public:
    // Both must outlive it, and be as they are.
    Flood(const Board& board, const Cells& cells);

    // Begins anew from this field, which has a stack, over empty fields for which `may_enter(field)` holds: that must
    // be so for all fields of a storm zone or for none, and for all fields that are no storm.
    template <class MayEnter>
    void fill(FieldId from, MayEnter may_enter);

    // Empty fields that were reached, without the one where it began.
    const std::vector<FieldId>& reached() const { return reached_; }
    // Fields with a stack next to a reached field.
    const std::vector<FieldId>& stacks() const { return stacks_; }
    // Of each region next to a reached field that may not be entered, a field or several.
    const std::vector<FieldId>& closed() const { return closed_; }

private:
    // Empty fields that hang together and cost the same, and what lies beside them: places in `fields_` and `beside_`.
    struct Region {
        std::uint32_t first;
        std::uint32_t end;
        std::uint32_t first_beside;
        std::uint32_t end_beside;
        std::uint32_t seen;  // in which filling
    };

    bool alike(FieldId one, FieldId other) const;
    void gather(FieldId first);
    void gather_near(FieldId at, FieldId near);
    template <class MayEnter>
    void look(FieldId field, MayEnter may_enter);

    const Board& board_;
    const Cells& cells_;
    std::vector<std::uint32_t> region_of_;  // by field; of a field with a stack, in which filling it was seen
    std::vector<Region> regions_;
    std::vector<FieldId> fields_;
    std::vector<FieldId> beside_;             // with stacks, or of other regions
    std::vector<std::uint32_t> beside_last_;  // by field: the last region that it was found beside
    std::uint32_t filling_ = 0;
    std::vector<std::uint32_t> open_;  // regions that were reached
    std::vector<FieldId> reached_;
    std::vector<FieldId> stacks_;
    std::vector<FieldId> closed_;
};

// Whether some way leads there, whatever it costs.
bool leads_to(const Board& board, const Cells& cells, const Move& move);
// Whether some way there touches just these zones of those that cost.
bool leads_to_through(const Board& board, const Cells& cells, const Toll& toll, const Move& move);
// The zones that one step costs, from this field to one beside it.
Zones cost_of_step(const Toll& toll, FieldId from, FieldId to);

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
    std::uint32_t& known = region_of_[index(field)];
    if (!cells_.empty(field)) {
        if (known != filling_) stacks_.push_back(field);
        known = filling_;
        return;
    }
    Region& region = regions_[known];
    if (region.seen == filling_) return;
    region.seen = filling_;
    if (may_enter(field)) {
        open_.push_back(known);
    } else {
        closed_.push_back(field);
    }
}

// Who comes to an exit of a portal is next to every other exit (EKO-62).
template <class MayEnter>
void Flood::fill(FieldId from, MayEnter may_enter) {
    ++filling_;
    open_.clear();
    reached_.clear();
    stacks_.clear();
    closed_.clear();
    region_of_[index(from)] = filling_;
    for (const FieldId near : board_.ways[from]) look(near, may_enter);
    if (board_[from].exit)
        for (const FieldId exit : board_.exits) look(exit, may_enter);
    for (std::size_t i = 0; i < open_.size(); ++i) {
        const Region region = regions_[open_[i]];
        reached_.insert(reached_.end(), fields_.begin() + region.first, fields_.begin() + region.end);
        for (std::uint32_t at = region.first_beside; at < region.end_beside; ++at) look(beside_[at], may_enter);
    }
}

}  // namespace eko::inside
