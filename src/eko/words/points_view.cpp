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

namespace {

std::string portal_words(const Layout& layout, Hex at) {
    const auto portal =
        std::find_if(layout.portals.begin(), layout.portals.end(), [&](const LaidPortal& one) { return one.at == at; });
    if (portal == layout.portals.end()) return translated("it has no exit");
    return say("its exit is {field}", arg("field", field_name(portal->exit)));
}

}  // namespace

std::string tile_words(const Names& names, const Table& table, const Layout& layout, const Position& now,
                       FieldId field) {
    if (table.board[field].kind == FieldKind::portal) return portal_words(layout, table.board[field].at);
    std::size_t pyramids = 0;
    std::size_t beacons = 0;
    for (const Group& group : layout.groups) {
        const bool is_pyramid = group.kind == GroupKind::pyramid;
        const auto& around = is_pyramid ? table.board.pyramids.at(pyramids++) : table.board.beacons.at(beacons++);
        const Hex at = table.board[field].at;
        if (std::find(group.fields.begin(), group.fields.end(), at) == group.fields.end()) continue;
        const auto most = most_around(table, now, around);
        if (!most)
            return is_pyramid ? translated("pyramid: nobody has most around it")
                              : translated("lighthouse: nobody has most around it");
        return say(is_pyramid ? marked("pyramid: {player} has most around it")
                              : marked("lighthouse: {player} has most around it and loses nothing in storms"),
                   arg("player", names.player(*most)));
    }
    return {};
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
