// SPDX-License-Identifier: MIT
#include "present/texts.h"

#include "present/language/columns.h"

#include <algorithm>

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::size_t widest_line(std::string_view text) {
    std::size_t widest = 0;
    for (const std::string& line : present::lines_of(text)) widest = std::max(widest, present::width(line));
    return widest;
}

std::vector<std::string> texts_of(const paper::Row& row) {
    std::vector<std::string> texts;
    for (const paper::Cell& cell : row.cells) texts.push_back(cell.text);
    return texts;
}

bool is_sentence(std::string_view text) {
    if (text.empty() || text.find('{') != std::string_view::npos || holds(text, "  ")) return false;
    const char first = text.front();
    const char last = text.back();
    return first >= 'A' && first <= 'Z' && (last == '.' || last == '?');
}
