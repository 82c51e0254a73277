// SPDX-License-Identifier: MIT
// Text in columns, for a screen whose letters all have one width.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// The width of the screen that the command line writes for.
inline constexpr std::size_t screen_columns = 100;

enum class Align : std::uint8_t { left, right };

// How many columns a UTF-8 text takes: one a letter.
std::size_t width(std::string_view text);
// The text with blanks up to that width; longer texts stay as they are.
std::string padded(std::string_view text, std::size_t columns, Align align = Align::left);
// The text in lines of at most so many columns, broken at blanks; each line begins with `indent`.
std::string wrapped(std::string_view text, std::size_t columns, std::string_view indent = "");

// The lines of a text, without their line feeds.
std::vector<std::string> lines_of(std::string_view text);

// Rows of cells, each column as wide as its widest cell, two blanks between. A row may be shorter than others;
// a line is not cut into cells.
class Columns {
public:
    // How the cells of each column stand; columns beyond the list stand left.
    explicit Columns(std::vector<Align> aligns, std::string indent = "  ")
        : aligns_{std::move(aligns)}, indent_{std::move(indent)} {}

    void row(std::vector<std::string> cells) { rows_.push_back({std::move(cells), Kind::cells}); }
    void line(std::string whole) { rows_.push_back({{std::move(whole)}, Kind::line}); }
    // Every row as a line, without blanks at its end.
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
