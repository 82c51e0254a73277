// SPDX-License-Identifier: MIT
#include "byzantium/words/table/board_view.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/city_facts.h"
#include "byzantium/words/table/city_words.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

CityView city_view(const Names& names, const Table& table, const Position& now, CityId id) {
    const BoardCity& printed = table.board[id];
    const City& city = now[id];
    const bool shows_tokens = !printed.capital && city.side != Allegiance::persian;
    return {id,
            printed.id,
            names.city(id),
            printed.lon,
            printed.lat,
            city.side,
            shows_tokens ? city.tokens : 0,
            printed.capital ? 0 : std::max(printed.strength, byzantium::most_tokens_built),
            siege_strength(table.board, now, id),
            printed.capital,
            printed.bulgar_arrow,
            city.fortified,
            city.control,
            armies_in(now, id),
            city_facts(names, table, now, id)};
}

std::optional<Side> side_of_box(ActionBox box) {
    switch (box) {
        case ActionBox::bulgar_attack:
        case ActionBox::fortify:
            return std::nullopt;
        case ActionBox::improve_byzantine:
        case ActionBox::emperor:
        case ActionBox::civil_war_byzantine:
        case ActionBox::byzantine_fleet:
            return Side::byzantine;
        case ActionBox::improve_arab:
        case ActionBox::caliph:
        case ActionBox::civil_war_arab:
        case ActionBox::arab_fleet:
            break;
    }
    return Side::arab;
}

// As short as the panel on the map needs it.
std::string box_label(ActionBox box) {
    switch (box) {
        case ActionBox::bulgar_attack:
            return translated_as("box on the map", "Bulgar attack");
        case ActionBox::fortify:
            return translated_as("box on the map", "Fortify");
        case ActionBox::improve_byzantine:
            return translated_as("box on the map", "Improve Byzantine");
        case ActionBox::emperor:
            return translated_as("box on the map", "Emperor");
        case ActionBox::civil_war_byzantine:
            return translated_as("box on the map", "Byzantine civil war");
        case ActionBox::byzantine_fleet:
            return translated_as("box on the map", "Byzantine fleet");
        case ActionBox::improve_arab:
            return translated_as("box on the map", "Improve Arab");
        case ActionBox::caliph:
            return translated_as("box on the map", "Caliph");
        case ActionBox::civil_war_arab:
            return translated_as("box on the map", "Arab civil war");
        case ActionBox::arab_fleet:
            return translated_as("box on the map", "Arab fleet");
    }
    return {};
}

ActionBoxView action_box_view(const Board& board, const Position& now, ActionBox box) {
    const auto& cubes = now[box];
    return {box,
            std::string{to_text(box)},
            box_label(box),
            side_of_box(box),
            board.action_boxes[index(box)],
            {cubes.begin(), cubes.end()}};
}

HoldingsView holdings(const Position& now, const char* id, std::string label, PlayerCount what, int Player::*count) {
    HoldingsView row{std::move(label), {}};
    for (const Player& player : now.players) {
        row.counts.push_back({fmt::format("{}:{}", id, to_text(player.color)), player.color, player.*count,
                              SetPlayerCount{player.color, what, player.*count}});
    }
    return row;
}

}  // namespace

BoardView board_view(const Names& names, const Table& table, const Position& now) {
    BoardView view;
    for (std::size_t i = 0; i < table.board.cities.size(); ++i)
        view.cities.push_back(city_view(names, table, now, static_cast<CityId>(i)));
    for (const Link& link : table.board.links)
        view.links.push_back({link.between[0], link.between[1], link.kind, link.arab_cost_factor > 1});
    view.special_actions = translated("Special actions");
    for (std::size_t i = 0; i < action_box_kinds; ++i)
        view.boxes.push_back(action_box_view(table.board, now, static_cast<ActionBox>(i)));
    view.holdings = {holdings(now, "tax", translated("Tax"), PlayerCount::taxed, &Player::taxed),
                     holdings(now, "pass", translated("Pass"), PlayerCount::pass_cubes, &Player::pass_cubes),
                     holdings(now, "church", translated("Churches"), PlayerCount::churches, &Player::churches),
                     holdings(now, "mosque", translated("Mosques"), PlayerCount::mosques, &Player::mosques)};
    view.bulgar_label = translated("Bulgars");
    view.bulgars = now.bulgars;
    view.turn_label = translated("Turn");
    view.turn = now.turn;
    view.turns = table.board.setup.turns;
    return view;
}

bool same_map(const BoardView& one, const BoardView& other) {
    const auto same_place = [](const CityView& a, const CityView& b) {
        return a.id == b.id && a.lon == b.lon && a.lat == b.lat;
    };
    return one.links == other.links &&
           std::equal(one.cities.begin(), one.cities.end(), other.cities.begin(), other.cities.end(), same_place);
}

Setting setting_of(const ActionBoxView& box) {
    SetActionBox setting{box.box, {}};
    for (const Color color : box.cubes) setting.cubes.push_back(color);
    return setting;
}

}  // namespace byzantium::words
