// SPDX-License-Identifier: MIT
#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/board.h"
#include "byzantium/text/words.h"
#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;

namespace {

using namespace byzantium;
using json::Raw;

// A list with one item a line, in the order given.
template <class List, class Write>
std::string lines_of(const List& list, Write write) {
    std::string out = "[";
    for (const auto& item : list) {
        out += out.size() > 1 ? ",\n    " : "\n    ";
        out += write(item);
    }
    return out + "\n  ]";
}

std::string write_city(const BoardCity& city) {
    std::string out = "{";
    json::put_members(out, "id", city.id, "name", city.name, "side", to_text(city.side), "strength", city.strength,
                      "lon", city.lon, "lat", city.lat);
    if (city.coastal) json::put_member(out, "coastal", true);
    if (city.bulgar_arrow) json::put_member(out, "bulgar_arrow", true);
    if (city.capital) json::put_member(out, "capital", true);
    return out + "}";
}

std::string write_link(const BoardFacts& board, const Link& link) {
    std::string ends;
    json::put_list(ends, link.between, [&](CityId city) { return std::string_view{board.cities[index(city)].id}; });
    std::string out = "{";
    json::put_members(out, "between", Raw{ends}, "kind", to_text(link.kind));
    if (link.arab_cost_factor != 1) json::put_member(out, "arab_cost_factor", link.arab_cost_factor);
    return out + "}";
}

std::string write_sides(const std::array<int, 2>& sides) {
    return json::object("byzantine", sides[0], "arab", sides[1]);
}

std::string write_boxes(const BoxCounts& boxes) {
    return json::object("elite", boxes.elite, "main", boxes.main, "levy", boxes.levy, "move", boxes.move);
}

std::string write_setup(const Setup& setup) {
    std::string players;
    json::put_list(players, std::array{setup.fewest_players, setup.most_players}, [](int n) { return n; });
    const auto army =
        json::object("byzantine", Raw{write_boxes(setup.army[0])}, "arab", Raw{write_boxes(setup.army[1])});
    return json::object("players", Raw{players}, "turns", setup.turns, "treasury", Raw{write_sides(setup.treasury)},
                        "victory_points", Raw{write_sides(setup.victory_points)}, "army", Raw{army}, "cube_pool",
                        setup.cube_pool, "casualty_pool", setup.casualty_pool, "cubes_per_player",
                        setup.cubes_per_player, "fortifications_per_player", setup.fortifications_per_player,
                        "bulgar_cubes", setup.bulgar_cubes);
}

std::string write_supply(const Supply& supply) {
    return json::object("byzantine_tokens", supply.tokens[0], "arab_tokens", supply.tokens[1], "bulgar_tokens",
                        supply.bulgar_tokens, "bulgar_cubes", supply.bulgar_cubes, "dice", supply.dice,
                        "silver_counters", supply.silver_counters, "copper_counters", supply.copper_counters);
}

std::string write_action_boxes(const BoardFacts& board) {
    std::array<ActionBox, action_box_kinds> kinds{};
    for (std::size_t i = 0; i < action_box_kinds; ++i) kinds[i] = static_cast<ActionBox>(i);
    return lines_of(kinds, [&](ActionBox box) {
        return json::object("id", to_text(box), "boxes", board.action_boxes[index(box)], "side", side_text(box));
    });
}

}  // namespace

std::string write_board(const BoardFacts& board) {
    std::string out = "{";
    const auto line = [&](std::string_view key, const auto& value) {
        out += out.size() > 1 ? ",\n  " : "\n  ";
        json::put(out, key);
        out += ": ";
        json::put(out, value);
    };
    line("id", board.id);
    line("name", board.name);
    line("cities", Raw{lines_of(board.cities, write_city)});
    line("links", Raw{lines_of(board.links, [&](const Link& link) { return write_link(board, link); })});
    line("setup", Raw{write_setup(board.setup)});
    line("maintenance", Raw{write_boxes(board.maintenance)});
    line("supply", Raw{write_supply(board.supply)});
    line("special_actions", Raw{write_action_boxes(board)});
    return out + "\n}\n";
}

}  // namespace byzantium::text
