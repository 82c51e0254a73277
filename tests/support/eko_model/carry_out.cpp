// SPDX-License-Identifier: MIT
#include "support/eko_model/course.h"

namespace eko_model {
namespace {

void to_reserve(Position& now, const std::string& color, int discs, bool with_emperor) {
    now.players.at(color).reserve += discs;
    if (with_emperor) now.players.at(color).emperor = "reserve";
}

// EKO-34
void destroy(Position& now, const std::string& color, int discs) {
    now.players.at(color).reserve -= discs;
    now.players.at(color).destroyed += discs;
}

// Takes so many discs off a stack, to the reserve of its owner; an empty stack is no stack.
void take_off(Position& now, Field field, int discs, bool with_emperor) {
    Stack& stack = now.stacks.at(field);
    to_reserve(now, stack.owner, discs, with_emperor);
    stack.count -= discs;
    if (with_emperor) stack.emperor = false;
    if (stack.count == 0) now.stacks.erase(field);
}

void put_on(Position& now, Field field, const std::string& color, int discs, bool with_emperor) {
    Stack& stack = now.stacks[field];
    stack.owner = color;
    stack.count += discs;
    if (with_emperor) stack.emperor = true;
    if (with_emperor) now.players.at(color).emperor = "board";
}

// EKO-17, EKO-37
void beat(Position& now, Field field, const std::string& attacker) {
    const Stack beaten = now.stacks.at(field);
    now.stacks.erase(field);
    to_reserve(now, beaten.owner, beaten.count - (beaten.emperor ? 1 : 0), false);
    if (beaten.emperor) now.players.at(beaten.owner).emperor = "captive:" + attacker;
}

void do_swap(Position& now, Field to) {  // EKO-9
    for (auto& [field, stack] : now.stacks)
        if (stack.owner == now.awaits.player) stack.emperor = field == to;
}

// `moved` is what is left of the stack; at least one disc.
void arrive(Position& now, Field to, const Stack& moved) {
    if (now.stacks.contains(to) && now.stacks.at(to).owner != moved.owner) {
        const bool kamikaze = moved.count == 1 && now.stacks.at(to).count == 4;  // EKO-19
        beat(now, to, moved.owner);
        if (kamikaze) return to_reserve(now, moved.owner, 1, moved.emperor);
    }
    put_on(now, to, moved.owner, moved.count, moved.emperor);
}

void do_move(const Table& table, Position& now, const Entry& entry) {
    Stack moved = now.stacks.at(entry.from);
    std::set<Field> paid = now.stormed.contains(entry.from) ? now.stormed.at(entry.from) : std::set<Field>{};
    if (table.rulings.at("storm_once") == "turn") paid.insert(entry.zones.begin(), entry.zones.end());  // A13
    now.stacks.erase(entry.from);
    now.stormed.erase(entry.from);
    now.stormed.erase(entry.to);

    const int lost = static_cast<int>(entry.zones.size());  // EKO-70
    to_reserve(now, moved.owner, lost, entry.lose_emperor);
    moved.count -= lost;
    if (entry.lose_emperor) moved.emperor = false;
    if (moved.count > 0) arrive(now, entry.to, moved);
    if (!paid.empty()) now.stormed[entry.to] = paid;
}

void do_build(Position& now, const Entry& entry) {
    const std::string player = now.awaits.player;
    int price = size_number(entry.size);
    if (now.buildings.contains(entry.to) && now.buildings.at(entry.to).owner != player) ++price;  // EKO-24
    now.buildings[entry.to] = {player, entry.size};
    take_off(now, entry.from, price, entry.emperor);  // EKO-27
}

void do_exchange(Position& now, const std::string& given) {  // EKO-38
    const std::string giver = now.awaits.player;
    const std::string holder = *captor(now, giver);
    to_reserve(now, giver, 1, true);
    if (given == holder)
        to_reserve(now, holder, 1, true);
    else
        now.players.at(given).emperor = "captive:" + holder;
}

void do_reinforce(Position& now, const Entry& entry) {
    const std::string player = now.awaits.player;
    for (const auto& [field, count] : entry.place) {
        now.players.at(player).reserve -= static_cast<int>(count);
        put_on(now, field, player, static_cast<int>(count), entry.emperor_to == field);
    }
}

void do_moon(Position& now, const Entry& entry) {  // EKO-74
    const std::string player = now.awaits.player;
    destroy(now, player, 2);
    ++now.moon_used;
    --now.players.at(player).reserve;
    put_on(now, entry.to, player, 1, entry.emperor);
}

void do_sand(Position& now, const Entry& entry) {  // EKO-75
    destroy(now, now.awaits.player, 2);
    now.sand_used = true;
    take_off(now, entry.to, 1, false);
}

}  // namespace

void carry_out(const Table& table, Position& now, const Entry& entry) {
    const std::string& word = entry.word;
    if (word == "swap") do_swap(now, entry.to);
    if (word == "move") do_move(table, now, entry);
    if (word == "build") do_build(now, entry);
    if (word == "exchange") do_exchange(now, entry.color);
    if (word == "reinforce") do_reinforce(now, entry);
    if (word == "moon") do_moon(now, entry);
    if (word == "sand") do_sand(now, entry);
    if (word == "correct") correct(table, now, entry.set);
    if (word == "march") {  // EKO-33
        destroy(now, now.awaits.player, 3);
        now.marched = true;
    }
    // A13: only where a stack of the player stands whose turn it is.
    std::erase_if(now.stormed, [&](const auto& paid) { return !has_stack_of(now, paid.first, now.player); });
}

}  // namespace eko_model
