// SPDX-License-Identifier: MIT
#include "present/language/columns.h"

#include <algorithm>

namespace present {

namespace {

constexpr std::string_view gap = "  ";

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

// Marks that keep a name apart take no room.
std::size_t width(std::string_view text) {
    auto signs = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    for (const std::string_view mark : {"\u2068", "\u2069"})
        for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + mark.size())) --signs;
    return signs;
}

std::string padded(std::string_view text, std::size_t columns, Align align) {
    const std::size_t taken = width(text);
    const std::string blanks(columns > taken ? columns - taken : 0, ' ');
    return align == Align::left ? std::string{text} + blanks : blanks + std::string{text};
}

std::string wrapped(std::string_view text, std::size_t columns, std::string_view indent) {
    std::string lines;
    std::string line{indent};
    bool empty = true;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const auto next = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!empty && width(line) + 1 + width(next) > columns) {
            lines += line + '\n';
            line = indent;
            empty = true;
        }
        if (!empty) line += ' ';
        line += next;
        empty = false;
    }
    return lines + line + '\n';
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string Columns::text() const {
    const auto columns = widths();
    std::string lines;
    for (const Row& row : rows_) lines += without_trailing_blanks(text(row, columns)) + '\n';
    return lines;
}

std::string Columns::text(const Row& row, const std::vector<std::size_t>& widths) const {
    if (row.kind == Kind::line) return row.cells.front();
    std::string line = indent_;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (i > 0) line += gap;
        line += padded(row.cells[i], widths[i], align(i));
    }
    return line;
}

std::vector<std::size_t> Columns::widths() const {
    std::vector<std::size_t> widest;
    for (const Row& row : rows_) {
        if (row.kind == Kind::line) continue;
        if (widest.size() < row.cells.size()) widest.resize(row.cells.size(), 0);
        for (std::size_t i = 0; i < row.cells.size(); ++i) widest[i] = std::max(widest[i], width(row.cells[i]));
    }
    return widest;
}

}  // namespace present
