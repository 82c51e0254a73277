// SPDX-License-Identifier: MIT
// Text in columns for a monospaced screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// The width that the command line writes for, in columns.
inline constexpr std::size_t screen_columns = 100;

enum class Align : std::uint8_t { left, right };

// The number of columns of a UTF-8 text: one per letter.
std::size_t width(std::string_view text);
// The text padded with blanks to that width; longer texts are unchanged.
std::string padded(std::string_view text, std::size_t columns, Align align = Align::left);
// Breaks the text at blanks into lines of at most so many columns; each line begins with `indent`.
std::string wrapped(std::string_view text, std::size_t columns, std::string_view indent = "");

// The lines of a text, without their line feeds.
std::vector<std::string> lines_of(std::string_view text);

// Rows of cells: each column is as wide as its widest cell, with two blanks in between. Rows may have fewer cells than
// others; plain lines are not aligned.
class Columns {
public:
    // The alignment of each column; columns beyond the list are aligned left.
    explicit Columns(std::vector<Align> aligns, std::string indent = "  ")
        : aligns_{std::move(aligns)}, indent_{std::move(indent)} {}

    void row(std::vector<std::string> cells) { rows_.push_back({std::move(cells), Kind::cells}); }
    void line(std::string whole) { rows_.push_back({{std::move(whole)}, Kind::line}); }
    // Every row as a line, without trailing blanks.
    std::string text() const;

private:
    enum class Kind : std::uint8_t { cells, line };
    struct Row {
        std::vector<std::string> cells;
        Kind kind;
    };

    std::string text(const Row& row, const std::vector<std::size_t>& widths) const;
    std::vector<std::size_t> widths() const;
    Align align(std::size_t column) const { return column < aligns_.size() ? aligns_[column] : Align::left; }

    std::vector<Align> aligns_;
    std::string indent_;
    std::vector<Row> rows_;
};

}  // namespace present
