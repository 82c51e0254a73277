// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/words/table_text.h"
#include "present/language/columns.h"
#include "present/language/words.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

// "C2*", "s C2*" on a storm field, "m[V3]", ".".
std::string content(const Board& board, const Position& now, FieldId field) {
    const std::string kind{letter(board[field].kind)};
    if (const auto building = now.cells.building(field))
        return kind + "[" + badge(building->owner).letter + std::to_string(number(building->size)) + "]";
    const auto stack = now.cells.stack(field);
    if (!stack) return kind;
    return (board[field].kind == FieldKind::movement ? "" : kind) + badge(stack->owner).letter +
           std::to_string(stack->count) + (stack->emperor ? "*" : "");
}

struct Drawn {
    std::string id;
    std::string content;
    Hex at;

    std::size_t columns() const { return std::max(width(id), width(content)); }
};

// By rows, from the upper one, each from left to right.
std::map<int, std::vector<Drawn>> drawn_rows(const Names& names, const Board& board, const Position& now) {
    std::map<int, std::vector<Drawn>> rows;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId field{static_cast<std::uint16_t>(i)};
        const Hex at = board[field].at;
        rows[at.r].push_back({names.field(field), content(board, now, field), at});
    }
    return rows;
}

// Where a field begins, in halves of a field.
int halves(Hex at) { return 2 * at.q + at.r; }

class Drawing {
public:
    explicit Drawing(std::map<int, std::vector<Drawn>> rows) : rows_{std::move(rows)} {
        std::size_t widest = 1;
        bool first = true;
        for (const auto& [r, row] : rows_)
            for (const Drawn& drawn : row) {
                widest = std::max(widest, drawn.columns());
                left_ = first ? halves(drawn.at) : std::min(left_, halves(drawn.at));
                first = false;
            }
        half_ = widest / 2 + 1;
    }

    std::string text() const {
        std::string text;
        for (const auto& [r, row] : rows_) {
            text += line(row, &Drawn::id);
            text += line(row, &Drawn::content);
        }
        return text;
    }

private:
    std::string line(const std::vector<Drawn>& row, std::string Drawn::*what) const {
        std::string text;
        for (const Drawn& drawn : row)
            text = padded(text, static_cast<std::size_t>(halves(drawn.at) - left_) * half_ + 1) + drawn.*what;
        return text + '\n';
    }

    std::map<int, std::vector<Drawn>> rows_;
    int left_ = 0;
    std::size_t half_ = 1;  // columns of half a field
};

bool fits_the_terminal(const std::string& text) {
    const auto lines = lines_of(text);
    return std::all_of(lines.begin(), lines.end(), [](const auto& line) { return width(line) <= screen_columns; });
}

std::string field_list(const Names& names, const Board& board, const Position& now) {
    std::string text;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId field{static_cast<std::uint16_t>(i)};
        if (now.cells.empty(field)) continue;
        text += (text.empty() ? "" : "   ") + names.field(field) + " " + content(board, now, field);
    }
    return wrapped(text, screen_columns, " ");
}

std::string legend() {
    return wrapped(translated("C2*: a stack of 2 discs with the emperor. m[V3]: a building of size 3 on a mountain. "
                              ". movement field, s storm, r reg, v ravine, m mountain, c capital, x abyss, p portal, "
                              "w, l, d Wind, Moon and Sand temple."),
                   screen_columns, " ");
}

}  // namespace

std::string board_text(const Names& names, const Board& board, const Position& now) {
    const std::string drawn = Drawing{drawn_rows(names, board, now)}.text();
    return (fits_the_terminal(drawn) ? drawn : field_list(names, board, now)) + legend();
}

}  // namespace eko::words
