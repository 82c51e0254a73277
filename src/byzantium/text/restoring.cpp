// SPDX-License-Identifier: MIT
#include "byzantium/text/restoring.h"

#include "byzantium/rules/rules.h"

namespace byzantium::text {

namespace {

using namespace byzantium;

// Where the older reading of BYZ-10 moved an army that stood on the map.
std::optional<SetArmy> moved_then(const Position& now, const Entry& entry) {
    const auto* decision = std::get_if<Decision>(&entry);
    const auto* control = decision ? std::get_if<Control>(decision) : nullptr;
    if (!control || now[control->city].side != Allegiance::byzantine) return std::nullopt;
    const Display& display = now[now.active][Side::byzantine];
    if (display.taken || !display.at) return std::nullopt;
    return SetArmy{now.active, Side::byzantine, control->city};
}

bool leads_where_it_did(const Position& after, const Earlier& earlier) {
    return !earlier.position_hash || position_hash(after) == *earlier.position_hash;
}

// Enters one entry after the other on a position of its own.
class Restorer {
public:
    Restorer(const Table& table, const Position& now) : table_{table}, now_{now} {}

    // False if it does not lead where it did, with or without a correction.
    bool take(const Earlier& earlier) {
        if (enter({earlier.entry}, earlier)) return true;
        const auto moved = moved_then(now_, earlier.entry);
        if (!moved || !enter({Correct{{*moved}, std::nullopt}, earlier.entry}, earlier)) return false;
        if (!first_moved_) first_moved_ = moved;
        return true;
    }

    const std::optional<SetArmy>& first_moved() const { return first_moved_; }
    std::vector<Entry> entries() && { return std::move(entries_); }

private:
    bool enter(const std::vector<Entry>& entries, const Earlier& earlier) {
        Position then = now_;
        for (const Entry& entry : entries) {
            const auto step = apply(table_, then, entry);
            if (!step) return false;
            then = step->after;
        }
        if (!leads_where_it_did(then, earlier)) return false;
        now_ = then;
        entries_.insert(entries_.end(), entries.begin(), entries.end());
        return true;
    }

    const Table& table_;
    Position now_;
    std::vector<Entry> entries_;
    std::optional<SetArmy> first_moved_;
};

}  // namespace

std::optional<Restoring> restoring(const Table& table, Position now, const std::vector<Earlier>& behind) {
    Restorer restorer{table, now};
    std::size_t taken = 0;
    while (taken < behind.size() && restorer.take(behind[taken])) ++taken;
    const auto moved = restorer.first_moved();
    if (!moved) return std::nullopt;
    return Restoring{*moved, taken, Act{std::move(restorer).entries(), {}}};
}

}  // namespace byzantium::text
