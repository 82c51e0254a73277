// SPDX-License-Identifier: MIT
#include "support/eko_model/course.h"

namespace eko_model {
namespace {

template <class Thing>
void set_on(std::map<Field, Thing>& things, Field field, const std::optional<Thing>& thing) {
    things.erase(field);
    if (thing) things.emplace(field, *thing);
}

void change(Position& now, const Change& said) {
    if (said.what == "turn") now.turn = said.number;
    if (said.what == "moon_used") now.moon_used = said.number;
    if (said.what == "marched") now.marched = said.truth;
    if (said.what == "sand_used") now.sand_used = said.truth;
    if (said.what == "stacks") set_on(now.stacks, said.field, said.stack);
    if (said.what == "buildings") set_on(now.buildings, said.field, said.building);
    if (said.what == "reserve") now.players.at(said.color).reserve = said.number;
    if (said.what == "destroyed") now.players.at(said.color).destroyed = said.number;
    if (said.what == "emperor") now.players.at(said.color).emperor = said.place;
}

void check_emperor(const Position& now, const std::string& color) {
    int stacks = 0;
    for (const auto& [field, stack] : now.stacks)
        if (stack.owner == color && stack.emperor) ++stacks;
    const Player& player = now.players.at(color);
    if (stacks != (player.emperor == "board" ? 1 : 0)) throw FormatFault{color + "'s emperor is elsewhere"};
    if (player.emperor == "reserve" && player.reserve == 0)
        throw FormatFault{color + "'s emperor is in an empty reserve"};
}

}  // namespace

void correct(const Table& table, Position& now, const std::vector<Change>& set) {
    Position changed = now;
    for (const Change& said : set) change(changed, said);
    for (const auto& color : table.seats) {
        check_emperor(changed, color);
        for (const auto* size : {"camp", "tower", "castle"})
            if (supply(changed, color, size) < 0) throw FormatFault{"too many of a size for " + color};
    }
    now = changed;
}

}  // namespace eko_model
