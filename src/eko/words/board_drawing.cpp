// SPDX-License-Identifier: MIT
#include "eko/words/board_drawing.h"

#include "eko/words/names.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t narrow_terminal = 80;  // columns
constexpr std::size_t narrow_half = 2;       // columns of half a field

struct Drawn {
    Hex at;
    std::string id;
    FieldSigns signs;
};

// By rows, from the upper one, each from left to right.
using DrawnRows = std::map<int, std::vector<Drawn>>;

DrawnRows drawn_rows(const Board& board, const std::function<FieldSigns(FieldId)>& signs) {
    DrawnRows rows;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId field{static_cast<std::uint16_t>(i)};
        rows[board[field].at.r].push_back({board[field].at, board.id(field), signs(field)});
    }
    return rows;
}

// Where a field begins, in halves of a field.
int halves(Hex at) { return 2 * at.q + at.r; }

// Columns of half a field when every field has its id and all that stands on it.
std::size_t full_half(const DrawnRows& rows) {
    std::size_t widest = 1;
    for (const auto& [r, row] : rows)
        for (const Drawn& drawn : row) widest = std::max({widest, width(drawn.id), width(drawn.signs.full)});
    return widest / 2 + 1;
}

enum class Form { full, narrow };

class Drawing {
public:
    Drawing(const DrawnRows& rows, Form form)
        : rows_{rows}, form_{form}, half_{form == Form::full ? full_half(rows) : narrow_half} {
        for (const auto& [r, row] : rows_) left_ = std::min(left_, halves(row.front().at));
    }

    std::string text() const {
        std::string text;
        for (const auto& [r, row] : rows_) text += ids(row) + contents(row);
        return text;
    }

private:
    void put(std::string& line, Hex at, const std::string& what) const {
        line = padded(line, static_cast<std::size_t>(halves(at) - left_) * half_ + 1) + what;
    }
    // In the narrow form an id takes the room of two fields.
    std::string ids(const std::vector<Drawn>& row) const {
        std::string line;
        std::optional<int> last;
        for (const Drawn& drawn : row) {
            if (form_ == Form::narrow && last && drawn.at.q - *last < 2) continue;
            put(line, drawn.at, drawn.id);
            last = drawn.at.q;
        }
        return line + '\n';
    }
    std::string contents(const std::vector<Drawn>& row) const {
        std::string line;
        for (const Drawn& drawn : row) put(line, drawn.at, form_ == Form::full ? drawn.signs.full : drawn.signs.narrow);
        return line + '\n';
    }

    const DrawnRows& rows_;
    Form form_;
    std::size_t half_;
    int left_ = 3 * farthest;
};

bool fits(const std::string& text, std::size_t columns) {
    const auto lines = lines_of(text);
    return std::all_of(lines.begin(), lines.end(), [&](const auto& line) { return width(line) <= columns; });
}

FieldSigns same(const std::string& sign) { return {sign, sign}; }

std::string drawn_or_listed(const Board& board, const std::function<FieldSigns(FieldId)>& signs) {
    if (auto drawn = drawing(board, signs)) return *std::move(drawn);
    std::string text;
    for (const auto& [r, row] : drawn_rows(board, signs))
        for (const Drawn& drawn : row) text += (text.empty() ? "" : "   ") + drawn.id + ' ' + drawn.signs.full;
    return wrapped(text, narrow_terminal, " ");
}

}  // namespace

std::optional<std::string> drawing(const Board& board, const std::function<FieldSigns(FieldId)>& signs) {
    const DrawnRows rows = drawn_rows(board, signs);
    for (const Form form : {Form::full, Form::narrow})
        if (auto text = Drawing{rows, form}.text(); fits(text, narrow_terminal)) return text;
    return std::nullopt;
}

std::string drawing_of_kinds(const Board& board) {
    return drawn_or_listed(board, [&](FieldId field) { return same(std::string{letter(board[field].kind)}); });
}

std::string drawing_of_discs(const Board& board, const std::vector<StartDisc>& discs) {
    std::map<Hex, std::string> laid;
    for (const StartDisc& disc : discs) laid[disc.at] = badge(disc.owner).letter + (disc.emperor ? "*" : "");
    return drawn_or_listed(board, [&](FieldId field) {
        const auto disc = laid.find(board[field].at);
        return same(disc == laid.end() ? std::string{letter(board[field].kind)} : disc->second);
    });
}

// Letters come with the middle first, then E, SE, SW, W, NW, NE.
std::string drawing_of_tile(const LibraryTile& tile) {
    const auto field = [&](std::size_t i) { return i < tile.letters.size() ? tile.letters[i] : '?'; };
    const std::string name = plain(tile.id, 16);
    const std::string indent(std::max<std::size_t>(width(name) + 2, 5), ' ');
    return indent + ' ' + field(5) + ' ' + field(6) + '\n' + padded(name, indent.size()) + field(4) + ' ' + field(0) +
           ' ' + field(1) + '\n' + indent + ' ' + field(3) + ' ' + field(2) + '\n';
}

std::string letters_words() {
    return translated(
        ". movement field, s storm, r reg, v ravine, m mountain, c capital, x abyss, p portal, w, l, d Wind, Moon and "
        "Sand temple.");
}

std::string letters_legend() { return wrapped(letters_words(), narrow_terminal, " "); }

}  // namespace eko::words
