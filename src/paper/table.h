// SPDX-License-Identifier: MIT
// A table as a value: headings and rows of short texts.
#pragma once

#include "paper/picture.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace paper {

// A player's piece beside a text.
struct Badge {
    Shape shape;
    Ink ink;
    std::string letter;
    bool operator==(const Badge&) const = default;
};
// The badge as a mark of a picture.
Mark mark_of(const Badge& badge, Point at, double size);

struct Cell {
    // NOLINTBEGIN(google-explicit-constructor): a row of cells is written as a list of texts
    Cell(std::string words) : text{std::move(words)} {}
    Cell(const char* words) : text{words} {}
    // NOLINTEND(google-explicit-constructor)
    Cell(Badge piece, std::string words) : badge{std::move(piece)}, text{std::move(words)} {}

    std::optional<Badge> badge;
    std::string text;
    bool operator==(const Cell&) const = default;
};

enum class Align : std::uint8_t { left, right };
struct Column {
    Cell heading;
    Align align = Align::left;
    std::optional<Cell> group = std::nullopt;  // stands once over all columns beside each other that have the same one
    bool operator==(const Column&) const = default;
};

enum class RowLook : std::uint8_t { plain, sum };
struct Row {
    std::vector<Cell> cells;  // one a column
    RowLook look = RowLook::plain;
    bool operator==(const Row&) const = default;
};

struct Table {
    std::string caption;  // may be empty
    std::vector<Column> columns;
    std::vector<Row> rows;
    bool operator==(const Table&) const = default;
};

// What heads a column where there is but one line for it: "Anna, Byz.".
Cell whole_heading(const Column& column);
// After the last column of the group that begins with that one: the next, where there is no group.
std::size_t end_of_group(const Table& table, std::size_t column);

// As a file for spreadsheets (RFC 4180): headings first, lines end in CR LF, UTF-8. Fields are quoted where they must
// be. What a spreadsheet would run (a text that begins with = + - @, a tab or a CR, and is no number) has an apostrophe
// before it, which spreadsheets take for "a text follows". Badges are left out: who somebody is stands in the words.
std::string csv(const Table& table);

}  // namespace paper
