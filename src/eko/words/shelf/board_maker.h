// SPDX-License-Identifier: MIT
// A board as hands lay it beside the real one: the table's tiles, each entered once, the board laid of them, fields
// painted over it. Only values: nothing is read or written here. Each change is one step that can be taken back, and a
// change that cannot be is refused with a sentence and leaves all as it was.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/text/layout_changes.h"
#include "eko/words/shelf/steps.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// A field as the sheet shows it.
struct SheetField {
    Hex at;
    FieldKind kind;
    bool operator==(const SheetField&) const = default;
};
// Of a layout that is being laid, in the order of field ids.
std::vector<SheetField> fields_of(const Layout& layout);

class BoardMaker {
public:
    // Functions below return why they could not do it, for people; an empty text: it is done.
    using Refused = std::string;

    explicit BoardMaker(std::vector<LibraryTile> tiles = {});

    // --- The board at hand
    const Layout& layout() const { return now().layout; }
    // Another one, for so many players; the one before comes back by undo. `id`: of the file it is kept in, if any.
    void begin(Layout layout, std::optional<std::string> id);
    void begin_new(int players);
    Refused rename(const std::string& name);
    void set_players(int players);
    // One step; the fault of a change that could not be made is said.
    Refused change_layout(std::string step, text::Changed changed);
    // Another board that is in no file yet, one step.
    void take(Layout layout);
    int players() const { return now().layout.players.value_or(2); }

    // What was kept of it last: the id of its file, nothing if it is in none.
    std::optional<std::string> id() const;
    // A board without a name until now keeps the one it has in that file, whatever is undone.
    void kept(const std::string& id);
    // Under the name that it has now, in a file of its own: another board from here on, with all steps in which it was
    // called so. Those before are of the board in its old file.
    void kept_as_another(const std::string& id);
    // The name it has in its file; nothing if it is in none, or has none there.
    std::optional<std::string> kept_name() const;
    // The file is no more.
    void lost(const std::string& id);
    bool is_changed() const;

    // --- The table's tiles
    const std::vector<LibraryTile>& tiles() const { return now().tiles; }
    // At hand; nothing if there are none.
    const LibraryTile* tile() const;
    // The field of it that is typed next, 0 to 7; 7: all were typed.
    std::size_t tile_field() const { return now().tile_field; }
    void choose_tile(std::size_t tile);
    // None is at hand: the next field that is typed or painted makes a new one.
    void begin_tile();
    void walk_tile(std::size_t field);
    // Of movement fields all over, called by the first letter that no other has; at hand then.
    void add_tile();
    Refused remove_tile();
    // The tile at hand, as no other is called.
    Refused rename_tile(const std::string& name);
    // A field of the tile at hand, 0 the middle, then the ring from E clockwise; it was of that kind already: movement.
    // Where the board has that tile, it changes too.
    Refused paint_tile(std::size_t field, FieldKind kind);
    // The next field of the tile at hand, and on to the one after it. Without a tile one is made.
    Refused type(FieldKind kind);
    // Of another table: those with a name that is known take the place of the known.
    void take_tiles(const std::vector<LibraryTile>& tiles);

    // --- Laying
    // Those the board has, then the others of the table.
    std::vector<LibraryTile> palette() const;
    // One letter for each of the palette, to choose it by.
    std::vector<std::string> palette_keys() const;
    bool is_laid(const std::string& tile) const;
    // The nearest to the middle of what is laid first. A letter for each of the first 26.
    std::vector<Hex> slots() const;
    const std::optional<Hex>& slot() const { return now().slot; }
    // The tile that is at hand on the board.
    std::optional<LaidTile> laid() const;
    void choose_slot(Hex middle);
    void let_go();
    // A click on the sheet: a free slot is chosen, or let go; a laid tile is at hand, and if it was, turned by a sixth.
    Refused tap(Hex at);
    // On the chosen slot; it is at hand then.
    Refused lay(const std::string& tile);
    // The tile at hand, by 0 to 5 sixths clockwise.
    Refused turn(int turn);
    Refused take_off();
    // The other way of interlocking, for what is laid too. Where that cannot be moved it stays, and the answer says so.
    Refused mirror();

    // --- Painting. Nothing: the field goes, or what was painted there.
    Refused paint(Hex at, std::optional<FieldKind> kind);

    // --- Steps
    std::string undo_name() const { return steps_.undo_name(); }
    std::string redo_name() const { return steps_.redo_name(); }
    // How many steps can be taken back; those after so many are one.
    std::size_t steps() const { return steps_.count(); }
    void join_steps_after(std::size_t count) { steps_.join_after(count); }
    void undo() { steps_.undo(); }
    void redo() { steps_.redo(); }

private:
    struct State {
        int board = 0;  // its number in kept_
        std::vector<LibraryTile> tiles{};
        Layout layout{};
        std::size_t tile = 0;
        std::size_t tile_field = 0;
        std::optional<Hex> slot{};
        std::optional<Hex> laid{};
        bool operator==(const State&) const = default;
    };
    struct Kept {
        std::optional<std::string> id;
        Layout layout;
    };

    const State& now() const { return steps_.now(); }
    void hold_tile(std::size_t tile);
    void bring(std::string step, Kept kept, Layout layout);
    Refused set_tile(State next, std::size_t field, FieldKind kind);
    Refused change(std::string name, State next);

    std::map<int, Kept> kept_;
    Steps<State> steps_;
};

}  // namespace eko::words
