// SPDX-License-Identifier: MIT
#include "eko/words/points_view.h"

#include "eko/rules/piece.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace eko::words {

using namespace present;

PointsView points_view(const Table& table, const Position& now, Color color) {
    const Points points = points_of(table, now, color);
    return {points, has_capital(table.board, now, color), std::max(0, points_to_win - points.total())};
}

std::string sources_words(const PointsView& view) {
    const std::pair<const char*, int> sources[]{{translated("camps"), view.points.camps},
                                                {translated("towers"), view.points.towers},
                                                {translated("the castle"), view.points.castles},
                                                {translated("captives"), view.points.captives},
                                                {translated("pyramids"), view.points.pyramids}};
    std::vector<std::string> parts;
    for (const auto& [what, points] : sources)
        if (points > 0) parts.push_back(say("{source} {points}", arg("source", what), arg("points", points)));
    return parts.empty() ? translated("no points yet") : say("points: {sources}", arg("sources", listed(parts)));
}

std::string missing_words(const PointsView& view) {
    if (view.missing == 0)
        return view.capital ? translated("12 points and a building on a capital")
                            : translated("only a building on a capital is missing");
    if (view.capital)
        return say_counted(view.missing, "{n} point is missing, a capital is held",
                           "{n} points are missing, a capital is held");
    return say_counted(view.missing, "{n} point and a building on a capital are missing",
                       "{n} points and a building on a capital are missing");
}

}  // namespace eko::words
