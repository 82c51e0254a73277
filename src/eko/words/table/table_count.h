// SPDX-License-Identifier: MIT
// The table count: what should lie where, held against what somebody counted. A colour's discs are 16 and its buildings
// 9, always (EKO-1): so their sums tell whether something was counted wrongly, or an entry forgotten.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eko::words {

// What can be counted of one colour. What stands on the board is set there, field by field.
enum class CountPlace : std::uint8_t {
    discs_on_board,
    reserve,
    destroyed,
    captured,  // the emperor, as somebody's captive
    camps_built,
    camps_left,
    towers_built,
    towers_left,
    castle_built,
    castle_left,
};
inline constexpr std::size_t counted_places = 10;

// What somebody counted so far. What is not there is taken to be as it should.
class TableCount {
public:
    using Cell = std::pair<Color, CountPlace>;

    std::optional<int> counted(const Cell& cell) const;
    // Digits, one after the other; at most two.
    void type(const Cell& cell, int digit);
    void erase(const Cell& cell);  // the last digit
    void forget(const Cell& cell) { counted_.erase(cell); }
    void clear() { counted_.clear(); }

private:
    std::map<Cell, int> counted_;
};

struct CountCell {
    std::string name;  // "cyan:reserve": unlike all others
    std::string spoken;
    int expected;
    std::optional<int> counted;
    std::string difference;  // "+1", "−2"; empty while nothing differs
};
struct CountColumn {
    Color player;
    std::string name;
    std::array<CountCell, counted_places> cells;  // by CountPlace
    std::string discs;                            // "15 of 16"
    std::string buildings;                        // "9 of 9"
    bool has_all_discs;
    bool has_all_buildings;
    bool is_whole() const { return has_all_discs && has_all_buildings; }
};
struct CountSheet {
    std::string heading;
    std::array<std::string, counted_places> labels;
    std::array<std::string, 2> sum_labels;  // discs, buildings
    std::vector<CountColumn> columns;       // in seating order
    std::string finding;                    // what the differences mean, or what to do
    std::vector<Setting> corrections;       // what one correction sets to what was counted
};
CountSheet count_sheet(const Names& names, const Table& table, const Position& now, const TableCount& count);

struct CountWords {
    std::string correct;  // label of the button
    std::string nothing;  // why it is dead
    std::string close;
    std::string hint;
};
CountWords count_words();
// What a click on a wrong total shows.
std::string count_tip();
// Of each colour that has another number of discs than before, and not 16 (EKO-1): how many are too many or too few.
// Empty if there is none.
std::string wrong_totals(const Names& names, const Table& table, const Position& before, const Position& now);
// The same of every colour, as long as it is so: what has to stay in sight. Empty if all have theirs.
struct TotalsOff {
    std::string sentence;
    std::string brief;  // "Anna: 17 of 16 discs"
};
TotalsOff totals_off(const Names& names, const Table& table, const Position& now);
// "17 of 16 discs"; empty if that colour has 16.
std::string discs_off(const Table& table, const Position& now, Color color);
// Short, of colours that would have more than 16 then: "Anna: 17 of 16 discs".
std::string too_many_discs(const Names& names, const Table& table, const Position& before, const Position& then);

// The reason that goes into the journal with the correction.
std::string count_reason();

}  // namespace eko::words
