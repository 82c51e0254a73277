// SPDX-License-Identifier: MIT
// Table and position as plain values. Words (colours, sizes, places of an emperor) are those of the page's JSON.
#pragma once

#include "support/eko_model/board.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eko_model {

struct Table {
    Board board{};
    std::vector<std::string> seats{};  // colours, clockwise
    std::string first{};
    std::map<std::string, std::string> rulings{};  // all of them

    bool seated(const std::string& color) const;
    // Clockwise from this colour, itself first: each seat once.
    std::vector<std::string> clockwise_from(const std::string& color) const;
    std::string left_of(const std::string& color) const;
};

struct Stack {
    std::string owner{};
    int count = 0;
    bool emperor = false;
};

struct Building {
    std::string owner{};
    std::string size{};
};

struct Player {
    int reserve = 0;  // the emperor counts
    int destroyed = 0;
    std::string emperor{};  // "board", "reserve", "captive:COLOUR"
};

struct Awaits {
    std::string kind{};    // swap action march exchange reinforce over
    std::string player{};  // "" when over
    bool extra = false;    // at an action: after a march
    bool placed = false;   // at a reinforcement: a reinforce was made in this phase
};

// Where play goes on after an entry: what it was, whose, and what was asked.
struct Onward {
    std::string entry{};
    Awaits asked{};
};

struct Result {
    std::string reason{};  // points last empty
    std::vector<std::string> winners{};
    std::map<std::string, int> points{};
};

struct Position {
    int turn = 0;
    std::string player{};
    bool marched = false;
    bool sand_used = false;
    int moon_used = 0;
    std::map<Field, std::set<Field>> stormed{};
    std::map<Field, Stack> stacks{};
    std::map<Field, Building> buildings{};
    std::map<std::string, Player> players{};
    Awaits awaits{};
    std::optional<Result> result{};
    Onward put_off{};  // while an exchange is awaited: where play goes on after it
};

bool on_board(const Position&, const std::string& color);
bool has_stack_of(const Position&, Field, const std::string& color);
bool emperor_in_reserve(const Position&, const std::string& color);
// Discs of the reserve without the emperor.
int plain_reserve(const Position&, const std::string& color);
// In seating order.
std::vector<std::string> captives(const Table&, const Position&, const std::string& holder);
// Who holds this colour's emperor; nothing if he is no captive.
std::optional<std::string> captor(const Position&, const std::string& color);
// What is left of 5 camps, 3 towers, 1 castle.
int supply(const Position&, const std::string& color, const std::string& size);
// EKO-50, EKO-65
int points(const Table&, const Position&, const std::string& color);
bool has_capital(const Table&, const Position&, const std::string& color);
// Has this player a building on a field of this letter?
bool owns_building_on(const Table&, const Position&, const std::string& color, char letter);
// EKO-76
bool owns_lighthouse(const Table&, const Position&, const std::string& color);
// EKO-43: for neighbours of a field; portals join nothing here (A11).
bool next_to_building_of_another(const Position&, Field, const std::string& color);

Json write_position(const Table&, const Position&);

}  // namespace eko_model
