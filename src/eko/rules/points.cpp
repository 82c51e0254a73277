// SPDX-License-Identifier: MIT
#include "eko/rules/points.h"

#include <algorithm>
#include <array>

namespace eko {
namespace {

using ByColor = std::array<int, most_players>;

// A12: stacks, and buildings too unless the table says otherwise; each field once, whatever stands on it.
void count_field(const Table& table, const Position& now, FieldId field, ByColor& fields) {
    if (const auto stack = now.cells.stack(field)) ++fields[index(stack->owner)];
    if (table.rulings.around == AroundCounts::stacks) return;
    if (const auto building = now.cells.building(field)) ++fields[index(building->owner)];
}

int& points_by_size(Points& points, Size size) {
    switch (size) {
        case Size::camp:
            return points.camps;
        case Size::tower:
            return points.towers;
        case Size::castle:
            break;
    }
    return points.castles;
}

}  // namespace

// EKO-50: 1 for a camp, 2 for a tower, 3 for the castle, 3 for each captive; and what pyramids bring.
Points points_of(const Table& table, const Position& now, Color color) {
    Points points{};
    for (const FieldId field : table.board.all_sites)
        if (const auto building = now.cells.building(field); building && building->owner == color)
            points_by_size(points, building->size) += number(building->size);
    points.captives = captive_points * static_cast<int>(captives_of(table.seats, now, color).size());
    // EKO-65: 2 for each pyramid around which he has most.
    for (const auto& around : table.board.pyramids)
        if (most_around(table, now, around) == color) points.pyramids += pyramid_points;
    return points;
}

std::array<int, most_players> all_points(const Table& table, const Position& now) {
    ByColor points{};
    for (const FieldId field : table.board.all_sites)
        if (const auto building = now.cells.building(field)) points[index(building->owner)] += number(building->size);
    for (const Color color : table.seats)
        if (const auto holder = holder_of(now[color])) points[index(*holder)] += captive_points;
    for (const auto& around : table.board.pyramids)
        if (const auto most = most_around(table, now, around)) points[index(*most)] += pyramid_points;
    return points;
}

// EKO-28: any building on a capital will do, a camp too.
bool has_capital(const Board& board, const Position& now, Color color) {
    return owns_one_of(now, color, board.capitals);
}

std::optional<Color> most_around(const Table& table, const Position& now, const std::vector<FieldId>& fields) {
    ByColor counts{};
    for (const FieldId field : fields) count_field(table, now, field, counts);
    const auto most = std::max_element(counts.begin(), counts.end());
    if (*most == 0 || std::count(counts.begin(), counts.end(), *most) > 1) return std::nullopt;
    return static_cast<Color>(most - counts.begin());
}

// EKO-76: who has most around a lighthouse ignores the storm; around any of them, if there are several.
bool has_beacon(const Table& table, const Position& now, Color color) {
    return std::any_of(table.board.beacons.begin(), table.board.beacons.end(),
                       [&](const auto& around) { return most_around(table, now, around) == color; });
}

}  // namespace eko
