// SPDX-License-Identifier: MIT
// `board lay`, `turn`, `take`, `slots`: tiles on the board.
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/boards/own_board.h"
#include "eko/prompt/new_header.h"
#include "eko/text/layout_changes.h"
#include "eko/words/board_words.h"

#include <optional>
#include <string>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

constexpr int all_turns = 6;

// Without a place the first free slot: 0,0 on an empty board.
int lay(const Given& all, const Console& console) {
    const auto field = given(all, 2);
    const auto turn = given(all, 3);
    const Layout layout = changed(all.arguments[0], [&](Layout before) {
        const auto slots = text::free_slots(before);
        const Hex at = field ? place(*field) : slots.empty() ? Hex{0, 0} : slots.front();
        return text::with_laid(std::move(before), {all.arguments[1], at, turn ? number_of(*turn) : 0});
    });
    console.out << laid_so_far(layout);
    return done;
}

// Without a number by one sixth more.
int turn(const Given& all, const Console& console) {
    const Hex on = place(all.arguments[1]);
    const auto wanted = given(all, 2);
    const Layout layout = changed(all.arguments[0], [&](Layout before) {
        const auto tile = text::laid_on(before, on);
        const int next = tile ? (tile->turn + 1) % all_turns : 0;
        return text::with_turn(std::move(before), on, wanted ? number_of(*wanted) : next);
    });
    const auto tile = text::laid_on(layout, on);
    console.out << say("{tile} on {field} is rotated by {n} of six steps.",
                       arg("tile", tile ? tile->id : std::string{}),
                       arg("field", tile ? to_text(tile->at) : std::string{}), arg("n", tile ? tile->turn : 0))
                << '\n';
    return done;
}

int take(const Given& all, const Console& console) {
    const Hex on = place(all.arguments[1]);
    const Layout layout =
        changed(all.arguments[0], [&](Layout before) { return text::without_laid(std::move(before), on); });
    console.out << laid_so_far(layout);
    return done;
}

int slots(const Given& all, const Console& console) {
    console.out << words::slots_text(saved_boards().find(all.arguments[0]).layout);
    return done;
}

}  // namespace

std::vector<OwnCommand> laying_commands() {
    const std::string on_tile = translated("a field of the tile");
    return {
        {"lay",
         translated("Lay a tile of the library on the board."),
         translated("FIELD is the place for the middle of the tile; without it the tile takes the first free slot.\n"
                    "Every laid tile has six slots around it (board slots). You may lay a tile twice.\n"),
         "logothete-cli board lay ours C 2,1 4",
         Alone{lay},
         {own_board_argument(),
          {"TILE", translated("a tile of the library"), Needed::yes},
          field_argument(translated("where its middle lies"), Needed::no),
          turn_argument()}},
        {"turn",
         translated("Rotate a laid tile."),
         translated("Without TURN it turns by one more sixth.\n"),
         "logothete-cli board turn ours 2,1",
         Alone{turn},
         {own_board_argument(), field_argument(on_tile), turn_argument()}},
        {"take",
         translated("Remove a tile from the board; it stays in the library."),
         "",
         "logothete-cli board take ours 2,1",
         Alone{take},
         {own_board_argument(), field_argument(on_tile)}},
        {"slots",
         translated("List the free places for one more tile, by the field of its middle."),
         "",
         "logothete-cli board slots ours",
         Alone{slots},
         {board_argument()}},
    };
}

}  // namespace eko::prompt
