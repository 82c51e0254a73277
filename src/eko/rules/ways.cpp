// SPDX-License-Identifier: MIT
#include "eko/rules/ways.h"

#include "eko/rules/points.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>

namespace eko::inside {
namespace {

constexpr std::uint32_t no_region = UINT32_MAX;

Zones with(const Zones& zones, ZoneId zone) {
    Zones more;
    for (const ZoneId one : zones) {
        if (one > zone && !contains(more, zone)) more.push_back(zone);
        more.push_back(one);
    }
    if (!contains(more, zone)) more.push_back(zone);
    return more;
}

// Up to four zones in one number.
std::uint64_t key_of(const Zones& zones) {
    std::uint64_t key = 0;
    for (const ZoneId zone : zones) key = key << 16U | (index(zone) + 1);
    return key;
}

enum class Coming : std::uint8_t { may_not, goes_on, stops };

// Fields from one to the other.
int apart(Hex one, Hex other) {
    const int q = one.q - other.q;
    const int r = one.r - other.r;
    return std::max({q, -q, r, -r, q + r, -q - r});
}

// Comes from one end to the other, field by field, over empty ones: to each field once, until `come` says that it
// stops. It goes nearer as long as it can, so for a single move that takes less time than a Flood.
template <class Come>
void walk(const Board& board, const Cells& cells, const Move& ends, Come come) {
    // Boards that fit in the box need no heap.
    std::array<std::byte, 1024> room;
    std::pmr::monotonic_buffer_resource nearby{room.data(), room.size()};
    // A stack stands there, or it has been seen.
    std::pmr::vector<std::uint8_t> closed{cells.begin(), cells.end(), &nearby};
    closed[index(ends.to)] = 0;
    std::pmr::vector<FieldId> open{&nearby};
    open.reserve(board.all_ways.size());
    open.push_back(ends.from);
    Coming last = Coming::goes_on;
    const auto look = [&](FieldId field) {
        if (closed[index(field)] != 0 || last == Coming::stops) return;
        closed[index(field)] = 1;
        last = come(field);
        if (last == Coming::goes_on && (field != ends.to || cells.empty(field))) open.push_back(field);
    };
    const auto far = [&](FieldId field) { return apart(board[field].at, board[ends.to].at); };
    const auto is_nearer = [&](FieldId at) {
        return [&, now = far(at)](FieldId near) { return closed[index(near)] == 0 && far(near) < now; };
    };
    while (!open.empty() && last != Coming::stops) {
        const FieldId at = open.back();
        const auto ways = board.ways[at];
        if (const auto next = std::find_if(ways.begin(), ways.end(), is_nearer(at)); next != ways.end()) {
            look(*next);
            continue;
        }
        open.pop_back();
        for (const FieldId near : ways) look(near);
        if (board[at].exit)
            for (const FieldId exit : board.exits) look(exit);
    }
}

}  // namespace

// EKO-71: the zone where it begins costs again, unless it has paid in this turn; a lighthouse (EKO-76) spares it all.
Toll::Toll(const Table& table, const Position& now, FieldId from)
    : board_{table.board},
      stormed_{now.stormed},
      from_{from},
      free_{!table.board.has_storm() || has_beacon(table, now, now.player)} {}

bool Toll::paid(ZoneId zone) const {
    return std::find(stormed_.begin(), stormed_.end(), PaidZone{from_, zone}) != stormed_.end();
}

Flood::Flood(const Board& board, const Cells& cells)
    : board_{board},
      cells_{cells},
      region_of_(board.fields.size(), no_region),
      beside_last_(board.fields.size(), no_region) {
    fields_.reserve(board.all_ways.size());
    beside_.reserve(board.all_ways.size());
    reached_.reserve(board.all_ways.size());
    for (const FieldId field : board.all_ways)
        if (cells.empty(field) && region_of_[index(field)] == no_region) gather(field);
}

bool Flood::alike(FieldId one, FieldId other) const {
    const BoardField& a = board_[one];
    const BoardField& b = board_[other];
    return a.kind == b.kind && (a.kind != FieldKind::storm || a.zone == b.zone);
}

void Flood::gather(FieldId first) {
    const auto begin = static_cast<std::uint32_t>(fields_.size());
    const auto begin_beside = static_cast<std::uint32_t>(beside_.size());
    region_of_[index(first)] = static_cast<std::uint32_t>(regions_.size());
    fields_.push_back(first);
    bool portals_open = false;
    for (std::size_t i = begin; i < fields_.size(); ++i) {
        const FieldId at = fields_[i];
        for (const FieldId near : board_.ways[at]) gather_near(at, near);
        if (!board_[at].exit || portals_open) continue;
        portals_open = true;
        for (const FieldId exit : board_.exits) gather_near(at, exit);
    }
    regions_.push_back({begin, static_cast<std::uint32_t>(fields_.size()), begin_beside,
                        static_cast<std::uint32_t>(beside_.size()), 0});
}

void Flood::gather_near(FieldId at, FieldId near) {
    const auto region = static_cast<std::uint32_t>(regions_.size());
    if (cells_.empty(near) && alike(at, near)) {
        if (region_of_[index(near)] == region) return;
        region_of_[index(near)] = region;
        fields_.push_back(near);
    } else if (beside_last_[index(near)] != region) {
        beside_last_[index(near)] = region;
        beside_.push_back(near);
    }
}

// EKO-62: `walk` and `Flood` take the exits of portals for neighbours; nothing else does but a first step.
// EKO-63: an exit is a field like others, so a stack that stands on it is attacked, stacked on, or in the way.
// EKO-14: over movement and storm fields without a stack, nothing else.
bool leads_to(const Board& board, const Cells& cells, const Move& move) {
    bool there = false;
    walk(board, cells, move, [&](FieldId field) {
        there = field == move.to;
        return there ? Coming::stops : Coming::goes_on;
    });
    return there;
}

bool leads_to_through(const Board& board, const Cells& cells, const Toll& toll, const Move& move) {
    Zones touched = cost_of_step(toll, move.from, move.from);
    if (!touched.empty() && !contains(move.zones, touched[0])) return false;
    bool there = false;
    const auto through = [&] { return there && touched.size() == move.zones.size(); };
    walk(board, cells, move, [&](FieldId field) {
        const auto zone = toll.at(field);
        if (zone && !contains(move.zones, *zone)) return Coming::may_not;
        if (zone && !contains(touched, *zone)) touched.push_back(*zone);
        there = there || field == move.to;
        return through() ? Coming::stops : Coming::goes_on;
    });
    return through();
}

Zones cost_of_step(const Toll& toll, FieldId from, FieldId to) {
    Zones zones;
    for (const FieldId field : {from, to})
        if (const auto zone = toll.at(field)) zones = with(zones, *zone);
    return zones;
}

ZoneSets::ZoneSets(Flood& flood, const Toll& toll, FieldId from, int most)
    : flood_{flood}, toll_{toll}, from_{from}, most_{static_cast<std::size_t>(most)} {
    const auto here = toll.at(from);
    sets_.push_back(here ? Zones{*here} : Zones{});
}

const Zones* ZoneSets::next() {
    if (next_ == sets_.size()) return nullptr;
    const Zones zones = sets_[next_++];
    flood_.fill(from_, [&](FieldId field) {
        const auto zone = toll_.at(field);
        return !zone || contains(zones, *zone);
    });
    look_beyond(zones);
    return &sets_[next_ - 1];
}

// Each set grows by a zone that its region borders on, so every set that a way touches is found: in the order in which
// the way comes to its zones.
void ZoneSets::look_beyond(const Zones& zones) {
    std::vector<ZoneId> beyond;
    for (const FieldId field : flood_.closed()) beyond.push_back(*toll_.at(field));
    std::sort(beyond.begin(), beyond.end());
    beyond.erase(std::unique(beyond.begin(), beyond.end()), beyond.end());
    sort_stacks(zones, beyond);
    if (zones.size() < most_)
        for (const ZoneId zone : beyond) add(with(zones, zone));
}

void ZoneSets::sort_stacks(const Zones& zones, const std::vector<ZoneId>& beyond) {
    stack_ends_.clear();
    at_a_price_.clear();
    for (const FieldId field : flood_.stacks()) {
        const auto zone = toll_.at(field);
        if (!zone || contains(zones, *zone)) {
            stack_ends_.push_back(field);
        } else if (zones.size() < most_ && !std::binary_search(beyond.begin(), beyond.end(), *zone)) {
            at_a_price_.emplace_back(field, with(zones, *zone));  // else it is an end of the larger set
        }
    }
}

void ZoneSets::add(const Zones& zones) {
    if (known_.insert(key_of(zones)).second) sets_.push_back(zones);
}

}  // namespace eko::inside
