// SPDX-License-Identifier: MIT
#include "eko/words/foresight/shown_way.h"

#include "eko/rules/board.h"
#include "eko/rules/points.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace eko::words {

namespace {

// Looks field by field, the nearest first. A field with other storm zones behind is another place: a way may turn
// aside into a zone, and come back over its own beginning.
class WaySearch {
public:
    WaySearch(const Table& table, const Position& now, const Move& move)
        : board_{table.board},
          now_{now},
          move_{move},
          is_free_{!table.board.has_storm() || has_beacon(table, now, now.player)},
          is_known_(table.board.fields.size() << move.zones.size()) {}

    std::vector<FieldId> found() {
        const auto here = after(0, move_.from);
        if (!here) return {};
        reach({move_.from, *here}, std::nullopt);
        for (std::size_t i = 0; i < open_.size(); ++i) {
            const Place at = open_[i];
            if (at.field == move_.to && at.zones + 1U == 1U << move_.zones.size()) return way_to(i);
            if (at.field != move_.from && !now_.cells.empty(at.field)) continue;
            for (const FieldId near : board_.ways[at.field]) step(i, near);
            if (board_[at.field].exit)
                for (const FieldId exit : board_.exits) step(i, exit);
        }
        return {};
    }

private:
    // A field, and which zones were paid for on the way there: one bit each.
    struct Place {
        FieldId field;
        std::uint32_t zones;
    };

    bool costs(FieldId field) const {
        if (is_free_ || board_[field].kind != FieldKind::storm) return false;
        const PaidZone paid{move_.from, board_[field].zone};
        return std::find(now_.stormed.begin(), now_.stormed.end(), paid) == now_.stormed.end();
    }
    // Nothing if the move does not pay for that field.
    std::optional<std::uint32_t> after(std::uint32_t zones, FieldId field) const {
        if (!costs(field)) return zones;
        std::uint32_t bit = 1;
        for (const ZoneId zone : move_.zones) {
            if (zone == board_[field].zone) return zones | bit;
            bit <<= 1U;
        }
        return std::nullopt;
    }

    void step(std::size_t from, FieldId to) {
        if (to != move_.to && to != move_.from && !now_.cells.empty(to)) return;
        if (const auto zones = after(open_[from].zones, to)) reach({to, *zones}, from);
    }
    void reach(Place place, std::optional<std::size_t> from) {
        const std::size_t number = (index(place.field) << move_.zones.size()) + place.zones;
        if (is_known_[number]) return;
        is_known_[number] = true;
        open_.push_back(place);
        before_.push_back(from);
    }
    std::vector<FieldId> way_to(std::size_t last) const {
        std::vector<FieldId> way;
        for (std::optional<std::size_t> at = last; at; at = before_[*at]) way.push_back(open_[*at].field);
        std::reverse(way.begin(), way.end());
        return way;
    }

    const Board& board_;
    const Position& now_;
    const Move& move_;
    bool is_free_;
    std::vector<bool> is_known_;
    std::vector<Place> open_;
    std::vector<std::optional<std::size_t>> before_;  // of each of those, where it was come from
};

}  // namespace

std::vector<FieldId> shown_way(const Table& table, const Position& now, const Move& move) {
    return WaySearch{table, now, move}.found();
}

}  // namespace eko::words
