// SPDX-License-Identifier: MIT
#include "eko/words/table/player_view.h"

#include "eko/rules/awaits.h"
#include "eko/words/points_view.h"
#include "eko/words/table/table_count.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <variant>

namespace eko::words {

using namespace present;

namespace {

std::string emperor_words(const Names& names, const EmperorAt& at) {
    return std::visit(values::overloaded{
                          [](const OnBoard&) -> std::string { return translated("on the board"); },
                          [](const InReserve&) -> std::string { return translated("in the reserve"); },
                          [&](const CaptiveOf& captive) {
                              return say("captive of {player}", arg("player", names.player(captive.holder)));
                          },
                      },
                      at);
}

std::vector<Counted> counted_of(const Names& names, const Position& now, Color color) {
    const std::string player{to_text(color)};
    const Player& beside = now[color];
    return {
        {player + ":reserve", translated("reserve"), std::to_string(beside.reserve), SetReserve{color, beside.reserve}},
        {player + ":destroyed", translated("destroyed"), std::to_string(beside.destroyed),
         SetDestroyed{color, beside.destroyed}},
        {player + ":emperor", translated("emperor"), emperor_words(names, beside.emperor),
         SetEmperor{color, beside.emperor}}};
}

std::string captives_words(const Names& names, const Seats& captives) {
    if (captives.empty()) return {};
    std::vector<std::string> players;
    for (const Color color : captives) players.push_back(names.player(color));
    return say("captive: {players}", arg("players", listed(players)));
}

PlayerView view_of(const Names& names, const Table& table, const Position& now, Color color) {
    const PointsView points = points_view(table, now, color);
    PlayerView view{color,
                    badge(color),
                    names.label(color),
                    awaited_player(now.awaits) == color,
                    points.points.total(),
                    points.capital,
                    points.capital ? translated("a capital") : translated("no capital"),
                    has_beacon(table, now, color)
                        ? say("safe in storms; {sources}", arg("sources", sources_words(points)))
                        : sources_words(points),
                    missing_words(points),
                    discs_off(table, now, color),
                    counted_of(names, now, color),
                    {},
                    {},
                    {}};
    for (const Size size : sizes)
        view.supply.push_back({size, in_supply(table.board, now, color, size), buildings_per_player(size)});
    const Seats captives = captives_of(table.seats, now, color);
    for (const Color captive : captives) view.captives.push_back(badge(captive));
    view.captives_words = captives_words(names, captives);
    return view;
}

}  // namespace

std::vector<PlayerView> player_views(const Names& names, const Table& table, const Position& now) {
    std::vector<PlayerView> all;
    for (const Color color : table.seats) all.push_back(view_of(names, table, now, color));
    return all;
}

}  // namespace eko::words
