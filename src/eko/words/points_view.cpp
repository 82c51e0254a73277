// SPDX-License-Identifier: MIT
#include "eko/words/points_view.h"

#include "eko/rules/piece.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

std::string buildings_words(const Table& table, const Position& now, Color color) {
    std::vector<std::string> parts;
    for (const Size size : sizes) {
        const int supply = in_supply(table.board, now, color, size);
        parts.push_back(say("{building} {built} + {supply}", arg("building", word(size)),
                            arg("built", buildings_per_player(size) - supply), arg("supply", supply)));
    }
    return listed(parts);
}

std::string discs_words(const Table& table, const Position& now, Color color) {
    const Player& player = now[color];
    const int board = discs_on_board(table.board, now, color);
    const int captive = holder_of(player) ? 1 : 0;
    return say("{board} on the board + {reserve} in reserve + {destroyed} destroyed + {captive} captive = {sum}",
               arg("board", board), arg("reserve", player.reserve), arg("destroyed", player.destroyed),
               arg("captive", captive), arg("sum", board + player.reserve + player.destroyed + captive));
}

}  // namespace

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
    return parts.empty() ? translated("no points yet") : listed(parts);
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

std::string count_heading(const Table& table, const Position& now) {
    return audit(table, now).empty() ? translated("Table count: 16 discs and 9 buildings of each colour, all there")
                                     : translated("Table count: not all pieces are accounted for");
}

std::vector<std::string> count_lines(const Names& names, const Table& table, const Position& now) {
    std::vector<std::string> lines;
    for (const Color color : table.seats) {
        lines.push_back(
            say("{player}: {discs}", arg("player", names.label(color)), arg("discs", discs_words(table, now, color))));
        lines.push_back(say("{player}, built + in supply: {buildings}", arg("player", names.label(color)),
                            arg("buildings", buildings_words(table, now, color))));
    }
    return lines;
}

}  // namespace eko::words
