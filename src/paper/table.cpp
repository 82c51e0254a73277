// SPDX-License-Identifier: MIT
#include "paper/table.h"

namespace paper {
namespace {

std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

}  // namespace

Mark mark_of(const Badge& badge, Point at, double size) {
    return {at, size, badge.shape, badge.ink, std::nullopt, badge.letter, Ink::on_player};
}

std::string csv(const Table& table) {
    std::string out;
    const auto line = [&](const auto& cells, const auto& text_of) {
        for (std::size_t i = 0; i < cells.size(); ++i) out += (i == 0 ? "" : ",") + field(text_of(cells[i]));
        out += "\r\n";
    };
    line(table.columns, [](const Column& column) { return column.heading.text; });
    for (const Row& row : table.rows) line(row.cells, [](const Cell& cell) { return cell.text; });
    return out;
}

}  // namespace paper
