// SPDX-License-Identifier: MIT
// What a player has and lacks, in words: points by source, and what is missing to the end.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <string>
#include <vector>

namespace eko::words {

struct PointsView {
    Points points;
    bool capital;  // a building of the player stands on one
    int missing;   // to 12; 0 if nothing is
};
PointsView points_view(const Table& table, const Position& now, Color color);

// Of a field of a pyramid or a lighthouse: which it is, and who has most around it (EKO-65, EKO-76). Empty elsewhere.
std::string tile_words(const Names& names, const Table& table, const Layout& layout, const Position& now,
                       FieldId field);

// "camps 3, towers 2": those that bring something; "no points yet" if none does.
std::string sources_words(const PointsView& view);
// "3 points and a building on a capital are missing", "only a building on a capital is missing", "wins".
std::string missing_words(const PointsView& view);

}  // namespace eko::words
