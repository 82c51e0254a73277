// SPDX-License-Identifier: MIT
#include "byzantium/rules/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace byzantium {
namespace {

using Found = std::optional<BoardFault>;

int sum(const BoxCounts& counts) { return counts.elite + counts.main + counts.levy + counts.move; }

Found fault_in_cities(const BoardFacts& facts) {
    if (facts.cities.empty()) return BoardFault{"cities", "a board needs cities"};
    if (facts.cities.size() > most_cities)
        return BoardFault{"cities", fmt::format("{} cities; at most {}", facts.cities.size(), most_cities)};
    std::set<std::string> ids;
    std::set<std::string> names;
    int capitals = 0;
    for (std::size_t i = 0; i < facts.cities.size(); ++i) {
        const BoardCity& city = facts.cities[i];
        const auto where = [&](std::string_view field) { return fmt::format("cities[{}].{}", i, field); };
        if (city.id.empty()) return BoardFault{where("id"), "the id is empty"};
        if (!ids.insert(city.id).second)
            return BoardFault{where("id"), fmt::format("the city \"{}\" stands there twice", city.id)};
        if (!names.insert(city.name).second)
            return BoardFault{where("name"), fmt::format("two cities are named \"{}\"", city.name)};
        if (city.strength < 0 || city.strength > 9)
            return BoardFault{where("strength"), fmt::format("{} is not from 0 to 9", city.strength)};
        const bool with_tokens = side_of(city.side).has_value() && !city.capital;
        if (with_tokens && city.strength > 3) return BoardFault{where("strength"), "a city holds at most 3 tokens"};
        if (city.capital && city.side != Allegiance::byzantine)
            return BoardFault{where("side"), "the capital is Byzantine"};
        capitals += city.capital ? 1 : 0;
    }
    if (capitals != 1) return BoardFault{"cities", fmt::format("{} capitals; there must be one", capitals)};
    return std::nullopt;
}

Found fault_in_links(const BoardFacts& facts) {
    std::set<std::pair<std::size_t, std::size_t>> seen;
    std::vector<std::size_t> at(facts.cities.size());
    for (std::size_t i = 0; i < facts.links.size(); ++i) {
        const Link& link = facts.links[i];
        const auto [low, high] = std::minmax({index(link.between[0]), index(link.between[1])});
        const auto where = fmt::format("links[{}]", i);
        if (high >= facts.cities.size()) return BoardFault{where, "leads to a city that is not on the board"};
        if (low == high) return BoardFault{where, fmt::format("joins {} to itself", facts.cities[low].id)};
        if (!seen.insert({low, high}).second)
            return BoardFault{where,
                              fmt::format("{} and {} are joined twice", facts.cities[low].id, facts.cities[high].id)};
        if (link.arab_cost_factor < 1 || link.arab_cost_factor > 9)
            return BoardFault{where + ".arab_cost_factor", "must be from 1 to 9"};
        if (++at[low] > most_links || ++at[high] > most_links)
            return BoardFault{where, fmt::format("a city has more than {} links", most_links)};
    }
    return std::nullopt;
}

// BYZ-3: the set-up of one player comes to all of the player's cubes.
Found fault_in_setup(const BoardFacts& facts) {
    const Setup& setup = facts.setup;
    if (setup.fewest_players < 2 || setup.most_players > 4 || setup.fewest_players > setup.most_players)
        return BoardFault{"setup.players", "must be from 2 to 4, the fewer first"};
    if (setup.turns < 1 || setup.turns > 9) return BoardFault{"setup.turns", "must be from 1 to 9"};
    const int cubes = setup.cube_pool + setup.casualty_pool + sum(setup.army[0]) + sum(setup.army[1]);
    if (cubes != setup.cubes_per_player || cubes != 42)
        return BoardFault{
            "setup", fmt::format("the pools and armies hold {} cubes, cubes_per_player says {}; a player has 42", cubes,
                                 setup.cubes_per_player)};
    if (setup.bulgar_cubes > facts.supply.bulgar_cubes)
        return BoardFault{"setup.bulgar_cubes", fmt::format("more than the {} in the box", facts.supply.bulgar_cubes)};
    return std::nullopt;
}

Found fault_in_action_boxes(const BoardFacts& facts) {
    for (std::size_t i = 0; i < action_box_kinds; ++i)
        if (facts.action_boxes[i] < 0 || facts.action_boxes[i] > 8)
            return BoardFault{fmt::format("special_actions.{}", to_text(static_cast<ActionBox>(i))),
                              "must be from 0 to 8 boxes"};
    return std::nullopt;
}

void add_neighbours(Board& board, CityId from, CityId to, const Link& link) {
    Neighbours& at = board.neighbours[index(from)];
    switch (link.kind) {
        case LinkKind::road:
            at.road |= only(to);
            return;
        case LinkKind::desert:
            at.desert |= only(to);
            return;
        case LinkKind::sea:
            at.sea |= only(to);
            if (link.arab_cost_factor != 1) at.dear_sea |= only(to);
            return;
    }
}

Board with_neighbours(BoardFacts facts) {
    Board board{std::move(facts), CityId{}, 0, 0, {}};
    board.neighbours.resize(board.cities.size());
    for (std::size_t i = 0; i < board.cities.size(); ++i) {
        const auto city = static_cast<CityId>(i);
        if (board[city].capital) board.capital = city;
        if (board[city].coastal) board.coastal |= only(city);
        if (board[city].bulgar_arrow) board.bulgar_arrows |= only(city);
    }
    for (const Link& link : board.links) {
        add_neighbours(board, link.between[0], link.between[1], link);
        add_neighbours(board, link.between[1], link.between[0], link);
    }
    return board;
}

}  // namespace

tl::expected<Board, BoardFault> make_board(BoardFacts facts) {
    for (const auto fault : {fault_in_cities, fault_in_links, fault_in_setup, fault_in_action_boxes})
        if (auto found = fault(facts)) return tl::unexpected{*found};
    return with_neighbours(std::move(facts));
}

std::optional<CityId> Board::find(std::string_view wanted) const {
    const auto found =
        std::find_if(cities.begin(), cities.end(), [&](const BoardCity& city) { return city.id == wanted; });
    if (found == cities.end()) return std::nullopt;
    return static_cast<CityId>(found - cities.begin());
}

const Link* Board::link(CityId from, CityId to) const {
    const auto joins = [&](const Link& link) {
        return (link.between[0] == from && link.between[1] == to) || (link.between[0] == to && link.between[1] == from);
    };
    const auto found = std::find_if(links.begin(), links.end(), joins);
    return found == links.end() ? nullptr : &*found;
}

}  // namespace byzantium
