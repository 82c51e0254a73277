// SPDX-License-Identifier: MIT
#include "byzantium/text/attack_out.h"

#include "byzantium/odds/approach.h"
#include "byzantium/rules/attacks.h"
#include "protocol/json_out.h"
#include "values/overloaded.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using json::Raw;

std::string link_json(const Board& board, const WayLink& link, byzantium::odds::Fleet fleet) {
    const bool imposed = fleet == byzantium::odds::Fleet::imposed;
    return json::object("to", board[link.to].id, "kind", to_text(link.kind), "cost",
                        imposed ? link.imposed : link.plain, "dice", imposed ? link.dice : 0);
}

std::string links_json(const Board& board, const byzantium::odds::Marching& marching) {
    return json::listed(marching.way.links,
                        [&](const WayLink& link) { return link_json(board, link, marching.fleet); });
}

std::optional<std::string_view> fleet_text(const byzantium::odds::Marching& marching) {
    if (!byzantium::odds::meets_fleet(marching.way)) return std::nullopt;
    return marching.fleet == byzantium::odds::Fleet::imposed ? "imposed" : "allowed";
}

std::string marching_json(const Board& board, const byzantium::odds::Marching& marching) {
    const Way& way = marching.way;
    const auto placed = way.placed ? std::optional<std::string_view>{board[*way.placed].id} : std::nullopt;
    const auto cube = way.civil_war ? std::optional<std::string_view>{to_text(*way.civil_war)} : std::nullopt;
    return json::object("kind", "army", "player", to_text(marching.army.player), "side", to_text(marching.army.side),
                        "placed", placed, "links", Raw{links_json(board, marching)}, "civil_war", cube, "fleet",
                        fleet_text(marching));
}

std::string army_json(const ArmyRef& army) {
    return json::object("player", to_text(army.player), "side", to_text(army.side));
}

}  // namespace

std::string force_json(const byzantium::odds::Force& force) {
    return json::object("elite", force.elite, "main", force.main, "move", force.move, "guard", force.guard);
}

std::string expected_json(const byzantium::odds::ExpectedLosses& expected) {
    return json::object("elite", expected.elite, "main", expected.main, "move", expected.move, "guard", expected.guard,
                        "total", expected.total);
}

std::string cities_json(const Board& board, CitySet cities) {
    std::string list = "[";
    for (; cities != 0; cities &= cities - 1) {
        if (list.back() != '[') list += ',';
        json::put(list, board[first_of(cities)].id);
    }
    return list + ']';
}

std::string advance_json(const Board& board, const byzantium::odds::Advance& advance) {
    return std::visit(values::overloaded{
                          [&](const byzantium::odds::Marching& m) { return marching_json(board, m); },
                          [](const byzantium::odds::Sending& s) {
                              return json::object("kind", "bulgars", "player", to_text(s.player), "cube",
                                                  to_text(s.cube));
                          },
                      },
                      advance);
}

void put_defence(std::string& out, const byzantium::odds::Defence& defence) {
    const auto levy = defence.levy ? army_json(*defence.levy) : std::string{"null"};
    json::put_members(out, "standing", Raw{json::listed(defence.standing, army_json)}, "retreating",
                      Raw{json::listed(defence.retreating, army_json)}, "by_leave",
                      Raw{json::listed(defence.by_leave, army_json)}, "given_up",
                      Raw{json::listed(defence.given_up, army_json)}, "levy", Raw{levy});
}

}  // namespace byzantium::text
