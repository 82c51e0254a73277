// SPDX-License-Identifier: MIT
// `board tile`, `tiles`, `drop`: the library of tiles.
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/boards/own_board.h"
#include "eko/prompt/new_header.h"
#include "eko/text/layout.h"
#include "eko/words/board_drawing.h"
#include "eko/words/board_words.h"
#include "protocol/lines.h"
#include "protocol/text.h"
#include "session/files.h"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

int show_tile(const std::string& name, const std::string& id, const Console& console) {
    const auto board = saved_boards().find(name);
    const auto found = std::find_if(board.layout.library.begin(), board.layout.library.end(),
                                    [&](const LibraryTile& tile) { return tile.id == id; });
    if (found == board.layout.library.end())
        throw protocol::FormatError{board.id + ": tile " + id, {marked("is not in the library")}};
    console.out << words::drawing_of_tile(*found);
    return done;
}

int enter_tile(const Given& all, const Console& console) {
    const std::string id = all.arguments[1];
    const auto letters = given(all, 2);
    if (!letters) return show_tile(all.arguments[0], id, console);
    const LibraryTile tile{id, *letters};
    const Layout layout =
        changed(all.arguments[0], [&](Layout before) { return text::with_tile(std::move(before), tile); });
    console.out << words::drawing_of_tile(tile) << words::layout_summary(layout) << '\n';
    return done;
}

// "A x..r...": nothing for an empty line. Throws protocol::FormatError.
std::optional<LibraryTile> tile_on(const std::string& line, const std::string& place) {
    const auto words = words_of(line);
    if (words.empty()) return std::nullopt;
    if (words.size() == 2) return LibraryTile{words[0], words[1]};
    throw protocol::FormatError{place, {marked("must be a tile and its 7 letters, such as: A x..r...")}};
}

// All lines or none of them.
text::Changed with_tiles_of(Layout layout, std::istream& in, const std::string& name) {
    protocol::LineReader lines{in};
    std::size_t number = 0;
    while (const auto line = lines.next()) {
        const std::string place = name + ":" + std::to_string(++number);
        const auto tile = tile_on(std::string{line->text}, place);
        if (!tile) continue;
        auto more = text::with_tile(std::move(layout), *tile);
        if (!more) return tl::unexpected{BoardFault{place + ": " + more.error().where, more.error().why}};
        layout = *std::move(more);
    }
    return layout;
}

int enter_tiles(const Given& all, const Console& console) {
    const auto file = given(all, 1);
    if (!file) {
        console.out << words::library_text(saved_boards().find(all.arguments[0]).layout);
        return done;
    }
    std::istringstream text{*file == "-" ? std::string{} : session::read_file(*file, text::longest_board)};
    std::istream& in = *file == "-" ? console.in : text;
    const Layout layout =
        changed(all.arguments[0], [&](Layout before) { return with_tiles_of(std::move(before), in, *file); });
    console.out << words::library_text(layout) << words::layout_summary(layout) << '\n';
    return done;
}

int drop_tile(const Given& all, const Console& console) {
    const Layout layout = changed(
        all.arguments[0], [&](Layout before) { return text::without_tile(std::move(before), all.arguments[1]); });
    console.out << words::layout_summary(layout) << '\n';
    return done;
}

}  // namespace

std::vector<OwnCommand> tile_commands() {
    const Argument tile{"TILE", translated("the tile's name, such as A"), Needed::yes};
    return {
        {"tile",
         translated("Enter a tile, change it, or show it."),
         translated("LETTERS are seven: the middle, then the ring from the right (E) clockwise: E SE SW W NW NE.\n"
                    ". movement field, r reg, v ravine, m mountain, c capital, x abyss, s storm, p portal,\n"
                    "w, l, d Wind, Moon and Sand temple, _ no field. Without LETTERS the tile is shown.\n"),
         "logothete-cli board tile ours A x..r...",
         Alone{enter_tile},
         {own_board_argument(), tile, {"LETTERS", translated("its seven fields"), Needed::no}}},
        {"tiles",
         translated("Enter many tiles at once, or show all of them."),
         translated("FILE has a line for each tile: A x..r...\nAll of them are entered, or none.\n"),
         "logothete-cli board tiles ours tiles.txt",
         Alone{enter_tiles},
         {own_board_argument(), {"FILE", translated("lines of tiles; - for standard input"), Needed::no}}},
        {"drop",
         translated("Remove a tile from the library."),
         "",
         "logothete-cli board drop ours A",
         Alone{drop_tile},
         {own_board_argument(), tile}},
    };
}

}  // namespace eko::prompt
