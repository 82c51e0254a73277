// SPDX-License-Identifier: MIT
#include "eko/foresight/forecast.h"

#include "eko/rules/piece.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <variant>

namespace eko::foresight {
namespace {

bool reinforces(const Position& now, Color player) {
    const auto* phase = std::get_if<AwaitReinforce>(&now.awaits);
    return phase != nullptr && phase->player == player;
}

// The phase as it would begin; in his turn with what he has used of it.
Position phase_of(const Position& now, Color player) {
    if (reinforces(now, player)) return now;
    Position phase = now;
    if (now.player != player) phase.moon_used = 0;
    phase.player = player;
    phase.awaits = AwaitReinforce{player, Placed::no};
    return phase;
}

Reinforce onto(const Position& now, FieldId field, int count) {
    return {field, count, emperor_in_reserve(now[now.player]) ? std::optional{field} : std::nullopt};
}

Room room_on(const Table& table, const Position& phase, FieldId field) {
    Room room{field, *phase.cells.stack(field), 0, std::nullopt};
    for (int count = 1; !room.refusal; ++count) {
        room.refusal = check(table, phase, Decision{onto(phase, field, count)});
        if (!room.refusal) room.most = count;
    }
    return room;
}

std::vector<Room> rooms_of(const Table& table, const Position& phase) {
    std::vector<Room> rooms;
    for (const FieldId field : table.board.all_ways)
        if (phase.cells.holds_stack_of(field, phase.player)) rooms.push_back(room_on(table, phase, field));
    return rooms;
}

bool next_to_another(const Table& table, const Position& phase, FieldId field) {
    const auto& sites = table.board.sites[field];
    return std::any_of(sites.begin(), sites.end(), [&](FieldId site) {
        const auto building = phase.cells.building(site);
        return building && building->owner != phase.player;
    });
}

// EKO-45 applies if a stack next to another's building takes something: EKO-43 forbids all else there.
EmperorGoes emperor_of(const Table& table, const Position& phase, const std::vector<Room>& rooms) {
    const auto takes = [](const Room& room) { return room.most > 0; };
    const auto excepted = [&](const Room& room) { return room.most > 0 && next_to_another(table, phase, room.field); };
    if (!emperor_in_reserve(phase[phase.player]) || std::none_of(rooms.begin(), rooms.end(), takes))
        return EmperorGoes::nowhere;
    return std::any_of(rooms.begin(), rooms.end(), excepted) ? EmperorGoes::alone : EmperorGoes::along;
}

// Each use takes three discs of the reserve; two and the emperor, once, if he is there.
int uses_of(const Table& table, const Position& phase) {
    if (table.rulings.moon_uses == MoonUses::once) return 1;
    const Player& player = phase[phase.player];
    const int with_emperor = emperor_in_reserve(player) ? 1 : 0;
    return (plain_reserve(player) + with_emperor) / (moon_price + 1);
}

std::optional<MoonForecast> moon_of(const Table& table, const Position& phase) {
    MoonForecast moon{{}, false, false, 0};
    for (const Decision& decision : legal(table, phase)) {
        const auto* use = std::get_if<Moon>(&decision);
        if (use == nullptr) continue;
        (use->emperor ? moon.emperor : moon.plain) = true;
        if (moon.fields.empty() || moon.fields.back() != use->to) moon.fields.push_back(use->to);
    }
    if (moon.fields.empty()) return std::nullopt;
    moon.uses = uses_of(table, phase);
    return moon;
}

}  // namespace

std::optional<Forecast> forecast_of(const Table& table, const Position& now, Color player) {
    if (std::holds_alternative<Over>(now.awaits)) return std::nullopt;
    const Position phase = phase_of(now, player);
    std::vector<Room> rooms = rooms_of(table, phase);
    const EmperorGoes emperor = emperor_of(table, phase, rooms);
    const auto takes = [](const Room& room) { return room.most > 0; };
    const bool shares = owns_one_of(phase, player, table.board.winds) && emperor != EmperorGoes::alone &&
                        std::count_if(rooms.begin(), rooms.end(), takes) > 1 && phase[player].reserve > 1;
    return Forecast{player,           phase[player].reserve,
                    emperor,          shares ? Sharing::several_stacks : Sharing::one_stack,
                    std::move(rooms), moon_of(table, phase)};
}

}  // namespace eko::foresight
