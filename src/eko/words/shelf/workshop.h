// SPDX-License-Identifier: MIT
// What lies on the page of boards: the table's tiles, a board being laid of them, painting, starting discs; one of
// these parts is at hand. What is offered in each, and what a click or a key does, is decided here, so it can be tried
// without a window. Whoever draws it brings clicks by the names of places.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/words/shelf/board_maker.h"
#include "eko/words/shelf/board_shelf.h"
#include "eko/words/shelf/palette.h"
#include "eko/words/shelf/sheet.h"
#include "eko/words/shelf/starting_discs.h"
#include "eko/words/shelf/variants_part.h"
#include "session/dice.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eko::words {

// Who sits down to a session.
struct Seating {
    std::vector<Color> colors;  // of all seats, in their order: those of the players first
    std::size_t players;        // as long as the board does not say for how many it is
};

// Which colour came in for which one, of those who play; none where they only exchanged theirs.
std::vector<std::pair<Color, Color>> replaced_colors(const std::vector<Color>& before, const std::vector<Color>& after);

class Workshop {
public:
    enum class Part : std::uint8_t { tiles, board, paint, text, variants, discs };
    static constexpr std::size_t parts = 6;
    // Why it could not be done, for people; empty: it is done.
    using Refused = std::string;

    // With the tiles that the table has in its file. None of them is at hand, so that typing makes a new one.
    explicit Workshop(BoardShelf shelf);

    const BoardShelf& shelf() const { return shelf_; }
    BoardMaker& maker() { return maker_; }
    const BoardMaker& maker() const { return maker_; }
    const std::optional<StartingDiscs>& discs() const { return discs_; }

    Part part() const { return part_; }
    // The board; the tiles, as long as there are none to lay.
    Part part_to_lay() const { return maker_.palette().empty() ? Part::tiles : Part::board; }
    // Discs of a board that is made are of these colours from now on; of the usual ones if nobody is about to sit down.
    void seat(std::optional<Seating> seating) { seating_ = std::move(seating); }
    // Discs are those of the board at hand, if they are not yet.
    Refused turn_to(Part part);
    // Starting discs on this board for these colours. Those entered for the same ones, in any order, are at hand again,
    // whatever board's discs were entered since.
    Refused turn_to_discs(const Layout& layout, const std::vector<Color>& colors);
    // Those who sit down play these colours now, no longer those: discs that were laid for them, on whatever board, are
    // of the colours that came in. Where two players only exchange theirs, all stays as it lies on the table (EKO-8).
    void recolour(const std::vector<Color>& before, const std::vector<Color>& after);
    // Whether the discs lie on the board that is being made, not on one of a new session's.
    bool has_discs_of_board() const;
    // The discs, if a game can begin with them on this board, whatever its name, with these colours.
    std::optional<std::vector<StartDisc>> discs_for(const Layout& layout, const std::vector<Color>& colors) const;

    Palette palette() const;
    Sheet sheet() const;
    // --- What hands do
    // An item or a button of the palette, by its name.
    Refused press(const std::string& name, session::DiceSource& chance);
    Refused tap(Hex at);
    // The pointer was moved with its button down. What is painted until `lift` is one step, and the sheet does not
    // grow.
    Refused stroke(Hex at);
    // The button was released. False if nothing was being painted.
    bool lift();
    // A letter, digit or sign, as a capital; in painting it paints where the cursor is, or is what the next click
    // paints; nothing: it means nothing here.
    std::optional<Refused> type(char key);
    Refused enter();
    // Delete, and Backspace in a tile.
    Refused erase();
    // False if there was nothing to let go.
    bool let_go();
    void walk(double by_x, double by_y);

    std::string undo_name() const;
    std::string redo_name() const;
    void undo();
    void redo();

    // --- Rows as text, one a line: those of the board until others are written.
    std::string rows() const;
    void write_rows(const std::string& typed);
    // The written ones are painted, or refused with the row and letter that is wrong. A text that is a whole board, as
    // files hold it, is at hand then.
    Refused take_rows();

    // Writes the table's tiles if they have changed since. Empty: they are safe.
    Refused keep_tiles();

private:
    std::optional<FieldKind> kind_of_key(char key) const;
    std::optional<Refused> type_tile(char key);
    std::optional<Refused> type_board(char key);
    Refused lay_by_key(const std::string& tile);
    Refused lay_by_click(const std::string& tile);  // says so if it lies there already
    std::optional<Refused> type_paint(char key);
    std::optional<Refused> type_disc(char key);
    Refused press_item(const std::string& group, const std::string& value);
    Refused paint(Hex at);
    std::vector<Color> colors_to_seat() const;
    void seat_as_discs();
    bool take_up_discs(const Layout& layout, const std::vector<Color>& colors);

    Layout typed_layout() const;

    std::vector<PaletteItem> kind_items() const;
    Palette tiles_palette() const;
    Palette board_palette() const;
    Palette paint_palette() const;
    Palette text_palette() const;
    Palette discs_palette() const;
    std::vector<Hex> unusual_fields() const;
    Sheet tiles_sheet() const;
    Sheet board_sheet() const;
    Sheet paint_sheet() const;
    Sheet text_sheet() const;
    Sheet variants_sheet() const;
    Sheet discs_sheet() const;

    BoardShelf shelf_;
    BoardMaker maker_;
    std::optional<StartingDiscs> discs_;
    std::vector<StartingDiscs> put_aside_;  // of other boards or colours; no two of the same ones
    std::optional<Seating> seating_;
    VariantsPart variants_;
    std::optional<std::string> typed_;  // rows, not taken yet
    std::vector<LibraryTile> kept_tiles_;
    Part part_ = Part::board;
    std::optional<FieldKind> brush_ = FieldKind::reg;  // nothing: fields go
    struct Stroke {
        std::vector<Hex> hexagons;  // of the sheet
        std::size_t steps;          // before it
    };
    std::optional<Stroke> stroke_;  // under way
    std::optional<Hex> walked_;     // by the keyboard, in the part at hand
};

// How far a board is for so many players: its tiles, fields and capitals beside those of the box, whether its movement
// fields hang together.
std::string board_progress(const Layout& layout, int players);

struct WorkshopWords {
    std::vector<std::string> parts;  // in the order of Workshop::Part
    std::string heading;
    std::string boards;
    std::string new_board;
    std::string board;  // in front of the field with its name
    std::string tile;
    std::string name;  // what readers call that field
    std::string tile_name;
    std::string rows;
    std::string save;
    std::string take_in;
    std::string write_out;
    std::string remove;
    std::string undo;
    std::string redo;
    std::string begin;
    std::string use_discs;
};
WorkshopWords workshop_words();
// Asked before a board is deleted.
std::string delete_question(const BoardMaker& maker);
// For a user who closes the window.
std::string unsaved_board_words(const BoardMaker& maker);
// For a user who takes another board to hand: how the one at hand comes back. Empty if it is saved.
std::string put_aside_words(const BoardMaker& maker);

}  // namespace eko::words
