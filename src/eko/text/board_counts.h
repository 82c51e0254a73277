// SPDX-License-Identifier: MIT
// What a board is made of, in numbers; where two boards differ; the same as lines of JSON.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace eko::text {

struct BoardCounts {
    int fields = 0;
    std::array<int, field_kinds> of_kind{};  // by FieldKind
    int tiles = 0;                           // laid
    int operator[](FieldKind kind) const { return of_kind.at(static_cast<std::size_t>(kind)); }
};
BoardCounts counts(const Board& board, const Layout& layout);

// For how many the layout says that it is laid, if that many can play; else as many as its movement fields are
// nearest to (EKO-7).
int players_for(const Board& board, const Layout& layout);

// {"players":4,"tiles":13,"fields":91,"movement":64,"capitals":3,"hints":[{"hint":"field_count","need":64,"have":60}]}
std::string write_check(const Board& board, const Layout& layout, int players);

// A field that is not the same on both; nothing where one of them has none.
struct FieldDifference {
    Hex at;
    std::optional<FieldKind> one;
    std::optional<FieldKind> other;
    bool operator==(const FieldDifference&) const = default;
};
// In the order of field ids.
std::vector<FieldDifference> differences(const Board& one, const Board& other);

}  // namespace eko::text
