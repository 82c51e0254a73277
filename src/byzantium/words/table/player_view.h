// SPDX-License-Identifier: MIT
// The players' army displays as a window shows them: each number with its words and with what sets it right.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/accounts/shortfall.h"
#include "byzantium/words/table/names.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// Something on the table that can be counted, or stands somewhere.
struct Quantity {
    std::string name;        // "red:byzantine:treasury": unlike all others
    std::string shown;       // "12"
    std::string words;       // "Anna's Byzantine treasury holds 12 bezants"
    byzantium::Setting now;  // what a correction starts from
};

// "Anna's Byzantine treasury holds 12 bezants. Right click, or F2, to correct it."
std::string correction_tip(const Quantity& quantity);

// An army box, or what a player has beside the boxes.
struct Counted {
    std::string label;  // "Elite", "pool"
    int count;
    Quantity quantity;
};

// What the turn's end would bring to one treasury. Short so far is no trouble yet: that there is too little before
// anybody has acted is how each turn begins.
enum class Money : std::uint8_t { lasts, short_so_far, falls_short };
struct AtTurnsEnd {
    std::string sum;   // "+6 −12"
    std::string left;  // "9 left", "3 short"
    std::string words;
    Money money;
};

enum class Guard : std::uint8_t { none, emperor, caliph };

enum class ArmyPlace : std::uint8_t { off_map, on_map };

struct SideView {
    byzantium::Side side;
    std::string heading;           // "Byzantine"
    std::array<Counted, 4> boxes;  // elite, main, levy, move; the guard is not counted
    Guard guard;
    Quantity guard_quantity;
    Quantity treasury;
    ArmyPlace place;
    Quantity pawn;                     // "Damascus"
    std::optional<AtTurnsEnd> at_end;  // none when the game is over
};

// What is special about a player now, to be shown with its sign.
enum class MarkKind : std::uint8_t { must_speak, acts, first_player, passed };
struct Mark {
    MarkKind kind;
    std::string name;        // "red:passed": unlike all others
    std::string text;        // "first player"
    std::string short_text;  // beside the sign where room is short; may be empty
    std::string words;
    std::optional<Quantity> quantity;  // if the table can correct it
};

enum class Emphasis : std::uint8_t { framed, plain };

struct PlayerView {
    byzantium::Color color;
    std::string name;
    Emphasis emphasis;
    std::vector<Mark> marks;
    std::vector<Counted> supplies;  // pool, casualties, removed, fortifications
    std::array<SideView, 2> sides;
};

// What stands over the columns beside those of the boxes.
struct DisplayHeads {
    std::string money;
    std::string at_end;
};
DisplayHeads display_heads();

// In seating order. Framed is whoever is asked, or whose action it is while nobody is; `about_to` is what they are
// about to do.
std::vector<PlayerView> player_views(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                                     AboutTo about_to);

}  // namespace byzantium::words
