// SPDX-License-Identifier: MIT
// A table for a test: the standard board, a position to set up by hand, entries that must be taken or refused.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace support {

// The board of resources/byzantium/boards/byzantium-2005.json under the rulings that stand first, or under others.
const byzantium::Table& standard_table();
byzantium::Table table_with(byzantium::Rulings);
// A city of the standard board by its protocol id; throws when there is none.
byzantium::CityId city(std::string_view id);

byzantium::Header header_of(std::initializer_list<byzantium::Color> seats);

class Scene {
public:
    // The set-up position; the first seat begins.
    explicit Scene(std::initializer_list<byzantium::Color> seats, byzantium::Rulings rulings = {});

    byzantium::Position now;                 // free to be arranged
    std::vector<byzantium::Effect> effects;  // of the last entry that was taken

    // The entry must be legal; a refusal fails the test with its sentence and leaves the position.
    void takes(const byzantium::Entry& entry);
    // The entry must be refused by this rule with these words in its message, and the position must stay as it was.
    void refuses(const byzantium::Entry& entry, byzantium::RuleId rule, std::string_view says) const;
    // What `refuses` reports: how the entry was refused otherwise, or that it was taken; empty if nothing is wrong.
    std::string refusal_fault(const byzantium::Entry& entry, byzantium::RuleId rule, std::string_view says) const;
    bool allows(const byzantium::Entry& entry) const;
    std::vector<byzantium::Decision> legal() const;
    // Typed dice, by hits.
    void rolls(int attacker_hits, int defender_hits);

    byzantium::Player& player(byzantium::Color color) { return now[color]; }
    byzantium::Display& display(byzantium::Color color, byzantium::Side side) { return now[color][side]; }
    byzantium::City& at(std::string_view id) { return now[city(id)]; }
    // Puts the pawn there and gives the army these active cubes; the rest of its cubes go to the Casualty Pool.
    void army(byzantium::Color color, byzantium::Side side, std::string_view id, int elite, int main, int move);
    // Gives the player control with a cube of the Casualty Pool.
    void controls(byzantium::Color color, std::string_view id);
    // What is awaited, if it is this kind; fails the test otherwise.
    template <class Awaited>
    const Awaited& awaits() const;
    byzantium::Color awaited() const { return *byzantium::awaited_player(now.awaits); }

    const byzantium::Table& table() const { return table_; }

private:
    byzantium::Table table_;
};

}  // namespace support

#include "support/printing.h"

#include <boost/test/unit_test.hpp>

template <class Awaited>
const Awaited& support::Scene::awaits() const {
    const auto* awaited = std::get_if<Awaited>(&now.awaits);
    BOOST_REQUIRE_MESSAGE(awaited, "another kind is awaited: " << now.awaits);
    return *awaited;
}
