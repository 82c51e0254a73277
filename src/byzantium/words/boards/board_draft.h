// SPDX-License-Identifier: MIT
// A board that is being changed: every change is judged at once and can be taken back, and stands beside what is
// printed on the usual board. Cities that a table has looked at are ticked; ticks are no part of the board.
//
// Each field is always right by itself. What only fits together when several are changed (42 cubes a player) may be
// wrong for a while: `fault` says it, and such a board is not given away.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/words/boards/board_fields.h"
#include "byzantium/words/table/board_view.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace byzantium::words {

enum class BoardPart { cities, links, displays };

// A field as it is shown.
struct ShownField {
    std::string key;
    std::string label;
    FieldKind kind;
    std::vector<std::string> options;
    std::string value;
    std::string printed;  // "printed: 3", if it differs; else empty
    bool operator==(const ShownField&) const = default;
};

class BoardDraft {
public:
    // `usual` is the board it is compared with; `start` is changed.
    BoardDraft(byzantium::BoardFacts usual, byzantium::BoardFacts start);

    const byzantium::BoardFacts& facts() const { return history_[cursor_].facts; }
    // The cities, links or groups of numbers, a line each: "☑ Damascus: Byzantine, 2 (printed: 3)".
    std::vector<std::string> rows(BoardPart part) const;
    // Of one of these rows; none if there is no such row.
    std::vector<ShownField> fields(BoardPart part, std::size_t row) const;
    std::size_t differences() const;

    // A sentence says why nothing was changed; empty: done, or it stood there already.
    std::string set(const std::string& key, const std::string& text);
    // The board's own name.
    std::string rename(const std::string& name);
    // Beside that city, which must be one of the rows; it becomes the last row.
    std::string add_city(std::size_t beside);
    // With its links.
    std::string remove_city(std::size_t city);
    // From that city to the nearest one that it is not joined with; becomes the last row.
    std::string add_link(std::size_t city);
    std::string remove_link(std::size_t link);

    // What would be taken back or done again; empty: nothing.
    std::string undo_name() const;
    std::string redo_name() const;
    void undo();
    void redo();

    bool is_ticked(std::size_t city) const;
    void tick(std::size_t city);
    void untick(std::size_t city);
    std::size_t ticked() const;
    // The first city after that one that is not ticked, round and round; nothing if all are.
    std::optional<std::size_t> next_unticked(std::size_t after) const;

    // Why it cannot be played on yet, and what to do; empty: it can.
    std::string fault() const;
    // What is allowed, but odd: cities that no link reaches.
    std::vector<std::string> remarks() const;
    // A board of that id. Only without a fault.
    byzantium::Board board(const std::string& id) const;
    // The board with nobody on it, as the map shows it.
    BoardView view() const;

    // Whether something was changed since the board was last kept.
    bool is_changed() const { return cursor_ != kept_; }
    // It has been kept under that id.
    void keep(const std::string& id);

private:
    struct Stand {
        byzantium::BoardFacts facts;
        std::string what;  // was changed last
    };

    std::vector<BoardField> fields_of(BoardPart part, std::size_t row) const;
    std::size_t row_count(BoardPart part) const;
    bool differs(const std::vector<BoardField>& fields) const;
    std::optional<BoardField> field(const std::string& key) const;
    std::string city_row(std::size_t city) const;
    std::string link_row(std::size_t link) const;
    std::string take(byzantium::BoardFacts changed, std::string what);

    byzantium::BoardFacts usual_;
    std::vector<Stand> history_;
    std::size_t cursor_ = 0;
    std::optional<std::size_t> kept_ = 0;  // nothing: what was kept was undone and is gone
    std::set<std::string> ticked_;         // ids of cities
};

}  // namespace byzantium::words
