// SPDX-License-Identifier: MIT
#include "support/eko_model/position.h"

namespace eko_model {
namespace {

Json write_stormed(const Position& now) {
    Json stormed = Json::object();
    for (const auto& [field, zones] : now.stormed)
        for (const Field zone : zones) stormed[text(field)].push_back(text(zone));
    return stormed;
}

Json write_stacks(const Position& now) {
    Json stacks = Json::object();
    for (const auto& [field, stack] : now.stacks)
        stacks[text(field)] = {{"owner", stack.owner}, {"count", stack.count}, {"emperor", stack.emperor}};
    return stacks;
}

Json write_buildings(const Position& now) {
    Json buildings = Json::object();
    for (const auto& [field, building] : now.buildings)
        buildings[text(field)] = {{"owner", building.owner}, {"size", building.size}};
    return buildings;
}

Json write_player(const Table& table, const Position& now, const std::string& color) {
    const Player& player = now.players.at(color);
    Json written{{"reserve", player.reserve},           {"destroyed", player.destroyed},
                 {"emperor", player.emperor},           {"captives", captives(table, now, color)},
                 {"points", points(table, now, color)}, {"capital", has_capital(table, now, color)}};
    for (const auto* size : {"camp", "tower", "castle"}) written["supply"][size] = supply(now, color, size);
    return written;
}

Json write_awaits(const Awaits& awaits) {
    Json written{{"kind", awaits.kind}, {"player", awaits.player}};
    if (awaits.kind == "over") written["player"] = nullptr;
    if (awaits.kind == "action") written["extra"] = awaits.extra;
    if (awaits.kind == "reinforce") written["placed"] = awaits.placed;
    return written;
}

}  // namespace

Json write_position(const Table& table, const Position& now) {
    Json written{{"turn", now.turn},
                 {"player", now.player},
                 {"marched", now.marched},
                 {"sand_used", now.sand_used},
                 {"moon_used", now.moon_used},
                 {"stormed", write_stormed(now)},
                 {"stacks", write_stacks(now)},
                 {"buildings", write_buildings(now)},
                 {"awaits", write_awaits(now.awaits)}};
    for (const auto& color : table.seats) written["players"][color] = write_player(table, now, color);
    if (now.result)
        written["result"] = {
            {"reason", now.result->reason}, {"winners", now.result->winners}, {"points", now.result->points}};
    return written;
}

}  // namespace eko_model
