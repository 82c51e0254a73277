// SPDX-License-Identifier: MIT
// A table for a test: a small board, pieces set up by hand, entries that must be taken or refused.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/rules/rules.h"
#include "eko/support/printing.h"

#include <boost/test/unit_test.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eko_support {

// Board T of the rules' page: movement 0,0 to 5,0, 4,1, 4,-1, 5,-1; reg 0,1; ravine 1,1; mountains 2,1, 1,-1, 2,-1;
// capital 3,1; abyss 3,-1.
eko::Layout board_t();
// The same with row 0 going on like this.
eko::Layout board_t_with(const std::string& more_of_row_0);
eko::Layout rows(std::initializer_list<eko::Row> rows);

class Scene {
public:
    // Players sit in the order of the colours, and the first of them is at his first action. All discs that `pieces` do
    // not name are in the reserve, emperors too.
    explicit Scene(std::string_view pieces, const eko::Layout& layout = board_t(), eko::Rulings rulings = {},
                   std::size_t players = 4);

    eko::Position now;                 // free to be arranged
    std::vector<eko::Effect> effects;  // of the last entry that was taken

    // Pieces as on the page: "c2*@3,0" is a cyan stack of two with its emperor, "vT@1,1" a violet tower (C camp, T
    // tower, K castle), blanks between them. The discs come from the reserve.
    void put(std::string_view pieces);
    // So many discs in the reserve; what is over or missing counts as destroyed.
    void reserve(eko::Color color, int discs);
    // Makes the emperor, who must be in the reserve, a captive.
    void captive(eko::Color emperor, eko::Color holder);

    // The line must be an entry that is legal; a refusal fails the test and leaves the position.
    void takes(std::string_view line);
    // The line must be refused by this rule, with these words in its message, and the position must stay as it was.
    void refuses(std::string_view line, std::string_view rule, std::string_view says) const;
    // What `refuses` reports; empty if nothing is wrong.
    std::string refusal_fault(std::string_view line, std::string_view rule, std::string_view says) const;
    bool allows(std::string_view line) const;
    // Every legal entry as a line, in the order of the alphabet; or only those that begin like this.
    std::vector<std::string> legal(std::string_view beginning = "") const;

    // What stands there as in `put`, such as "c2*" or "vT"; "" on an empty field.
    std::string at(std::string_view field) const;
    // What is awaited, as positions say it: "action cyan", "action cyan extra", "reinforce cyan placed", "over".
    std::string awaits() const;
    eko::FieldId field(std::string_view id) const;
    const eko::Player& player(eko::Color color) const { return now[color]; }
    int points(eko::Color color) const;
    // The result of a game that is over, as "points: cyan violet".
    std::string result() const;
    // Whether an effect of this kind was told by the last entry.
    template <class Kind>
    bool told() const {
        for (const auto& effect : effects)
            if (std::holds_alternative<Kind>(effect)) return true;
        return false;
    }

    const eko::Table& table() const { return table_; }

private:
    eko::Entry entry(std::string_view line) const;

    eko::Table table_;
};

// Lines of entries.
std::string move(std::string_view from, std::string_view to);
std::string storm_move(std::string_view from, std::string_view to, std::string_view zones, bool lose_emperor = false);
std::string build(std::string_view from, std::string_view on, std::string_view size, bool emperor = false);
std::string reinforce(std::string_view on, int discs);          // no emperor
std::string reinforce_emperor(std::string_view on, int discs);  // he among them
std::string moon(std::string_view to, bool emperor = false);
std::string sand(std::string_view target);
inline constexpr std::string_view march = R"({"do":"march"})";
inline constexpr std::string_view go_on = R"({"do":"go_on"})";
inline constexpr std::string_view stop = R"({"do":"stop"})";
inline constexpr std::string_view pass = R"({"do":"pass"})";
inline constexpr std::string_view keep = R"({"do":"keep"})";

}  // namespace eko_support
