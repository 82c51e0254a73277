// SPDX-License-Identifier: MIT
// Dice that lie on the table, being told to the program: face by face, or as hits.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace byzantium::words {

enum class DiceSide { attacker, defender };

class DiceTray {
public:
    enum class Way { faces, hits };

    explicit DiceTray(const byzantium::AwaitRoll& awaited);

    Way way() const { return way_; }
    // What was typed the other way is kept.
    void set_way(Way way) { way_ = way; }

    int dice(DiceSide side) const { return rows_[at(side)].dice; }
    // 1 to 6; nothing where none is told yet. In order, dice(side) of them.
    const std::vector<std::optional<int>>& faces(DiceSide side) const { return rows_[at(side)].faces; }
    std::optional<int> hits(DiceSide side) const { return rows_[at(side)].hits; }

    // The next die, or the next side's hits; after `fill` the first, and the others are told anew. False, and nothing
    // changed, if the digit is no face, or more hits than dice, or all is told already.
    bool type(int digit);
    // Takes back what was told last.
    void erase();
    // Takes back all that was told this way.
    void clear();
    // That die, clicked: from nothing over 1 to 6 and round again.
    void turn(DiceSide side, std::size_t die);
    // One hit more for that side, and round again.
    void count(DiceSide side);
    // The dice of an earlier throw, as a beginning: an entry that is made again keeps its faces.
    void fill(const byzantium::Roll& roll);

    // Nothing is told this way.
    bool is_empty() const;
    bool complete() const;
    // Of a complete tray.
    byzantium::Roll roll() const;

private:
    struct Row {
        int dice;
        std::vector<std::optional<int>> faces;
        std::optional<int> hits;
    };
    static constexpr std::size_t at(DiceSide side) { return static_cast<std::size_t>(side); }
    std::vector<int> told(DiceSide side) const;
    int hits_told(DiceSide side) const;

    enum class Offered { no, yes };

    std::array<Row, 2> rows_;
    Offered offered_ = Offered::no;  // what lies there was thrown earlier, and nobody has touched it since
    Way way_ = Way::faces;
};

}  // namespace byzantium::words
