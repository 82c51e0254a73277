// SPDX-License-Identifier: MIT
#include "paper/table.h"

#include <string_view>

namespace paper {
namespace {

// -3, +2.5, -12,5%: a number is no formula.
bool is_number(std::string_view text) {
    text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789.,%") == std::string_view::npos;
}

// Spreadsheets run what begins like this.
bool is_formula(std::string_view text) {
    if (text.starts_with('+') || text.starts_with('-')) return !is_number(text);
    return text.starts_with('=') || text.starts_with('@') || text.starts_with('\t') || text.starts_with('\r');
}

// A number with the minus of print is none to a spreadsheet.
std::string with_hyphen(const std::string& words) {
    constexpr std::string_view minus = "\u2212";
    if (!words.starts_with(minus)) return words;
    std::string plain = '-' + words.substr(minus.size());
    return is_number(plain) ? plain : words;
}

std::string field(const std::string& words) {
    const std::string text = is_formula(words) ? '\'' + words : with_hyphen(words);
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

}  // namespace

Mark mark_of(const Badge& badge, Point at, double size) {
    return {at, size, badge.shape, badge.ink, std::nullopt, badge.letter, Ink::on_player};
}

Cell whole_heading(const Column& column) {
    if (!column.group) return column.heading;
    Cell whole = *column.group;
    whole.text += ", " + column.heading.text;
    return whole;
}

std::size_t end_of_group(const Table& table, std::size_t column) {
    std::size_t end = column + 1;
    const auto& group = table.columns.at(column).group;
    while (group && end < table.columns.size() && table.columns[end].group == group) ++end;
    return end;
}

std::string csv(const Table& table) {
    std::string out;
    const auto line = [&](const auto& cells, const auto& text_of) {
        for (std::size_t i = 0; i < cells.size(); ++i) out += (i == 0 ? "" : ",") + field(text_of(cells[i]));
        out += "\r\n";
    };
    line(table.columns, [](const Column& column) { return whole_heading(column).text; });
    for (const Row& row : table.rows) line(row.cells, [](const Cell& cell) { return cell.text; });
    return out;
}

}  // namespace paper
