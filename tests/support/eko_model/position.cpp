// SPDX-License-Identifier: MIT
#include "support/eko_model/position.h"

#include <algorithm>

namespace eko_model {
namespace {

// A12: who occupies most fields around the group; nobody in a tie, nobody where nothing stands.
std::optional<std::string> most_around(const Table& table, const Position& now, const Group& group) {
    std::map<std::string, int> fields;
    for (const Field field : table.board.around(group)) {
        if (now.stacks.contains(field)) ++fields[now.stacks.at(field).owner];
        if (now.buildings.contains(field) && table.rulings.at("around") == "stacks_and_buildings")
            ++fields[now.buildings.at(field).owner];
    }
    int most = 0;
    for (const auto& [color, count] : fields) most = std::max(most, count);
    std::vector<std::string> with_most;
    for (const auto& [color, count] : fields)
        if (count == most) with_most.push_back(color);
    if (with_most.size() != 1) return std::nullopt;
    return with_most.front();
}

bool occupies_one(const Table& table, const Position& now, const Group& group, const std::string& color) {
    return most_around(table, now, group) == color;
}

}  // namespace

bool Table::seated(const std::string& color) const {
    return std::find(seats.begin(), seats.end(), color) != seats.end();
}

std::vector<std::string> Table::clockwise_from(const std::string& color) const {
    std::vector<std::string> order = seats;
    std::rotate(order.begin(), std::find(order.begin(), order.end(), color), order.end());
    return order;
}

std::string Table::left_of(const std::string& color) const { return clockwise_from(color).at(1); }

bool on_board(const Position& now, const std::string& color) {
    return std::any_of(now.stacks.begin(), now.stacks.end(),
                       [&](const auto& stack) { return stack.second.owner == color; });
}

bool has_stack_of(const Position& now, Field field, const std::string& color) {
    return now.stacks.contains(field) && now.stacks.at(field).owner == color;
}

bool emperor_in_reserve(const Position& now, const std::string& color) {
    return now.players.at(color).emperor == "reserve";
}

int plain_reserve(const Position& now, const std::string& color) {
    return now.players.at(color).reserve - (emperor_in_reserve(now, color) ? 1 : 0);
}

std::vector<std::string> captives(const Table& table, const Position& now, const std::string& holder) {
    std::vector<std::string> held;
    for (const auto& color : table.seats)
        if (captor(now, color) == holder) held.push_back(color);
    return held;
}

std::optional<std::string> captor(const Position& now, const std::string& color) {
    const std::string captive = "captive:";
    const std::string& place = now.players.at(color).emperor;
    if (!place.starts_with(captive)) return std::nullopt;
    return place.substr(captive.size());
}

int supply(const Position& now, const std::string& color, const std::string& size) {
    int left = size == "camp" ? 5 : size == "tower" ? 3 : 1;  // EKO-1
    for (const auto& [field, building] : now.buildings)
        if (building.owner == color && building.size == size) --left;
    return left;
}

int points(const Table& table, const Position& now, const std::string& color) {
    int sum = 3 * static_cast<int>(captives(table, now, color).size());
    for (const auto& [field, building] : now.buildings)
        if (building.owner == color) sum += size_number(building.size);
    for (const Group& group : table.board.groups)
        if (group.kind == "pyramid" && occupies_one(table, now, group, color)) sum += 2;
    return sum;
}

bool owns_building_on(const Table& table, const Position& now, const std::string& color, char letter) {
    return std::any_of(now.buildings.begin(), now.buildings.end(), [&](const auto& building) {
        return building.second.owner == color && table.board.letter(building.first) == letter;
    });
}

bool has_capital(const Table& table, const Position& now, const std::string& color) {
    return owns_building_on(table, now, color, 'c');
}

bool owns_lighthouse(const Table& table, const Position& now, const std::string& color) {
    return std::any_of(table.board.groups.begin(), table.board.groups.end(), [&](const Group& group) {
        return group.kind == "beacon" && occupies_one(table, now, group, color);
    });
}

bool next_to_building_of_another(const Position& now, Field field, const std::string& color) {
    for (const Field next : neighbours(field))
        if (now.buildings.contains(next) && now.buildings.at(next).owner != color) return true;
    return false;
}

}  // namespace eko_model
