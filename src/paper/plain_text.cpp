// SPDX-License-Identifier: MIT
#include "paper/document.h"

#include <algorithm>
#include <utility>

namespace paper {
namespace {

// Letters of a UTF-8 text.
std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string filled(const std::string& text, std::size_t width, Align align) {
    const std::string blanks(width - std::min(width, letters(text)), ' ');
    return align == Align::left ? text + blanks : blanks + text;
}

std::vector<std::size_t> widths_of(const Table& table) {
    std::vector<std::size_t> widths;
    for (const Column& column : table.columns) widths.push_back(letters(whole_heading(column).text));
    for (const Row& row : table.rows)
        for (std::size_t i = 0; i < row.cells.size(); ++i) widths[i] = std::max(widths[i], letters(row.cells[i].text));
    return widths;
}

class PlainTextWriter {
public:
    std::string text() && { return std::move(out_); }

    void operator()(const Heading& heading) {
        gap();
        out_ += heading.text + '\n';
        if (heading.level < 3) out_ += std::string(letters(heading.text), heading.level == 1 ? '=' : '-') + '\n';
    }

    void operator()(const Paragraph& paragraph) { out_ += paragraph.text + '\n'; }

    void operator()(const Table& table) {
        gap();
        if (!table.caption.empty()) out_ += table.caption + '\n';
        const auto widths = widths_of(table);
        std::vector<Cell> headings;
        for (const Column& column : table.columns) headings.push_back(whole_heading(column));
        add_row(table, widths, headings);
        for (const Row& row : table.rows) add_row(table, widths, row.cells);
    }

    void operator()(const Figures&) {}  // a text has no pictures; what they show stands beside them in words

    void operator()(const SideFigure&) {}

    void operator()(const JournalEntry& entry) {
        out_ += filled(entry.number, 7, Align::right) + (entry.look == EntryLook::correction ? " * " : "   ") +
                entry.who.text + '\n';
        for (const Cell& line : entry.lines) out_ += "            " + line.text + '\n';
    }

    void operator()(const NewPage&) {}

private:
    void gap() {
        if (!out_.empty()) out_ += '\n';
    }

    void add_row(const Table& table, const std::vector<std::size_t>& widths, const std::vector<Cell>& cells) {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += (i == 0 ? "" : "  ") + filled(cells[i].text, widths[i], table.columns[i].align);
        line.erase(line.find_last_not_of(' ') + 1);
        out_ += line + '\n';
    }

    std::string out_;
};

}  // namespace

std::string plain_text(const Document& document) {
    PlainTextWriter writer;
    for (const Block& block : document.blocks) std::visit(writer, block);
    return std::move(writer).text() + '\n' + document.footer + '\n';
}

}  // namespace paper
