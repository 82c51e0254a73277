// SPDX-License-Identifier: MIT
// The table count: what should lie where, held against what somebody counted. A player's cubes are 42, always (BYZ-3):
// so their sum tells whether something was counted wrongly, or an entry forgotten.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

// Where cubes of a player can lie that are no number of one box: set on the map, city by city or box by box.
enum class Scattered : std::uint8_t { cities, action_boxes };
struct DisplayPlace {
    byzantium::Side side;
    byzantium::DisplayCount what;
    auto operator<=>(const DisplayPlace&) const = default;
};
// Something of one player that can be counted.
using CountPlace = std::variant<byzantium::PlayerCount, Scattered, DisplayPlace>;

// What somebody counted so far, by player and place. What is not there is taken to be as it should.
class TableCount {
public:
    using Cell = std::pair<byzantium::Color, CountPlace>;

    std::optional<int> counted(const Cell& cell) const;
    // Digits, one after the other; at most three.
    void type(const Cell& cell, int digit);
    void erase(const Cell& cell);  // the last digit
    void forget(const Cell& cell);
    void clear() { counted_.clear(); }

private:
    std::map<Cell, int> counted_;
};

struct CountCell {
    CountPlace place;
    std::string name;   // "red:byzantine:main": unlike all others
    std::string label;  // "Main"
    int expected;
    std::optional<int> counted;
    std::string difference;  // "+1", "−2"; empty while nothing differs
};
struct CountGroup {
    std::string heading;
    std::vector<CountCell> cells;
};
struct CountSheet {
    byzantium::Color player;
    std::string name;
    std::vector<CountGroup> groups;  // beside the board, on it, the Byzantine display, the Arab one
    std::string sum;                 // "41 of 42 cubes"
    std::string mark;                // for the tab, if anything is wrong: "1 too few", "differs"; else empty
    enum class Total : std::uint8_t { right, wrong } total = Total::right;
    std::string finding;                   // what the differences mean, or what to do
    std::vector<std::string> differences;  // a sentence each
    std::vector<std::string> entries;      // the last that touched what differs, newest first
    // What one correction sets to what was counted; what is scattered is not among it.
    std::vector<byzantium::Setting> corrections;
};
// A sheet a player in seating order, as the table stands now.
std::vector<CountSheet> count_sheets(const Names& names, const byzantium::text::Session& session,
                                     const TableCount& count);

struct CountWords {
    std::string heading;
    std::string entries;  // over the last that touched what differs
    std::string correct;  // label of the button
    std::string nothing;  // why it is dead
    std::string close;
    std::string hint;
};
CountWords count_words();
// After a correction that leaves a player with more or fewer cubes than there are of a colour; empty if none does. Of
// those whose total was wrong before by as much nothing is said.
std::string wrong_totals(const Names& names, const byzantium::Position& before, const byzantium::Position& now);
// The reason that goes into the journal with the correction.
std::string count_reason();

}  // namespace byzantium::words
