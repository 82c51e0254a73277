// SPDX-License-Identifier: MIT
#include "present/help_text.h"

#include "present/columns.h"

namespace present {

namespace {

std::string item(std::string_view text, std::size_t columns) {
    constexpr std::string_view indent = "  ";
    return "- " + wrapped(text, columns, indent).substr(indent.size());
}

std::string shown(std::string_view line, std::size_t columns) {
    for (const std::string_view mark : {"# ", "## "})
        if (line.starts_with(mark)) return std::string{line.substr(mark.size())} + '\n';
    if (line.starts_with("- ")) return item(line.substr(2), columns);
    if (line.starts_with('|')) return std::string{line} + '\n';
    return wrapped(line, columns);
}

}  // namespace

std::string help_text(std::string_view page, std::size_t columns) {
    std::string text;
    for (const std::string& line : lines_of(page)) text += shown(line, columns);
    return text;
}

}  // namespace present
